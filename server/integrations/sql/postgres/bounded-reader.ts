import { BufferReader } from 'pg-protocol/dist/buffer-reader.js';

/**
 * The driver reads the fields of an error until one is empty. In a message that ends before that it would read
 * forever, and block the process; somebody else's server may send one. Reading past the received data now throws.
 */
export function boundReader(): void {
  if (Object.hasOwn(BufferReader.prototype, BOUND)) return;
  const { string } = BufferReader.prototype;
  Object.defineProperty(BufferReader.prototype, BOUND, { value: true });
  BufferReader.prototype.string = function (length) {
    const text = string.call(this, length);
    if (text === '' && length > 0) throw new RangeError('A message ended in the middle.');
    return text;
  };
}

const BOUND = Symbol('bound');
