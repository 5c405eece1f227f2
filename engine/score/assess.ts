import type { CandidateText } from '../read/candidate-text';
import { monthsWorked } from '../read/months-worked';
import { isDenied } from '../skills/denial';
import type { CompiledJob } from './compile-job';
import { degreeStrength } from './degree-strength';
import { lineCredits } from './line-credit';
import { roleStrength } from './role-strength';
import {
  DOMAIN_FULL,
  HALF_PROVEN,
  ROLE_FULL,
  TERMS_FULL,
  TITLE_FULL,
  TITLE_SHARE,
} from './weights';

/** A place in a candidate's text that touches a line of the job. */
export type Hit = {
  readonly line: number;
  /** Words, both included. */
  readonly first: number;
  readonly last: number;
  /** 0 to 1: what the place is worth for the line; 0 where it is denied. */
  readonly credit: number;
  readonly reason: 'exact' | 'alias' | 'implied' | 'related' | 'phrase';
};

export type Assessment = {
  /** Strength of each line, 0 to 1. */
  readonly strengths: Float64Array;
  /** Empty unless hits were asked for. */
  readonly hits: readonly Hit[];
};

/** Measures a candidate against each line of a job in one pass over words and one over names. */
export function assess(job: CompiledJob, candidate: CandidateText, keepHits: boolean): Assessment {
  const credits = lineCredits(candidate);
  const hits: Hit[] = [];
  const strengths = new Float64Array(job.lines.length);
  const keep = keepHits ? (hit: Hit): void => void hits.push(hit) : null;
  skillStrengths(job, candidate, credits, strengths, keep);
  const text = textStrengths(job, candidate, credits, strengths, keep);
  job.lines.forEach((line, number) => {
    if (line.task.type === 'role') {
      const role = Math.min(1, roleStrength(candidate, job.titleAffinity, text.domain) / ROLE_FULL);
      strengths[number] =
        (1 - TITLE_SHARE) * role + TITLE_SHARE * Math.min(1, text.title / TITLE_FULL);
    } else if (line.task.type === 'domain')
      strengths[number] = Math.min(1, text.domain / DOMAIN_FULL);
    else if (line.task.type === 'terms') strengths[number] = Math.min(1, text.terms / TERMS_FULL);
    else if (line.task.type === 'years') {
      strengths[number] = Math.min(1, monthsWorked(candidate.roles) / 12 / line.task.years);
    } else if (line.task.type === 'degree')
      strengths[number] = degreeStrength(line.task, candidate);
  });
  return { strengths, hits };
}

function skillStrengths(
  job: CompiledJob,
  candidate: CandidateText,
  credits: Float64Array,
  strengths: Float64Array,
  keep: ((hit: Hit) => void) | null,
): void {
  const { line } = candidate.scanned.words;
  for (const mention of candidate.names.concepts) {
    const uses = job.lookups.concepts.get(mention.concept);
    if (uses === undefined) continue;
    const denied = isDenied(candidate.scanned, mention.first);
    const credit = denied ? 0 : (credits[line[mention.first] ?? 0] ?? 0);
    for (const use of uses) {
      const worth = credit * use.share;
      strengths[use.line] = Math.max(strengths[use.line] ?? 0, worth);
      const reason = use.reason === 'named' ? (mention.canonical ? 'exact' : 'alias') : use.reason;
      keep?.({ line: use.line, first: mention.first, last: mention.last, credit: worth, reason });
    }
  }
}

type TextValues = { domain: number; terms: number; title: number };

function textStrengths(
  job: CompiledJob,
  candidate: CandidateText,
  credits: Float64Array,
  strengths: Float64Array,
  keep: ((hit: Hit) => void) | null,
): TextValues {
  const { lookups } = job;
  const { word, line, gap } = candidate.scanned.words;
  const terms = new Float64Array(lookups.termWeights.length);
  const domain = new Float64Array(lookups.domainWeights.length);
  const phrases = lookups.phraseWeights.map((weights) => new Float64Array(weights.length));
  for (let at = 0; at < word.length; at++) {
    const use = lookups.stems.get(word[at]?.stem ?? '');
    if (use === undefined) continue;
    const credit = credits[line[at] ?? 0] ?? 0;
    if (use.term !== -1) terms[use.term] = (terms[use.term] ?? 0) + credit;
    for (const { line: number, at: stem } of use.phrases) {
      const best = phrases[number];
      if (best !== undefined) best[stem] = Math.max(best[stem] ?? 0, credit);
    }
    for (const { number, rest } of use.domain) {
      if (
        !rest.every((stem, step) => word[at + 1 + step]?.stem === stem && gap[at + 1 + step] === 0)
      )
        continue;
      domain[number] = (domain[number] ?? 0) + credit;
      break;
    }
  }
  phrases.forEach((best, number) => {
    const weights = lookups.phraseWeights[number];
    if (weights === undefined || weights.length === 0) return;
    strengths[number] = share(best, weights, 0);
  });
  void keep;
  return {
    domain: share(domain, lookups.domainWeights, HALF_PROVEN),
    terms: share(terms, lookups.termWeights, HALF_PROVEN),
    title: titleWords(job, candidate),
  };
}

/** Weighted share of what was found; with `half` above 0, repeated finds approach full credit. */
function share(found: Float64Array, weights: Float64Array, half: number): number {
  let sum = 0;
  let all = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    const value = found[at] ?? 0;
    all += weight;
    sum += weight * (half === 0 ? value : value / (value + half));
  }
  return all === 0 ? 0 : sum / all;
}

const LATEST_ROLES = 3;
const TITLE_PARTS = { latest: 0.65, all: 0.35 } as const;

function titleWords(job: CompiledJob, candidate: CandidateText): number {
  const { word } = candidate.scanned.words;
  const weights = job.lookups.titleWeights;
  const latest = new Float64Array(weights.length);
  const all = new Float64Array(weights.length);
  candidate.roles.forEach((role, number) => {
    const from = candidate.firstWord[role.line] ?? 0;
    const to = candidate.firstWord[role.line + 1] ?? from;
    const spans = [[from, to], ...role.titles.map((title) => [title.first - 2, title.last + 1])];
    for (const [first = 0, end = 0] of spans) {
      for (let at = Math.max(0, first); at < end; at++) {
        const title = job.lookups.stems.get(word[at]?.stem ?? '')?.title ?? -1;
        if (title === -1) continue;
        all[title] = 1;
        if (number < LATEST_ROLES) latest[title] = 1;
      }
    }
  });
  return TITLE_PARTS.latest * share(latest, weights, 0) + TITLE_PARTS.all * share(all, weights, 0);
}
