import type { StaffTicket } from '@candor/domain/model/support';
import type { Deps } from '@candor/server/deps';
import { findTickets } from '@candor/server/features/support/staff/find-tickets';
import { CommandError } from '../command-error';

/** Where the operator sits: what these commands need of a server. */
export type Desk = Pick<Deps, 'db' | 'clock'>;

/**
 * The ticket that somebody names by its id or by the end of it, with or without the # before it.
 *
 * @throws CommandError for none and for several.
 */
export async function ticketNamed(desk: Desk, name: string): Promise<StaffTicket> {
  const end = name.replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f-]{8,36}$/.test(end)) throw new CommandError(`${name} is no ticket's number.`);
  const { tickets } = await findTickets(desk, { search: end, skip: 0, limit: 100 });
  const [ticket, ...others] = tickets.filter(({ id }) => id.endsWith(end));
  if (!ticket) throw new CommandError(`There is no ticket ${name}.`);
  if (others.length > 0)
    throw new CommandError(`Several tickets end in ${name}. Give the whole id.`);
  return ticket;
}

/** A ticket's number as people see it. */
export const shortId = (id: string): string => `#${id.slice(-8)}`;
