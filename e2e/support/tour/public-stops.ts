import { expect } from '@playwright/test';
import { openLanding, ownPair } from '../screens/landing';
import { at, type Stop } from './stop';

/** Every screen for which nobody needs an account. */
export const PUBLIC_STOPS: readonly Stop[] = [
  at('comparison', '/comparison', 'Know why, before you call.'),
  {
    name: 'comparison-own-pair',
    opened: '#try',
    async open(page) {
      await openLanding(page, 'try');
      await ownPair(page).getByRole('button', { name: 'Fill in the sample' }).click();
      await ownPair(page).getByRole('button', { name: 'Match in this browser' }).click();
      const match = page.getByRole('region', { name: 'Your match' });
      // The engine is fetched and started first.
      await expect(match.getByText(/^\d+ of 100/)).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'contact-refused',
    opened: '#contact',
    async open(page) {
      await openLanding(page, 'contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert')).toContainText('Validation failed');
    },
  },
  at('pricing', '/pricing', 'Pay for candidates read'),
  at('how-scored', '/how-a-score-is-made', 'How a score is made'),
  {
    ...at('documentation', '/documentation-api.html', 'API documentation'),
    repeats: 'section[aria-labelledby^="group-"] > section:nth-of-type(n + 2)',
  },
  at('terms', '/terms-of-service', 'Terms of service'),
  at('privacy', '/privacy-policy', 'Privacy policy'),
  at('cookies', '/cookie-policy', 'Cookie policy'),
  at('mobile-terms', '/mobile/terms-of-service', 'Terms of service'),
  at('login', '/login', 'Sign in'),
  at('login-expired', '/login?reason=session_expired', 'Sign in'),
  {
    name: 'signup-refused',
    async open(page) {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
      await expect(page.getByRole('alert')).toContainText('Validation failed');
    },
  },
  at('forgot-password', '/forgot-password', 'Reset your password'),
  at('new-password', '/forgot-password?token=abc', 'Set a new password'),
  at('confirm-email', '/confirm-email', 'Confirm your e-mail'),
  at('not-found', '/no/such/page', 'Page not found'),
  at('share-unknown', '/share/short', 'This link does not exist'),
  at('invite-unknown', '/invite/short', 'Unknown link'),
];

/** The page behind a link that was shared. */
export function sharedStop(url: string, jobTitle: string): Stop {
  return at('share', url, jobTitle);
}
