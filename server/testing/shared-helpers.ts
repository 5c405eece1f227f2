import type { Config } from '../config';
import { type Helpers, openHelpers } from '../open-deps';

let shared: Helpers | undefined;

/**
 * The helpers shared by all applications of one test process: starting them takes seconds, and none of them keeps
 * state. Undefined if the configuration asks for others. They end with the process.
 */
export function sharedHelpers(config: Config): Helpers | undefined {
  if (config.recogniseScans || config.taxonomyFile !== null) return undefined;
  shared ??= openHelpers(config);
  return shared;
}
