import { type SimulatedStripe, startStripe } from '@candor/server/testing/stripe/simulator';
import { openAccount } from '../support/accounts/account';
import { remember } from '../support/accounts/sign-in';
import { openOwnProduct } from '../support/product';
import { expect, test } from '../support/test';

test('without a payment provider the plan is shown, and an upgrade says what is missing', async ({
  page,
  signedIn,
}) => {
  await page.goto('/billing');
  await expect(page.getByText(/^Payments are not set up on this installation/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Trial' })).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await expect(
    page.getByText(
      'Plan configuration error. The selected plan is not properly configured. Please contact support.',
    ),
  ).toBeVisible();
  expect(signedIn.email).toContain('@');
});

test.describe('with a payment provider', () => {
  let stripe: SimulatedStripe;
  let product: Awaited<ReturnType<typeof openOwnProduct>>;

  test.beforeAll(async () => {
    stripe = await startStripe({ clock: { now: () => new Date() } });
    product = await openOwnProduct(stripe.env);
    stripe.deliverTo(`${product.url}/api/webhooks/payments`);
  });
  test.afterAll(async () => {
    await product.stop();
    await stripe.close();
  });

  test('somebody on trial buys Starter: the plan is there, and its quota', async ({
    page,
    visitor,
  }) => {
    const account = await openAccount(visitor);
    await remember(page, account);
    await page.goto('/billing');
    await expect(page.getByText(/of 100/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade to Starter' }).click();

    await expect(page.getByRole('heading', { name: 'Pay 49.00 USD' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    await expect(page.getByRole('heading', { level: 2, name: 'Starter' })).toBeVisible();
    await expect(page.getByText(/^Renews on .* for USD.49 a month/)).toBeVisible();
    await expect(page.getByText(/of 500/).first()).toBeVisible();
    await expect(page.getByRole('table', { name: /^Invoices/ }).getByText('Paid')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/billing`);
  });

  test('somebody who left a payment page open cancels it with the account', async ({
    page,
    visitor,
    complaints,
  }) => {
    complaints.expect(/^409 /);
    const account = await openAccount(visitor);
    await remember(page, account);
    await page.goto('/billing');
    await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${product.url}/billing`);

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByRole('textbox').fill(account.email);
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expect(question.getByText(/^A payment page that you opened/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel payment and delete' }).click();
    await expect(page).toHaveURL(`${product.url}/comparison`);
    const ours = [...stripe.world.checkouts.values()].filter(
      ({ client_reference_id }) => client_reference_id === account.id,
    );
    expect(ours.map(({ status }) => status)).toEqual(['expired']);
  });
});
