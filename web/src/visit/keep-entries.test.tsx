import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useForm } from '../forms/use-form';
import { keepEntries } from './keep-entries';

function Form() {
  const [name, setName] = useState('');
  return (
    <>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <p>Hello {name}</p>
    </>
  );
}

test('text entered before a part was hydrated is in its fields afterwards', () => {
  const place = document.createElement('div');
  place.innerHTML = '<label>Name <input></label><p>Hello </p>';
  document.body.append(place);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.focus();
  field.value = 'Vera';

  const writeBack = keepEntries(place);
  flushSync(() => createRoot(place).render(<Form />));
  flushSync(writeBack);

  expect(screen.getByText('Hello Vera')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

function SignIn({ send }: { send: (sent: unknown) => Promise<void> }) {
  const form = useForm({
    schema: z.object({ email: z.string().min(1), password: z.string().min(1) }),
    initial: { email: '', password: '' },
    send,
  });
  const { error: _email, ...email } = form.bind('email');
  const { error: _password, ...password } = form.bind('password');
  return (
    <form onSubmit={form.onSubmit}>
      <input aria-label="E-mail" {...email} />
      <input aria-label="Password" {...password} />
    </form>
  );
}

test('two fields that were written early are both sent', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<form><input aria-label="E-mail"><input aria-label="Password"></form>';
  document.body.append(place);
  const [email, password] = [...place.querySelectorAll('input')];
  if (email) email.value = 'vera@example.org';
  if (password) password.value = 'correct horse';
  const send = vi.fn(async () => undefined);

  const writeBack = keepEntries(place);
  flushSync(() => createRoot(place).render(<SignIn send={send} />));
  flushSync(writeBack);
  place.querySelector('form')?.requestSubmit();

  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ email: 'vera@example.org', password: 'correct horse' }),
  );
});

function Choices() {
  const [period, setPeriod] = useState('monthly');
  const [shown, setShown] = useState(false);
  const [news, setNews] = useState(true);
  return (
    <>
      {['monthly', 'yearly'].map((value) => (
        <input
          key={value}
          type="radio"
          aria-label={value}
          checked={value === period}
          onChange={() => setPeriod(value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="News"
        checked={news}
        onChange={({ target }) => setNews(target.checked)}
      />
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
      </button>
      <p>
        {period}, {news ? 'news' : 'no news'}
      </p>
    </>
  );
}

test('what was chosen and pressed before a part was there is chosen and pressed in it', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Choices />);
  place.dataset.pressed = '0';
  document.body.append(place);
  const yearly = place.querySelector<HTMLInputElement>('[aria-label=yearly]');
  const news = place.querySelector<HTMLInputElement>('[type=checkbox]');
  if (yearly) yearly.checked = true;
  if (news) news.checked = false;
  place.querySelector('button')?.focus();

  const restore = keepEntries(place);
  flushSync(() => createRoot(place).render(<Choices />));
  flushSync(restore);

  expect(place.querySelector('p')).toHaveTextContent('yearly, no news');
  expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
});
