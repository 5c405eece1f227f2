import type { InvitationList as Answer } from '@candor/domain/model/invitation';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ClientError } from '../../../api/client-error';
import { ListFailed } from '../../../session/ListFailed';
import { Awaited } from '../../../ui/Awaited';
import { PastLastPage } from '../../../ui/PastLastPage';
import { Skeleton } from '../../../ui/Skeleton';
import { SkipPager } from '../../../ui/SkipPager';
import { focusRow } from './focus-row';
import { InvitationList } from './InvitationList';
import { InvitationSkeleton } from './InvitationSkeleton';
import { ListFilters } from './ListFilters';
import { NobodyInvited, NothingMatches } from './ListStates';
import { isFiltered, type ListState, NO_FILTER, pageOf, ROWS } from './list-state';
import { ProgressFilter } from './ProgressFilter';
import { SelectionBar } from './SelectionBar';
import { useListKeys } from './use-list-keys';
import { useSelection } from './use-selection';
import { useWalk } from './use-walk';

type InvitationBrowserProps = {
  list: ListState;
  answer: UseQueryResult<Answer, ClientError>;
  openCode: string | null;
  /** Whether an open invitation is next to the list. */
  docked: boolean;
  /** Whether something else has the keys. */
  paused: boolean;
  /** The button that opens the form of a new invitation. */
  create: ReactNode;
  onChange: (change: Partial<ListState>) => void;
  onOpen: (code: string) => void;
  onClose: () => void;
};

const NONE: Answer['invitations'] = [];

/** All invitations, page by page, with what is listed and what can be done with several of them. */
export function InvitationBrowser(props: InvitationBrowserProps) {
  const { list, answer, openCode, onChange, onOpen } = props;
  const rows = answer.data?.invitations ?? NONE;
  const codes = useMemo(() => rows.map(({ invitation_code: code }) => code), [rows]);
  const selection = useSelection(codes);
  const walk = useWalk({ codes, openCode, onOpen });
  const subject = rows.find(({ invitation_code: code }) => code === walk.activeCode) ?? null;
  useListKeys({
    docked: props.docked,
    openCode,
    subject: props.paused ? null : subject,
    step: walk.step,
    close: props.onClose,
    select: () => subject && selection.toggle(subject.invitation_code),
    open: () => subject && onOpen(subject.invitation_code),
  });
  const filtered = isFiltered(list);
  const counts = answer.data?.counts;
  const empty = answer.data !== undefined && rows.length === 0;
  const nobody = empty && !filtered && list.page === 1;
  return (
    <section aria-label="Invitations">
      <Awaited
        pending={answer.isPending}
        standIn={<ListSkeleton grouped={list.group !== 'none'} />}
      >
        {counts && !nobody && (
          <>
            <ProgressFilter
              counts={counts}
              status={list.status}
              onStatus={(status) => onChange({ status })}
            />
            <ListFilters list={list} counts={counts} onChange={onChange} />
          </>
        )}
        {answer.isError && !answer.data && (
          <ListFailed
            title="The invitations could not be loaded"
            error={answer.error}
            onRetry={() => void answer.refetch()}
          />
        )}
        {nobody && <NobodyInvited create={props.create} />}
        {empty && list.page > 1 && <PastLastPage onFirst={() => onChange({ page: 1 })} />}
        {empty && filtered && list.page === 1 && (
          <NothingMatches onClear={() => onChange(NO_FILTER)} />
        )}
        {answer.data && rows.length > 0 && (
          <>
            <InvitationList
              answer={answer.data}
              list={list}
              openCode={openCode}
              selection={selection}
              walk={walk}
              onOpen={onOpen}
              onSort={(sort) => onChange({ sort })}
            />
            <SkipPager
              label="Pages of the invitations"
              page={pageOf(answer.data)}
              shown={rows.length}
              ways={['Previous page', 'Next page']}
              onSkip={(skip) => onChange({ page: skip / ROWS + 1 })}
            />
          </>
        )}
        <SelectionBar
          chosen={rows.filter(({ invitation_code: code }) => selection.selected.has(code))}
          onClear={() => selection.setAll(false)}
          onKeep={(open) => selection.keep(open.map(({ invitation_code: code }) => code))}
          onLeft={() => focusRow(walk.activeCode)}
        />
      </Awaited>
    </section>
  );
}

/** The bar, the filters and the first rows, as high as they will be. */
function ListSkeleton({ grouped }: { grouped: boolean }) {
  return (
    <>
      <div className="mb-3 h-9 sm:h-10 pointer-coarse:h-11">
        <Skeleton atOnce className="mb-1.5 h-3 w-full" />
        <Skeleton atOnce className="h-4 w-40" />
      </div>
      <div className="mb-2 grid gap-2">
        <Skeleton atOnce className="h-7 w-2/3 lg:hidden pointer-coarse:h-11" />
        <Skeleton atOnce className="h-8 w-full pointer-coarse:h-11" />
        <Skeleton atOnce className="hidden h-8 sm:max-lg:block pointer-coarse:h-12.5" />
      </div>
      <InvitationSkeleton grouped={grouped} />
    </>
  );
}
