import type { Config } from '@candor/server/config';
import type { Finding } from './check';
import { missText, reach } from './reach';

const ASHBY = 'Ashby';
const GREENHOUSE = 'Greenhouse';

/** The response to a caller without a key, given by nobody else. */
const NO_KEY = [401];
/** A token endpoint may find the empty form wrong before it misses the client (RFC 6749, 5.2). */
const NO_CLIENT = [400, 401];

/**
 * Ashby is at its address: it asks for a customer's key, and none is sent. An installation cannot turn Ashby off, so
 * one without access to it has a limitation and no fault.
 */
export async function checkAshby({ apiBase }: Config['ashby']): Promise<Finding> {
  const { host } = new URL(apiBase);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Candor/1.0' };
  const reached = await reach(`${apiBase}/apiKey.info`, { method: 'POST', headers, body: '{}' });
  if (reached !== null && NO_KEY.includes(reached.status)) {
    return { status: 'ok', subject: ASHBY, found: `${host} is reached` };
  }
  return {
    status: 'warn',
    subject: ASHBY,
    found: missText(host, reached),
    fix: 'Check the way to the network, and ASHBY_API_BASE where it is set. Nothing is read of Ashby meanwhile.',
  };
}

/** Greenhouse, if a client is set: its lists and its sign-in are at their addresses. */
export async function checkGreenhouse(settings: Config['greenhouse']): Promise<Finding> {
  if (settings === null) {
    return { status: 'ok', subject: GREENHOUSE, found: 'off; nobody connects it here' };
  }
  const places = [
    { url: `${settings.apiBase}/v3/jobs`, init: {}, good: NO_KEY },
    { url: `${settings.authBase}/token`, init: { method: 'POST' }, good: NO_CLIENT },
  ];
  const asked = await Promise.all(
    places.map(async ({ url, init, good }) => {
      const reached = await reach(url, init);
      const isGood = reached !== null && good.includes(reached.status);
      return { host: new URL(url).host, isGood, reached };
    }),
  );
  const missed = asked.find(({ isGood }) => !isGood);
  if (missed === undefined) {
    const hosts = [...new Set(asked.map(({ host }) => host))].join(' and ');
    return { status: 'ok', subject: GREENHOUSE, found: `reached at ${hosts}` };
  }
  return {
    status: 'fail',
    subject: GREENHOUSE,
    found: missText(missed.host, missed.reached),
    fix: 'Check the way to the network, and GREENHOUSE_API_BASE and GREENHOUSE_AUTH_BASE where they are set.',
  };
}
