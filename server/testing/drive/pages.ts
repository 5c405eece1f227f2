import type { Paging } from './api';

/** The pages of a simulated Drive, and the ways in which they surprise. */
export class Pages implements Paging {
  mostRows = 1000;
  readonly tokens: Paging['tokens'] = new Map();
  #emptyOnes = 0;
  #isRepeating = false;
  #made = 0;

  /** The next pages are empty although there are more. */
  leaveEmpty(count: number): void {
    this.#emptyOnes = count;
  }

  /** Every page names the same token from now on. */
  repeatTokens(): void {
    this.#isRepeating = true;
  }

  /** Surprises nobody any more. */
  mend(): void {
    this.#emptyOnes = 0;
    this.#isRepeating = false;
  }

  nextToken(): string {
    this.#made += 1;
    return this.#isRepeating ? '~!the-same' : `~!${this.#made}`;
  }

  isEmpty(): boolean {
    this.#emptyOnes -= 1;
    return this.#emptyOnes >= 0;
  }
}
