import { openDrive } from '../../integrations/drive/connector';
import type { DriveTiming } from '../../integrations/drive/timing';
import { createLog } from '../../log';
import { driveSettingsOf } from '../../settings/drive';
import type { SimulatedDrive } from './simulator';

/** As in life, a thousand times as fast. */
const QUICK: DriveTiming = {
  withinMs: 20_000,
  idleMs: 10_000,
  firstWaitMs: 1,
  longestWaitMs: 8,
  tries: 5,
};

/** The product's connector for a simulated Drive. What it logs goes to `onLog`; waits that Drive asks for are told, not waited. */
export function connectTo(
  { env }: Pick<SimulatedDrive, 'env'>,
  options: {
    clock: { now(): Date };
    timing?: Partial<DriveTiming>;
    onLog?: (line: string) => void;
    onWait?: (ms: number) => void;
  },
) {
  const { settings } = driveSettingsOf(env);
  if (!settings) throw new Error('The simulator has no settings.');
  return openDrive(settings, {
    clock: options.clock,
    log: createLog('trace', { write: options.onLog ?? (() => undefined) }),
    timing: { ...QUICK, ...options.timing },
    wait: async (ms) => options.onWait?.(ms),
  });
}
