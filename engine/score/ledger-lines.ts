import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamilies } from './job-families';
import type { JobLine } from './job-lines';
import type { RankedDraft } from './rank-drafts';
import {
  DOMAIN_POINTS,
  LIST_JOB_POINTS,
  REQUIREMENT_POINTS,
  ROLE_POINTS,
  SURE_FROM,
  SURE_RANGE,
  TERM_POINTS,
} from './weights';

/**
 * The ledger of a job: the role and domain lines as far as the occupation is known, one line for each requirement, and
 * one for the remaining words. Weights add up to 100.
 */
export function ledgerLines(
  drafts: readonly RankedDraft[],
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
      text: 'Other terms of the job',
      kind: 'other',
      weight: TERM_POINTS,
      task: { type: 'terms' },
    });
  const sum = lines.reduce((total, line) => total + line.weight, 0);
  return lines.map((line, at) => ({
    ...line,
    id: `r${at + 1}`,
    weight: (line.weight / sum) * 100,
  }));
}

const DERIVED = { importance: 'must', alternatives: [], source: null } as const;

/** 'an accountant': the name of the strongest family with its article; null where none is known. */
function occupationName(families: JobFamilies): string | null {
  const best = families.families[0];
  const name = best === undefined ? undefined : taxonomyIndex().families[best.family]?.name;
  return name === undefined ? null : `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${lowerFirst(name)}`;
}

/** Names keep their capital: 'registered nurse', but 'Java developer' and 'DevOps engineer'. */
function lowerFirst(name: string): string {
  const first = name.split(' ')[0] ?? '';
  const isPlain = /^[A-Z][a-z]+$/.test(first) && !taxonomyIndex().conceptByName.has(first);
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
