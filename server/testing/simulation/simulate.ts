import { randomFrom } from '@candor/domain/rules/random-from';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { between } from '../chaos/between';
import { OVERSPENDING, watchOverspending } from '../chaos/overspending';
import type { TestClock } from '../clock';
import { BROKEN_INVARIANTS } from '../invariants';
import { openShelf, type Shelf } from '../sources/shelf';
import type { SimulatedStripe } from '../stripe/simulator';
import { simulatedAshby } from './ats';
import { billingAdrift, forgetPurchases } from './billing';
import { type Cast, openCast, type Scene } from './cast';
import { comeToRest, lastMornings } from './come-to-rest';
import { type Crowd, openCrowd } from './crowd';
import { disturb } from './disturb';
import { lostThings, unexpectedAnswers } from './judge-calls';
import { lostInMornings, openInbox } from './mornings';
import { plotOf } from './plot';
import { rememberingScorer } from './scorer';
import { openStage } from './stage';

/** What one seed did and what did not hold; `story` has what happened, move by move. */
export type Outcome = {
  seed: number;
  moves: number;
  faults: number;
  answers: number[];
  broken: string[];
  story: readonly string[];
};

/** Plays seeds one after the other on a database that nobody else uses. */
export type Simulation = { play(seed: number): Promise<Outcome>; close(): Promise<void> };

type Ground = { deps: Deps; clock: TestClock; databaseUrl: string; stripe: SimulatedStripe };
type World = {
  cast: Cast;
  crowd: Crowd;
  stripe: SimulatedStripe;
  shelf: Shelf;
  config: Deps['config'];
};

/**
 * The product's own queue, quota, batches, invitations, applications of an ATS and payments under a schedule that follows from a seed:
 * web processes, workers and a reaper share a real database and a clock that is turned, and before every statement the seed decides who
 * goes next and what breaks. Stripe tells its events twice, late and in any order.
 */
export async function openSimulation(ground: Ground): Promise<Simulation> {
  const { deps, clock, databaseUrl, stripe } = ground;
  const stage = openStage(withPlansKept(databaseUrl));
  await watchOverspending(stage.backstage.db);
  const ats = { ashby: simulatedAshby(), greenhouse: null };
  const shelf = openShelf();
  const connectors = { ...deps.connectors, google_drive: shelf.connector };
  const cast = await openCast(
    { ...deps, ats, connectors, scorer: rememberingScorer() },
    clock,
    stage,
  );
  const { config } = deps;
  const world = { cast, crowd: openCrowd(stage.backstage.db, config), stripe, shelf, config };
  return {
    play: (seed) => play(seed, world),
    close: () => stage.close(),
  };
}

/** A plan serves all values: with few rows no other one would be better. */
function withPlansKept(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.href;
}

async function play(seed: number, { cast, crowd, stripe, shelf, config }: World): Promise<Outcome> {
  const { db } = cast.stage.backstage;
  const random = randomFrom(seed);
  const began = cast.clock.now();
  const plot = plotOf(random);
  cast.groupSize.texts = plot.groupOf;
  const credits = between(random, 0, 6);
  const user = await crowd.next({
    plan: plot.mayBuy ? 'trial' : 'enterprise',
    invitationCredits: credits,
    candidatesLimit: between(random, 4, 250),
    now: began,
  });
  const mine = { userId: user.id, now: began };
  const inbox = plot.mornings ? await openInbox(random, { shelf, db, config }, mine) : null;
  const scene: Scene = {
    ...{ random, plot, user, stripe, inbox, calls: [], story: [] },
    ...{ faults: 0, moves: 0 },
  };
  await disturb(cast, scene);
  const unrest = [...(await comeToRest(cast, scene)), ...(await lastMornings(cast, scene))];
  const broken = [
    ...unrest,
    ...(await whatDoesNotHold(db, lostThings(user.id, credits))),
    ...(inbox ? await wordsOf(db, lostInMornings(inbox, user.id, scene.calls)) : []),
    ...(await unexpectedAnswers(db, scene.calls)),
    ...(plot.mayBuy ? await billingAdrift(db, stripe, user.id) : []),
  ];
  await forgetPurchases(db, stripe);
  // Days that passed in one seed are not to end the plans and sessions of the next.
  cast.clock.set(began);
  const answers = scene.calls.map(({ answer }) => answer?.status ?? 0);
  const { story, moves, faults } = scene;
  return { seed, moves, faults, answers, broken, story };
}

async function whatDoesNotHold(db: Db, lost: SQL): Promise<string[]> {
  return wordsOf(db, sql`${BROKEN_INVARIANTS} union all ${OVERSPENDING} union all ${lost}`);
}

async function wordsOf(db: Db, broken: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(broken);
  return rows.map((row) => row.broken);
}
