import type { JobRequirement } from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import { EDITING } from '@candor/domain/rules/plans';
import { type ReactNode, useState } from 'react';
import { EditingNote } from '../../session/EditingNote';
import { useOpens } from '../../session/use-plan';
import { useActions } from '../../ui/actions/use-actions';
import { capitalised, countWord } from '../../ui/number-words';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { notify } from '../../ui/toast';
import { useMediaQuery } from '../../ui/use-media-query';
import { changeSentence, headlineOf } from './change-words';
import { LineList } from './LineList';
import { Order } from './Order';
import type { WhatIfPerson } from './rate-people';
import { SaveProblem } from './SaveProblem';
import { Stability } from './Stability';
import { rubricOf, UNCHANGED } from './scenario';
import { TierChange } from './TierChange';
import { useBaseVersion } from './use-base-version';
import { useWhatIf } from './use-what-if';
import { WhatIfFoot } from './WhatIfFoot';
import { WhatIfHead } from './WhatIfHead';

export type WhatIfProps = {
  batchId: string;
  jobTitle: string;
  /** The requirements of the batch as its results are scored by now. */
  requirements: readonly JobRequirement[];
  /** Everybody who was scored. */
  rows: readonly WhatIfPerson[];
  /** The head of the results screen, over the people. */
  head?: ReactNode;
  /** A sample shows everything, whatever the plan has. */
  isSample: boolean;
  onClose: () => void;
};

/** Tries other weights over a whole batch in the browser. Nothing is stored or charged until it is saved. */
export function WhatIf(props: WhatIfProps) {
  const { batchId, jobTitle, requirements, rows, head, isSample, onClose } = props;
  const whatIf = useWhatIf(batchId, requirements, rows);
  const { history, scenario, lines, moved, figures, save, rubric } = whatIf;
  const [tried, setTried] = useState<number | undefined>();
  const [view, setView] = useState<'changes' | 'people'>('changes');
  const wide = useMediaQuery('(min-width: 80rem)');
  const newest = rubric.data?.current.version;
  const { base, standOnNewest } = useBaseVersion(newest, whatIf.changed.length > 0);
  const maySave = useOpens(EDITING) || isSample;
  const sentence = changeSentence(lines, scenario, moved);
  useActions([
    {
      id: 'what-if.close',
      label: 'Close what-if',
      scope: 'page',
      group: 'What-if',
      keys: 'Escape',
      run: onClose,
    },
  ]);
  const put = (rubricLines: RubricLine[]) => {
    setTried(base);
    save.mutate(
      { lines: rubricLines, revision: base },
      {
        onError: standOnNewest,
        onSuccess: ({ version }) => {
          history.restart(UNCHANGED);
          notify({
            kind: 'success',
            title: `Rubric version ${version} is saved`,
            detail: 'Scores and order follow it. Nothing was charged.',
          });
          onClose();
        },
      },
    );
  };
  const order = (
    <Order
      title={jobTitle}
      people={moved}
      lines={lines}
      scenario={scenario}
      changed={whatIf.changed}
      reasons={whatIf.reasons}
      figures={figures}
    />
  );
  const rail = (
    <>
      <div className="notice-room scroll-edge relative min-h-0 flex-1 px-4 pb-6 sm:px-6 xl:overflow-y-auto xl:overscroll-contain">
        <p role="status" className="mt-2 text-20 font-strong text-balance">
          {headlineOf(figures, whatIf.changed.length)}
        </p>
        <p className="text-13 text-ink-2">
          {whatIf.changed.length > 0 && `${changesWords(whatIf.changed.length)}. `}Stored scores
          stay as they are.
        </p>
        <TierChange figures={figures} />
        {whatIf.stability && <Stability stability={whatIf.stability} />}
        {!wide && (
          <SegmentedControl
            legend="What to show"
            value={view}
            onChange={setView}
            className="mt-4"
            segments={[
              { value: 'changes', label: 'Requirements' },
              { value: 'people', label: 'People' },
            ]}
          />
        )}
        {!wide && view === 'people' ? (
          order
        ) : (
          <LineList
            lines={lines}
            scenario={scenario}
            prices={whatIf.prices}
            disabled={rubric.isPending}
            onChange={history.change}
          />
        )}
      </div>
      <div className="sticky bottom-0 z-10">
        <WhatIfFoot
          sentence={sentence}
          problem={
            save.isError ? (
              <SaveProblem error={save.error} tried={tried} current={newest} />
            ) : (
              !maySave && <EditingNote>Trying is free.</EditingNote>
            )
          }
          saving={save.isPending}
          canSave={maySave && sentence !== null && rubric.isSuccess}
          onReset={() => history.change(() => UNCHANGED)}
          onSave={() => put(rubricOf(lines, scenario))}
        />
      </div>
    </>
  );
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_440px] 2xl:grid-cols-[minmax(0,1fr)_480px]">
      <div className="min-w-0 px-4 pt-4 sm:px-6 xl:pb-16">
        {head}
        {wide && order}
      </div>
      <aside
        aria-label="What-if"
        className="flex min-w-0 flex-col xl:sticky xl:top-14 xl:h-[calc(100dvh-3.5rem)] xl:border-l xl:border-border xl:bg-surface"
      >
        <WhatIfHead
          whatIf={whatIf}
          maySave={maySave}
          onReturn={(version) => put(version.lines)}
          onClose={onClose}
        />
        {rail}
      </aside>
    </div>
  );
}

function changesWords(count: number): string {
  return `${capitalised(countWord(count))} ${count === 1 ? 'change' : 'changes'}`;
}
