import { lazy } from 'react';

const compare = () => import('./compare/Compare');
const callSheet = () => import('./call-sheet/CallSheet');
const checks = () => import('./checks/Checks');
const receipt = () => import('./receipt/ReceiptTab');

/** Two to four people side by side, loaded when asked for. */
export const Compare = lazy(async () => ({ default: (await compare()).Compare }));
/** The questions for calling the shortlist, loaded when asked for. */
export const CallSheet = lazy(async () => ({ default: (await callSheet()).CallSheet }));
/** What the scores of the batch can be held against, loaded when asked for. */
export const Checks = lazy(async () => ({ default: (await checks()).Checks }));
/** The receipt of one match, loaded when asked for. */
export const ReceiptTab = lazy(async () => ({ default: (await receipt()).ReceiptTab }));

/** Fetches these while nothing else goes on, so that each opens at once. Answers how to give up on it. */
export function warmLater(): () => void {
  // What cannot be fetched ahead is fetched, and its failure shown, when somebody asks for it.
  const warm = () => void Promise.all([compare(), callSheet(), receipt()]).catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const handle = requestIdleCallback(warm, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}
