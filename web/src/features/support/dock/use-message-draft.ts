import { useEffect, useState } from 'react';
import { useUser } from '../../../session/app-context';

type Draft = [text: string, change: (by: (before: string) => string) => void];

/** Unsent chat text: kept in this tab while the conversation continues, whatever happens to its page. */
export function useMessageDraft(ticketId: string, goesOn: boolean): Draft {
  const key = `candor.ticket-draft.${useUser().id}.${ticketId}`;
  const [text, setText] = useState(() => window.sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (text && goesOn) window.sessionStorage.setItem(key, text);
    else window.sessionStorage.removeItem(key);
  }, [key, text, goesOn]);
  return [text, setText];
}
