import type { AiInsight } from '@candor/domain/model/insight';

/** So many people hide one another: figures of fewer come close to the score of one of them. */
export const CROWD = 20;

/** The finding that counts good matches, of however few people: other findings over scores rest on a crowd of their own. */
const COUNTS_GOOD = 'waiting-decisions';

/**
 * The findings for somebody who reads evidence before scores.
 *
 * @param people the number of people they are about; null if unknown, and a finding has to suffice by itself.
 */
export function coverFindings(findings: readonly AiInsight[], people: number | null): AiInsight[] {
  return findings.filter(({ id, n }) => id !== COUNTS_GOOD || (people ?? n) >= CROWD);
}
