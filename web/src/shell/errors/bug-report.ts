import { CLIENT_VERSION } from '@candor/domain/api/headers';

export type BugFacts = { errorId: string; route: string; time: string };

/** Whoever has the address of a shared list or of an invitation may open it. */
const OPENING = /^(\/(?:share|invite)\/).+/;

/**
 * A prefilled e-mail about an error. It names the place and the time, and nobody's data: the query is left out, and so is
 * what opens a shared list or an invitation.
 */
export function bugReportLink(address: string, { errorId, route, time }: BugFacts): string {
  const lines = [
    'What I was doing:',
    '',
    '',
    `Error id: ${errorId}`,
    `Page: ${route.replace(OPENING, '$1...')}`,
    `Version: ${CLIENT_VERSION}`,
    `Time: ${time}`,
  ];
  const subject = `Error ${errorId}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\n'))}`;
}
