/** How a quoted value ends that is never closed: with the text, or where another value visibly opens. */
export type DeadEnd = 'text' | 'opens';

const MARKS: readonly DeadEnd[] = ['text', 'opens'];

/**
 * Positions inside quoted values of one text from which no closing quote was found. A file of nothing but opening
 * quotes would otherwise be rescanned from each of its lines: a scan that reaches such a position already knows the
 * outcome.
 */
export class DeadEnds {
  readonly #length: number;
  #marks: Uint8Array | null = null;

  /** @param length of the text. */
  constructor(length: number) {
    this.#length = length;
  }

  /** The known outcome from a position, or null if nobody has been there. */
  at(place: number): DeadEnd | null {
    const mark = this.#marks?.[place] ?? 0;
    return MARKS[mark - 1] ?? null;
  }

  /** Records where the search for a closing quote was in vain. */
  add(places: readonly number[], end: DeadEnd): void {
    this.#marks ??= new Uint8Array(this.#length + 2);
    const mark = MARKS.indexOf(end) + 1;
    for (const place of places) this.#marks[place] = mark;
  }
}
