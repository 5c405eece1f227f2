/**
 * Under which id a limit of the plan is said in the corner. Whoever pressed something hears of it from there, and the
 * notification centre tells it as well: the same sentence is said once.
 */
export function planLimitNoticeId(sentence: string): string {
  return `plan-limit: ${sentence}`;
}
