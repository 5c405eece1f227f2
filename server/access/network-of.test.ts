import { expect, test } from 'vitest';
import { networkOf } from './network-of';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
  ['2001:db8::7348', '2001:db8:0:x'],
  ['::1', '0:0:0:x'],
  ['somewhere', null],
])('%s is in the network %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
