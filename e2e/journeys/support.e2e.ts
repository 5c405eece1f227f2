import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { openAccount } from '../support/accounts/account';
import { remember } from '../support/accounts/sign-in';
import { joinStaff } from '../support/accounts/staff';
import { Complaints } from '../support/complaints';
import { tabTo } from '../support/keyboard';
import { productUrl } from '../support/places';
import { expect, test } from '../support/test';
import { ADDRESS_HEADER, newVisitor, uniqueWord } from '../support/visitor';

const CREATED =
  'Support ticket created successfully! You can now continue this conversation from any page using the chat button.';

async function expectGood(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
}

/** A second browser, in which one of the staff is signed in. */
async function staffBrowser(browser: Browser) {
  const visitor = newVisitor();
  const member = await openAccount(visitor);
  await joinStaff(member);
  const context = await browser.newContext({
    baseURL: productUrl(),
    extraHTTPHeaders: { [ADDRESS_HEADER]: visitor.address },
  });
  const complaints = new Complaints(context);
  await complaints.hearRefusedCode();
  const page = await context.newPage();
  await remember(page, member);
  return { page, context, complaints };
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Support chat' });
const chatButton = (page: Page) => page.getByRole('button', { name: /^Support chat/ });

test('a question is answered live, and the conversation ended, while neither side loads its page anew', async ({
  page,
  browser,
  signedIn,
}) => {
  const subject = `Two scores for one resume ${uniqueWord()}`;
  const staff = await staffBrowser(browser);
  const panel = panelOf(page);
  const messages = panel.getByRole('log', { name: 'Messages' });

  await test.step('somebody opens a ticket, and its chat opens', async () => {
    await page.goto('/support');
    const form = page.getByRole('form', { name: 'New conversation' });
    await expect(chatButton(page)).toHaveCount(0);
    await expectGood(page, 'a new conversation');
    await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await form.getByRole('textbox', { name: 'Message' }).fill('It has 81 here and 74 there.');
    await form.getByRole('button', { name: 'Start conversation' }).click();
    await expect(page.getByText(CREATED)).toBeVisible();
    await expect(messages).toContainText('It has 81 here and 74 there.');
    await expect(page.getByRole('heading', { name: 'Your conversation' })).toBeVisible();
    await expectGood(page, 'a conversation in its panel');
  });

  await test.step('it goes along to another page', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(messages).toContainText('It has 81 here and 74 there.');
  });

  await test.step('the staff find it by whom it is of, and answer', async () => {
    await staff.page.goto('/staff/support');
    await staff.page.getByRole('searchbox', { name: 'Search tickets' }).fill(signedIn.email);
    await expect(staff.page.getByRole('row')).toHaveCount(2);
    await expectGood(staff.page, 'the list of tickets');
    await staff.page.getByRole('link', { name: subject }).click();
    await expect(staff.page.getByRole('heading', { level: 1, name: subject })).toBeFocused();
    await staff.page.getByRole('textbox', { name: 'Reply' }).fill('Were its weights edited?');
    await staff.page.keyboard.press('Enter');
    await expect(staff.page.getByRole('log', { name: 'Messages' })).toContainText(
      'Were its weights edited?',
    );
    await expectGood(staff.page, 'a conversation of the staff');
  });

  await test.step('the answer arrives by itself, and is answered', async () => {
    await expect(messages).toContainText('Support Team');
    await expect(messages).toContainText('Were its weights edited?');
    await panel.getByRole('textbox', { name: 'Message' }).fill('Yes, yesterday.');
    await page.keyboard.press('Enter');
    await expect(messages).toContainText('Yes, yesterday.');
    await expect(staff.page.getByRole('log', { name: 'Messages' })).toContainText(
      'Yes, yesterday.',
    );
  });

  await test.step('what comes while the panel is closed is counted on its button', async () => {
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel).toBeHidden();
    await staff.page.getByRole('textbox', { name: 'Reply' }).fill('Then both are right.');
    await staff.page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Support chat, 1 unread' }).click();
    await expect(messages).toContainText('Then both are right.');
  });

  await test.step('the staff close it, its owner is told, and with the panel the button goes', async () => {
    await staff.page.getByRole('button', { name: 'Close ticket' }).click();
    const question = staff.page.getByRole('dialog', { name: 'Close this ticket?' });
    await question.getByRole('button', { name: 'Close ticket' }).click();
    await expect(
      staff.page.getByText('This support ticket has been closed.', { exact: true }),
    ).toBeVisible();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('Support ticket has been closed.')).toBeVisible();
    await expect(messages).toContainText('System');
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(chatButton(page)).toHaveCount(0);
  });

  await test.step('what was written stays to be read', async () => {
    await page.goto('/support');
    await page.getByRole('link', { name: subject }).click();
    const sheet = page.getByRole('dialog', { name: subject });
    await expect(sheet.getByRole('log', { name: 'Messages' })).toContainText(
      'Then both are right.',
    );
    await expect(sheet.getByText(/^This support ticket has been closed\./)).toBeVisible();
    await expectGood(page, 'a ticket that was closed');
  });

  expect(staff.complaints.unexpected(), 'what the browser of the staff complained of').toEqual([]);
  await staff.context.close();
});

test('by keys alone a ticket is opened, and its chat written to, put away and taken up again', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/support');
  const form = page.getByRole('form', { name: 'New conversation' });
  await tabTo(page, form.getByRole('textbox', { name: 'Subject' }));
  await page.keyboard.type('Two scores for one resume');
  await tabTo(page, form.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('It has 81 here and 74 there.');
  await tabTo(page, form.getByRole('button', { name: 'Start conversation' }));
  await page.keyboard.press('Enter');
  const message = panelOf(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await page.keyboard.type('Which of them counts?');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByRole('log')).toContainText('Which of them counts?');
  await page.keyboard.press('Escape');
  await expect(chatButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toBeFocused();
});
