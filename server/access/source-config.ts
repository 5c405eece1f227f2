import {
  type ConnectedInput,
  type SourceChoice,
  sourceChoice,
} from '@candor/domain/rules/source-config';
import type { Config } from '../config';
import { openSecret, sealSecret } from './secrets';

type Keys = Pick<Config, 'secretKeys'>;

/**
 * The table whose row the configuration belongs to, and that row's id. Both have a column `source_config_sealed`.
 */
export type ConfigPlace = { table: 'batches' | 'saved_sources'; id: string };

/** Encrypts the configuration of a connected source, which may contain a password. */
export function sealSourceConfig(keys: Keys, { config }: SourceChoice, place: ConfigPlace): string {
  return sealSecret(keys, JSON.stringify(config), placeOf(place));
}

/** Decrypts the configuration of this row. Throws SecretUnreadable. */
export function openSourceConfig(
  keys: Keys,
  type: ConnectedInput,
  sealed: string,
  place: ConfigPlace,
): SourceChoice {
  return sourceChoice(type, JSON.parse(openSecret(keys, sealed, placeOf(place))));
}

function placeOf({ table, id }: ConfigPlace) {
  return { table, column: 'source_config_sealed', id };
}
