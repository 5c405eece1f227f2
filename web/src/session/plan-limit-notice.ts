/**
 * The id of a plan limit's notice. A user who pressed something is told there, and the notification centre reports it
 * as well: the same message is shown once.
 */
export function planLimitNoticeId(sentence: string): string {
  return `plan-limit: ${sentence}`;
}
