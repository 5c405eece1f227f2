import { screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { keepFields } from './keep-fields';

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

test('what was written before a part came alive is in its fields afterwards', () => {
  const place = document.createElement('div');
  place.innerHTML = '<label>Name <input></label><p>Hello </p>';
  document.body.append(place);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.focus();
  field.value = 'Vera';

  const writeBack = keepFields(place);
  flushSync(() => createRoot(place).render(<Form />));
  flushSync(writeBack);

  expect(screen.getByText('Hello Vera')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});
