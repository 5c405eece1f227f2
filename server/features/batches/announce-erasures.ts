import { retentionDue } from '@candor/domain/rules/retention';
import type { Deps } from '../../deps';
import { oweMail } from '../../mail/owe-mail';
import { type Announced, announceEnded } from './store/notices';

/** Batches announced in one transaction. */
const AT_ONCE = 100;

/**
 * Owes the owners of old batches a letter before their results are erased. A batch is named in one letter only, and what
 * is due at the same time shares one. Samples and batches without any result go without.
 */
export async function announceErasures({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now();
  const { endedBefore } = retentionDue(now, config.resultDays).announce;
  let announced: Announced[];
  do {
    announced = await db.transaction(async (tx) => {
      const due = await announceEnded(tx, endedBefore, now, AT_ONCE);
      for (const [recipient, batchIds] of byRecipient(due)) {
        await oweMail(tx, { kind: 'results_expire', recipient, now, data: { batchIds } });
      }
      return due;
    });
  } while (announced.length === AT_ONCE);
}

function byRecipient(announced: readonly Announced[]): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const { id, recipient, scored, sample } of announced) {
    if (scored > 0 && !sample) letters.set(recipient, [...(letters.get(recipient) ?? []), id]);
  }
  return letters;
}
