import { useMemo, useState } from 'react';
import { Card } from '../../../ui/Card';
import { Tag } from '../../../ui/Tag';
import { RequirementRow } from './RequirementRow';
import { FIRST_CHOSEN, MOVABLE, SAMPLE_PEOPLE } from './read-sample';
import { SampleMatchPerson } from './SampleMatchPerson';
import { SAMPLE_JOB_TITLE } from './sample-texts';
import { WeightSlider } from './WeightSlider';
import { type TierFloors, withWeight } from './weigh';

/** Two people against one job, side by side: every point opens its sentence, and one weight can be moved. */
export function SampleMatch({ floors }: { floors: TierFloors }) {
  const [chosen, choose] = useState(FIRST_CHOSEN.id);
  const asRead = Math.round(MOVABLE.weight);
  const [points, setPoints] = useState(asRead);
  const people = useMemo(
    () =>
      SAMPLE_PEOPLE.map((person) => ({
        ...person,
        lines: points !== asRead ? withWeight(person.lines, MOVABLE.id, points) : person.lines,
      })),
    [points, asRead],
  );
  return (
    <Card
      aria-label="A sample match"
      className="overflow-hidden text-left shadow-[0_24px_48px_-24px_rgb(30_26_22/.16)]"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border px-4 py-3 md:pl-5">
        <Tag tone="line">Sample</Tag>
        <h2 className="mr-auto text-13 font-medium">{SAMPLE_JOB_TITLE}</h2>
        <WeightSlider
          name={MOVABLE.text}
          value={points}
          asRead={asRead}
          onChange={(next) => {
            setPoints(next);
            choose(MOVABLE.id);
          }}
        />
      </header>
      <RequirementRow lines={people[0]?.lines ?? []} chosen={chosen} onChoose={choose} />
      <div className="grid divide-border max-md:divide-y md:grid-cols-2 md:divide-x">
        {people.map((person) => (
          <SampleMatchPerson
            key={person.name}
            person={person}
            floors={floors}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </div>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-border bg-bg px-4 py-2.5 text-13 text-ink-2 md:px-7">
        <span className="mark-met">met</span>
        <span className="mark-partial">partial</span>
        <span className="mark-unclear">unclear</span>
        <span className="text-12 text-ink-3 sm:ml-auto">
          Invented people, real scores: the engine’s own, added up in your browser.
        </span>
      </footer>
    </Card>
  );
}
