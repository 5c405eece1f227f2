import { accounts } from '@candor/domain/api/accounts';
import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { contact } from '@candor/domain/api/contact';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { reviews } from '@candor/domain/api/reviews';
import { expect, type Page, type Route } from '@playwright/test';
import type { Person } from '../accounts/person';
import { sendSignIn } from '../accounts/sign-in';
import { contactForm, openLanding, writeMessage } from '../screens/landing';
import { answering, at, type Stop, then } from '../tour/stop';

const LOGIN = at('login', '/login', 'Sign in');
const THANKS = 'Thank you. Your message has arrived, and somebody will answer by e-mail.';
const ID = { request_id: 'request-0001' };

/** The answers of an endpoint, whatever stands in its path. */
function answersOf({ path }: EndpointSpec): RegExp {
  return new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

const refuse =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { detail: 'Refused', code, ...ID, ...more } });
const never = () => new Promise<void>(() => undefined);
const opened = (path: string, heading: string | RegExp) => at('', path, heading).open;

async function send(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** What comes of the forms at the front door: the sign-in, a new account, a new password, a message. */
export function entryStops(known: Person): readonly Stop[] {
  return [
    then('login-refused', LOGIN, async (page) => {
      await sendSignIn(page, { ...known, password: 'not the one' });
      await expect(page.getByRole('alert')).toBeVisible();
    }),
    then('signup-taken', at('', '/signup', /./), async (page) => {
      await page.getByLabel('Full name').fill('Imogen Fairweather');
      await page.getByLabel('E-mail', { exact: true }).fill(known.email);
      await page.getByLabel('Password', { exact: true }).fill('a quiet pipeline');
      await send(page, 'Start the 7-day trial');
      await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible();
    }),
    then('forgot-sent', at('', '/forgot-password', /./), async (page) => {
      await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.com');
      await send(page, 'Send the link');
      await expect(page.getByRole('button', { name: 'Send the link' })).toBeHidden();
    }),
    then('new-password-late', at('', '/forgot-password?token=abc', /./), async (page) => {
      await page.getByLabel('New password').fill('a quiet pipeline');
      await page.getByLabel('Repeat the password').fill('a quiet pipeline');
      await send(page, 'Save the password');
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    }),
    then('confirm-email-late', at('', '/confirm-email?token=abc', /./), (page) =>
      expect(page.getByRole('alert')).toBeVisible(),
    ),
    answering(
      'confirm-email-done',
      answersOf(accounts.confirmEmail),
      (route) =>
        route.fulfill({ json: { message: 'Confirmed', success: true, email: known.email } }),
      opened('/confirm-email?token=abc', 'Your e-mail is confirmed'),
    ),
    {
      ...answering(
        'contact-sent',
        answersOf(contact.send),
        (route) => route.fulfill({ status: 201, json: { success: true, message: THANKS } }),
        async (page) => {
          await openLanding(page, 'contact');
          await writeMessage(page);
          await send(page, 'Send message');
          await expect(contactForm(page).getByText(THANKS)).toBeVisible();
        },
      ),
      opened: '#contact',
    },
    at('mobile-privacy', '/mobile/privacy-policy', 'Privacy policy'),
    at('not-found-long', `/${'a-very-long-address-'.repeat(12)}`, 'Page not found'),
  ];
}

/** What somebody without an account meets behind a link of which something is wrong. */
export function linkStops(share: string, invitation: string): readonly Stop[] {
  const current = {
    company: 'Halden Ridge Hospital',
    contact_email: 'nursing.jobs@haldenridge.example',
  };
  const opinions = answersOf(reviews.opinion);
  const list = answersOf(reviews.openShare);
  const assessment = answersOf(candidateAssessment.open);
  const word = (page: Page, name: string, place: number) =>
    page.getByRole('button', { name, exact: true }).nth(place).click();
  return [
    answering(
      'share-unsaved',
      opinions,
      refuse(503, 'service_unavailable', {
        detail: 'Service temporarily unavailable. Please try again.',
      }),
      async (page) => {
        await opened(share, /./)(page);
        await word(page, 'Agree', 0);
        await expect(page.getByRole('alert')).toBeVisible();
      },
    ),
    {
      name: 'share-answered',
      async open(page) {
        await opened(share, /./)(page);
        await word(page, 'Agree', 0);
        await word(page, 'Discuss', 1);
        await expect(page.getByText(/^All answered/)).toBeVisible();
      },
      async leave(page) {
        await word(page, 'Agree', 0);
        await word(page, 'Discuss', 1);
        await expect(page.getByText(/^No answer yet/)).toBeVisible();
      },
    },
    answering(
      'share-closed',
      list,
      refuse(410, 'gone', { reason: 'expired' }),
      opened(share, 'This link is closed'),
    ),
    answering(
      'share-failed',
      list,
      refuse(503, 'service_unavailable', {
        detail: 'Service temporarily unavailable. Please try again.',
      }),
      opened(share, 'This list could not be loaded'),
    ),
    answering('share-loading', list, never, async (page) => {
      await page.goto(share);
      await expect(page.getByRole('status', { name: 'Loading the list' })).toBeVisible();
      await page.waitForTimeout(400);
    }),
    answering(
      'invite-expired',
      assessment,
      refuse(410, 'gone', { reason: 'expired', current }),
      opened(invitation, 'Invitation expired'),
    ),
    answering(
      'invite-no-network',
      assessment,
      (route) => route.abort('internetdisconnected'),
      opened(invitation, 'No connection'),
    ),
    answering('invite-loading', assessment, never, async (page) => {
      await page.goto(invitation);
      await page.waitForTimeout(900);
    }),
  ];
}
