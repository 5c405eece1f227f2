import type { GatedLine } from '@candor/engine/score/must-have-gate';
import { type Labelled, labelRequirements } from '../../../ui/score/label-requirements';
import type { VerdictName } from '../../../ui/score/verdict';
import result from './sample-result.json';
import { SAMPLE_TEXTS, type SampleText } from './sample-texts';

export type SampleLine = Labelled<
  GatedLine & {
    text: string;
    verdict: VerdictName;
    /** Stretches of the resume, best first. */
    evidence: readonly { start: number; end: number }[];
  }
>;

export type SamplePerson = SampleText & { lines: readonly SampleLine[] };

const VERDICTS: readonly VerdictName[] = ['met', 'partial', 'unclear', 'unmet'];

/** The two people of the sample with what the engine found, requirements in the order in which they are shown. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = SAMPLE_TEXTS.map((text, index) => ({
  ...text,
  lines: labelRequirements(
    (result.people[index]?.lines ?? []).map((line) => ({
      ...line,
      importance: line.importance === 'nice' ? ('nice' as const) : ('must' as const),
      verdict: verdictOf(line.verdict),
    })),
  ),
}));

/** The requirements of the sample's job; both people are measured by the same. */
export const SAMPLE_REQUIREMENTS: readonly SampleLine[] = SAMPLE_PEOPLE[0]?.lines ?? [];

function verdictOf(word: string): VerdictName {
  return VERDICTS.find((verdict) => verdict === word) ?? 'unclear';
}
