import { neverMet } from '../met';
import type { CampaignGround } from './campaign-ground';

/** How a run ended, for its line: 'ok', or what does not hold and what took longer than is promised. */
export function verdictOn(broken: readonly string[], slow: readonly string[] = []): string {
  const faults = faultsOf(broken, slow);
  return faults.length === 0 ? 'ok' : `BROKEN: ${faults.join('; ')}`;
}

/** What speaks against a run. */
export function faultsOf(broken: readonly string[], slow: readonly string[]): string[] {
  return [...broken, ...slow.map((one) => `too slow: ${one}`)];
}

/** Tells what a campaign is about and met in none of its runs, and answers how much that is. */
export function tellMissed(
  { tell }: CampaignGround,
  met: Readonly<Record<string, number>>,
): number {
  const missed = neverMet(met);
  for (const one of missed) tell(`BROKEN: ${one}`);
  return missed.length;
}
