import { memo } from 'react';
import { useLayoutQuery } from '../../ui/use-layout-query';
import { BesidePerson, OpenPerson } from './OpenPerson';
import { ResultsBody } from './ResultsBody';
import { ResultsDialogs } from './ResultsDialogs';
import { ResultsHead } from './ResultsHead';
import { NotesSkeleton, PaneColumnSkeleton } from './ResultsSkeleton';
import { Split } from './Split';
import { type ResultsScreenProps, useResultsScreen } from './use-results-screen';
import { WhatIfSide } from './WhatIfSide';

/** The results of a batch: the summary, the ranked people, and one person's evidence and decision next to them. */
export const ResultsScreen = memo(function ResultsScreen(props: ResultsScreenProps) {
  const screen = useResultsScreen(props);
  const { known, wide, scored, walk, dialogs, selection } = screen;
  const widest = useLayoutQuery('(min-width: 120rem)');
  const head = <ResultsHead {...props} screen={screen} />;
  if (props.whatIf && scored) {
    return (
      <WhatIfSide
        head={head}
        known={known}
        reading={screen.reading}
        renderWhatIf={props.renderWhatIf}
        onBack={() => screen.onWhatIf(false)}
      />
    );
  }
  const openId = scored && !screen.comparing ? walk.openId : null;
  const isExpected = screen.expectsPeople && !screen.comparing && !props.whatIf;
  const reads = isExpected && wide && !screen.running;
  const pane =
    openId === null ? (
      reads && <PaneColumnSkeleton />
    ) : (
      <OpenPerson screen={screen} openId={openId} notesBeside={widest} />
    );
  const third =
    openId === null ? reads && <NotesSkeleton /> : <BesidePerson screen={screen} openId={openId} />;
  return (
    <Split pane={pane} third={widest && third} wide={wide} onClose={walk.close}>
      {head}
      <ResultsBody {...props} screen={screen} />
      {dialogs.open && (
        <ResultsDialogs
          dialog={dialogs.open}
          job={props.job}
          items={props.results.processed_items}
          known={known}
          hideNames={screen.preferences.hideNames}
          renderShare={props.renderShare}
          renderInvite={props.renderInvite}
          onSomeLeft={selection.deselect}
          onRead={(id) => {
            dialogs.close();
            walk.open(id);
          }}
          onClose={dialogs.close}
        />
      )}
    </Split>
  );
});
