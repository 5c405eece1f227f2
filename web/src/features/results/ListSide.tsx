import type { DecisionKind } from '@candor/domain/model/batch';
import { useCallback } from 'react';
import { SelectionExport } from './export/SelectionExport';
import type { RowsExport } from './export/use-rows-export';
import { BulkBar } from './list/BulkBar';
import { Filters } from './list/Filters';
import { focusRow } from './list/focus-row';
import { PeopleList, type PeopleListProps } from './list/PeopleList';
import { ShortlistLead } from './list/ShortlistLead';
import type { Selection } from './list/use-selection';
import { Overview } from './overview/Overview';
import { ScarceNote } from './overview/ScarceNote';
import { MOST_DOTS } from './overview/ScorePicture';
import { isShown } from './rows/filter-rows';
import type { Preferences } from './view/preferences';
import { ViewMenus } from './view/ViewMenus';
import type { ScoreRange, Show } from './view/view-state';

type ListSideProps = Omit<PeopleListProps, 'lead' | 'selected'> & {
  query: URLSearchParams;
  selection: Selection;
  searchOpen: boolean;
  onQuery: (query: URLSearchParams) => void;
  onPrefer: (change: Partial<Preferences>) => void;
  onSearchOpen: (open: boolean) => void;
  onDecide: (decision: DecisionKind) => void;
  onCompare: (ids: readonly string[]) => void;
  rowsExport: RowsExport;
  onShare: (ids: readonly string[]) => void;
  onInvite: (ids: readonly string[]) => void;
  onInviteLikely: () => void;
  onCallSheet: () => void;
};

/** The batch's summary, the filters, the people, and the actions for the selection. */
export function ListSide(props: ListSideProps) {
  const { people, reading, review, view, preferences, selection, onView } = props;
  const unreadShown = view.show === 'unread';
  const chooseRange = useCallback(
    // What could not be read has no score to choose.
    (range: ScoreRange) => onView({ range, ...(unreadShown && { show: 'all' }) }),
    [onView, unreadShown],
  );
  /**
   * An open person stays open if the chosen part contains them; otherwise they would be shown next to a list without
   * them.
   */
  const chooseShow = (show: Show) => {
    const open = people.ranked.find(({ id }) => id === props.openId);
    const stays = open !== undefined && isShown(open, { ...view, show }, people.judging);
    const next = show === 'unread' ? { show, range: null } : { show };
    onView(stays ? next : { ...next, candidate: null });
  };
  const chosen = [...selection.selected];
  const shortlist = people.ranked
    .map(({ id }) => id)
    .filter((id) => review.decisionOf(id) === 'shortlist');
  return (
    <>
      <Overview
        rows={people.rows}
        reading={reading}
        openId={people.rows.scored.length > MOST_DOTS ? null : props.openId}
        range={view.range}
        covered={people.covered > 0}
        onOpen={props.actions.open}
        onRange={chooseRange}
      />
      {people.covered === 0 && <ScarceNote rows={people.rows} reading={reading} />}
      <Filters
        counts={people.counts}
        show={view.show}
        range={people.covered > 0 ? null : view.range}
        search={view.search}
        searchOpen={props.searchOpen}
        onShow={chooseShow}
        onRange={(range) => onView({ range })}
        onSearch={(search) => onView({ search })}
        onSearchOpen={props.onSearchOpen}
        menus={
          <ViewMenus
            saved={{
              query: props.query,
              views: preferences.views,
              onViews: (views) => props.onPrefer({ views }),
              onQuery: props.onQuery,
            }}
            view={view}
            requirements={people.rows.requirements}
            preferences={preferences}
            assessed={people.assessed}
            covered={people.covered > 0}
            onView={onView}
            onPrefer={props.onPrefer}
          />
        }
      />
      <PeopleList
        {...props}
        selected={selection.selected}
        lead={
          view.show === 'shortlist' &&
          shortlist.length > 0 && (
            <ShortlistLead
              count={shortlist.length}
              onCallSheet={props.onCallSheet}
              onShare={() => props.onShare(shortlist)}
              onInvite={() => props.onInvite(shortlist)}
              onInviteLikely={props.onInviteLikely}
            />
          )
        }
      />
      <BulkBar
        count={chosen.length}
        onDecide={props.onDecide}
        onCompare={() => props.onCompare(chosen)}
        exports={
          <SelectionExport
            busy={props.rowsExport.busy}
            onSave={(file) =>
              void props.rowsExport.save(
                people.visible.filter(({ id }) => selection.selected.has(id)),
                { ...file, of: 'selection' },
              )
            }
          />
        }
        onShare={() => props.onShare(chosen)}
        onInvite={() => props.onInvite(chosen)}
        onInviteLikely={props.onInviteLikely}
        onClear={() => selection.setAll(false)}
        onLeft={() => focusRow(props.activeId)}
      />
    </>
  );
}
