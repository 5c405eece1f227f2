import { TRIAL } from '@candor/domain/rules/plans';
import { paths } from '../paths';

/** A page that is served as a finished document. */
export type StaticPage = {
  path: string;
  title: string;
  description: string;
  /** An address that stands for all of a path with parameters. */
  drawnAt?: string;
  /** Whether only visitors see it, whoever is signed in. */
  forVisitors?: true;
  /** Modules of living parts without which the first view is of no use: they are fetched together with the page. */
  needs?: readonly string[];
};

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
    path: paths.login,
    title: 'Sign in',
    description: 'Sign in to Candor.',
    needs: ['visit/EntryFrame.tsx', 'features/accounts/LoginForm.tsx'],
  },
  {
    path: paths.signup,
    title: 'Create an account',
    description: `Score ${TRIAL.words}. No card needed.`,
    needs: ['visit/EntryFrame.tsx', 'features/accounts/SignupForm.tsx'],
  },
  {
    path: paths.forgotPassword,
    title: 'Reset your password',
    description: 'Ask for a link to set a new password.',
    needs: ['visit/EntryFrame.tsx', 'features/accounts/RequestReset.tsx'],
  },
  {
    path: '/share/:token',
    title: 'Shortlist',
    description: 'A shortlist with the sentences that prove every score.',
    drawnAt: `/share/${'0'.repeat(24)}`,
    forVisitors: true,
    needs: ['visit/VisitorFrame.tsx', 'visit/LivingSharePage.tsx'],
  },
  {
    path: '/invite/:code',
    title: 'Skills assessment',
    description: 'The skills assessment that you were invited to.',
    drawnAt: `/invite/${'0'.repeat(24)}`,
    forVisitors: true,
    needs: ['visit/VisitorFrame.tsx', 'visit/LivingInvitePage.tsx'],
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
