import type { terms } from '@candor/domain/api/terms';
import { AppError, validationError } from '@candor/domain/errors';
import type { OwnTerm } from '@candor/domain/model/term';
import { serverMessages } from '@candor/domain/server-messages';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import type { TermRow } from '../../scoring/account-terms';
import { presentTerm } from './present';
import { recordChange } from './record';
import { settleTerm } from './settle-term';
import { lockTerms, updateTerm } from './store';

type ChangeCall = Pick<Call<typeof terms.change>, 'actor' | 'params' | 'body' | 'requestId'>;

/**
 * Changes a term. Terms that lead to it follow a new name.
 *
 * @throws AppError 404, 400 by field, 409 for a name that another term has.
 */
export async function changeTerm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: ChangeCall,
): Promise<OwnTerm> {
  return db.transaction(async (tx) => {
    const all = await lockTerms(tx, call.actor.userId);
    const before = all.find(({ id }) => id === call.params.id);
    if (!before) throw new AppError('not_found');
    const others = all.filter((other) => other !== before);
    if (others.some(({ nameKey }) => nameKey === call.body.name.toLowerCase())) {
      throw new AppError('conflict', { detail: serverMessages.termTaken });
    }
    const settled = settleTerm(call.body, others);
    if (!settled.ok) throw validationError(settled.errors);
    const now = clock.now();
    const row = await updateTerm(tx, before, settled.body, now);
    await followName(tx, others, before.name, row.name, now);
    await recordChange(tx, call, { added: 0, changed: 1, removed: 0, id: row.id }, now);
    return presentTerm(row);
  });
}

async function followName(
  tx: Tx,
  others: readonly TermRow[],
  before: string,
  after: string,
  now: Date,
): Promise<void> {
  if (before === after) return;
  const renamed = (links: readonly string[]) =>
    links.map((link) => (link === before ? after : link));
  for (const other of others) {
    if (![...other.broader, ...other.related].includes(before)) continue;
    const { name, aliases, context } = presentTerm(other);
    const { kind } = presentTerm(other);
    const links = { broader: renamed(other.broader), related: renamed(other.related) };
    await updateTerm(tx, other, { name, kind, aliases, context, ...links }, now);
  }
}
