import type { Person } from '@candor/domain/model/person';
import { formatDay, plural } from '../../../ui/format';
import { systemsOf } from './what-goes';

type PersonRowProps = { person: Person; chosen: boolean; onChoose: (chosen: boolean) => void };

/** A person who was found: who, in which batches and systems, and whether they are to go. */
export function PersonRow({ person, chosen, onChoose }: PersonRowProps) {
  const { email, traces, matches, invitations, applications } = person;
  const running = traces.some((trace) => trace.running);
  return (
    <li className="border-b border-hairline last:border-0">
      <label className="flex cursor-pointer items-start gap-3 px-3 py-2.5 hover:bg-row-hover">
        <input
          type="checkbox"
          checked={chosen}
          disabled={running}
          onChange={(event) => onChoose(event.target.checked)}
          className="mt-0.5 size-4 shrink-0"
        />
        <span className="min-w-0 flex-1 text-13">
          <span className="flex flex-wrap gap-x-2">
            <b className="min-w-0 font-medium break-words">{nameOf(person)}</b>
            {email && <span className="min-w-0 break-all text-ink-2">{email}</span>}
          </span>
          <span className="mt-1 flex flex-col gap-0.5 text-12 text-ink-2">
            {traces.map((trace) => (
              <span key={trace.candidate_id_internal} className="break-words">
                {trace.jobTitle}, {formatDay(trace.created_at)}
                {trace.original_filename && `, ${trace.original_filename}`}
              </span>
            ))}
            {matches.length > 0 && (
              <span>{plural(matches.length, 'single match', 'single matches')}</span>
            )}
            {invitations.length > 0 && (
              <span>{plural(invitations.length, 'invitation')} to assessments</span>
            )}
            {applications.length > 0 && (
              <span>
                {plural(applications.length, 'application')} in {systemsOf(applications)}
              </span>
            )}
          </span>
          {running && (
            <span className="mt-1 block text-12 text-warning">
              A batch with this person is still running. Wait until it has ended, or cancel it.
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

/** By what somebody is known who may have no name. */
export function nameOf({ name, email, traces }: Person): string {
  return name ?? email ?? traces[0]?.original_filename ?? 'Without a name';
}
