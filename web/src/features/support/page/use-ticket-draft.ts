import { useEffect, useState } from 'react';
import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';
import { useUser } from '../../../session/app-context';

const Draft = z.object({ subject: z.string(), message: z.string() });
type TicketDraft = z.infer<typeof Draft>;

const EMPTY: TicketDraft = { subject: '', message: '' };

/** What somebody wrote to support in this tab, one way or the other, and did not send; empty without it. */
export function useTicketDraft(way: 'chat' | 'mail'): TicketDraft {
  const key = useKey(way);
  const [found] = useState(
    () => Draft.safeParse(parseJson(window.sessionStorage.getItem(key))).data ?? EMPTY,
  );
  return found;
}

/** Stores text until it is sent: a session may end before, and a page may be reloaded. */
export function useKeepTicketDraft(way: 'chat' | 'mail', { subject, message }: TicketDraft): void {
  const key = useKey(way);
  useEffect(() => {
    if (subject || message) {
      window.sessionStorage.setItem(key, JSON.stringify({ subject, message }));
    } else window.sessionStorage.removeItem(key);
  }, [key, subject, message]);
}

function useKey(way: 'chat' | 'mail'): string {
  return `candor.ticket-draft.${useUser().id}.${way}`;
}
