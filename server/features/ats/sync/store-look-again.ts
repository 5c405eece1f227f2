import { type SQL, sql } from 'drizzle-orm';
import { atsApplications } from '../../../db/schema';

const { state, problem, problemText, assessedAt } = atsApplications;

/** A change of applications that became another person's: whom the system had no more under the first can be scored again. */
export function lookAgain(isAnothers: SQL) {
  const unlessGone = (
    kept: typeof state | typeof problem | typeof problemText | typeof assessedAt,
  ) => sql`case when ${problem} = 'gone' and ${isAnothers} then null else ${kept} end`;
  return {
    state: unlessGone(state),
    problem: unlessGone(problem),
    problemText: unlessGone(problemText),
    assessedAt: unlessGone(assessedAt),
  };
}
