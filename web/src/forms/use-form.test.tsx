import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ClientError } from '../api/client-error';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { useForm } from './use-form';

const Schema = z.object({ name: z.string(), town: z.string(), note: z.string() });
const EMPTY = { name: '', town: '', note: '' };

/** What is sent waits until the test answers. */
function aServer() {
  const heard: { send?: (error?: ClientError) => void } = {};
  const send = () =>
    new Promise<void>((done, fail) => {
      heard.send = (error) => (error ? fail(error) : done());
    });
  return { send, answer: (error?: ClientError) => act(async () => heard.send?.(error)) };
}

type Sample = { send: () => Promise<void>; after?: string };

/** `after` is put into the town by the function that sends, when it is done. */
function SampleForm({ send, after }: Sample) {
  const form = useForm({
    schema: Schema,
    initial: EMPTY,
    send: async () => {
      await send();
      if (after !== undefined) form.fill('town', after);
    },
  });
  const suggest = () => {
    form.fill('name', 'Mara');
    form.fill('town', 'Kiel');
  };
  return (
    <form onSubmit={form.onSubmit}>
      <Field label="Name" {...form.bind('name')} />
      <Field label="Town" {...form.bind('town')} />
      <Field label="Note" {...form.bind('note')} />
      <Button onClick={suggest}>Suggest</Button>
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  );
}

test('what is typed while it is sent stays when something else is filled in after it', async () => {
  const server = aServer();
  render(<SampleForm send={server.send} after="Kiel" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByLabelText('Note'), 'Nights only');
  await server.answer();
  expect(screen.getByLabelText('Town')).toHaveValue('Kiel');
  expect(screen.getByLabelText('Note')).toHaveValue('Nights only');
});

test('two values that are filled in together are both there', async () => {
  render(<SampleForm send={aServer().send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Mara');
  expect(screen.getByLabelText('Town')).toHaveValue('Kiel');
});

const refused = new ClientError({
  code: 'validation_error',
  fields: [{ field: 'town', message: 'No such town' }],
});

test('the field that the server refuses takes the focus, since its message stands there', async () => {
  const server = aServer();
  render(<SampleForm send={server.send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await server.answer(refused);
  expect(screen.getByLabelText('Town')).toHaveFocus();
  expect(screen.getByLabelText('Town')).toHaveAccessibleDescription('No such town');
});

test('whoever went elsewhere while it was sent is not called back by a refusal', async () => {
  const server = aServer();
  render(
    <>
      <SampleForm send={server.send} />
      <Button>Elsewhere</Button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await server.answer(refused);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('whoever sends from within the field that is wrong is told its error, each time anew', async () => {
  const server = aServer();
  render(<SampleForm send={server.send} />);
  await userEvent.type(screen.getByLabelText('Town'), 'Kile{Enter}');
  await server.answer(refused);
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent('No such town');
  await userEvent.keyboard('{Enter}');
  await server.answer(refused);
  expect(screen.getByRole('alert')).toHaveTextContent('No such town');
  expect(screen.getByRole('alert')).not.toBe(told);
});

test('whoever is led to the field that is wrong hears its error there, and no alert', async () => {
  const server = aServer();
  render(<SampleForm send={server.send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await server.answer(refused);
  expect(screen.getByLabelText('Town')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
