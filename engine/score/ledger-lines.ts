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

/**
 * The ledger of a job: the role line (by the words of the job's title if the map lacks it), the domain line as far as
 * the occupation is certain, the must-have gate, one line per requirement, and one for the remaining words. Weights
 * add up to 100.
 */
export function ledgerLines(
  { kept: drafts, left }: RankedDrafts,
  families: JobFamilies,
  has: { readonly terms: boolean; readonly title: boolean },
  isList: boolean,
): JobLine[] {
  const sure = sureness(families.confidence);
  const { named } = families;
  const occupation = occupationName(families);
  const isKnown = sure > 0 && occupation !== null;
  const points = isList
    ? { role: isKnown ? LIST_JOB_POINTS.role * sure : 0, domain: LIST_JOB_POINTS.domain }
    : {
        role: ROLE_POINTS * named + (1 - named) * unsureRolePoints(has.title, isKnown ? sure : 0),
        domain: DOMAIN_POINTS,
      };
  const lines: Omit<JobLine, 'id'>[] = [];
  const draftSum = drafts.reduce((sum, { weight }) => sum + weight, 0);
  const requirementPoints = isList ? LIST_JOB_POINTS.items : REQUIREMENT_POINTS;
  if (points.role > 0)
    lines.push({
      ...DERIVED,
      text:
        isKnown && (named >= NAMED_FROM || isList)
          ? `Has worked as ${occupation}`
          : 'Has worked under a title like this one',
      kind: 'role',
      weight: points.role,
      task: { type: 'role' },
    });
  if (isKnown)
    lines.push({
      ...DERIVED,
      text: `Knows the work of ${occupation}`,
      kind: 'domain',
      weight: points.domain * sure,
      task: { type: 'domain' },
    });
  const hasGate = !isList && (lines.length > 0 || drafts.length > 0 || has.terms);
  if (hasGate)
    lines.push({
      ...DERIVED,
      text: drafts.some(({ draft }) => draft.importance === 'must')
        ? 'Must-haves as a whole'
        : 'The match as a whole',
      kind: 'other',
      weight: 0,
      task: { type: 'gate' },
    });
  for (const { draft, weight } of drafts) {
    lines.push({
      text: draft.text,
      kind: draft.kind,
      importance: draft.importance,
      weight: (requirementPoints * weight) / draftSum,
      alternatives: draft.alternatives,
      source: { first: draft.first, last: draft.last },
      task: draft.ask,
      ...(isNeededByLaw(draft) ? { neededByLaw: true as const } : {}),
    });
  }
  if (has.terms)
    lines.push({
      ...DERIVED,
      text: otherTermsText(left),
      kind: 'other',
      weight: TERM_POINTS + (1 - (isList ? sure : named)) * UNSURE_TERM_POINTS,
      task: { type: 'terms' },
    });
  const sum = lines.reduce((total, line) => total + line.weight, 0);
  const others = hasGate ? 100 - GATE_POINTS : 100;
  return lines.map((line, at) => ({
    ...line,
    ...(line.task.type === 'gate'
      ? { id: GATE_ID, weight: GATE_POINTS }
      : { id: `r${at + 1}`, weight: (line.weight / sum) * others }),
  }));
}

/** Points of the role line if the map lacks the job's title; a text without a title has only what it reads like. */
function unsureRolePoints(hasTitle: boolean, sure: number): number {
  return hasTitle ? UNSURE_ROLE_POINTS : ROLE_POINTS * sure;
}

/** Names the last line, and says so if a job asks for more than can be listed. */
function otherTermsText(left: number): string {
  if (left === 0) return 'Other terms of the job';
  return `Other terms of the job, with ${left} more ${left === 1 ? 'requirement' : 'requirements'} than are listed`;
}

/** From this value the role line names the occupation; below, it would name one that the job's title does not. */
const NAMED_FROM = 0.5;

const DERIVED = { importance: 'must', alternatives: [], source: null } as const;

/** 'an accountant': the name of the strongest family with its article; null if none is known. */
function occupationName(families: JobFamilies): string | null {
  const best = families.families[0];
  const name = best === undefined ? undefined : taxonomyIndex().families[best.family]?.name;
  return name === undefined ? null : `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${lowerFirst(name)}`;
}

/** Product names keep their capital: 'registered nurse', 'marketing manager', but 'Java developer'. */
function lowerFirst(name: string): string {
  const first = name.split(' ')[0] ?? '';
  const { concepts, conceptByName } = taxonomyIndex();
  const kind = concepts[conceptByName.get(first) ?? -1]?.kind;
  const isName = kind === 'tool' || kind === 'technology' || !/^[A-Z][a-z]+$/.test(first);
  return isName ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
