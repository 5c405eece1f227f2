import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type CoverageDot, CoverageDots, CoverageHeads } from './CoverageDots';

const DOTS: readonly CoverageDot[] = [
  { id: 'nights', label: 'R1', text: 'Night work', group: 'must', verdict: 'met' },
  { id: 'keys', label: 'R2', text: 'Key handling', group: 'must', verdict: 'unmet' },
];

function drawn(close = false) {
  const told = { onOpen: vi.fn(), onTap: vi.fn(), onPoint: vi.fn() };
  render(<CoverageDots dots={DOTS} close={close} {...told} />);
  const shapes = screen.getByRole('img');
  const press = (pointerType: string, clientX: number) => {
    fireEvent.pointerDown(shapes, { pointerType });
    fireEvent.pointerMove(shapes, { pointerType, clientX });
    fireEvent.click(shapes, { clientX, clientY: 4 });
  };
  return { ...told, press };
}

test('a mouse click goes to the evidence of its dot', () => {
  const { press, onOpen, onTap } = drawn();
  press('mouse', 30);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('keys');
  expect(onTap).not.toHaveBeenCalled();
});

test.each([false, true])('a tap is reported separately, also on close dots: %s', (close) => {
  const { press, onOpen, onTap, onPoint } = drawn(close);
  press('touch', 4);
  expect(onTap).toHaveBeenCalledExactlyOnceWith('nights');
  expect(onOpen).not.toHaveBeenCalled();
  expect(onPoint).not.toHaveBeenCalled();
});

test('headers lose their letter if one of the numbers has two digits, few as they are', () => {
  const late: CoverageDot = {
    id: 'alarm',
    label: 'R11',
    text: 'Alarm systems',
    group: 'must',
    verdict: 'met',
  };
  const { rerender } = render(<CoverageHeads dots={DOTS} />);
  expect(screen.getByTitle('Key handling')).toHaveTextContent('R2');
  rerender(<CoverageHeads dots={[...DOTS, late]} />);
  expect(screen.getByTitle('Key handling')).toHaveTextContent(/^2$/);
  expect(screen.getByTitle('Alarm systems')).toHaveTextContent(/^11$/);
});
