import { type OwnTerm, TermKind } from '@candor/domain/model/term';
import type { TermRow } from '../../scoring/account-terms';

/** A term as the wire shows it. */
export function presentTerm(row: TermRow): OwnTerm {
  const { id, name, aliases, broader, related, context } = row;
  return {
    id,
    name,
    kind: TermKind.parse(row.kind),
    aliases,
    broader,
    related,
    context,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
