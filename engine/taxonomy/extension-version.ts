import type { Extension } from './extension';
import { fingerprint } from './fingerprint';
import { termsVersion } from './terms-version';

/** The version of an extension: it follows from what the extension says. */
export function extensionVersion({ concepts, titles }: Omit<Extension, 'version'>): string {
  return fingerprint(`${termsVersion(concepts)} ${JSON.stringify(titles)}`);
}
