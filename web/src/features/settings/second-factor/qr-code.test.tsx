import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode';

/** Which squares are dark, by column and row without the quiet ones. */
function squaresOf(text: string) {
  const { container } = render(<QrCode text={text} label="A code" />);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  const side = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]) - 8;
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  return { side, isDark: (column: number, row: number) => dark.has(`${column + 4} ${row + 4}`) };
}

// ISO/IEC 18004: three corners have finders, and one square beside the lower left one is dark in every code. A picture that
// is turned or mirrored has it elsewhere.
test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  'the code of %j stands as a camera expects it',
  (text) => {
    const { side, isDark } = squaresOf(`otpauth://totp/Candor:${text}?secret=${text.repeat(32)}`);
    for (const [column, row] of [
      [3, 3],
      [side - 4, 3],
      [3, side - 4],
      [8, side - 8],
    ] as const) {
      expect(isDark(column, row)).toBe(true);
    }
    expect(isDark(-1, 0)).toBe(false);
  },
);
