/** The ticket in the fragment of a URL; empty without one. */
export function ticketIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('ticket') ?? '';
}

/** Why a connection did not come about, as the address of the error page has it. */
export type ReturnProblem = 'denied' | 'expired' | 'unavailable' | 'unknown';

const SENTENCES: Readonly<Record<ReturnProblem, string>> = {
  denied: 'You did not allow it in Greenhouse, so nothing was connected.',
  expired: 'The link back from Greenhouse works once, for ten minutes. Please connect again.',
  unavailable: 'Greenhouse does not answer just now. Please try again in a few minutes.',
  unknown: 'Greenhouse did not say why. Nothing was connected.',
};

/** Why connecting failed, in a sentence; a general one for a reason that is not known here. */
export function returnSentence(reason: string | null): string {
  const known = (Object.keys(SENTENCES) as ReturnProblem[]).find((one) => one === reason);
  return SENTENCES[known ?? 'unknown'];
}
