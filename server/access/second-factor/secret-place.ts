import type { SecretPlace } from '../secrets';

/** Where the secret of an account's authenticator app is kept. */
export function secretPlace(userId: string): SecretPlace {
  return { table: 'second_factors', column: 'secret_sealed', id: userId };
}
