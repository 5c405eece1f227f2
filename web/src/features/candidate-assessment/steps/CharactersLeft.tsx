import { messages } from '@candor/domain/messages';
import { LONGEST_ANSWER } from '@candor/domain/model/assessment';
import { formatCount } from '../../../ui/format';
import { ProblemLine } from '../../../ui/ProblemLine';

/** From here on the remaining room is shown. */
const NEAR = LONGEST_ANSWER * 0.9;

/** How many more characters the answers of a step may have, once it matters. */
export function CharactersLeft({ length }: { length: number }) {
  if (length < NEAR) return null;
  const left = LONGEST_ANSWER - length;
  return left < 0 ? (
    <ProblemLine className="mt-3">
      {messages.answerTooLong(LONGEST_ANSWER)} Yours have {formatCount(length)}.
    </ProblemLine>
  ) : (
    <p className="num mt-3 text-13 text-ink-3">{formatCount(left)} characters left in this step.</p>
  );
}
