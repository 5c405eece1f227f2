import { system } from '@candor/domain/api/system';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { aServer, renderApp } from '../../testing/render-app';
import { aConfig } from '../../testing/samples';

async function open(path: string, config: Parameters<typeof aConfig>[0]) {
  const server = aServer();
  server.on(system.config, { body: aConfig(config) });
  await renderApp(path, { server, user: null });
  await screen.findByRole('heading', { level: 1 });
}

const OPERATOR = {
  name: 'Fern & Tolland Ltd',
  address: '1 Quay Street, Brightport',
  law: 'the law of Ireland',
};

test.each(['/terms-of-service', '/privacy-policy', '/mobile/terms-of-service'])(
  '%s names the settings that its operator has not made yet',
  async (path) => {
    await open(path, { operator: { ...OPERATOR, law: null }, contact_email: null });
    expect(
      await screen.findByText(
        'The operator of this installation is not named yet. Set OPERATOR_LAW, CONTACT_EMAIL.',
      ),
    ).toBeVisible();
  },
);

test('with every setting made the text names the operator and misses nothing', async () => {
  await open('/terms-of-service', { operator: OPERATOR, contact_email: 'hello@example.com' });
  expect(await screen.findByText(/Fern & Tolland Ltd, 1 Quay Street, Brightport\./)).toBeVisible();
  expect(screen.queryByText(/is not named yet/)).toBeNull();
});

const links = async () => {
  const article = await screen.findByRole('article');
  return within(article)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test.each([
  [paths.terms, null, ['contact form', paths.contact]],
  [paths.privacy, null, ['contact form', paths.contact]],
  [paths.terms, 'hello@example.com', ['hello@example.com', 'mailto:hello@example.com']],
  [paths.privacy, 'hello@example.com', ['cookie policy', paths.cookies]],
])('%s with the address %s leads to %j', async (path, contact_email, link) => {
  await open(path, { operator: OPERATOR, contact_email });
  await screen.findAllByText(/Fern & Tolland Ltd/);
  expect(await links()).toContainEqual(link);
});

test.each([
  ['/mobile/terms-of-service', null],
  ['/mobile/privacy-policy', 'hello@example.com'],
])('%s has no link that leaves it', async (path, contact_email) => {
  await open(path, { operator: OPERATOR, contact_email });
  await screen.findAllByText(/Fern & Tolland Ltd/);
  expect((await links()).filter(([, href]) => !href?.startsWith('#'))).toEqual([]);
});

test.each([
  ['/terms-of-service', '/mobile/terms-of-service'],
  ['/privacy-policy', '/mobile/privacy-policy'],
])('%s and %s have the same text', async (full, mobile) => {
  const read = async (path: string) => {
    await open(path, { operator: OPERATOR, contact_email: 'hello@example.com' });
    const article = await screen.findByRole('article');
    await within(article).findAllByText(/Fern & Tolland Ltd/);
    const text = article.textContent;
    cleanup();
    return text;
  };
  expect(await read(mobile)).toBe(await read(full));
});
