/** How a quoted value ends that is never closed: with the text, or where another value visibly opens. */
export type DeadEnd = 'text' | 'opens';

const MARKS: readonly DeadEnd[] = ['text', 'opens'];

/**
 * Places inside quoted values of one text from where no closing mark was found. A file of nothing but opened marks would else
 * be looked through again from each of its lines: whoever comes to such a place knows the end already.
 */
export class DeadEnds {
  readonly #length: number;
  #marks: Uint8Array | null = null;

  /** @param length of the text. */
  constructor(length: number) {
    this.#length = length;
  }

  /** How it ends from a place, or null where nobody has been. */
  at(place: number): DeadEnd | null {
    const mark = this.#marks?.[place] ?? 0;
    return MARKS[mark - 1] ?? null;
  }

  /** Remembers where a look for the closing mark went through in vain. */
  add(places: readonly number[], end: DeadEnd): void {
    this.#marks ??= new Uint8Array(this.#length + 2);
    const mark = MARKS.indexOf(end) + 1;
    for (const place of places) this.#marks[place] = mark;
  }
}
