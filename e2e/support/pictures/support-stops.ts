import { staffSupport } from '@candor/domain/api/staff-support';
import { support } from '@candor/domain/api/support';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call } from '../call';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';

/** The tickets that an account has. */
export type Asked = { endedId: string; mailId: string; chatId: string };

/** Lets an account ask support three times, and the staff answer: a chat that ended, a ticket by mail, a chat that is open. */
export async function askSupport(account: Account, member: Account): Promise<Asked> {
  const endedId = await beginChat(account, {
    subject: 'A scan that cannot be read',
    type: 'technical',
    priority: 'normal',
    message: 'The resume of one person is a scan. It stands under Could not read. What can I do?',
  });
  await answer(member, endedId, 'Scans have no text to read. Ask for the file itself, then retry.');
  await call(account, support.close, { params: { id: endedId } });
  const { ticket_id: mailId } = await call(account, support.mail, {
    body: {
      name: account.name,
      email: account.email,
      type: 'billing',
      subject: 'Invoices to our office',
      message: 'Can they be sent to accounts payable?',
    },
  });
  const chatId = await beginChat(account, {
    subject: 'Two scores for one resume',
    type: 'technical',
    priority: 'high',
    message: 'One resume has 81 in one batch and 74 in another.\nThe job is the same in both.',
  });
  await answer(member, chatId, 'Thank you. Were the requirements edited in one of them?');
  const body = { ticket_id: chatId, message: 'Yes, one weight was moved yesterday.' };
  await call(account, support.send, { body });
  return { endedId, mailId, chatId };
}

type Begun = {
  subject: string;
  message: string;
  type: 'technical';
  priority: 'normal' | 'high';
};

async function beginChat(account: Account, body: Begun): Promise<string> {
  return (await call(account, support.chat, { body })).ticket_id;
}

async function answer(member: Account, id: string, message: string): Promise<void> {
  await call(member, staffSupport.reply, { params: { id }, body: { message } });
}

const READS = /\/api\/support\/tickets/;
const STAFF_READS = /\/api\/staff\/support\//;
const noTickets = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Start conversation' })).toBeVisible();
  await expect(page.getByText('No tickets yet')).toBeVisible();
};
const PAGE = then('support-first-day', at('', '/support', 'Support'), noTickets);

/** Before anything was asked: the form with what another plan opens, something refused, and the way by e-mail. */
export const FIRST_SUPPORT_STOPS: readonly Stop[] = [
  PAGE,
  then('support-sales', at('', '/support?type=sales', 'Support'), noTickets),
  then('support-refused', PAGE, async (page) => {
    await page.getByRole('button', { name: 'Start conversation' }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
  }),
  then('support-mail', PAGE, async (page) => {
    await page.getByRole('tab', { name: 'E-mail' }).click();
    await expect(page.getByRole('button', { name: 'Send ticket' })).toBeVisible();
  }),
];

/** An account with a chat that is open, and tickets from before. */
export function supportStops({ endedId, mailId, chatId }: Asked): readonly Stop[] {
  const active = then('support-active', at('', '/support', 'Support'), async (page) => {
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Invoices to our office' })).toBeVisible();
  });
  const talking = then('support-chat', active, async (page) => {
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(chatOn(page).getByText('Connected')).toBeVisible();
  });
  const ticket = (name: string, id: string) =>
    over(name, at('', `/support?ticket=${id}`, 'Support'), DIALOG, seeMessages);
  return [
    active,
    ticket('support-ticket', endedId),
    ticket('support-ticket-mail', mailId),
    ticket('support-ticket-chat', chatId),
    over('support-end', active, DIALOG, async (page) => {
      await page.getByRole('button', { name: 'End conversation' }).first().click();
      await expect(page.getByRole('dialog', { name: 'End this conversation?' })).toBeVisible();
    }),
    {
      name: 'support-failed',
      async open(page) {
        await page.route(READS, (route) => route.fulfill({ status: 403, json: {} }));
        await page.goto('/support');
        await expect(page.getByText('Your tickets could not be loaded')).toBeVisible();
      },
      leave: (page) => page.unroute(READS),
    },
    talking,
    then('support-chat-minimized', talking, async (page) => {
      await chatOn(page).getByRole('button', { name: 'Minimize' }).click();
      await expect(chatOn(page).getByRole('button', { name: 'Expand' })).toBeVisible();
    }),
    then('support-chat-button', at('', '/dashboard', 'Dashboard'), (page) =>
      expect(page.getByRole('button', { name: /^Support chat/ })).toBeVisible(),
    ),
    then('support-chat-cut', talking, async (page) => {
      await page.context().setOffline(true);
      await expect(chatOn(page).getByText(/^Reconnecting/)).toBeVisible({ timeout: 60_000 });
    }),
  ];
}

const chatOn = (page: Page) => page.getByRole('region', { name: 'Support chat' });

/** What the staff see of these tickets. */
export function staffSupportStops({ endedId, mailId, chatId }: Asked): readonly Stop[] {
  const list = then('staff-tickets', at('', '/staff/support', 'Tickets'), (page) =>
    expect(page.getByRole('table')).toBeVisible(),
  );
  const ticket = (name: string, id: string) =>
    then(name, at('', `/staff/support/${id}`, /./), seeMessages);
  const conversation = ticket('staff-ticket', chatId);
  return [
    list,
    then('staff-tickets-nothing', list, async (page) => {
      await page.getByRole('searchbox').fill('nothing at all');
      await expect(page.getByText('No ticket matches')).toBeVisible();
    }),
    conversation,
    ticket('staff-ticket-mail', mailId),
    ticket('staff-ticket-closed', endedId),
    over('staff-ticket-close', conversation, DIALOG, async (page) => {
      await page.getByRole('button', { name: 'Close ticket' }).click();
      await expect(page.getByRole('dialog', { name: 'Close this ticket?' })).toBeVisible();
    }),
    then(
      'staff-ticket-unknown',
      at('', '/staff/support/00000000-0000-4000-8000-000000000000', 'Ticket'),
      (page) => expect(page.getByText('No such ticket')).toBeVisible(),
    ),
    {
      name: 'staff-tickets-failed',
      async open(page) {
        await page.route(STAFF_READS, (route) => route.fulfill({ status: 403, json: {} }));
        await page.goto('/staff/support');
        await expect(page.getByText('The tickets could not be loaded')).toBeVisible();
      },
      leave: (page) => page.unroute(STAFF_READS),
    },
  ];
}

async function seeMessages(page: Page): Promise<void> {
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
}
