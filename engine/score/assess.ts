import type { CandidateText } from '../read/candidate-text';
import { type Meaning, readMeaning } from '../semantic/read-meaning';
import type { CompiledJob } from './compile-job';
import { degreeStrength } from './degree-strength';
import type { Hit } from './hit';
import type { JobLine } from './job-lines';
import { lineCredits } from './line-credit';
import { type Gate, type GatedLine, readGate } from './must-have-gate';
import { roleStrength } from './role-strength';
import { skillStrengths } from './skill-strengths';
import { sureness } from './sureness';
import { type TextValues, textValues } from './text-values';
import { type TouchedWord, touchedWords } from './touched-words';
import {
  DOMAIN_SCALE,
  KIN_SHARE,
  ROLE_FULL,
  TERMS_SCALE,
  TITLE_FULL,
  TITLE_POWER,
} from './weights';
import { tradeYearsStrength, yearsStrength } from './years-strength';

export type Assessment = {
  /** Strength of each line, 0 to 1. */
  readonly strengths: Float64Array;
  /** Places of named things; empty unless requested. */
  readonly hits: readonly Hit[];
  readonly touched: readonly TouchedWord[];
  /** Null for a job without a gate. */
  readonly gate: Gate | null;
};

/**
 * Measures a candidate against each line of a job in one pass over words and one over names.
 *
 * @throws RangeError if the job has a semantic line and the meaning of this text is unknown.
 */
export function assess(
  job: CompiledJob,
  candidate: CandidateText,
  keepHits: boolean,
  meaning?: Meaning,
): Assessment {
  const credits = lineCredits(candidate);
  const hits: Hit[] = [];
  const strengths = new Float64Array(job.lines.length);
  const keep = keepHits
    ? (hit: Hit): void => {
        hits.push(hit);
      }
    : null;
  const touched = touchedWords(job.lookups, candidate.scanned);
  const text = textValues(job, candidate, touched, credits, strengths);
  skillStrengths(job, candidate, credits, strengths, keep);
  job.lines.forEach(({ task }, line) => {
    switch (task.type) {
      case 'role':
        strengths[line] = roleLineStrength(job, candidate, text);
        break;
      case 'domain':
        strengths[line] = saturate(text.domain / DOMAIN_SCALE);
        break;
      case 'terms':
        strengths[line] = saturate(text.terms / TERMS_SCALE);
        break;
      case 'years':
        strengths[line] = task.ofTrade
          ? tradeYearsStrength(candidate, task.years, job.titleAffinity)
          : yearsStrength(candidate, task.years);
        break;
      case 'degree':
        strengths[line] = degreeStrength(task, candidate);
        break;
      case 'semantic': {
        if (meaning === undefined) throw new RangeError('The meaning of this text is not known');
        const found = readMeaning(job.lines, line, candidate, meaning);
        strengths[line] = found.strength;
        if (keepHits) hits.push(...found.hits);
        break;
      }
      default:
        break;
    }
  });
  const gate = readGate(job.lines.map((line, at) => gatedLine(line, strengths[at] ?? 0)));
  if (gate !== null) strengths[gate.at] = gate.strength;
  return { strengths, hits, touched, gate };
}

/** Work under titles of the job's occupation; where the map lacks the job's title, its words. */
function roleLineStrength(
  { families: { named, confidence }, titleAffinity, lookups }: CompiledJob,
  candidate: CandidateText,
  text: TextValues,
): number {
  const role = Math.min(1, roleStrength(candidate, titleAffinity, text.domain) / ROLE_FULL);
  const title = Math.min(1, text.title / TITLE_FULL) ** TITLE_POWER;
  // Work that reads similarly fills what the words of the title leave.
  const kin = (lookups.titleWeights.length > 0 ? KIN_SHARE : 1) * sureness(confidence) * role;
  return named * role + (1 - named) * (title + (1 - title) * kin);
}

function gatedLine(
  { id, importance, weight, source, neededByLaw }: JobLine,
  strength: number,
): GatedLine {
  return { id, importance, weight, source, needed_by_law: neededByLaw, strength };
}

/** Approaches 1 as `value` grows, so that the first finds earn most and none is worth nothing. */
function saturate(value: number): number {
  return 1 - Math.exp(-value);
}
