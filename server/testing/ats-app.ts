import type { AtsType } from '@candor/domain/model/ats';
import { openAshby } from '../integrations/ashby/ats';
import { openGreenhouse } from '../integrations/greenhouse/ats';
import { type Patience, REAL_PATIENCE } from '../integrations/outgoing/patience';
import type { Jobs } from '../jobs/start-jobs';
import { startWorker } from '../worker';
import { type AshbySimulator, startAshby } from './ashby/simulator';
import { aUser, type TestUser, type UserWishes } from './factories';
import { type GreenhouseSimulator, startGreenhouse } from './greenhouse/simulator';
import { type As, type TestApp, type TestAppOptions, testApp } from './test-app';

/** The application beside an Ashby and a Greenhouse, with a worker. */
export type AtsApp = {
  t: TestApp;
  ashby: AshbySimulator;
  greenhouse: GreenhouseSimulator;
  /** For what is worked off by hand. */
  stopWorker(): Promise<void>;
  startWorker(): Promise<void>;
  /** An integration partner with a linked Ashby. */
  partner(wishes?: UserWishes): Promise<TestUser & { as: As }>;
  close(): Promise<void>;
};

/** Waits before it asks again as the product does, only shorter. */
const HURRIED: Patience = {
  ...REAL_PATIENCE,
  wait: (ms, signal) => REAL_PATIENCE.wait(ms / 50, signal),
};

/** Starts all of it. The simulators are empty. */
export async function atsApp(options: Pick<TestAppOptions, 'env' | 'onLog'> = {}): Promise<AtsApp> {
  const ashby = await startAshby();
  const greenhouse = await startGreenhouse();
  const t = await testApp({
    ...options,
    env: { ASHBY_API_BASE: ashby.url, ...greenhouse.env, ...options.env },
  });
  const { config, log, ats } = t.deps;
  Object.assign(ats, {
    ashby: openAshby(config.ashby, { log, patience: HURRIED }),
    greenhouse: config.greenhouse && openGreenhouse(config.greenhouse, { log, patience: HURRIED }),
  });
  let worker: Jobs = await startWorker(t.deps);
  return {
    t,
    ashby,
    greenhouse,
    stopWorker: () => worker.stop(),
    startWorker: async () => {
      worker = await startWorker(t.deps);
    },
    partner: async (wishes = {}) => {
      const user = await aUser(t.db, { plan: 'professional', isPartner: true, ...wishes });
      const as = t.as(user);
      const linked = await linkAshby(as, ashby);
      if (linked.statusCode !== 201) throw new Error(linked.body);
      return { ...user, as };
    },
    close: async () => {
      await worker.stop();
      await t.close();
      await Promise.all([ashby.close(), greenhouse.close()]);
    },
  };
}

export const INTEGRATIONS = '/api/users/integrations';

/** Hands in the simulator's key. */
export function linkAshby(as: As, { key }: Pick<AshbySimulator, 'key'>) {
  return as.post(`${INTEGRATIONS}/ashby`, { ashby_api_key: key });
}

/** Goes to Greenhouse, allows it and comes back; answers the address that the browser is sent on to. */
export async function returnFromGreenhouse(
  app: Pick<AtsApp, 't' | 'greenhouse'>,
  as: As,
): Promise<URL> {
  const { connect_url } = (await as.get(`${INTEGRATIONS}/greenhouse/connect-url`)).json();
  const back = await app.greenhouse.allow(connect_url);
  return followReturn(app, back);
}

/** Calls the address that Greenhouse sent somebody back to. */
export async function followReturn({ t }: Pick<AtsApp, 't'>, back: URL): Promise<URL> {
  const reply = await t.as().get(`${back.pathname}${back.search}`);
  if (reply.statusCode !== 302) throw new Error(reply.body);
  return new URL(String(reply.headers.location), 'http://localhost:3000');
}

/** The ticket in the address of the page that says how it went. */
export function ticketIn({ hash }: URL): string {
  return new URLSearchParams(hash.slice(1)).get('ticket') ?? '';
}

/** Connects Greenhouse, all the way. */
export async function linkGreenhouse(app: Pick<AtsApp, 't' | 'greenhouse'>, as: As): Promise<void> {
  const ticket = ticketIn(await returnFromGreenhouse(app, as));
  const reply = await as.post(`${INTEGRATIONS}/greenhouse/confirm`, { ticket });
  if (reply.statusCode !== 201) throw new Error(reply.body);
}

/** Where the calls about an ATS begin. */
export const proxyOf = (ats: AtsType) => `/api/proxy/${ats}`;
