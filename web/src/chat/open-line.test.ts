import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine } from './open-line';
import { HandSocket } from './testing/hand-socket';

beforeEach(() => {
  HandSocket.opened = [];
  vi.stubGlobal('WebSocket', HandSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function opened(origin = 'https://candor.example') {
  const heard = { texts: [] as string[], codes: [] as number[] };
  const line = openLine(
    { origin, ticketId: 'ticket/1', token: 'secret' },
    { onText: (text) => heard.texts.push(text), onClose: (code) => heard.codes.push(code) },
  );
  return { line, heard, socket: HandSocket.last() };
}

test.each([
  ['https://candor.example', 'wss://candor.example'],
  ['http://localhost:3000', 'ws://localhost:3000'],
])('on %s the socket is at %s', (origin, address) => {
  expect(opened(origin).socket.address.href).toBe(`${address}/api/support/ws/support/ticket%2F1`);
});

test('the token is a subprotocol and no part of the address', () => {
  const { socket } = opened();
  expect(socket.protocols).toEqual(['support.v1', 'bearer.secret']);
  expect(socket.address.href).not.toContain('secret');
});

test('what is said before it is open, or after it was closed, is lost without a word', () => {
  const { line, socket } = opened();
  line.say('early');
  socket.readyState = HandSocket.OPEN;
  line.say('heard');
  line.close(1000);
  line.say('late');
  expect(socket.said).toEqual(['heard']);
  expect(socket.closed).toEqual([1000]);
});

test('texts and the code of the end are passed on, other data is not', () => {
  const { heard, socket } = opened();
  socket.onmessage?.({ data: '{}' });
  socket.onmessage?.({ data: new ArrayBuffer(1) });
  socket.cut(1012);
  expect(heard).toEqual({ texts: ['{}'], codes: [1012] });
});
