import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamilies } from './job-families';
import type { JobLine } from './job-lines';
import { GATE_ID } from './must-have-gate';
import type { RankedDrafts } from './rank-drafts';
import {
  DOMAIN_POINTS,
  GATE_POINTS,
  LIST_JOB_POINTS,
  REQUIREMENT_POINTS,
  ROLE_POINTS,
  SURE_FROM,
  SURE_RANGE,
  TERM_POINTS,
} from './weights';

/**
 * The ledger of a job: the role and domain lines as far as the occupation is known, the gate of the must-haves, one line
 * for each requirement, and one for the remaining words. Weights add up to 100.
 */
export function ledgerLines(
  { kept: drafts, left }: RankedDrafts,
  families: JobFamilies,
  hasTerms: boolean,
  isList: boolean,
): JobLine[] {
  const sure = Math.min(1, Math.max(0, (families.confidence - SURE_FROM) / SURE_RANGE));
  const points = isList ? LIST_JOB_POINTS : { role: ROLE_POINTS, domain: DOMAIN_POINTS };
  const lines: Omit<JobLine, 'id'>[] = [];
  const draftSum = drafts.reduce((sum, { weight }) => sum + weight, 0);
  const requirementPoints = isList ? LIST_JOB_POINTS.items : REQUIREMENT_POINTS;
  const occupation = occupationName(families);
  if (sure > 0 && occupation !== null) {
    lines.push({
      ...DERIVED,
      text: `Has worked as ${occupation}`,
      kind: 'role',
      weight: points.role * sure,
      task: { type: 'role' },
    });
    lines.push({
      ...DERIVED,
      text: `Knows the work of ${occupation}`,
      kind: 'domain',
      weight: points.domain * sure,
      task: { type: 'domain' },
    });
  }
  const hasGate = !isList && drafts.some(({ draft }) => draft.importance === 'must');
  if (hasGate)
    lines.push({
      ...DERIVED,
      text: 'Must-haves as a whole',
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
    });
  }
  if (hasTerms)
    lines.push({
      ...DERIVED,
      text: otherTermsText(left),
      kind: 'other',
      weight: TERM_POINTS,
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

/** Names the last line, and says so where a job asks for more than can be listed. */
function otherTermsText(left: number): string {
  if (left === 0) return 'Other terms of the job';
  return `Other terms of the job, with ${left} more ${left === 1 ? 'requirement' : 'requirements'} than are listed`;
}

const DERIVED = { importance: 'must', alternatives: [], source: null } as const;

/** 'an accountant': the name of the strongest family with its article; null where none is known. */
function occupationName(families: JobFamilies): string | null {
  const best = families.families[0];
  const name = best === undefined ? undefined : taxonomyIndex().families[best.family]?.name;
  return name === undefined ? null : `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${lowerFirst(name)}`;
}

/** Names of products keep their capital: 'registered nurse', 'marketing manager', but 'Java developer'. */
function lowerFirst(name: string): string {
  const first = name.split(' ')[0] ?? '';
  const { concepts, conceptByName } = taxonomyIndex();
  const kind = concepts[conceptByName.get(first) ?? -1]?.kind;
  const isName = kind === 'tool' || kind === 'technology' || !/^[A-Z][a-z]+$/.test(first);
  return isName ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
