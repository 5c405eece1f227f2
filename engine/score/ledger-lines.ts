import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamilies } from './job-families';
import type { JobLine } from './job-lines';
import { GATE_ID } from './line-ids';
import { isNeededByLaw } from './needed-by-law';
import type { RankedDrafts } from './rank-drafts';
import { sureness } from './sureness';
import {
  DOMAIN_POINTS,
  GATE_POINTS,
  LIST_JOB_POINTS,
  REQUIREMENT_POINTS,
  ROLE_POINTS,
  TERM_POINTS,
  UNSURE_ROLE_POINTS,
  UNSURE_TERM_POINTS,
} from './weights';
import { withArticle } from './with-article';

/** What the lines of a job's ledger depend on besides its requirements. */
type Job = {
  readonly families: JobFamilies;
  /** Whether it has words that no requirement covers, and a title. */
  readonly has: { readonly terms: boolean; readonly title: boolean };
  readonly isList: boolean;
};
/** A line before it has its number and its share of the hundred points. */
type RawLine = Omit<JobLine, 'id'>;

/** From this value the role line names the occupation; below, it would name one that the job's title does not. */
const NAMED_FROM = 0.5;
const DERIVED = { importance: 'must', alternatives: [], source: null } as const;

/**
 * The ledger of a job: the role line (by the words of the job's title if the map lacks it), the domain line as far as
 * the occupation is certain, the must-have gate, one line per requirement, and one for the remaining words. Weights
 * add up to 100.
 */
export function ledgerLines(drafts: RankedDrafts, job: Job): JobLine[] {
  const occupation = knownOccupation(job.families);
  const before = [...roleLine(job, occupation), ...domainLine(job, occupation)];
  const after = [...requirementLines(drafts, job), ...termsLine(drafts, job)];
  const hasGate = !job.isList && before.length + after.length > 0;
  return weighed(hasGate ? [...before, gateLine(drafts), ...after] : [...before, ...after]);
}

function roleLine(
  { families: { confidence, named }, has, isList }: Job,
  occupation: string | null,
): RawLine[] {
  const sure = occupation === null ? 0 : sureness(confidence);
  // A text without a title has only what it reads like.
  const unsure = has.title ? UNSURE_ROLE_POINTS : ROLE_POINTS * sure;
  const weight = isList ? LIST_JOB_POINTS.role * sure : ROLE_POINTS * named + (1 - named) * unsure;
  if (weight <= 0) return [];
  const isNamed = occupation !== null && (named >= NAMED_FROM || isList);
  const text = isNamed ? `Has worked as ${occupation}` : 'Has worked under a title like this one';
  return [{ ...DERIVED, text, kind: 'role', weight, task: { type: 'role' } }];
}

function domainLine({ families, isList }: Job, occupation: string | null): RawLine[] {
  if (occupation === null) return [];
  const points = isList ? LIST_JOB_POINTS.domain : DOMAIN_POINTS;
  return [
    {
      ...DERIVED,
      text: `Knows the work of ${occupation}`,
      kind: 'domain',
      weight: points * sureness(families.confidence),
      task: { type: 'domain' },
    },
  ];
}

function gateLine({ kept }: RankedDrafts): RawLine {
  const hasMust = kept.some(({ draft }) => draft.importance === 'must');
  const text = hasMust ? 'Must-haves as a whole' : 'The match as a whole';
  return { ...DERIVED, text, kind: 'other', weight: 0, task: { type: 'gate' } };
}

function requirementLines({ kept }: RankedDrafts, { isList }: Job): RawLine[] {
  const points = isList ? LIST_JOB_POINTS.items : REQUIREMENT_POINTS;
  const sum = kept.reduce((total, { weight }) => total + weight, 0);
  return kept.map(({ draft, weight }) => ({
    text: draft.text,
    kind: draft.kind,
    importance: draft.importance,
    weight: (points * weight) / sum,
    alternatives: draft.alternatives,
    source: { first: draft.first, last: draft.last },
    task: draft.ask,
    ...(isNeededByLaw(draft) ? { neededByLaw: true as const } : {}),
  }));
}

/** The words that no requirement covers, which say so if a job asks for more than can be listed. */
function termsLine({ left }: RankedDrafts, { families, has, isList }: Job): RawLine[] {
  if (!has.terms) return [];
  const more = `${left} more ${left === 1 ? 'requirement' : 'requirements'} than are listed`;
  const known = isList ? sureness(families.confidence) : families.named;
  return [
    {
      ...DERIVED,
      text: left === 0 ? 'Other terms of the job' : `Other terms of the job, with ${more}`,
      kind: 'other',
      weight: TERM_POINTS + (1 - known) * UNSURE_TERM_POINTS,
      task: { type: 'terms' },
    },
  ];
}

/** Numbers the lines and shares a hundred points among them, of which the gate has its own. */
function weighed(lines: readonly RawLine[]): JobLine[] {
  const sum = lines.reduce((total, line) => total + line.weight, 0);
  const others = lines.some(isGate) ? 100 - GATE_POINTS : 100;
  return lines.map((line, at) =>
    isGate(line)
      ? numbered(line, GATE_ID, GATE_POINTS)
      : numbered(line, `r${at + 1}`, (line.weight / sum) * others),
  );
}

/** Field by field: to spread a line takes ten times as long. */
function numbered(line: RawLine, id: string, weight: number): JobLine {
  const { text, kind, importance, alternatives, source, task, neededByLaw } = line;
  const all = { text, kind, importance, weight, alternatives, source, task, id };
  return neededByLaw === undefined ? all : { ...all, neededByLaw };
}

function isGate({ task }: RawLine): boolean {
  return task.type === 'gate';
}

/** The occupation with its article, 'an accountant'; null where the text does not tell it. */
function knownOccupation(families: JobFamilies): string | null {
  const best = sureness(families.confidence) > 0 ? families.families[0] : undefined;
  const name = best === undefined ? undefined : taxonomyIndex().families[best.family]?.name;
  return name === undefined ? null : withArticle(name);
}
