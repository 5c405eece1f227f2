import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChartFrame } from './ChartFrame';

afterEach(() => vi.restoreAllMocks());

/** What the browser is given to save, and under which name. */
function watchFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) blob = file;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob });
  });
  return files;
}

function aFrame(note?: string) {
  render(
    <ChartFrame
      title="Most on Monday"
      caption="Candidates by day"
      columns={['Day', 'Candidates', 'Of']}
      rows={[{ id: '1', name: '=1+1', value: 12_345, more: ['a "few"'] }]}
      {...(note && { note })}
    >
      picture
    </ChartFrame>,
  );
}

async function saved(note?: string) {
  const files = watchFiles();
  aFrame(note);
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  return { name: files[0]?.name, text: await files[0]?.blob.text() };
}

test('the table of a picture is saved as it is, and nothing in it is run', async () => {
  const { name, text } = await saved();
  expect(name).toBe('candidates-by-day.csv');
  expect(text?.replace('\uFEFF', '').split('\r\n')).toEqual([
    '"Day","Candidates","Of"',
    `"'=1+1",12345,"a ""few"""`,
    '',
  ]);
});

test('where scores are saved the last line says how to use them', async () => {
  expect((await saved('You decide.')).text).toMatch(/"You decide\."\r\n$/);
});

test('counts stand in the table as their reader writes them', async () => {
  aFrame();
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  expect(screen.getByRole('cell', { name: '12,345' })).toBeVisible();
});
