import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles/role';
import { isLearnt } from '../read/roles/title-cues';
import type { TitleAffinity } from '../score/affinity';
import type { CompiledJob } from '../score/compile-job';
import type { Hit } from '../score/hit';
import type { JobLine } from '../score/job-lines';
import { titlePlaces } from '../score/title-share';
import type { TouchedWord } from '../score/touched-words';
import { isOfTrade } from '../score/years-strength';
import { isDenied } from '../skills/denial';
import type { TitleMention } from '../skills/mentions';

/** Work of ten years or more is shown first among dated roles. */
const LONG_ROLE_MONTHS = 120;
/** A fitting title outside a role's own line is worth half. */
const PASSING_SHARE = 0.5;
const STATED_CREDIT = 0.3;
const LEVEL_BELOW_CREDIT = 0.4;

/**
 * Places where a candidate's titles fit the job; if the map lacks its title, lines that contain words of it.
 */
export function roleHits(
  job: CompiledJob,
  candidate: CandidateText,
  touched: readonly TouchedWord[],
  line: number,
): Hit[] {
  const inRoles = new Set<TitleMention>();
  for (const role of candidate.roles) for (const title of role.titles) inRoles.add(title);
  const titles: Hit[] = [];
  for (const title of candidate.names.titles) {
    const fit = job.titleAffinity.of(title.title);
    if (fit === 0 || isDenied(candidate.scanned, title.first, title.last)) continue;
    if (isLearnt(candidate.scanned, title)) continue;
    const credit = inRoles.has(title) ? fit : fit * PASSING_SHARE;
    const reason = fit === 1 ? 'exact' : 'related';
    titles.push({ line, first: title.first, last: title.last, credit, reason });
  }
  return job.families.named < 1 || titles.length === 0
    ? [...titles, ...titleWordHits(job, candidate, touched, line)]
    : titles;
}

/** Lines that contain words of the job's title. */
function titleWordHits(
  job: CompiledJob,
  candidate: CandidateText,
  touched: readonly TouchedWord[],
  line: number,
): Hit[] {
  return titlePlaces(job, candidate, touched).map(
    ({ first, last, share }): Hit => ({ line, first, last, credit: share, reason: 'phrase' }),
  );
}

/** The dates of the roles, the longest being worth most, and years that the text states. */
export function datedHits(
  candidate: CandidateText,
  line: number,
  roles: readonly Role[] = candidate.roles,
): Hit[] {
  const hits: Hit[] = [];
  for (const { period } of roles) {
    if (period === null || period.single) continue;
    const credit = Math.min(1, (period.to - period.from) / LONG_ROLE_MONTHS);
    hits.push({ line, first: period.firstWord, last: period.lastWord, credit, reason: 'exact' });
  }
  for (const { first, last } of candidate.stated)
    hits.push({ line, first, last, credit: STATED_CREDIT, reason: 'phrase' });
  return hits;
}

/** The same for years of the job's occupation: the dates of work in another occupation prove none. */
export function tradeHits(candidate: CandidateText, line: number, affinity: TitleAffinity): Hit[] {
  const roles = candidate.roles.filter(
    (role) => role.titles.length === 0 || isOfTrade(candidate, role, affinity),
  );
  return datedHits(candidate, line, roles);
}

/** Degrees at the level that a line asks for, or one below. */
export function degreeHits(task: JobLine['task'], candidate: CandidateText, line: number): Hit[] {
  if (task.type !== 'degree') return [];
  const degrees = candidate.degrees
    .filter(({ level }) => level >= task.level || (level === task.level - 1 && level > 0))
    .map(({ level, first, last }): Hit => {
      const credit = level >= task.level ? 1 : LEVEL_BELOW_CREDIT;
      return { line, first, last, credit, reason: 'exact' };
    });
  return task.orExperience ? [...degrees, ...datedHits(candidate, line)] : degrees;
}
