import type { Invitation } from '@candor/domain/model/invitation';
import { asClientError } from '../../../api/client-error';
import { plural } from '../../../ui/format';
import { meetsAll } from '../meets-all';
import { nameOf } from '../words';

/** What became of many invitations. */
export type Outcome = {
  done: number;
  failed: { invitation: Invitation; message: string }[];
  /** The one that met what would meet all that follow, and those; empty if each was tried. */
  open: readonly Invitation[];
};

/**
 * Does something to invitations one after the other. One that refuses does not keep the others, but a failure that
 * would meet all of them ends it.
 */
export async function doToEach(
  invitations: readonly Invitation[],
  act: (invitation: Invitation) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, failed: [], open: [] };
  for (const [index, invitation] of invitations.entries()) {
    try {
      await act(invitation);
      outcome.done += 1;
    } catch (thrown) {
      const error = asClientError(thrown);
      outcome.failed.push({ invitation, message: error.message });
      if (meetsAll(error)) return { ...outcome, open: invitations.slice(index) };
    }
  }
  return outcome;
}

/** Why the others did not work, each reason once: `2: This invitation was sent within the last hour.` */
export function reasonsOf({ failed }: Outcome): string[] {
  const names = new Map<string, string[]>();
  for (const { invitation, message } of failed) {
    names.set(message, [...(names.get(message) ?? []), nameOf(invitation)]);
  }
  return [...names].map(([message, people]) => {
    const [first] = people;
    const who = people.length === 1 ? first : `${first} and ${plural(people.length - 1, 'other')}`;
    return `${who}: ${message}`;
  });
}
