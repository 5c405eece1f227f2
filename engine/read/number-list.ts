/** Numbers of 32 bits that are added one by one. They lie in one block, which costs a fraction of a list that grows. */
export class NumberList {
  private items: Int32Array;
  private size = 0;

  /** `expected` is how many there will hardly be more of. */
  constructor(expected: number) {
    this.items = new Int32Array(Math.max(16, expected));
  }

  push(item: number): void {
    if (this.size === this.items.length) this.grow();
    this.items[this.size++] = item;
  }

  private grow(): void {
    const wider = new Int32Array(this.items.length * 2);
    wider.set(this.items);
    this.items = wider;
  }

  /** All that was added so far. */
  all(): Int32Array {
    return this.items.subarray(0, this.size);
  }
}
