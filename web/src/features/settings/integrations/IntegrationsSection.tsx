import { ATS_NAMES, AtsType, type Integration } from '@candor/domain/model/ats';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Link } from 'react-router';
import { stateOf } from '../../../ats/connection-words';
import { paths } from '../../../paths';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { buttonClass } from '../../../ui/Button';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { Tag } from '../../../ui/Tag';
import { useNow } from '../../../ui/use-now';
import { SettingsSection } from '../SettingsSection';
import { useSettings } from '../use-settings';

/** How the applicant tracking systems are connected, in a line each, and the way to where that is changed. */
export function IntegrationsSection() {
  const { data, error, isPending, refetch } = useSettings();
  const systems = (data?.integrations ?? []).flatMap((connection) => {
    const type = AtsType.safeParse(connection.ats_type).data;
    return type ? [{ type, connection }] : [];
  });
  return (
    <SettingsSection id="integrations">
      <Awaited
        pending={isPending}
        standIn={<SkeletonRows label="Loading your integrations" count={2} rowHeight="h-10" />}
      >
        {error && !data && (
          <ErrorNote
            title="Your integrations could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <ul className="divide-y divide-hairline">
            {systems.map(({ type, connection }) => (
              <SystemLine key={type} name={ATS_NAMES[type]} connection={connection} />
            ))}
          </ul>
        )}
      </Awaited>
      <div className="mt-4 flex">
        <Link to={paths.integrations} className={buttonClass({ size: 'sm' })}>
          Open Integrations
        </Link>
      </div>
    </SettingsSection>
  );
}

function SystemLine({ name, connection }: { name: string; connection: Integration }) {
  const { word, tone, dot } = stateOf(connection);
  const now = useNow(60_000);
  const { last_sync: read } = connection;
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-13">
      <span className="font-medium">{name}</span>
      <Tag tone={tone} {...(dot && { dot })}>
        {word}
      </Tag>
      {read && <span className="ml-auto text-ink-3">Last read {timeAgo(new Date(read), now)}</span>}
    </li>
  );
}
