import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { aTold } from './testing/a-chat';
import { aChat, talking } from './testing/hand-chat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const unreachable = new ClientError({ code: 'network_error' });

async function failing(error = unreachable) {
  const it = await talking();
  const sent = it.send(' And when? ');
  it.server.answer(error);
  return { ...it, isSent: await sent };
}

test('a sent message appears at once, trimmed, and gets the server’s id', async () => {
  const { chat, line, send, server, texts } = await talking();
  const sent = send('  And when?\n');
  expect(texts()).toEqual(['How?', 'And when?']);
  expect(chat.state.get()).toMatchObject({ sending: true });
  expect(chat.state.get().messages.at(-1)).toMatchObject({ author: 'You', sending: true });
  server.answer('message-9');
  expect(await sent).toBe(true);
  expect(server.sent.map(({ text }) => text)).toEqual(['And when?']);
  expect(chat.state.get()).toMatchObject({ sending: false, problem: null });
  expect(chat.state.get().messages.at(-1)).toMatchObject({ id: 'message-9', sending: false });
  expect(line.said()).toEqual(['ping']);
});

test.each(['before', 'after'])('its echo %s the answer adds no second copy', async (when) => {
  const { line, send, server, texts } = await talking();
  const echo = aTold({ id: 'message-9', message: 'And when?', is_from_support: false });
  const sent = send('And when?');
  if (when === 'before') line.tell(echo);
  server.answer('message-9');
  await sent;
  if (when === 'after') line.tell(echo);
  expect(texts()).toEqual(['How?', 'And when?']);
});

test('a message that could not be sent disappears, and its author is told', async () => {
  const { chat, isSent, texts, line } = await failing();
  expect(isSent).toBe(false);
  expect(texts()).toEqual(['How?']);
  expect(chat.state.get()).toMatchObject({ problem: 'Failed to send message', sending: false });
  expect(line.said()).toEqual([]);
});

test.each([
  ['away', ['Failed to send support message']],
  ['open', []],
])('with the panel %s, the notices about what could not be sent are %j', async (panel, said) => {
  const it = await talking();
  if (panel === 'open') it.chat.operations.openPanel();
  const sent = it.send('And when?');
  it.server.answer(unreachable);
  await sent;
  expect(it.tab.said).toEqual(said);
});

test('sent once more it is the same message for the server, other words are another one', async () => {
  const { send, server } = await failing();
  const again = send('And when?');
  server.answer('message-9');
  await again;
  const other = send('And when?');
  server.answer('message-10');
  await other;
  const [first, second, third] = server.sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a message whose echo arrived counts as sent, even if its response was lost', async () => {
  const { line, send, server, texts } = await talking();
  const sent = send('And when?');
  line.tell(aTold({ id: 'message-9', message: 'And when?', is_from_support: false }));
  server.answer(unreachable);
  expect(await sent).toBe(true);
  expect(texts()).toEqual(['How?', 'And when?']);
});

test('the same words are another message once their echo has arrived', async () => {
  const { line, send, server } = await failing();
  const again = send('And when?');
  line.tell(aTold({ id: 'message-9', message: 'And when?', is_from_support: false }));
  server.answer(unreachable);
  await again;
  void send('And when?');
  const [, second, third] = server.sent.map(({ key }) => key);
  expect(third).not.toBe(second);
});

test.each([
  ['blank text', async () => ({ ...(await talking()), text: ' \n ' })],
  ['no ticket', async () => ({ ...aChat(), text: 'When?' })],
  [
    'no connection',
    async () => {
      const it = await talking();
      it.line.cut();
      return { ...it, text: 'When?' };
    },
  ],
  [
    'a message on its way',
    async () => {
      const it = await talking();
      void it.send('First');
      it.server.sent.length = 0;
      return { ...it, text: 'When?' };
    },
  ],
])('with %s nothing is sent', async (_case, standing) => {
  const { send, server, text } = await standing();
  expect(await send(text)).toBe(false);
  expect(server.sent).toEqual([]);
});
