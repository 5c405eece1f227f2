import type { LightMyRequestResponse } from 'fastify';
import type { As } from './test-app';

/** Opens a ticket with a chat; answers its id. */
export async function openChat(as: As, message = 'Where do scores come from?'): Promise<string> {
  const question = { subject: 'A question', message };
  return (await as.post('/api/support/create-priority-ticket', question)).json().ticket_id;
}

/** Says something more in a chat. */
export function sayMore(
  as: As,
  ticket_id: string,
  message: string,
): Promise<LightMyRequestResponse> {
  return as.post('/api/support/send-support-message', { ticket_id, message });
}

/** What was said in a chat, as its owner reads it. */
export async function saidIn(as: As, id: string): Promise<string[]> {
  const { messages } = (await as.get(`/api/support/ticket/${id}/messages`)).json();
  return messages.map(({ message }: { message: string }) => message);
}
