import type { Db, Tx } from '../db/database';
import { type LetterKind, oweMail } from './owe-mail';

/** Something that was noted as announced, whom it belongs to, and whether it is worth a word to them. */
export type Announced = { id: string; recipient: string; told: boolean };

type Announcement = {
  kind: LetterKind;
  /** The letter's parameter for the ids of its subjects. */
  about: string;
  /** Records a portion of what is due and returns it, keeping that of one account together. */
  note: (tx: Tx, limit: number) => Promise<readonly Announced[]>;
  /** Noted in one transaction. */
  atOnce: number;
  now: Date;
};

/**
 * Owes the owners of what is due a letter each, in the transaction that notes it: nothing is announced twice, and what is due at the
 * same time shares a letter.
 */
export async function announce(
  db: Db,
  { kind, about, note, atOnce, now }: Announcement,
): Promise<void> {
  let noted: number;
  do {
    noted = await db.transaction(async (tx) => {
      const due = await note(tx, atOnce);
      for (const [recipient, ids] of byRecipient(due)) {
        await oweMail(tx, { kind, recipient, now, data: { [about]: ids } });
      }
      return due.length;
    });
  } while (noted === atOnce);
}

function byRecipient(due: readonly Announced[]): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const { id, recipient, told } of due) {
    if (told) letters.set(recipient, [...(letters.get(recipient) ?? []), id]);
  }
  return letters;
}
