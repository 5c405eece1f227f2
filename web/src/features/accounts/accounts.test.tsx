import { accounts } from '@candor/domain/api/accounts';
import { secondFactor } from '@candor/domain/api/second-factor';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aUser } from '../../testing/samples';

const auth = {
  access_token: 'token-9',
  token_type: 'bearer',
  expires_at: '2026-03-09T09:00:00.000Z',
  user: aUser(),
};

test('an empty sign-in form sends nothing and says what is missing', async () => {
  const { server } = await renderApp('/login', { user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(server.requestsTo(accounts.login)).toHaveLength(0);
});

test('several errors are summed up above the form, each with the name of its field and the way to it', async () => {
  await renderApp('/signup', { user: null });
  await userEvent.type(await screen.findByLabelText('Full name'), 'Mira Tolland');
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira');
  await userEvent.type(screen.getByLabelText('Password'), '1234567{Enter}');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(
    /^Validation failed: Please provide a valid email address; Must be at least 8 characters long/,
  );
  const ways = within(summary).getAllByRole('button');
  expect(ways.map((way) => way.textContent)).toEqual(['E-mail', 'Password']);
  await userEvent.click(within(summary).getByRole('button', { name: 'Password' }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('the summary stays until the next submission, and marks each corrected field', async () => {
  await renderApp('/signup', { user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Start the 7-day trial' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.type(screen.getByLabelText('Full name'), 'Mira Tolland');
  const ways = () =>
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(ways()).toEqual(['Full name, done', 'E-mail', 'Password']);
  const done = within(summary).getByText('Full name').closest('[aria-atomic]');
  expect(done, 'what a screen reader repeats').toHaveTextContent(/^Full name, done$/);
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira@example.com');
  expect(ways()).toEqual(['Full name, done', 'E-mail, done', 'Password']);
  expect(summary).toHaveTextContent(/^Validation failed: /);
  // One alone needs no summary: its field has the focus.
  await userEvent.click(screen.getByRole('button', { name: 'Start the 7-day trial' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('an address that is none is refused in the form', async () => {
  const { server } = await renderApp('/login', { user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Please provide a valid email address')).toBeVisible();
  expect(server.requestsTo(accounts.login)).toHaveLength(0);
});

test('signing in leads to the dashboard', async () => {
  const server = aServer();
  server.on(accounts.login, { body: auth });
  const { router } = await renderApp('/login', { server, user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

async function reachSecondStep() {
  const server = aServer();
  server.on(accounts.login, {
    body: {
      second_factor_required: true,
      ticket: 'ticket-1',
      expires_at: '2026-03-02T09:05:00.000Z',
    },
  });
  const app = await renderApp('/login', { server, user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  const field = await screen.findByLabelText('Code from your authenticator app');
  return { ...app, server, field };
}

test('a second step asks for a code, keeps the ticket through a wrong one, and leads in', async () => {
  const { server, field, router, state } = await reachSecondStep();
  expect(field).toHaveFocus();
  expect(state.get().user).toBeNull();
  const message = serverMessages.codeWrong;
  server.on(
    secondFactor.signIn,
    refusal('validation_error', { errors: [{ field: 'code', message }] }),
  );
  await userEvent.type(field, '000000{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  server.on(secondFactor.signIn, { body: auth });
  await userEvent.clear(field);
  await userEvent.type(field, '287082{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(JSON.parse(String(server.requestsTo(secondFactor.signIn)[1]?.body))).toEqual({
    ticket: 'ticket-1',
    code: '287082',
  });
});

test('a second step that took too long leads back to the first', async () => {
  const { server, field } = await reachSecondStep();
  server.on(
    secondFactor.signIn,
    refusal('authentication_required', { detail: serverMessages.secondStepOver }),
  );
  await userEvent.type(field, '287082{Enter}');
  expect(await screen.findByText(serverMessages.secondStepOver)).toBeVisible();
  expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('a wrong password shows the words of the server and keeps the address', async () => {
  const server = aServer();
  server.on(
    accounts.login,
    refusal('authentication_required', { detail: 'Invalid email or password.' }),
  );
  await renderApp('/login', { server, user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong one{Enter}');
  expect(await screen.findByText('Invalid email or password.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'mira@example.com');
});

test('an ended session says why one is at the sign-in page', async () => {
  await renderApp('/login?reason=session_expired', { user: null });
  expect(await screen.findByText(/Your session has expired. Please log in again./)).toBeVisible();
});

test('a password of seven characters is refused, one of eight is sent', async () => {
  const server = aServer();
  server.on(accounts.register, { status: 201, body: auth });
  await renderApp('/signup', { server, user: null });
  await userEvent.type(await screen.findByLabelText('Full name'), 'Mira Tolland');
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), '1234567{Enter}');
  expect(await screen.findByText('Must be at least 8 characters long')).toBeVisible();
  expect(server.requestsTo(accounts.register)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Password'), '8{Enter}');
  await waitFor(() => expect(server.requestsTo(accounts.register)).toHaveLength(1));
});

test('an address in use is told at its field, with the ways into its account', async () => {
  const server = aServer();
  const message = messages.emailTaken;
  server.on(
    accounts.register,
    refusal('validation_error', { detail: message, errors: [{ field: 'email', message }] }),
  );
  await renderApp('/signup', { server, user: null });
  await userEvent.type(await screen.findByLabelText('Full name'), 'Mira Tolland');
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  const way = (name: string) => screen.getByRole('link', { name });
  expect(way('Sign in instead')).toHaveAttribute('href', '/login');
  expect(way('Reset your password')).toHaveAttribute('href', '/forgot-password');
});

test('asking for a reset link without an address says so', async () => {
  const { server } = await renderApp('/forgot-password', { user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(server.requestsTo(accounts.requestPasswordReset)).toHaveLength(0);
});

test('asking for a reset link with an address that is none says so', async () => {
  const { server } = await renderApp('/forgot-password', { user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@{Enter}');
  expect(await screen.findByText('Please provide a valid email address')).toBeVisible();
  expect(server.requestsTo(accounts.requestPasswordReset)).toHaveLength(0);
});

test('after requesting a reset link the user is told where it went, and can request another or go back', async () => {
  const server = aServer();
  const message = 'If this address has an account, a link to set a new password is on its way.';
  server.on(accounts.requestPasswordReset, { body: { success: true, message } });
  await renderApp('/forgot-password', { server, user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@example.com{Enter}');
  expect(await screen.findByText(message)).toHaveFocus();
  expect(screen.getByText('mira@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for another link' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('mira@example.com');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test('a new password is told to be set, where the focus goes on', async () => {
  const server = aServer();
  server.on(accounts.confirmPasswordReset, { body: { success: true, message: 'Set.' } });
  await renderApp('/forgot-password?token=abc', { server, user: null });
  await userEvent.type(await screen.findByLabelText('New password'), 'a long one');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'a long one{Enter}');
  expect(await screen.findByText(/^Your new password is set/)).toHaveFocus();
  expect(JSON.parse(String(server.requestsTo(accounts.confirmPasswordReset)[0]?.body))).toEqual({
    token: 'abc',
    new_password: 'a long one',
  });
});

test('where the link has ended a new one is the way on, and no longer the password', async () => {
  const server = aServer();
  server.on(accounts.confirmPasswordReset, refusal('validation_error'));
  await renderApp('/forgot-password?token=abc', { server, user: null });
  const save = await screen.findByRole('button', { name: 'Save the password' });
  expect(save).toHaveClass('bg-ink');
  await userEvent.type(await screen.findByLabelText('New password'), 'a long one');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'a long one{Enter}');
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveClass('bg-ink');
  expect(save).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a new password is ticked as soon as it is long enough', async () => {
  const { container } = await renderApp('/forgot-password?token=abc', { user: null });
  const ticks = () => container.querySelectorAll('.lucide-check').length;
  await userEvent.type(await screen.findByLabelText('New password'), 'a short');
  expect(ticks()).toBe(0);
  await userEvent.type(screen.getByLabelText('New password'), 'er');
  expect(ticks()).toBe(1);
});

test('a password form without one says what link and form require', async () => {
  const { server } = await renderApp('/forgot-password?token=abc', { user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Reset token and new password are required')).toBeVisible();
  expect(server.requestsTo(accounts.confirmPasswordReset)).toHaveLength(0);
});

test('a confirmation link without a token offers a new one', async () => {
  const { server } = await renderApp('/confirm-email', { user: null });
  expect(await screen.findByText('Confirmation token is required')).toBeVisible();
  expect(server.requestsTo(accounts.confirmEmail)).toHaveLength(0);
});

test('a new confirmation link needs an address, and a whole one', async () => {
  const server = aServer();
  server.on(accounts.resendConfirmation, { body: { success: true, message: 'ok' } });
  await renderApp('/confirm-email', { server, user: null });
  const resend = await screen.findByRole('button', { name: 'Resend' });
  await userEvent.click(resend);
  expect(await screen.findByText('This field is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira');
  expect(await screen.findByText('Please provide a valid email address')).toBeVisible();
  expect(server.requestsTo(accounts.resendConfirmation)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('E-mail'), '@example.com');
  await userEvent.click(resend);
  expect(
    await screen.findByText('Confirmation email sent! Please check your inbox.'),
  ).toBeVisible();
});

test('a confirmation link confirms once', async () => {
  const server = aServer();
  server.on(accounts.confirmEmail, {
    body: { success: true, message: 'ok', email: 'mira@example.com' },
  });
  await renderApp('/confirm-email?token=abc', { server, user: null });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your e-mail is confirmed' }),
  ).toBeVisible();
  expect(screen.getByText('mira@example.com')).toBeVisible();
  expect(server.requestsTo(accounts.confirmEmail)).toHaveLength(1);
});

test('a confirmation link that has ended says so, and a new one can be sent', async () => {
  const server = aServer();
  const detail = 'This confirmation link is invalid or has expired.';
  server.on(accounts.confirmEmail, refusal('validation_error', { detail }));
  await renderApp('/confirm-email?token=abc', { server, user: null });
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('a link confirms even where the profile cannot be read afterwards', async () => {
  const server = aServer();
  server.on(accounts.confirmEmail, () => {
    server.on(accounts.me, refusal('service_unavailable'));
    return { body: { success: true, message: 'ok', email: 'mira@example.com' } };
  });
  await renderApp('/confirm-email?token=abc', { server, user: aUser({ email_confirmed: false }) });
  expect(await screen.findByRole('link', { name: 'Open the dashboard' })).toBeVisible();
  await waitFor(() => expect(server.requestsTo(accounts.me).length).toBeGreaterThan(1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your e-mail is confirmed');
});

test('a new confirmation link that cannot be sent is told as such', async () => {
  const server = aServer();
  server.on(accounts.resendConfirmation, refusal('service_unavailable'));
  await renderApp('/confirm-email', { server, user: null });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'mira@example.com{Enter}');
  expect(
    await screen.findByText('Failed to send confirmation email. Please try again.'),
  ).toBeVisible();
});

test('resending says whether the mail is on its way', async () => {
  const server = aServer();
  server.on(accounts.resendConfirmation, refusal('rate_limited'));
  await renderApp('/dashboard', { server, user: aUser({ email_confirmed: false }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
  expect(
    await screen.findByText('Failed to send confirmation email. Please try again.'),
  ).toBeVisible();
  server.on(accounts.resendConfirmation, { body: { success: true, message: 'ok' } });
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  expect(
    await screen.findByText('Confirmation email sent! Please check your inbox.'),
  ).toBeVisible();
});

test('logging out says so and ends at the sign-in page', async () => {
  let leave = () => {};
  const signOutPause = () =>
    new Promise<void>((resolve) => {
      leave = resolve;
    });
  const { router, server } = await renderApp('/dashboard', { signOutPause });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Mira Tolland' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const account = screen.getByRole('button', { name: 'Account of Mira Tolland' });
  expect(account).toHaveTextContent(messages.signingOut);
  const spoken = screen.getAllByRole('status');
  expect(spoken.map(({ textContent }) => textContent)).toContain(messages.signingOut);
  expect(router.state.location.pathname).toBe('/dashboard');
  leave();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(server.requestsTo(accounts.logout)).toHaveLength(1);
});
