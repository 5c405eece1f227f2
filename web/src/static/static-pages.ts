import { paths } from '../paths';

/** A page that is served as a finished document. */
export type StaticPage = { path: string; title: string; description: string };

/** The pages whose first view is the same for every visitor. */
export const STATIC_PAGES: readonly StaticPage[] = [
  {
    path: paths.comparison,
    title: 'Know why, before you call.',
    description:
      'Candor scores candidates against a job and shows the sentence that proves every point.',
  },
  {
    path: paths.pricing,
    title: 'Pay for candidates read',
    description: 'Four plans by the number of candidates. The same engine in every one of them.',
  },
  {
    path: paths.howScored,
    title: 'How a score is made',
    description: 'Every weight and rule behind a score of Candor.',
  },
  {
    path: paths.terms,
    title: 'Terms of service',
    description: 'The terms under which this installation of Candor may be used.',
  },
  {
    path: paths.privacy,
    title: 'Privacy policy',
    description: 'What this installation of Candor stores, why, and how long.',
  },
  {
    path: paths.cookies,
    title: 'Cookie policy',
    description: 'What Candor keeps in your browser.',
  },
  {
    path: '/mobile/terms-of-service',
    title: 'Terms of service',
    description: 'The terms of service on their own.',
  },
  {
    path: '/mobile/privacy-policy',
    title: 'Privacy policy',
    description: 'The privacy policy on its own.',
  },
];
