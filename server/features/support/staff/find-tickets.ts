import { pageOf } from '@candor/domain/model/page';
import type { FindTicketsBody, StaffTicketList } from '@candor/domain/model/support';
import type { Deps } from '../../../deps';
import { presentStaffTicket } from './present';
import { listTickets } from './store';

/** Tickets that fit: open ones first, and of these those that wait, the most urgent and longest waiting on top. */
export async function findTickets(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: FindTicketsBody,
): Promise<StaffTicketList> {
  const { rows, total } = await listTickets(db, wanted);
  const now = clock.now();
  return {
    tickets: rows.map((row) => presentStaffTicket(row, now)),
    ...pageOf(total, wanted),
  };
}
