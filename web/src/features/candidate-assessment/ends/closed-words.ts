import { messages } from '@candor/domain/messages';
import { ClosedLink } from '@candor/domain/model/candidate-assessment';
import type { ClientError } from '../../../api/client-error';
import { formatRemaining } from '../../../ui/format';

/** A link that opens no assessment: why, whom to ask, and whether retrying may help. */
export type ClosedWords = {
  title: string;
  text: string;
  /** Whom to ask; null if nobody knows whose link it was. */
  ask: ClosedLink | null;
  again: boolean;
};

type Words = Pick<ClosedWords, 'title' | 'text'>;

/** Why a link that once led somewhere is closed, by the reason that the server gives. */
const GONE: Readonly<Record<string, Words>> = {
  cancelled: { title: 'Invitation cancelled', text: messages.linkCancelled },
  expired: { title: 'Invitation expired', text: messages.linkExpired },
  suspended: {
    title: 'Closed for the moment',
    text: messages.linkStandsStill,
  },
};

/** What to say about an assessment that does not open. */
export function closedWords(error: ClientError): ClosedWords {
  const ask = ClosedLink.safeParse(error.body?.current).data ?? null;
  return { ...wordsOf(error), ask, again: error.action === 'try_again' };
}

function wordsOf({ code, message, body, retryAfter }: ClientError): Words {
  switch (code) {
    case 'not_found':
      return { title: 'Unknown link', text: messages.linkUnknown };
    case 'gone':
      return GONE[body?.reason ?? ''] ?? { title: 'This link is closed', text: message };
    case 'rate_limited':
      return {
        title: 'Too many tries',
        text: `Please wait ${retryAfter === null ? 'a few minutes' : formatRemaining(retryAfter * 1000)} and try again. Your link still works.`,
      };
    case 'network_error':
    case 'timeout':
      return {
        title: 'No connection',
        text: 'The assessment could not be reached. Please check your connection and try again; what you saved is kept.',
      };
    default:
      return { title: 'The assessment could not be loaded', text: message };
  }
}
