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
const SAMPLE_REQUIREMENTS: readonly SampleLine[] = SAMPLE_PEOPLE[0]?.lines ?? [];

/** The requirement whose weight can be moved: the one on which the two people differ most plainly. */
export const MOVABLE = requirementNamed('Spanish (fluent)');
/** The requirement whose evidence is shown first. */
export const FIRST_CHOSEN = requirementNamed('Shift scheduling');

/** Throws if the engine now reads the sample's job differently, so that no page is built with a part missing. */
function requirementNamed(text: string): SampleLine {
  const found = SAMPLE_REQUIREMENTS.find((line) => line.text === text);
  if (!found) throw new Error(`The sample's job does not ask for “${text}”`);
  return found;
}

function verdictOf(word: string): VerdictName {
  return VERDICTS.find((verdict) => verdict === word) ?? 'unclear';
}
