import { between } from '../chaos/between';
import type { Actor, Wish } from './actor';
import type { Cast, Scene } from './cast';
import type { Worker } from './worker';

/** Longer than it takes until others count one for dead who stands still. */
const LOST_AFTER_MS = 7_000;
/** So often a worker stores something before the one that stands still, at most: the plan, and then each group. */
const MOST_STORED = 4;
/** So many statements others say meanwhile: none, or enough to be done with a group, or with two. */
const MOST_MEANWHILE = 45;
/** So many statements it says then before the others go on, at most: enough to be done with what it had. */
const MOST_ALONE = 22;
/** Often enough for whatever was asked for to be worked off. */
const WAKES = 2;

/** Somebody moves, undisturbed. */
type Move = (cast: Cast, scene: Scene) => Promise<void>;

/**
 * A worker stands still before it stores what came of its work, until others have taken that, and goes on while they are at it or at
 * what is left: a batch that has ended would have nothing for it to spoil.
 */
export async function takeOver(cast: Cast, scene: Scene, move: Move): Promise<void> {
  const { random, story, plot } = scene;
  const late = await standsBeforeStoring(cast, scene, move);
  const other = cast.workers.slice(0, plot.workers).find(({ actor }) => !actor.busy);
  if (!late || !other) return;
  late.actor.frozen = true;
  story.push(`${late.actor.name} stands still before it stores`);
  await cast.pass(LOST_AFTER_MS);
  cast.keep();
  await cast.stage.settle();
  while (cast.keeper.wishes.length > 0) await move(cast, scene);
  other.begin();
  await cast.stage.settle();
  story.push(`${other.actor.name} takes its work`);
  await someMove(between(random, 0, MOST_MEANWHILE), cast, scene, move);
  late.actor.frozen = false;
  other.actor.frozen = true;
  story.push(`${late.actor.name} goes on`);
  await someMove(between(random, 0, MOST_ALONE), cast, scene, move);
  other.actor.frozen = false;
}

async function someMove(moves: number, cast: Cast, scene: Scene, move: Move): Promise<void> {
  for (let left = moves; left > 0 && cast.ready().length > 0; left -= 1) await move(cast, scene);
}

/** Lets everybody move until a worker is about to store something; undefined where that never comes. */
async function standsBeforeStoring(
  cast: Cast,
  scene: Scene,
  move: Move,
): Promise<Worker | undefined> {
  let before = between(scene.random, 1, MOST_STORED);
  let seen: Wish | undefined;
  for (let wakes = 0; wakes <= WAKES; ) {
    const worker = cast.workers.find(({ actor }) => storing(actor));
    const store = worker && storing(worker.actor);
    if (store !== undefined && store !== seen) {
      if (before === 0) return worker;
      before -= 1;
      seen = store;
    }
    if (cast.ready().length > 0) {
      await move(cast, scene);
      continue;
    }
    wakes += 1;
    cast.workers[0]?.begin();
    await cast.stage.settle();
  }
  return undefined;
}

const storing = ({ wishes }: Actor): Wish | undefined =>
  wishes.find(({ text }) => text.startsWith('begin'));
