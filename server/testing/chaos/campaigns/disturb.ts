import path from 'node:path';
import { keepSeed, keptSeeds } from '../../kept-seeds';
import { startReplicatedServer } from '../replicated-server';
import { type ChaosOutcome, runIn, runOnce } from '../run-once';
import { type ChaosKind, openScene, type Scene, type SceneGround } from '../scene';
import type { Campaign, CampaignGround } from './campaign-ground';
import { faultsOf, tellMissed, verdictOn } from './verdicts';

/** What leaves the processes as it found them may be done to the same ones again, which saves starting three of them for each run. */
const LASTING: readonly ChaosKind[] = ['worker', 'freeze', 'stop'];
/** Each run reads all that the ones before have left. */
const RUNS_IN_A_SCENE = 20;

const takesWorkAway = (kind: ChaosKind) => ['worker', 'freeze', 'pooler'].includes(kind);

/**
 * Disturbs processes, or what they stand on, in the middle of their work. Seeds that failed before are kept and tried first.
 */
export function disturb(...kinds: readonly ChaosKind[]): Campaign {
  return async (ground) => {
    let bad = 0;
    const takenOver = new Map(kinds.filter(takesWorkAway).map((kind) => [kind, 0]));
    const stage = new Stage(ground);
    try {
      for (const kind of kinds) {
        for (const seed of seedsOf(kind, ground)) {
          const outcome = await stage.run(kind, seed);
          if (tellOutcome(ground, outcome)) bad += 1;
          const before = takenOver.get(kind);
          if (before !== undefined) takenOver.set(kind, before + outcome.takenOver);
        }
      }
    } finally {
      await stage.leave();
    }
    const met = [...takenOver].map(([kind, groups]) => [`work of a worker (${kind})`, groups]);
    return bad + tellMissed(ground, Object.fromEntries(met));
  };
}

function seedsOf(kind: ChaosKind, { firstSeed, runs }: CampaignGround): ReadonlySet<number> {
  const fresh = Array.from({ length: runs }, (_, run) => firstSeed + run);
  return new Set([...keptSeeds(`chaos-${kind}`), ...fresh]);
}

/** Whether the run is one that did not hold. */
function tellOutcome({ tell }: CampaignGround, outcome: ChaosOutcome): boolean {
  const { kind, seed, blows, notes, candidates, seconds, broken, slow } = outcome;
  const what = [`${blows} blows`, ...notes].join(', ');
  const verdict = verdictOn(broken, slow);
  tell(
    `${kind} seed ${seed}: ${what}, ${candidates} candidates, ${seconds.toFixed(1)} s, ${verdict}`,
  );
  // Being slow is the machine's doing as often as the seed's.
  if (broken.length > 0) tell(`kept in ${keepSeed(`chaos-${kind}`, seed, [...broken, ...notes])}`);
  return faultsOf(broken, slow).length > 0;
}

/** Where runs take place: on ground of their own, or in a scene that stands for several of them. */
class Stage {
  readonly #ground: CampaignGround;
  #standing: { scene: Scene; runs: number } | null = null;

  constructor(ground: CampaignGround) {
    this.#ground = ground;
  }

  async run(kind: ChaosKind, seed: number): Promise<ChaosOutcome> {
    if (!LASTING.includes(kind)) {
      return this.#onGround(kind, seed, (ground) => runOnce(seed, kind, ground));
    }
    if (this.#standing?.scene.kind !== kind || this.#standing.runs === RUNS_IN_A_SCENE)
      await this.leave();
    this.#standing ??= {
      scene: await this.#onGround(kind, seed, (ground) => openScene(kind, seed, ground)),
      runs: 0,
    };
    this.#standing.runs += 1;
    const outcome = await runIn(this.#standing.scene, seed);
    // What is broken must not show again in the runs after it.
    if (outcome.broken.length > 0) await this.leave();
    return outcome;
  }

  async leave(): Promise<void> {
    await this.#standing?.scene.close();
    this.#standing = null;
  }

  /** A database for one run; a replica that was promoted leaves its pair used up. */
  async #onGround<T>(
    kind: ChaosKind,
    seed: number,
    work: (ground: SceneGround) => Promise<T>,
  ): Promise<T> {
    const { server, folder } = this.#ground;
    const name = `chaos_${kind}_${seed}`;
    if (kind !== 'promote') return work({ databaseUrl: await server.makeDatabase(name), server });
    const pair = await startReplicatedServer(path.join(folder, name));
    try {
      return await work({ databaseUrl: await pair.makeDatabase(name), server: pair });
    } finally {
      await pair.stop();
    }
  }
}
