import { lazy } from 'react';

const compare = () => import('./compare/Compare');
const callSheet = () => import('./call-sheet/CallSheet');
const checks = () => import('./checks/Checks');
const receipt = () => import('./receipt/ReceiptTab');

/** Two to four people side by side, loaded on demand. */
export const Compare = lazy(async () => ({ default: (await compare()).Compare }));
/** The phone questions for the shortlist, loaded on demand. */
export const CallSheet = lazy(async () => ({ default: (await callSheet()).CallSheet }));
/** The checks of the batch's scores, loaded on demand. */
export const Checks = lazy(async () => ({ default: (await checks()).Checks }));
/** The receipt of one match, loaded on demand. */
export const ReceiptTab = lazy(async () => ({ default: (await receipt()).ReceiptTab }));

/** Fetches these while idle, so that each opens at once. Returns how to cancel it. */
export function prefetchLazyParts(): () => void {
  // A prefetch that fails is fetched again, and its failure shown, when somebody asks for it.
  const warm = () => void Promise.all([compare(), callSheet(), receipt()]).catch(() => undefined);
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const handle = requestIdleCallback(warm, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
}
