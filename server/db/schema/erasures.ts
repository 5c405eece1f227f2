import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts';

/**
 * What was erased, by table and id alone, with none of its content. The database itself writes a row with every
 * deletion, so that none is forgotten, and a journal next to the database keeps them: an earlier backup must not
 * bring anybody back.
 */
export const erasures = pgTable(
  'erasures',
  {
    kind: text('kind').notNull(),
    id: uuid('id').notNull(),
    erasedAt: moment('erased_at').notNull(),
    /** Which piece of the journal has it, counted from 1; null while none does. */
    piece: integer('piece'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('erasures_piece').on(t.piece)],
);
