import { resultsPath } from './seed-batch';

/** A page that is looked at closely. */
export type MainPage = { name: string; path: string; signedIn: boolean };

/** The public page, the sign-in, and the two pages on which most of the work is done. */
export function mainPages(batchId: string): MainPage[] {
  return [
    { name: '/comparison', path: '/comparison', signedIn: false },
    { name: '/login', path: '/login', signedIn: false },
    { name: '/dashboard', path: '/dashboard', signedIn: true },
    { name: 'results', path: resultsPath(batchId), signedIn: true },
  ];
}
