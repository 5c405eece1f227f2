import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Island } from '../ui/Island';
import { carryEntries } from './carry-entries';

const FINISHED =
  '<div data-island="plans"><input type="radio" name="p" aria-label="Monthly" checked><input type="radio" name="p" aria-label="Annual"><a href="/signup">Sign up</a></div>' +
  '<div data-island="contact"><form><input aria-label="Subject"><button>Send</button></form></div>';

function aFinishedPage(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = FINISHED;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

function Application({ send }: { send: () => void }) {
  const [period, choose] = useState('Monthly');
  const [subject, write] = useState('');
  return (
    <main>
      <Island name="plans">
        {['Monthly', 'Annual'].map((one) => (
          <input
            key={one}
            type="radio"
            aria-label={one}
            checked={period === one}
            onChange={() => choose(one)}
          />
        ))}
        <p>Billed: {period}</p>
        <button type="button">Upgrade</button>
      </Island>
      <Island name="contact">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <input
            aria-label="Subject"
            value={subject}
            onChange={(event) => write(event.target.value)}
          />
          <p>About {subject}</p>
          <button type="submit">Send</button>
        </form>
      </Island>
    </main>
  );
}

test('what was chosen and written before the application took over is in its page', async () => {
  const root = aFinishedPage();
  carryEntries(root);
  screen.getByRole('radio', { name: 'Annual' }).click();
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value = 'Invoices';
  const send = vi.fn();
  createRoot(root).render(<Application send={send} />);
  expect(await screen.findByText('Billed: Annual')).toBeVisible();
  expect(await screen.findByText('About Invoices')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('what was sent before is sent by the application, once', async () => {
  const root = aFinishedPage();
  carryEntries(root);
  const part = root.querySelector<HTMLElement>('[data-island=contact]');
  if (part) part.dataset.sent = '';
  const send = vi.fn();
  createRoot(root).render(<Application send={send} />);
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('a page on which nothing was done is as the application draws it', async () => {
  const root = aFinishedPage();
  carryEntries(root);
  const send = vi.fn();
  createRoot(root).render(<Application send={send} />);
  expect(await screen.findByText('Billed: Monthly')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
