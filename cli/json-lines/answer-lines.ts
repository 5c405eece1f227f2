import type { Writable } from 'node:stream';
import { writeText } from '../output/write-text';
import { mapInOrder } from './map-in-order';
import { type InputLine, readLines } from './read-lines';
import { BadLineError, idOf, isJsonObject, type JsonObject, type LineId } from './request';

/** Gives the fields that follow the `id` in the answer to one request. */
export type Answer = (request: JsonObject) => object | Promise<object>;

/**
 * A JSON Lines filter: answers each line of the input with exactly one line of the output, in order, while both
 * stream. A line that cannot be answered, for whatever cause, is answered with `{"id","error"}` (`id` null if the
 * line has none) and the next one is read: in a run over millions of lines no single one may cost the others.
 *
 * @param width how many requests may be processed at once.
 */
export async function answerLines(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  answer: Answer,
  width = 1,
): Promise<void> {
  const answers = mapInOrder(readLines(input), width, (line) => answerLine(line, answer));
  for await (const line of answers) await writeText(output, `${JSON.stringify(line)}\n`);
}

async function answerLine(line: InputLine, answer: Answer): Promise<object> {
  let id: LineId | null = null;
  try {
    const value = parse(line);
    id = idOf(value);
    if (!isJsonObject(value)) throw new BadLineError(`Line ${line.number} is not a JSON object.`);
    if (id === null) throw new BadLineError('"id" must be a string or a number.');
    return { id, ...(await answer(value)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function parse(line: InputLine): unknown {
  if (line.text === null) throw new BadLineError(`Line ${line.number} is too long.`);
  try {
    return JSON.parse(line.text);
  } catch (error) {
    throw new BadLineError(`Line ${line.number} is not JSON.`, { cause: error });
  }
}
