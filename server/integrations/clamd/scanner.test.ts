import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../log';
import { ScannerUnavailable } from '../../ports/virus-scanner';
import { scannerPlaceOf } from '../../settings/scanner';
import { type ClamdSimulator, startClamd, VIRUS } from '../../testing/clamd/simulator';
import { openClamd } from './scanner';

const open: ClamdSimulator[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function clamd(options: Parameters<typeof startClamd>[0] = {}): Promise<ClamdSimulator> {
  const simulator = await startClamd(options);
  open.push(simulator);
  return simulator;
}

/** A scanner whose waits take no time; its clock advances by them. */
function scannerAt(url: string) {
  const lines: string[] = [];
  const waits: number[] = [];
  let time = 0;
  const place = scannerPlaceOf(url);
  if (!place) throw new Error(`${url} is no place of a scanner`);
  const scanner = openClamd(place, {
    log: createLog('warn', { write: (line) => lines.push(line) }),
    now: () => time,
    wait: async (ms) => {
      waits.push(ms);
      time += ms;
    },
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { scanner, lines, waits, pass };
}

const file = (content: string | Uint8Array) => () => [Buffer.from(content)];

test('a clean file is clean, and clamd saw every byte of it', async () => {
  const simulator = await clamd();
  const large = Buffer.alloc(1_000_003, 'resume ');
  const { scanner } = scannerAt(simulator.url);
  expect(await scanner.scan(file(large))).toBe('clean');
  expect(await scanner.scan(file(''))).toBe('clean');
  expect(simulator.streams.map((stream) => stream.length)).toEqual([1_000_003, 0]);
  expect(simulator.streams[0]?.equals(large)).toBe(true);
});

test('a virus is found anywhere, even where two chunks meet', async () => {
  const { scanner } = scannerAt((await clamd()).url);
  for (const before of [0, 65_530, 200_000]) {
    const infected = `${' '.repeat(before)}${VIRUS}${' '.repeat(70_000)}`;
    expect(await scanner.scan(file(infected)), String(before)).toBe('infected');
  }
});

test.each([
  ['an error of clamd', { error: 'Can’t allocate memory' }],
  ['a line that breaks', 'drop'],
  ['words that it does not say', { says: 'stream: OKAY' }],
  ['an answer about another command', { says: 'UNKNOWN COMMAND' }],
] as const)('%s is no verdict: the file is offered again and gets its own', async (_, trouble) => {
  const simulator = await clamd();
  const { scanner, waits } = scannerAt(simulator.url);
  simulator.trouble(trouble, trouble);
  expect(await scanner.scan(file(VIRUS))).toBe('infected');
  expect(waits).toEqual([250, 500]);
  expect(simulator.asked()).toBe(3);
});

test('a scanner that stays away is waited for about a minute, and never taken for a clean answer', async () => {
  const simulator = await clamd();
  await simulator.close();
  const { scanner, waits, lines, pass } = scannerAt(simulator.url);
  await expect(scanner.scan(file('a resume'))).rejects.toMatchObject({ passes: true });
  const waited = waits.reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBeGreaterThan(50_000);
  expect(waited).toBeLessThanOrEqual(60_000);
  expect(lines.join()).toContain('could not be checked for viruses');
  expect(lines.join()).not.toContain('a resume');

  // Others do not wait once more for the same outage; much later one does.
  waits.length = 0;
  await expect(scanner.scan(file('another'))).rejects.toBeInstanceOf(ScannerUnavailable);
  expect(waits).toEqual([]);
  pass(60_000);
  await expect(scanner.scan(file('later'))).rejects.toBeInstanceOf(ScannerUnavailable);
  expect(waits.length).toBeGreaterThan(5);
});

test('after an outage the next one is waited for anew', async () => {
  const simulator = await clamd();
  const port = Number(new URL(simulator.url).port);
  await simulator.close();
  const { scanner, waits, pass } = scannerAt(simulator.url);
  await expect(scanner.scan(file('a'))).rejects.toBeInstanceOf(ScannerUnavailable);
  const back = await clamd({ port });
  expect(await scanner.scan(file('a'))).toBe('clean');
  pass(1_000);
  back.trouble('drop');
  waits.length = 0;
  expect(await scanner.scan(file('a'))).toBe('clean');
  expect(waits).toEqual([250]);
});

test('a waiting user waits as long as they said', async () => {
  const simulator = await clamd();
  await simulator.close();
  const { scanner, waits } = scannerAt(simulator.url);
  const scanned = scanner.scan(file('a'), { withinMs: 3_000 });
  await expect(scanned).rejects.toBeInstanceOf(ScannerUnavailable);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(3_000);
});

test('a file beyond the limit of clamd is not offered again', async () => {
  const simulator = await clamd({ streamMaxLength: 1_000 });
  const { scanner, waits } = scannerAt(simulator.url);
  await expect(scanner.scan(file('x'.repeat(1_001)))).rejects.toMatchObject({ passes: false });
  expect(await scanner.scan(file('x'.repeat(1_000)))).toBe('clean');
  expect(waits).toEqual([]);
});

test('a scan that nobody wants any more ends at once', async () => {
  const simulator = await clamd();
  simulator.trouble('silence');
  const { scanner } = scannerAt(simulator.url);
  const stop = new AbortController();
  const scanned = scanner.scan(file('a'), { signal: stop.signal });
  setTimeout(() => stop.abort(new Error('stopped')), 50);
  await expect(scanned).rejects.toThrow('stopped');
});

test('whether it answers is asked by a ping', async () => {
  const simulator = await clamd();
  const { scanner } = scannerAt(simulator.url);
  expect(await scanner.isAnswering()).toBe(true);
  await simulator.close();
  expect(await scanner.isAnswering()).toBe(false);
});

test.each([
  ['tcp://scanner:3311', { host: 'scanner', port: 3311 }],
  ['tcp://scanner', { host: 'scanner', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://scanner:3310', null],
  ['scanner:3310', null],
  ['tcp://', null],
  ['unix:', null],
])('%s is a place of a scanner, or not', (address, place) => {
  expect(scannerPlaceOf(address)).toEqual(place);
});
