import { GATE_ID } from '@candor/engine/score/line-ids';
import { BreakdownBar } from '../../../ui/score/BreakdownBar';
import { ScoreBadge } from '../../../ui/score/ScoreBadge';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import type { SampleLine, SamplePerson } from './read-sample';
import { SampleResume } from './SampleResume';
import { type TierFloors, type WeighedPart, weigh } from './weigh';

type SampleMatchPersonProps = {
  person: SamplePerson;
  floors: TierFloors;
  chosen: string;
  onChoose: (requirementId: string) => void;
};

/** One person of the sample: the score, where its points come from, and the resume that proves them. */
export function SampleMatchPerson({ person, floors, chosen, onChoose }: SampleMatchPersonProps) {
  const weighed = weigh(person.lines, floors);
  const parts = person.lines.map(({ id, label, group }, index) => ({
    id,
    label,
    group,
    ...(weighed.parts[index] ?? { points: 0, maxPoints: 0, opened: 0 }),
  }));
  const at = person.lines.findIndex((line) => line.id === chosen);
  const line = person.lines[at];
  const part = parts[at];
  return (
    <section aria-label={person.name} className="px-4 pt-6 pb-5 md:px-7">
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="truncate text-16 font-strong">{person.name}</h3>
          <p className="text-13 text-ink-3">{person.headline}</p>
        </div>
        <ScoreBadge score={weighed.total} tier={weighed.tier} size="head" />
      </div>
      <BreakdownBar parts={parts} tier={weighed.tier} chosen={chosen} />
      <p className="mt-3 text-13 text-ink-2">{person.remark}</p>
      {line && part && (
        <p aria-live="polite" className="mt-1 mb-3 flex items-start gap-1.5 text-13">
          <VerdictGlyph verdict={line.verdict} className="mt-1" />
          <span className="font-medium">{VERDICT_WORD[line.verdict]}</span>
          <span className="text-ink-3">
            {line.label}, {pointsWords(line, part)}
          </span>
        </p>
      )}
      <SampleResume text={person.text} lines={person.lines} chosen={chosen} onChoose={onChoose} />
    </section>
  );
}

function pointsWords({ id }: SampleLine, { points, maxPoints, opened }: WeighedPart): string {
  if (id === GATE_ID) return 'its points are counted with the requirements that earned them';
  if (opened === 0) return `${shown(points)} of ${shown(maxPoints)} points`;
  return `${shown(points)} points: ${shown(points - opened)} of its own, ${shown(opened)} from the must-haves as a whole`;
}

/** Points with one decimal: the lines are small enough that whole numbers would hide what they earn. */
function shown(points: number): string {
  return points.toFixed(1).replace(/\.0$/, '');
}
