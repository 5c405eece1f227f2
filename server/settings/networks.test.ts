import fastify from 'fastify';
import { expect, test } from 'vitest';
import { isNetwork } from './networks';

/** Whether the web server starts with it. */
function isTaken(network: string): boolean {
  try {
    fastify({ trustProxy: [network] });
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/255.0.0.0', true],
  ['::1', true],
  ['fd00::/8', true],
  ['::ffff:10.0.0.1', true],
  ['loopback', true],
  ['nginx', false],
  ['proxy.example', false],
  ['true', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/0', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/255.0.255.0', false],
  ['fd00::/129', false],
  ['fd00::/ffff::', false],
])('a proxy named as %s is understood: %s, as by the web server', (network, is) => {
  expect(isNetwork(network)).toBe(is);
  expect(isTaken(network)).toBe(is);
});
