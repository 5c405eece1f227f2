import { billing } from '@candor/domain/api/billing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { aPaidServer } from './testing/open-billing';

test('invoices are listed with their state, their amount and a link', async () => {
  const { server, user } = aPaidServer({});
  const url = 'https://pay.example/in-1';
  const created_at = '2026-03-01T09:00:00.000Z';
  const invoice = { id: 'invoice-0001', created_at, amount: 4950, currency: 'usd' };
  server.on(billing.invoices, {
    body: {
      invoices: [{ ...invoice, status: 'paid', url }],
      total: 1,
      limit: 10,
      skip: 0,
      has_more: false,
    },
  });
  await renderApp('/billing', { server, user });
  const table = within(await screen.findByRole('table', { name: /^Invoices/ }));
  expect(server.requestsTo(billing.invoices)[0]?.url).toContain('limit=10');
  expect(table.getByText('Paid')).toBeVisible();
  expect(table.getByText(/^USD.49\.50$/)).toBeVisible();
  expect(table.getByRole('link', { name: /^Open the invoice of/ }).getAttribute('href')).toBe(url);
});

test('invoices go on page by page to the last one, and the focus stays where they were asked for', async () => {
  const { server, user } = aPaidServer({});
  const all = Array.from({ length: 112 }, (_, at) => ({
    id: `invoice-${at}`,
    status: 'paid',
    amount: 4950 + at,
    currency: 'usd',
    url: null,
    created_at: '2026-03-01T09:00:00.000Z',
  }));
  server.on(billing.invoices, ({ url }) => {
    const { skip, limit } = Object.fromEntries(new URL(url, 'http://x').searchParams);
    const [from, rows] = [Number(skip), Number(limit)];
    const page = { total: all.length, limit: rows, skip: from, has_more: from + rows < all.length };
    return { body: { invoices: all.slice(from, from + rows), ...page } };
  });
  await renderApp('/billing', { server, user });
  const table = within(await screen.findByRole('table', { name: /^Invoices/ }));
  for (let shown = 10; shown < all.length; shown += 10) {
    await waitFor(() => expect(table.getAllByText('Paid')).toHaveLength(shown));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier invoices' }));
  }
  await waitFor(() => expect(table.getAllByText('Paid')).toHaveLength(all.length));
  expect(screen.queryByRole('button', { name: 'Show earlier invoices' })).toBeNull();
  expect(screen.getByText('These are all invoices.')).toHaveFocus();
});

test('earlier invoices that could not be loaded are asked for again', async () => {
  const { server, user } = aPaidServer({});
  const invoice = {
    id: 'invoice-0001',
    status: 'paid',
    amount: 4950,
    currency: 'usd',
    url: null,
    created_at: '2026-03-01T09:00:00.000Z',
  };
  const page = (invoices: object[], skip: number) => ({
    body: { invoices, total: 11, limit: 10, skip, has_more: skip === 0 },
  });
  let down = true;
  server.on(billing.invoices, ({ url }) => {
    if (url.includes('skip=0')) return page([invoice], 0);
    return down
      ? refusal('permission_denied')
      : page([{ ...invoice, id: 'invoice-0002', status: 'void' }], 10);
  });
  await renderApp('/billing', { server, user });
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier invoices' }));
  expect(await screen.findByText('They could not be loaded.')).toBeVisible();
  expect(screen.getByText('Paid')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier invoices' }));
  expect(await screen.findByText('Void')).toBeVisible();
});
