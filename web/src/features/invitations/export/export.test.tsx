import { invitations } from '@candor/domain/api/invitations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aList, anInvitation, aPending } from '../testing/invitation-samples';
import { openInvitations } from '../testing/open-invitations';

/** Two pages of a hundred, of which the second begins with somebody who moved over from the first. */
const pages = ({ url }: { url: string }) =>
  url.includes('page=2')
    ? { body: aList([anInvitation(), aPending()], { page: 2 }) }
    : { body: aList([anInvitation()], { has_more: true, total: 3 }) };

async function save(label: string) {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const app = await openInvitations({
    query: '?status=active&search=ra',
    answers: (server) => server.on(invitations.list, pages),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Export' }));
  await app.user.click(await screen.findByRole('menuitem', { name: label }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [link] = click.mock.contexts;
  const name = link instanceof HTMLAnchorElement ? link.download : null;
  click.mockRestore();
  return { ...app, name, text: (await files[0]?.text()) ?? '' };
}

test('a spreadsheet gets all rows of the filters, each once', async () => {
  const { text, name, server } = await save('CSV for a spreadsheet');
  expect(name).toBe('invitations.csv');
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^inv-priya-01,active,in_progress,unknown,own-00000001,Priya Raman,/);
  const asked = server.requestsTo(invitations.list).filter(({ url }) => url.includes('limit=100'));
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/invitations/?search=ra&status_filter=active&page=1&limit=100',
    '/api/invitations/?search=ra&status_filter=active&page=2&limit=100',
  ]);
});

test('JSON has every field of them', async () => {
  const { text, name } = await save('JSON with all fields');
  expect(name).toBe('invitations.json');
  expect(JSON.parse(text)).toEqual([
    expect.objectContaining({ invitation_code: 'inv-priya-01', access_count: 6 }),
    expect.objectContaining({ invitation_code: 'inv-ingrid-01' }),
  ]);
});
