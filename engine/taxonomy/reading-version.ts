import { ENGINE_VERSION } from '../version';
import { importVersion } from './extension';
import type { OwnTerms } from './own-terms';

/**
 * What a text is read with, as a version with build metadata (semver.org, rule 10): '1.3.0', with an imported taxonomy
 * '1.3.0+map.1f0c9e2ab04d7f31', with own terms of an account '1.3.0+terms.9c1d55aa02b3e8f7', or with both.
 */
export function readingVersion(own: Pick<OwnTerms, 'version'> | null): string {
  const map = importVersion();
  const parts = [
    ...(map === null ? [] : [`map.${map}`]),
    ...(own === null ? [] : [`terms.${own.version}`]),
  ];
  return parts.length === 0 ? ENGINE_VERSION : `${ENGINE_VERSION}+${parts.join('.')}`;
}
