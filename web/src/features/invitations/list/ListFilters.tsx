import type { InvitationList } from '@candor/domain/model/invitation';
import { AtsSource } from '@candor/domain/model/user';
import { Clock, type LucideIcon, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { SearchBox } from '../../../ui/SearchBox';
import { PHONE, useMediaQuery } from '../../../ui/use-media-query';
import { SOURCE_WORD } from '../words';
import { FoldedFilters } from './FoldedFilters';
import { GroupControl, OrderSelect, StatusSelect } from './ListControls';
import type { ListState } from './list-state';

type ListFiltersProps = {
  list: ListState;
  /** Absent until the list was read. */
  counts: InvitationList['counts'] | undefined;
  onChange: (change: Partial<ListState>) => void;
};

/** Which invitations are listed, and what comes together. */
export function ListFilters({ list, counts, onChange }: ListFiltersProps) {
  const undelivered = counts?.undelivered ?? 0;
  const phone = useMediaQuery(PHONE);
  return (
    <search className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-2">
      <fieldset className="-my-1 flex min-w-0 gap-1.5 py-1 max-sm:-mx-4 max-sm:w-screen max-sm:fading-ends max-sm:overflow-x-auto max-sm:pr-6 max-sm:pl-4 max-sm:[scrollbar-width:none] sm:flex-wrap">
        <legend className="sr-only">Show</legend>
        <Chip
          on={list.ats === null && !list.stalled && !list.undelivered}
          count={counts?.total}
          onChoose={() => onChange({ ats: null, stalled: false, undelivered: false })}
        >
          All
        </Chip>
        <Chip
          on={list.stalled}
          icon={Clock}
          count={counts?.stalled}
          onChoose={() => onChange({ stalled: !list.stalled })}
        >
          Stalled 3+ days
        </Chip>
        {(undelivered > 0 || list.undelivered) && (
          <Chip
            on={list.undelivered}
            icon={MailX}
            count={undelivered}
            onChoose={() => onChange({ undelivered: !list.undelivered })}
          >
            Undelivered
          </Chip>
        )}
        {AtsSource.options
          .filter((source) => source === list.ats || (counts?.by_ats[source] ?? 0) > 0)
          .map((source) => (
            <Chip
              key={source}
              on={source === list.ats}
              count={counts?.by_ats[source]}
              onChoose={() => onChange({ ats: source === list.ats ? null : source })}
            >
              {SOURCE_WORD[source]}
            </Chip>
          ))}
      </fieldset>
      <div className="flex min-w-0 grow items-center gap-2 max-sm:w-full sm:flex-wrap">
        {/* Where the grouping has a line of its own, it takes what the status leaves of this one. */}
        <div className="min-w-0 flex-1 lg:max-w-52 lg:pointer-coarse:max-w-64">
          <SearchBox
            wide
            label="Search invitations"
            placeholder="Name, e-mail or job"
            value={list.search}
            onSearch={(search) => onChange({ search })}
          />
        </div>
        {phone ? (
          <FoldedFilters list={list} onChange={onChange} />
        ) : (
          <>
            <StatusSelect list={list} onChange={onChange} hideLabel className="w-34" />
            <div className="flex items-center justify-between gap-2 max-lg:basis-full lg:ml-auto">
              <OrderSelect list={list} onChange={onChange} className="lg:hidden" />
              <div className="flex items-center gap-2">
                <span aria-hidden className="text-13 whitespace-nowrap text-ink-3">
                  Group by
                </span>
                <GroupControl list={list} onChange={onChange} />
              </div>
            </div>
          </>
        )}
      </div>
    </search>
  );
}

type ChipProps = {
  on: boolean;
  icon?: LucideIcon;
  count: number | undefined;
  onChoose: () => void;
  children: ReactNode;
};

function Chip({ on, icon: Icon, count, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onChoose}
      className={cx(
        'inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-13 font-medium whitespace-nowrap transition-colors duration-120 pointer-coarse:h-11 pointer-coarse:px-3.5',
        on ? 'border-ink bg-ink text-on-ink' : 'border-border bg-surface text-ink-2 hover:bg-hover',
      )}
    >
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
      {children}{' '}
      {count !== undefined && (
        <span className={cx('num font-normal', on ? 'opacity-70' : 'text-ink-3')}>
          {formatCount(count)}
        </span>
      )}
    </button>
  );
}
