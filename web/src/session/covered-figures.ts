import type { AiInsight } from '@candor/domain/model/insight';

/** So many people hide one another: figures of fewer come close to the score of one of them. */
export const CROWD = 20;

/** The finding that counts good matches, of however few people: other findings over scores rest on a crowd of their own. */
const COUNTS_GOOD = 'waiting-decisions';

/**
 * The findings for somebody who reads evidence before scores.
 *
 * @param people whom they are about; null where that is not known, and a finding has to carry itself.
 */
export function coverFindings(findings: readonly AiInsight[], people: number | null): AiInsight[] {
  return findings.filter(({ id, n }) => id !== COUNTS_GOOD || (people ?? n) >= CROWD);
}
