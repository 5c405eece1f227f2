import { between } from '../chaos/between';
import type { StripeEvent } from '../stripe/objects';
import type { Actor, Fate } from './actor';
import { happenAtStripe, openPages, telling, untold } from './billing';
import type { Cast, Scene } from './cast';
import { beginMorning, dawn } from './dawn';
import { changeInbox, open } from './mornings';
import { nextCall } from './people';
import { pick, pickAny } from './pick';
import type { Event, Wish } from './plot';
import { takeOver } from './take-over';

/** What there is to do when nobody has a statement ready. */
const BEGINNINGS: readonly Event[] = ['time', 'call', 'keep', 'wake', 'thaw'];

/** From a moment to longer than it takes to be given up for dead. */
const PASSING_MS = { least: 50, most: 8_000 };

/** Often enough for whatever was asked for to be worked off. */
const CALM_WAKES = 2;

/** People call, workers work, time passes and things break, all as the seed has it. */
export async function disturb(cast: Cast, scene: Scene): Promise<void> {
  const { random, plot, story } = scene;
  for (const wish of plot.before) {
    story.push(await somebodyCalls(cast, scene, wish));
    await cast.stage.settle();
    while (cast.ready().length > 0) await oneMoves(cast, scene, false);
  }
  for (const wish of plot.opening) story.push(await somebodyCalls(cast, scene, wish));
  if (plot.mornings) await beginMorning(cast.stage.backstage.db);
  await cast.stage.settle();
  await passCalmly(cast, scene);
  if (plot.takenOver) await takeOver(cast, scene, (...at) => oneMoves(...at, false));
  for (let move = 0; move < plot.moves; move += 1) {
    scene.moves += 1;
    const event = eventOf(cast, scene);
    if (event) {
      story.push(await EVENTS[event](cast, scene));
      await cast.stage.settle();
    } else {
      const fault = between(random, 1, plot.faultyOneIn) === 1;
      await oneMoves(cast, scene, fault);
    }
    await cast.replaceStopped();
  }
}

/** All is answered, for as many statements as the seed has it or there are. */
async function passCalmly(cast: Cast, scene: Scene): Promise<void> {
  const { stage, workers } = cast;
  let wakes = 0;
  for (let left = scene.plot.calm; left > 0; left -= 1) {
    while (cast.ready().length === 0) {
      if (!goesOnAtStripe(cast, scene)) {
        if (wakes === CALM_WAKES) return;
        wakes += 1;
        workers[0]?.begin();
      }
      await stage.settle();
    }
    await oneMoves(cast, scene, false);
  }
}

/** Whoever has opened a page pays on it, and Stripe tells of that once. false if there is nothing of the kind to come. */
function goesOnAtStripe(cast: Cast, scene: Scene): boolean {
  const { stripe, calls, story, random } = scene;
  const event = untold(stripe, calls).find(({ id }) => !calls.some((call) => call.event === id));
  if (event) story.push(stripeTells(cast, scene, event));
  else if (openPages(stripe.world).length > 0) story.push(happenAtStripe(random, stripe));
  else return false;
  return true;
}

function eventOf(cast: Cast, { random, plot: { chances } }: Scene): Event | null {
  let die = random() * 100;
  for (const [event, chance] of entriesOf(chances)) {
    if (die < chance) return event;
    die -= chance;
  }
  return cast.ready().length > 0 ? null : pick(random, BEGINNINGS);
}

