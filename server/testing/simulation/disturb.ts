import type { Random } from '@candor/domain/rules/random-from';
import { between } from '../chaos/between';
import type { Actor, Fate } from './actor';
import type { Cast, Scene } from './cast';
import { nextCall } from './people';

/** Moves of a seed until nothing more is disturbed. */
const MOVES = { least: 60, most: 400 };

/** One statement in so many breaks or is somebody's last, by the seed: some seeds are calm, some are wild. */
const FAULTY_ONE_IN = [1_000, 100, 40, 15];

/** Out of a hundred moves so many are no statement but something that comes up. */
const CHANCES = { time: 4, call: 6, keep: 5, wake: 7, freeze: 2, thaw: 1, stop: 1 } as const;
type Event = keyof typeof CHANCES;

/** What there always is to do when nobody has a statement ready. */
const BEGINNINGS: readonly Event[] = ['time', 'call', 'keep', 'wake', 'thaw'];

/** From a moment to longer than it takes to be given up for dead. */
const PASSING_MS = { least: 50, most: 8_000 };

/** People call, workers work, time passes and things break, all as the seed has it. */
export async function disturb(cast: Cast, scene: Scene): Promise<void> {
  const { random } = scene;
  const moves = between(random, MOVES.least, MOVES.most);
  const faultyOneIn = pick(random, FAULTY_ONE_IN) ?? 1_000;
  for (let move = 0; move < moves; move += 1) {
    scene.moves += 1;
    const event = eventOf(random, cast);
    if (event) {
      scene.story.push(await EVENTS[event](cast, scene));
      await cast.stage.settle();
    } else {
      await oneMoves(cast, scene, faultyOneIn);
    }
    await cast.replaceStopped();
  }
}

function eventOf(random: Random, cast: Cast): Event | null {
  let die = random() * 100;
  for (const [event, chance] of entriesOf(CHANCES)) {
    if (die < chance) return event;
    die -= chance;
  }
  if (cast.stage.ready().length > 0) return null;
  return pick(random, BEGINNINGS) ?? null;
}

/** What comes up where it can; answers in words what it was. */
const EVENTS: Record<Event, (cast: Cast, scene: Scene) => Promise<string> | string> = {
  time: async (cast, { random }) => {
    const ms = between(random, PASSING_MS.least, PASSING_MS.most);
    await cast.pass(ms);
    return `${ms} ms pass`;
  },
  call: async ({ stage, callers }, { random, user, calls }) => {
    const caller = callers.find(({ actor }) => !actor.busy);
    if (!caller) return 'nobody is free to answer a call';
    const call = await nextCall(random, stage.backstage.db, user.id);
    calls.push(call);
    caller.begin(call, user.token);
    return `${caller.actor.name} is called: ${call.method} ${call.url}`;
  },
  keep: (cast) => {
    if (!cast.keeper.busy) cast.keep();
    return 'the keeper looks around';
  },
  wake: ({ workers }, { random }) => {
    const worker = pick(
      random,
      workers.filter(({ actor }) => !actor.busy && !actor.frozen),
    );
    worker?.begin();
    return `${worker?.actor.name ?? 'nobody'} wakes`;
  },
  freeze: ({ workers }, { random }) => {
    const awake = workers.filter(({ actor }) => !actor.frozen);
    // Somebody is always left to take over.
    const worker =
      awake.length > 1 &&
      pick(
        random,
        awake.filter(({ actor }) => actor.busy),
      );
    if (worker) worker.actor.frozen = true;
    return `${worker ? worker.actor.name : 'nobody'} stands still`;
  },
  thaw: ({ workers }, { random }) => {
    const worker = pick(
      random,
      workers.filter(({ actor }) => actor.frozen),
    );
    if (worker) worker.actor.frozen = false;
    return `${worker?.actor.name ?? 'nobody'} goes on`;
  },
  stop: ({ workers }, { random }) => {
    const worker = pick(
      random,
      workers.filter(({ actor }) => actor.busy && !actor.frozen),
    );
    worker?.stop();
    return `${worker?.actor.name ?? 'nobody'} is asked to stop`;
  },
};

async function oneMoves(cast: Cast, scene: Scene, faultyOneIn: number): Promise<void> {
  const { random, story } = scene;
  const actor = pick(random, cast.stage.ready());
  const wish = actor && pick(random, actor.wishes);
  if (!actor || !wish) return;
  const fault = between(random, 1, faultyOneIn) === 1;
  const fate = fault ? faultOf(random, cast, actor) : 'answered';
  story.push(`${actor.name} ${fate}: ${wish.text.slice(0, 160)}`);
  if (fault) scene.faults += 1;
  if (fate !== 'killed') await cast.stage.move(actor, wish, fate);
  if (fate === 'killed' || fate === 'unheard') await cast.kill(actor);
}

function faultOf(random: Random, cast: Cast, actor: Actor): Fate | 'killed' {
  if (actor === cast.keeper) return random() < 0.5 ? 'lost' : 'cut';
  return pick(random, ['lost', 'cut', 'unheard', 'killed'] as const) ?? 'killed';
}

function entriesOf<Key extends string>(of: Readonly<Record<Key, number>>): [Key, number][] {
  return (Object.keys(of) as Key[]).map((key) => [key, of[key]]);
}

function pick<T>(random: Random, among: readonly T[]): T | undefined {
  return among[between(random, 0, among.length - 1)];
}
