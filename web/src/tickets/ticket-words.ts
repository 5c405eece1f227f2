import type { TicketPriority, TicketStatus, TicketType } from '@candor/domain/model/support';
import type { Tone } from '../ui/Tag';

export const TYPE_WORD: Record<TicketType, string> = {
  general: 'General',
  technical: 'Technical',
  billing: 'Billing',
  sales: 'Sales',
  integration: 'Integration',
};

export const PRIORITY_WORD: Record<TicketPriority, string> = {
  normal: 'Normal',
  high: 'High',
  critical: 'Critical',
};

export const PRIORITY_TONE: Record<TicketPriority, Tone> = {
  normal: 'line',
  high: 'warning',
  critical: 'danger',
};

export const STATUS_WORD: Record<TicketStatus, string> = { active: 'Active', closed: 'Closed' };

/** `#8f2e7b16`: how a ticket is called among people. */
export function ticketNumber(id: string): string {
  return `#${id.slice(-8)}`;
}
