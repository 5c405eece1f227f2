import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { keepAssessment } from '../support/accounts/invite';
import { candidatePhone } from '../support/candidate-phone';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a recruiter has somebody reminded, by keys alone, and the candidate says no to it on a phone', async ({
  page,
  browser,
  signedIn,
}) => {
  await keepAssessment(signedIn, {});
  let link = '';

  await test.step('the switch for reminders stands below the one for the mail', async () => {
    await page.goto('/invitations?invite=');
    const form = page.getByRole('dialog', { name: 'New invitation' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ines@example.com');
    await tabTo(page, form.getByRole('switch', { name: /Send the invitation by e-mail/ }));
    await page.keyboard.press('Space');
    await tabTo(page, form.getByRole('switch', { name: /Remind them by e-mail/ }));
    await page.keyboard.press('Space');
    await expectAccessible(page, 'reminders asked for');
    await tabTo(page, form.getByRole('button', { name: 'Invite', exact: true }));
    await page.keyboard.press('Enter');
    const done = page.getByRole('dialog', { name: 'Invited' });
    link = await done.getByRole('textbox', { name: /Link/ }).inputValue();
    await page.keyboard.press('Escape');
  });

  const openPanel = () => page.goto(`/invitations?open=${link.split('/').at(-1)}`);

  await test.step('the recruiter reads when the next one goes', async () => {
    await openPanel();
    await expect(page.getByText(/^Next .* if they have not finished$/)).toBeVisible();
  });

  await test.step('the small print of the mail leads to one press', async () => {
    const phone = await candidatePhone(browser);
    await phone.page.goto(`${link}?reminders=stop`);
    const dialog = phone.page.getByRole('dialog', { name: 'Reminders by e-mail' });
    await expect(dialog.getByRole('button', { name: 'Stop reminders' })).toBeFocused();
    await expectAccessible(phone.page, 'reminders to be stopped');
    await expectReadableInTheDark(phone.page, 'reminders to be stopped');
    await dialog.getByRole('button', { name: 'Stop reminders' }).tap();
    await expect(dialog.getByText('You are not reminded by e-mail.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(phone.page.getByRole('button', { name: 'Remind me again' })).toBeVisible();
    await phone.context.close();
  });

  await test.step('and the recruiter reads that, and cannot press them', async () => {
    await openPanel();
    await expect(page.getByText('None: the candidate asked for none')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the invitation' });
    await expect(edit.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(edit.getByRole('switch')).toHaveCount(0);
  });
});
