import { accounts } from '@candor/domain/api/accounts';
import { register } from '../support/accounts/account';
import { mailedLink, waitForLinks } from '../support/accounts/outbox';
import { inventPerson } from '../support/accounts/person';
import { sendSignIn, signIn } from '../support/accounts/sign-in';
import { send } from '../support/call';
import { expect, test } from '../support/test';

test('a wrong password is refused without telling whether the account exists', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/^401 \/api\/auth\/login$/);
  await page.goto('/login');
  for (const email of [account.email, inventPerson().email]) {
    await sendSignIn(page, { ...account, email, password: 'not the password' });
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Invalid email or password.');
    await expect(alert).toBeFocused();
    await page.reload();
  }
});

test('a form that is not filled in names each field and sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/signup');
  await page.getByLabel('E-mail', { exact: true }).fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('This field is required');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    'Please provide a valid email address',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Must be at least 8 characters long',
  );
  expect(calls).toEqual([]);
});

test('a forgotten password is replaced by mail, once, and every old session is dead', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/auth\/password-reset-confirm$/, /^401 \/api\/auth\/login$/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();

  const link = await mailedLink(account.email, 'forgot-password');
  const password = `${account.password} anew`;
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  expect((await send(account, accounts.me)).status).toBe(401);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another password');
  await page.getByLabel('Repeat the password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toContainText('This reset link is invalid or has expired.');

  await page.goto('/login');
  await sendSignIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await signIn(page, { ...account, password });
});

test('a confirmation is sent again on request and the newest link works', async ({
  page,
  visitor,
}) => {
  const account = await register(visitor, inventPerson());
  await waitForLinks(account.email, 'confirm-email', 1);
  await page.goto('/login');
  await sendSignIn(page, account);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Confirmation email sent! Please check your inbox.')).toBeVisible();
  const [, second] = await waitForLinks(account.email, 'confirm-email', 2);
  await page.goto(second ?? '');
  await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a confirmation link that is not one offers a new one', async ({ page, complaints }) => {
  complaints.expect(/^400 \/api\/auth\/confirm-email$/);
  await page.goto('/confirm-email?token=made-up-by-somebody');
  await expect(page.getByRole('alert')).toHaveText(
    'This confirmation link is invalid or has expired.',
  );
  await page.goto('/confirm-email');
  await expect(page.getByRole('alert')).toHaveText('Confirmation token is required');
});

test('an address that has an account already is told how to go on', async ({
  page,
  account,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/auth\/register$/);
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Somebody Else');
  await page.getByLabel('E-mail', { exact: true }).fill(account.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    'An account with this email already exists. Sign in or reset your password.',
  );
  await expect(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible();
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('a session survives a reload and ends with the logout, on the server too', async ({
  page,
  signedIn,
}) => {
  await page.goto('/dashboard');
  // The last thing that the page asks for: on its way while the session ends, it would be refused.
  const last = page.waitForResponse((answer) => answer.url().includes('/api/invitations/'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await last;
  await page.getByRole('button', { name: `Account of ${signedIn.name}` }).click();
  const leaving = page.waitForRequest((request) => request.url().endsWith(accounts.logout.path));
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const authorization = await (await leaving).headerValue('authorization');
  await expect(page.getByText('Signing out...').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const token = (authorization ?? '').replace('Bearer ', '');
  expect((await send({ ...signedIn, token }, accounts.me)).status).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});