/** What comes up where it can; answers in words what it was. */
const EVENTS: Record<Event, (cast: Cast, scene: Scene) => Promise<string> | string> = {
  time: async (cast, { random }) => {
    const ms = between(random, PASSING_MS.least, PASSING_MS.most);
    await cast.pass(ms);
    return `${ms} ms pass`;
  },
  call: (cast, scene) => somebodyCalls(cast, scene),
  keep: (cast) => {
    if (!cast.keeper.busy) cast.keep();
    return 'the keeper looks around';
  },
  wake: ({ workers }, { random, plot }) => {
    const free = workers.slice(0, plot.workers).filter(({ actor }) => !actor.busy && !actor.frozen);
    const worker = pickAny(random, free);
    worker?.begin();
    return `${worker?.actor.name ?? 'nobody'} wakes`;
  },
  freeze: ({ workers }, { random }) => {
    const awake = workers.filter(({ actor }) => !actor.frozen);
    // Somebody is always left to take over.
    const worker =
      awake.length > 1 &&
      pickAny(
        random,
        awake.filter(({ actor }) => actor.busy),
      );
    if (worker) worker.actor.frozen = true;
    return `${worker ? worker.actor.name : 'nobody'} stands still`;
  },
  thaw: ({ workers }, { random }) => {
    const worker = pickAny(
      random,
      workers.filter(({ actor }) => actor.frozen),
    );
    if (worker) worker.actor.frozen = false;
    return `${worker?.actor.name ?? 'nobody'} goes on`;
  },
  pay: (_cast, { random, stripe }) => happenAtStripe(random, stripe),
  dawn: async (cast, { random }) => {
    await dawn(random, cast);
    return 'the next morning comes';
  },
  folder: (_cast, { random, inbox }) => (inbox ? changeInbox(random, inbox) : 'there is no folder'),
  tell: (cast, scene) => stripeTells(cast, scene, pickAny(scene.random, scene.stripe.world.events)),
  stop: ({ workers }, { random }) => {
    const worker = pickAny(
      random,
      workers.filter(({ actor }) => actor.busy && !actor.frozen),
    );
    worker?.stop();
    return `${worker?.actor.name ?? 'nobody'} is asked to stop`;
  },
};

async function somebodyCalls(cast: Cast, scene: Scene, opening?: Wish): Promise<string> {
  const { random, plot, user, calls } = scene;
  const asked = calls.filter(({ event }) => event === undefined).length;
  if (asked >= plot.calls) return 'nobody wants anything more';
  const caller = freeCaller(cast, scene);
  if (!caller) return NOBODY_FREE;
  const call = await nextCall(random, cast.stage.backstage.db, { userId: user.id, plot, opening });
  // Whoever runs a batch again has seen to it that its folder can be had.
  if (scene.inbox && call.url.endsWith('/rerun')) open(scene.inbox);
  calls.push(call);
  caller.begin(call, user.token);
  return `${caller.actor.name} is called: ${call.method} ${call.url}`;
}

/** Any event may be told at any time, again, and before earlier ones. */
function stripeTells(cast: Cast, scene: Scene, event: StripeEvent | undefined): string {
  if (!event) return 'Stripe has nothing to tell';
  const caller = freeCaller(cast, scene);
  if (!caller) return NOBODY_FREE;
  const call = telling(scene.stripe, event);
  scene.calls.push(call);
  caller.begin(call, scene.user.token);
  return `${caller.actor.name} is told: ${event.id} ${event.type}`;
}

const NOBODY_FREE = 'nobody is free to answer a call';

const freeCaller = ({ callers }: Cast, { plot }: Scene) =>
  callers.slice(0, plot.callers).find(({ actor }) => !actor.busy);

async function oneMoves(cast: Cast, scene: Scene, fault: boolean): Promise<void> {
  const { random, story } = scene;
  const actor = pickAny(random, cast.ready());
  const wish = actor && pickAny(random, actor.wishes);
  if (!actor || !wish) return;
  const fate = fault ? faultOf(scene, cast, actor) : 'answered';
  story.push(`${actor.name} ${fate}: ${wish.text.slice(0, 160)}`);
  if (fault) scene.faults += 1;
  if (fate !== 'killed') await cast.stage.move(actor, wish, fate);
  if (fate === 'killed' || fate === 'unheard') await cast.kill(actor);
}

function faultOf({ random }: Scene, cast: Cast, actor: Actor): Fate | 'killed' {
  if (actor === cast.keeper) return random() < 0.5 ? 'lost' : 'cut';
  return pick(random, ['lost', 'cut', 'unheard', 'killed'] as const);
}

function entriesOf<Key extends string>(of: Readonly<Record<Key, number>>): [Key, number][] {
  return (Object.keys(of) as Key[]).map((key) => [key, of[key]]);
}
