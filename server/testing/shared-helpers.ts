import type { Config } from '../config';
import { type Helpers, openHelpers } from '../open-deps';

let shared: Helpers | undefined;

/**
 * The helpers that all applications of one test process share: starting them takes seconds, and none of them remembers
 * whom it worked for. Undefined when the configuration asks for others. They end with the process.
 */
export function sharedHelpers(config: Config): Helpers | undefined {
  if (config.recogniseScans || config.taxonomyFile !== null) return undefined;
  shared ??= openHelpers(config);
  return shared;
}
