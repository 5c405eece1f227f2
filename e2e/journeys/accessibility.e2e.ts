import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { register } from '../support/accounts/account';
import { inventPerson } from '../support/accounts/person';
import { endTrial } from '../support/accounts/plan';
import { sendSignIn } from '../support/accounts/sign-in';
import { csvUpload, rowsOf, runBatch, zipUpload } from '../support/batches';
import { writeScan } from '../support/documents/pdf';
import { writeZip } from '../support/documents/zip';
import { CANDIDATES } from '../support/samples';
import { FIRST_DAY_STOPS, PUBLIC_STOPS, workingStops } from '../support/screens/tour';
import { expect, test } from '../support/test';

const WIDTHS = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];
const NARROWEST = { width: 360, height: 780 };

for (const { name, width, height } of WIDTHS) {
  test(`every public screen can be used by everybody on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const stop of PUBLIC_STOPS) {
      await stop.open(page);
      await expectAccessible(page, `${stop.name}, ${name}`);
    }
  });

  test(`every screen behind the sign-in can be used by everybody on a ${name}`, async ({
    page,
    signedIn,
  }) => {
    await page.setViewportSize({ width, height });
    for (const stop of FIRST_DAY_STOPS) {
      await stop.open(page);
      await expectAccessible(page, `${stop.name}, ${name}`);
    }
    const rows = [
      ...rowsOf(CANDIDATES.slice(0, 9)),
      { candidate_name: 'Empty', email: '', candidate_text: '' },
    ];
    const job = await runBatch(signedIn, csvUpload(rows));
    for (const stop of workingStops(job)) {
      await stop.open(page);
      await expectAccessible(page, `${stop.name}, ${name}`);
    }
  });

  test(`the gates can be used by everybody on a ${name}`, async ({ page, visitor, account }) => {
    await page.setViewportSize({ width, height });
    const unconfirmed = await register(visitor, inventPerson());
    await page.goto('/login');
    await sendSignIn(page, unconfirmed);
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
    await expectAccessible(page, `confirmation gate, ${name}`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await endTrial(account);
    await sendSignIn(page, account);
    await expect(page.getByRole('heading', { name: 'Trial Period Expired' })).toBeVisible();
    await expectAccessible(page, `expired trial, ${name}`);
  });
}

test('no screen scrolls sideways on the narrowest phone', async ({ page, account, baseURL }) => {
  await page.setViewportSize(NARROWEST);
  for (const stop of PUBLIC_STOPS) {
    await stop.open(page);
    await expectNoSidewaysScroll(page, stop.name);
  }
  await runBatch(account, zipUpload(await writeZip({ 'scan.pdf': await writeScan() })));
  const job = await runBatch(account, csvUpload(rowsOf(CANDIDATES.slice(0, 6))));
  await page.goto('/login');
  await sendSignIn(page, account);
  await expect(page).toHaveURL(`${baseURL}/dashboard`);
  for (const stop of workingStops(job)) {
    await stop.open(page);
    await expectNoSidewaysScroll(page, stop.name);
  }
});

test('the menu of a phone opens, leads on and closes', async ({ page, signedIn }) => {
  await page.setViewportSize(NARROWEST);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText(signedIn.email);
  await expectAccessible(page, 'menu of a phone');
  await menu.getByRole('link', { name: 'Analytics' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
});
