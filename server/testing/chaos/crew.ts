import { type ServerProcess, type Surroundings, startProcess } from './processes';
import { between, type Random } from './random';

/** A process of a run, which may be ended and started again in its place. */
export type Member = {
  process: ServerProcess;
  /** Whether the run may strike it. */
  mortal: boolean;
  restart(): Promise<ServerProcess>;
};

/** Starts the whole product in one process, or a web process that lives on, by an address of its own, and two workers that may die. */
export async function startCrew(
  parts: 'one process' | 'web and two workers',
  { webUrl, ...around }: Surroundings & { webUrl: string },
): Promise<Member[]> {
  const roles =
    parts === 'one process' ? (['all'] as const) : (['web', 'worker', 'worker'] as const);
  return Promise.all(
    roles.map(async (role) => {
      const databaseUrl = role === 'web' ? webUrl : around.databaseUrl;
      const restart = () => startProcess(role, { ...around, databaseUrl });
      return { process: await restart(), mortal: role !== 'web', restart };
    }),
  );
}

/** One of those that may be struck. */
export function anyMortal(random: Random, crew: readonly Member[]): Member {
  const mortals = crew.filter(({ mortal }) => mortal);
  const chosen = mortals[between(random, 0, mortals.length - 1)];
  if (!chosen) throw new Error('Nobody of the crew is mortal');
  return chosen;
}
