import type { terms } from '@candor/domain/api/terms';
import type { ImportTermsAnswer, TermBody } from '@candor/domain/model/term';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import type { TermRow } from '../../scoring/account-terms';
import { recordChange } from './record';
import { limitErrors, settleTerm } from './settle-term';
import { insertTerm, lockTerms, updateTerm } from './store';

type ImportCall = Pick<Call<typeof terms.import>, 'actor' | 'body' | 'requestId'>;

/**
 * Teaches many terms at once, in order. One that cannot be stored is reported in the response and stops no other.
 */
export async function importTerms(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: ImportCall,
): Promise<ImportTermsAnswer> {
  const { userId } = call.actor;
  const sent = call.body.terms;
  const names = sent.map(({ name }) => name);
  const answer: ImportTermsAnswer = { added: 0, changed: 0, unchanged: 0, refused: [] };
  await db.transaction(async (tx) => {
    let rows = await lockTerms(tx, userId);
    const now = clock.now();
    for (const [at, body] of sent.entries()) {
      const before = rows.find(({ nameKey }) => nameKey === body.name.toLowerCase()) ?? null;
      const others = rows.filter((other) => other !== before);
      const settled = settleTerm(body, others, names);
      const errors = [
        ...(before ? [] : limitErrors(rows.length)),
        ...(settled.ok ? [] : settled.errors),
      ];
      const [wrong] = errors;
      if (!settled.ok || wrong) {
        answer.refused.push({ at: at + 1, name: body.name, message: wrong?.message ?? '' });
        continue;
      }
      const kept = await keep(tx, userId, before, settled.body, now);
      answer[kept.as] += 1;
      rows = [...others, kept.row];
    }
    const { added, changed } = answer;
    if (added + changed > 0)
      await recordChange(tx, call, { added, changed, removed: 0, id: null }, now);
  });
  return answer;
}

async function keep(
  tx: Tx,
  userId: string,
  before: TermRow | null,
  body: TermBody,
  now: Date,
): Promise<{ as: 'added' | 'changed' | 'unchanged'; row: TermRow }> {
  if (!before) return { as: 'added', row: await insertTerm(tx, userId, body, now) };
  if (saysTheSame(before, body)) return { as: 'unchanged', row: before };
  return { as: 'changed', row: await updateTerm(tx, before, body, now) };
}

function saysTheSame(row: TermRow, body: TermBody): boolean {
  const said = ({ name, kind, aliases, broader, related, context }: TermBody | TermRow) =>
    JSON.stringify([name, kind, aliases, broader, related, context]);
  return said(row) === said(body);
}
