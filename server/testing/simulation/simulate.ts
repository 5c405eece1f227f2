import { randomFrom } from '@candor/domain/rules/random-from';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Deps } from '../../deps';
import { between } from '../chaos/between';
import { overspending, watchOverspending } from '../chaos/overspending';
import type { TestClock } from '../clock';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import type { SimulatedStripe } from '../stripe/simulator';
import { connectAshby, simulatedAshby } from './ats';
import { billingAdrift, forgetPurchases } from './billing';
import { type Cast, openCast, type Scene } from './cast';
import { comeToRest } from './come-to-rest';
import { disturb } from './disturb';
import { lostThings, unexpectedAnswers } from './judge-calls';
import { plotOf } from './plot';
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

/**
 * The product's own queue, quota, batches, invitations, applications of an ATS and payments under a schedule that follows from a seed:
 * web processes, workers and a reaper share a real database and a clock that is turned, and before every statement the seed decides who
 * goes next and what breaks. Stripe tells its events twice, late and in any order.
 */
export async function openSimulation(ground: Ground): Promise<Simulation> {
  const { deps, clock, databaseUrl } = ground;
  const stage = openStage(databaseUrl);
  await watchOverspending(stage.backstage.db);
  const ats = { ashby: simulatedAshby(), greenhouse: null };
  const cast = await openCast({ ...deps, ats }, clock, stage);
  return {
    play: (seed) => play(seed, ground, cast),
    close: () => stage.close(),
  };
}

async function play(seed: number, { deps, stripe }: Ground, cast: Cast): Promise<Outcome> {
  const { db } = cast.stage.backstage;
  const random = randomFrom(seed);
  const plot = plotOf(random);
  const credits = between(random, 0, 6);
  const user = await aUser(db, {
    plan: plot.mayBuy ? 'trial' : 'enterprise',
    isPartner: true,
    invitationCredits: credits,
    candidatesLimit: between(random, 4, 250),
    now: cast.clock.now(),
  });
  await connectAshby(db, deps.config, user.id);
  const scene: Scene = {
    ...{ random, plot, user, stripe, calls: [], story: [] },
    ...{ faults: 0, moves: 0 },
  };
  await disturb(cast, scene);
  const unrest = await comeToRest(cast, scene);
  const broken = [
    ...unrest,
    ...(await brokenInvariants(db)),
    ...(await overspending(db)),
    ...(await unexpectedAnswers(db, scene.calls)),
    ...(await lostThings(db, user.id, credits)),
    ...(plot.mayBuy ? await billingAdrift(db, stripe, user.id) : []),
  ];
  await db.delete(users).where(eq(users.id, user.id));
  await forgetPurchases(db, stripe);
  const answers = scene.calls.map(({ answer }) => answer?.status ?? 0);
  const { story, moves, faults } = scene;
  return { seed, moves, faults, answers, broken, story };
}
