import type { DecisionKind } from '@candor/domain/model/batch';
import { BulkBar } from './list/BulkBar';
import { Filters } from './list/Filters';
import { PeopleList, type PeopleListProps } from './list/PeopleList';
import { ShortlistLead } from './list/ShortlistLead';
import type { Selection } from './list/use-selection';
import { Overview } from './overview/Overview';
import { ScarceNote } from './overview/ScarceNote';
import type { RankedRow } from './rows/rank-rows';
import type { Preferences } from './view/preferences';
import { SavedViews } from './view/SavedViews';
import { ViewMenu } from './view/ViewMenu';

type ListSideProps = Omit<PeopleListProps, 'lead' | 'selected'> & {
  query: URLSearchParams;
  selection: Selection;
  searchOpen: boolean;
  onQuery: (query: URLSearchParams) => void;
  onPrefer: (change: Partial<Preferences>) => void;
  onSearchOpen: (open: boolean) => void;
  onDecide: (decision: DecisionKind) => void;
  onCompare: (ids: readonly string[]) => void;
  onExport: (rows: readonly RankedRow[]) => void;
  onShare: (ids: readonly string[]) => void;
  onCallSheet: () => void;
};

/** What the batch says, the filters, the people, and what can be done with those who are selected. */
export function ListSide(props: ListSideProps) {
  const { people, review, view, preferences, selection, onView } = props;
  const chosen = [...selection.selected];
  const shortlist = people.ranked
    .map(({ id }) => id)
    .filter((id) => review.decisionOf(id) === 'shortlist');
  return (
    <>
      <Overview
        rows={people.rows}
        openId={props.openId}
        range={view.range}
        covered={preferences.evidenceFirst}
        onOpen={props.actions.open}
        onRange={(range) => onView({ range })}
      />
      <ScarceNote rows={people.rows} />
      <Filters
        counts={people.counts}
        show={view.show}
        range={view.range}
        search={view.search}
        searchOpen={props.searchOpen}
        onShow={(show) => onView({ show })}
        onRange={(range) => onView({ range })}
        onSearch={(search) => onView({ search })}
        onSearchOpen={props.onSearchOpen}
        menus={
          <>
            <SavedViews
              query={props.query}
              views={preferences.views}
              onViews={(views) => props.onPrefer({ views })}
              onQuery={props.onQuery}
            />
            <ViewMenu
              view={view}
              requirements={people.rows.requirements}
              preferences={preferences}
              onView={onView}
              onPrefer={props.onPrefer}
            />
          </>
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
            />
          )
        }
      />
      <BulkBar
        count={chosen.length}
        onDecide={props.onDecide}
        onCompare={() => props.onCompare(chosen)}
        onExport={() => props.onExport(people.visible.filter(({ id }) => chosen.includes(id)))}
        onShare={() => props.onShare(chosen)}
        onClear={() => selection.setAll(false)}
      />
    </>
  );
}
