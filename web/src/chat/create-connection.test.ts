import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONNECT_TIMEOUT_MS, PING_EVERY_MS, RECONNECT_WAITS_MS, SILENCE_MS } from './chat-rules';
import { createConnection } from './create-connection';
import { aTold, at } from './testing/a-chat';
import { handLine } from './testing/hand-line';
import { after } from './timer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection to a server that the test plays. */
function connected() {
  const line = handLine();
  const heard = { phases: [] as string[], told: [] as string[], refused: [] as number[] };
  const notes: string[] = [];
  const connection = createConnection({
    open: line.open,
    after,
    onPhase: (phase, attempts) => heard.phases.push(`${phase} ${attempts}`),
    onTold: ({ type }) => heard.told.push(type),
    onRefused: (code) => heard.refused.push(code),
    log: (note) => notes.push(note),
  });
  connection.start();
  return { connection, line, heard, notes };
}

test('it is connected once the history is in', () => {
  const { line, heard } = connected();
  line.tell({ type: 'connected', ticket_id: 'ticket-00000001', timestamp: at(1) });
  expect(heard.phases).toEqual(['connecting 0']);
  line.tell({
    type: 'ready',
    ticket_id: 'ticket-00000001',
    history_count: 0,
    timestamp: at(1),
  });
  expect(heard.phases.at(-1)).toBe('connected 0');
});

test('a server that does not answer for ten seconds is left, and tried again', () => {
  const { line, heard } = connected();
  vi.advanceTimersByTime(CONNECT_TIMEOUT_MS - 1);
  expect(heard.phases).toEqual(['connecting 0']);
  vi.advanceTimersByTime(1);
  expect(heard.phases.at(-1)).toBe('reconnecting 1');
  expect(line.opened[0]?.closed).toEqual([1000]);
});

test('it says ping every fifteen seconds', () => {
  const { line } = connected();
  line.greet();
  vi.advanceTimersByTime(PING_EVERY_MS);
  expect(line.said()).toEqual(['ping']);
  vi.advanceTimersByTime(PING_EVERY_MS);
  expect(line.said()).toEqual(['ping', 'ping']);
});

test('it answers the ping of the server with pong', () => {
  const { line } = connected();
  line.greet();
  line.tell({ type: 'server_ping', timestamp: at(1) });
  expect(line.said()).toEqual(['pong']);
});

test('a line that has fallen silent is lost, though nothing closed it', () => {
  const { line, heard } = connected();
  line.greet();
  vi.advanceTimersByTime(SILENCE_MS - 1);
  line.tell({ type: 'pong', timestamp: at(1) });
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(heard.phases.at(-1)).toBe('connected 0');
  vi.advanceTimersByTime(1);
  expect(heard.phases.at(-1)).toBe('reconnecting 1');
});

test('it comes back after 3, 6, 12, 24 and 30 seconds, and gives up after the fifth try', () => {
  const { line, heard } = connected();
  line.cut();
  RECONNECT_WAITS_MS.forEach((wait, attempt) => {
    expect(heard.phases.at(-1)).toBe(`reconnecting ${attempt + 1}`);
    vi.advanceTimersByTime(wait - 1);
    expect(line.opened).toHaveLength(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(line.opened).toHaveLength(attempt + 2);
    line.cut();
  });
  expect(heard.phases.at(-1)).toBe('given_up 5');
  vi.advanceTimersByTime(600_000);
  expect(line.opened).toHaveLength(6);
});

test('a ready connection restarts the count', () => {
  const { line, heard } = connected();
  line.cut();
  vi.advanceTimersByTime(3000);
  line.cut();
  vi.advanceTimersByTime(6000);
  line.greet();
  expect(heard.phases.at(-1)).toBe('connected 0');
  line.cut();
  expect(heard.phases.at(-1)).toBe('reconnecting 1');
});

test('a connection that opens and is cut before it is ready does not', () => {
  const { line, heard } = connected();
  line.cut();
  vi.advanceTimersByTime(3000);
  line.tell({ type: 'connected', ticket_id: 'ticket-00000001', timestamp: at(1) });
  line.cut();
  expect(heard.phases.at(-1)).toBe('reconnecting 2');
});

test.each([1000, 1001])('after code %i it does not reconnect by itself', (code) => {
  const { line, heard } = connected();
  line.greet();
  line.cut(code);
  vi.advanceTimersByTime(600_000);
  expect(line.opened).toHaveLength(1);
  expect(heard.phases.at(-1)).toBe('given_up 0');
});

test.each([4401, 4403, 4404])('refused with code %i it says so and stays away', (code) => {
  const { line, heard } = connected();
  line.cut(code);
  vi.advanceTimersByTime(600_000);
  expect(line.opened).toHaveLength(1);
  expect(heard.phases.at(-1)).toBe('off 0');
  expect(heard.refused).toEqual([code]);
});

test('after an error that is fatal it stays away, whatever the code says', () => {
  const { line, heard } = connected();
  line.tell({ type: 'error', message: 'Not found.', code: 'not_found', fatal: true });
  line.cut(1006);
  vi.advanceTimersByTime(600_000);
  expect(line.opened).toHaveLength(1);
  expect(heard.phases.at(-1)).toBe('off 0');
});

test('after any other error it comes back', () => {
  const { line, heard } = connected();
  line.tell({ type: 'error', message: 'Later.', code: 'rate_limited', fatal: false });
  line.cut(1013);
  expect(heard.phases.at(-1)).toBe('reconnecting 1');
});

test('a manual retry starts over', () => {
  const { connection, line, heard } = connected();
  line.cut(1001);
  connection.retry();
  expect(line.opened).toHaveLength(2);
  expect(heard.phases.at(-1)).toBe('connecting 0');
});

test('what is stopped hangs up with 1000 and does nothing more', () => {
  const { connection, line, heard } = connected();
  line.greet();
  connection.stop();
  expect(line.opened[0]?.closed).toEqual([1000]);
  line.cut(1006);
  line.tell(aTold());
  vi.advanceTimersByTime(600_000);
  expect(line.opened).toHaveLength(1);
  expect(line.said()).toEqual([]);
  expect(heard.phases.at(-1)).toBe('connected 0');
});

test('what an earlier line still says is not heard', () => {
  const { line, heard } = connected();
  line.cut();
  vi.advanceTimersByTime(3000);
  line.opened[0]?.listeners.onText(JSON.stringify(aTold()));
  line.opened[0]?.listeners.onClose(1006);
  expect(heard.told).toEqual([]);
  expect(line.opened).toHaveLength(2);
});

test.each([
  ['{"type":"dance","message":"Priya Raman"}', 'dance'],
  ['{"type":"support_message","message":"Priya Raman"}', 'support_message'],
  ['{"message":"Priya Raman"}', 'it has no type'],
  ['{', 'it has no type'],
])('the frame %s is only logged, without what it says', (frame, logged) => {
  const { line, heard, notes } = connected();
  line.write(frame);
  expect(heard.told).toEqual([]);
  expect(notes).toEqual([`A frame of the support chat was passed over: ${logged}`]);
});
