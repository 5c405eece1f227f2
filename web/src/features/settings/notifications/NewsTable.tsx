import type { NotificationPreferences } from '@candor/domain/model/notification-preferences';
import { Fragment } from 'react';
import { cx } from '../../../ui/class-names';
import { Table } from '../../../ui/Table';
import { type Box, boxName } from './change-words';
import { CHANNELS, NEWS } from './news-words';

const ALL_HINT = 'Off silences the whole channel';

type NewsTableProps = {
  preferences: NotificationPreferences;
  onChange: (box: Box, on: boolean) => void;
};

/** Which news go where. The first row turns a whole channel off; what was chosen below it stays chosen. */
export function NewsTable({ preferences, onChange }: NewsTableProps) {
  return (
    <Table caption="News by channel" className="table-fixed">
      <thead>
        <tr className="text-12 text-ink-3">
          <th scope="col" className="pb-1 text-left font-medium">
            News
          </th>
          {CHANNELS.map(({ channel, name }) => (
            <th key={channel} scope="col" className="w-16 pb-1 text-center font-medium sm:w-24">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead name="All news" hint={ALL_HINT} />
          {CHANNELS.map(({ channel }) => (
            <BoxCell
              key={channel}
              box={{ channel, event: null }}
              checked={preferences[channel]}
              onChange={onChange}
            />
          ))}
        </tr>
        <PhoneHint hint={ALL_HINT} />
        {NEWS.map(({ event, name, hint, neverMailed, onlyMailed }) => (
          <Fragment key={event}>
            <tr>
              <RowHead name={name} hint={hint} />
              {CHANNELS.map(({ channel, name: channelName }) =>
                (channel === 'email' ? neverMailed : onlyMailed) ? (
                  <NoBox
                    key={channel}
                    told={onlyMailed ? 'Told by mail' : 'Told only where you are'}
                  />
                ) : (
                  <BoxCell
                    key={channel}
                    box={{ channel, event }}
                    checked={preferences.events[event][channel]}
                    silenced={!preferences[channel] && channelName}
                    onChange={onChange}
                  />
                ),
              )}
            </tr>
            <PhoneHint hint={hint} />
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** Below a row, as wide as the table: beside the boxes of a phone it would be four lines of two words. */
function PhoneHint({ hint }: { hint: string }) {
  return (
    <tr aria-hidden className="sm:hidden">
      <td colSpan={1 + CHANNELS.length} className="pb-2 text-12 text-ink-3">
        {hint}
      </td>
    </tr>
  );
}

function RowHead({ name, hint }: { name: string; hint: string }) {
  return (
    <th scope="row" className="border-t border-hairline py-2 pr-2 text-left font-medium">
      {name}
      <span className="block text-12 font-normal text-ink-3 max-sm:sr-only">{hint}</span>
    </th>
  );
}

type BoxCellProps = {
  box: Box;
  checked: boolean;
  /** The channel that is off as a whole, so that this box changes nothing now. */
  silenced?: string | false;
  onChange: NewsTableProps['onChange'];
};

function BoxCell({ box, checked, silenced = false, onChange }: BoxCellProps) {
  return (
    <td className="border-t border-hairline p-0">
      <label
        title={silenced ? `${silenced} is off for all news` : undefined}
        className={cx(
          'grid min-h-11 place-items-center',
          silenced ? 'opacity-50' : 'cursor-pointer',
        )}
      >
        <span className="sr-only">{boxName(box)}</span>
        <input
          type="checkbox"
          checked={checked}
          disabled={silenced !== false}
          onChange={(event) => onChange(box, event.target.checked)}
          className="size-4"
        />
      </label>
    </td>
  );
}

function NoBox({ told }: { told: string }) {
  return (
    <td title={told} className="border-t border-hairline text-center text-ink-3">
      <span aria-hidden>-</span>
      <span className="sr-only">not available</span>
    </td>
  );
}
