import type { CandidateText } from '../read/candidate-text';
import type { Hit } from '../score/assess';
import type { CompiledJob } from '../score/compile-job';
import type { JobLine } from '../score/job-lines';

/** Passages that a line drawn from the whole text shows as its evidence. */
const BEST_LINES = 4;

/**
 * The places that prove the lines which are not about one named thing: titles for the role, dated roles for years,
 * degrees, and the lines of the text where words of the domain, the phrase or the remaining terms stand closest.
 */
export function collectHits(job: CompiledJob, candidate: CandidateText): Hit[] {
  const domain = job.lines.findIndex((line) => line.task.type === 'domain');
  const words = wordHits(job, candidate);
  return job.lines.flatMap((line, number): Hit[] => {
    const place = (first: number, last: number, credit: number, reason: Hit['reason']): Hit => ({
      line: number,
      first,
      last,
      credit,
      reason,
    });
    const own = words.get(number) ?? [];
    if (line.task.type === 'role') {
      const titles = roleHits(job, candidate, place);
      return titles.length > 0
        ? titles
        : (words.get(domain) ?? []).map((hit) => ({ ...hit, line: number }));
    }
    if (line.task.type === 'years') return datedHits(candidate, place);
    if (line.task.type === 'degree') return degreeHits(line, candidate, place);
    return own;
  });
}

type Place = (first: number, last: number, credit: number, reason: Hit['reason']) => Hit;

function roleHits(job: CompiledJob, candidate: CandidateText, place: Place): Hit[] {
  const { word } = candidate.scanned.words;
  const inRoles = new Set(candidate.roles.flatMap((role) => role.titles));
  const titles = candidate.names.titles.flatMap((title) => {
    const fit = job.titleAffinity[title.title] ?? 0;
    if (fit === 0) return [];
    return [
      place(
        title.first,
        title.last,
        inRoles.has(title) ? fit : fit / 2,
        fit === 1 ? 'exact' : 'related',
      ),
    ];
  });
  if (titles.length > 0) return titles;
  return candidate.roles.flatMap((role) => {
    const from = candidate.firstWord[role.line] ?? 0;
    const to = candidate.firstWord[role.line + 1] ?? from;
    for (let at = from; at < to; at++) {
      if ((job.lookups.stems.get(word[at]?.stem ?? '')?.title ?? -1) !== -1)
        return [place(at, at, 0.3, 'phrase')];
    }
    return [];
  });
}

function datedHits(candidate: CandidateText, place: Place): Hit[] {
  return candidate.roles.flatMap((role) =>
    role.period === null || role.period.single
      ? []
      : [
          place(
            role.period.firstWord,
            role.period.lastWord,
            Math.min(1, (role.period.to - role.period.from) / 120),
            'exact',
          ),
        ],
  );
}

function degreeHits(line: JobLine, candidate: CandidateText, place: Place): Hit[] {
  if (line.task.type !== 'degree') return [];
  const { level, orExperience } = line.task;
  const degrees = candidate.degrees
    .filter((degree) => degree.level >= level - 1)
    .map((degree) => place(degree.first, degree.last, degree.level >= level ? 1 : 0.4, 'exact'));
  return orExperience && degrees.length === 0 ? datedHits(candidate, place) : degrees;
}

/** For each line of the ledger that counts words: the lines of the text with the most of them, one hit a line. */
function wordHits(job: CompiledJob, candidate: CandidateText): Map<number, Hit[]> {
  const { word, line } = candidate.scanned.words;
  const domain = job.lines.findIndex((entry) => entry.task.type === 'domain');
  const terms = job.lines.findIndex((entry) => entry.task.type === 'terms');
  const sums = new Map<number, Map<number, { first: number; last: number; worth: number }>>();
  const add = (target: number, at: number, last: number, worth: number): void => {
    const places =
      sums.get(target) ?? new Map<number, { first: number; last: number; worth: number }>();
    sums.set(target, places);
    const key = line[at] ?? 0;
    const known = places.get(key);
    places.set(
      key,
      known === undefined ? { first: at, last, worth } : { ...known, worth: known.worth + worth },
    );
  };
  for (let at = 0; at < word.length; at++) {
    const use = job.lookups.stems.get(word[at]?.stem ?? '');
    if (use === undefined) continue;
    if (terms !== -1 && use.term !== -1) add(terms, at, at, job.lookups.termWeights[use.term] ?? 0);
    for (const phrase of use.phrases)
      add(phrase.line, at, at, job.lookups.phraseWeights[phrase.line]?.[phrase.at] ?? 0);
    const found = use.domain.find(({ rest }) =>
      rest.every((stem, step) => word[at + 1 + step]?.stem === stem),
    );
    if (domain !== -1 && found !== undefined) {
      add(domain, at, at + found.rest.length, job.lookups.domainWeights[found.number] ?? 0);
    }
  }
  return new Map(
    [...sums].map(([target, places]) => [target, bestOf(target, [...places.values()])]),
  );
}

function bestOf(target: number, places: { first: number; last: number; worth: number }[]): Hit[] {
  places.sort((a, b) => b.worth - a.worth || a.first - b.first);
  const most = places[0]?.worth ?? 1;
  return places.slice(0, BEST_LINES).map(({ first, last, worth }) => ({
    line: target,
    first,
    last,
    credit: most === 0 ? 0 : worth / most,
    reason: 'phrase' as const,
  }));
}
