import type { Deps } from '../../deps';
import type { MetaCall } from './meta';
import { type Kind, removeKept } from './store-kept';

/** Drops every cached answer of a kind for the account, and returns how many there were. */
export async function clearKept(
  { db }: Pick<Deps, 'db'>,
  { actor }: MetaCall,
  kind: Kind,
): Promise<{ success: true; cleared: number }> {
  return { success: true, cleared: await removeKept(db, actor.userId, kind) };
}
