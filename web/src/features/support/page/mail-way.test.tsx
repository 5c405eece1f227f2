import { support } from '@candor/domain/api/support';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { fillIn, form, MAIL_ID, type Opened, openSupport, sentTo } from './testing/open-support';

afterEach(() => window.sessionStorage.clear());

async function openMail(app: Opened) {
  await app.user.click(screen.getByRole('tab', { name: 'E-mail' }));
  return screen.findByRole('form', { name: 'Ticket by e-mail' });
}

test('an e-mail ticket starts with who is signed in, and says where the answer will arrive', async () => {
  const app = await openSupport();
  app.server.on(support.mail, {
    status: 201,
    body: { success: true, ticket_id: MAIL_ID, existing: false },
  });
  const fields = within(await openMail(app));
  expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira Tolland');
  const address = fields.getByRole('textbox', { name: 'E-mail' });
  expect(address).toHaveValue('mira@example.com');
  await app.user.clear(address);
  await app.user.type(address, 'office@example.com');
  await fillIn(app, 'Ticket by e-mail');
  await app.user.click(fields.getByRole('button', { name: 'Send ticket' }));
  expect(
    await fields.findByText(
      'Ticket #11112222 was sent. The answer will come to office@example.com.',
    ),
  ).toBeVisible();
  expect(sentTo(app.server, support.mail)).toEqual([
    {
      name: 'Mira Tolland',
      email: 'office@example.com',
      subject: 'Scores differ',
      message: 'Twice, another score.',
      type: 'general',
      user_plan: 'professional',
      user_credits: 400,
    },
  ]);
  expect(fields.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('a ticket by mail that fails says so, and what was typed stays on both ways', async () => {
  const app = await openSupport();
  app.server.on(support.mail, refusal('service_unavailable'));
  await fillIn(app);
  await openMail(app);
  const fields = await fillIn(app, 'Ticket by e-mail');
  await app.user.click(fields.getByRole('button', { name: 'Send ticket' }));
  expect(await screen.findByText('Failed to submit support ticket')).toBeVisible();
  await app.user.click(screen.getByRole('tab', { name: 'Live chat' }));
  const other = within(await form());
  expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('Twice, another score. ');
});
