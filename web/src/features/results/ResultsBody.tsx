import { Suspense } from 'react';
import { CompareSkeleton } from './compare/CompareSkeleton';
import { ListSide } from './ListSide';
import { Compare } from './lazy-parts';
import { NothingScored } from './NothingScored';
import type { ResultsScreenProps, ResultsState } from './use-results-screen';

type ResultsBodyProps = Pick<ResultsScreenProps, 'instead' | 'warmInvite'> & {
  screen: ResultsState;
};

/** Under the head: the list, a comparison, or why there is neither. */
export function ResultsBody({ screen, instead, warmInvite }: ResultsBodyProps) {
  const { job, known, view, preferences, walk, dialogs } = screen;
  const { people, review, evidenceFirst } = known;
  if (instead) return instead;
  if (!screen.scored)
    return <NothingScored job={job} rows={people.rows} onReplaced={screen.onReplaced} />;
  if (screen.comparing) {
    return (
      <Suspense fallback={<CompareSkeleton people={view.compare.length} />}>
        <Compare
          job={job}
          ids={view.compare}
          hideNames={preferences.hideNames}
          review={review}
          isCovered={evidenceFirst.isCovered}
          onChange={(compare) => screen.onView({ compare })}
          onRead={(candidate) => screen.onView({ compare: [], candidate })}
        />
      </Suspense>
    );
  }
  return (
    <ListSide
      job={job}
      people={people}
      reading={screen.reading}
      review={review}
      view={view}
      query={screen.query}
      preferences={preferences}
      openId={walk.openId}
      activeId={walk.activeId ?? walk.openId}
      selection={screen.selection}
      searchOpen={screen.searchOpen}
      isCovered={evidenceFirst.isCovered}
      nameOf={known.nameOf}
      actions={screen.listActions}
      onView={screen.onView}
      onReplaced={screen.onReplaced}
      onQuery={screen.onQuery}
      onPrefer={screen.onPrefer}
      onSearchOpen={screen.onSearchOpen}
      onDecide={screen.onDecide}
      onCompare={screen.onCompare}
      rowsExport={screen.rowsExport}
      onShare={dialogs.share}
      onInvite={dialogs.invite}
      onInviteLikely={warmInvite}
      onCallSheet={dialogs.callSheet}
    />
  );
}
