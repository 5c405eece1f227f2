import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testClock } from '../clock';
import { keepSeed, keptSeeds } from '../kept-seeds';
import { type SimulatedStripe, startStripe } from '../stripe/simulator';
import { type TestApp, testApp } from '../test-app';
import { type Outcome, openSimulation, type Simulation } from './simulate';

/** More with SIMULATION_SEEDS=2000; a failing one alone with SIMULATION_SEED. */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 120);
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? 20_261_001);
/** So many have met everything that may be met. */
const MEETS_ALL = 50;
const CAMPAIGN = 'simulation';

/** Plays every so manyth seed of the run, and before them those that are kept, on a database of its own. */
export function playSeeds({ share, of }: { share: number; of: number }): void {
  let t: TestApp;
  let stripe: SimulatedStripe;
  let simulation: Simulation;
  beforeAll(async () => {
    // The queue's client tells the console of every connection that it loses.
    vi.spyOn(console, 'trace').mockReturnValue();
    const clock = testClock();
    stripe = await startStripe({ clock });
    t = await testApp({ clock, env: stripe.env });
    simulation = await openSimulation({ ...t, stripe });
  });
  afterAll(async () => {
    await simulation.close();
    await t.close();
    await stripe.close();
    vi.restoreAllMocks();
  });

  test('whatever breaks before or after whichever statement, every candidate ends once and is charged once (P10)', {
    // A seed that fails has failed: another try would only hide it.
    retry: 0,
    timeout: 60_000 + SEEDS * 10_000,
  }, async () => {
    const fresh = Array.from({ length: SEEDS }, (_, at) => FIRST_SEED + at);
    const kept = keptSeeds(CAMPAIGN).filter((seed) => !fresh.includes(seed));
    const seeds = [...kept, ...fresh].filter((seed) => seed % of === share);
    const met = new Set<string>();
    for (const seed of seeds) {
      const outcome = await simulation.play(seed);
      if (outcome.broken.length > 0) expect(failureOf(outcome)).toEqual({ seed, broken: [] });
      for (const status of outcome.answers) met.add(`${status}`);
      if (outcome.faults > 0) met.add('fault');
    }
    // Something was asked for, taken, refused and broken.
    const missed = ['200', '201', '202', '402', 'fault'].filter((one) => !met.has(one));
    if (seeds.length >= MEETS_ALL) expect(missed).toEqual([]);
  });
}

function failureOf({ seed, broken, story }: Outcome) {
  const kept = keepSeed(CAMPAIGN, seed, [...broken, '', ...story]);
  return { seed, broken, story, kept };
}
