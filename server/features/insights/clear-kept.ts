import type { Deps } from '../../deps';
import { type Kind, removeKept } from './kept-meta';
import type { MetaCall } from './meta';

/** Forgets every kept answer of a kind of the account, and says how many there were. */
export async function clearKept(
  { db }: Pick<Deps, 'db'>,
  { actor }: MetaCall,
  kind: Kind,
): Promise<{ success: true; cleared: number }> {
  return { success: true, cleared: await removeKept(db, actor.userId, kind) };
}
