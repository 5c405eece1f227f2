import { keepAssessment } from '../support/accounts/invite';
import { expect, test } from '../support/test';

test('a list without a size of its own shows ten, and turns the page for the rest', async ({
  page,
  signedIn,
}) => {
  for (let number = 1; number <= 12; number += 1)
    await keepAssessment(signedIn, { title: `Assessment ${number}` });

  await page.goto('/invitations/assessments');
  const rows = page.getByRole('row', { name: /Assessment \d+/ });
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: /^(Next|Older)/ }).click();
  await expect(rows).toHaveCount(2);

  await page.goto('/settings#activity');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByText('1 to 10 of', { exact: false })).toBeVisible();
});
