import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Splitter } from './Splitter';

beforeEach(() => {
  // jsdom does not support pointer capture.
  Element.prototype.setPointerCapture = vi.fn();
});

function Pane() {
  const [width, setWidth] = useState(500);
  return (
    <aside id="pane">
      <Splitter
        label="Width of the pane"
        controls="pane"
        width={width}
        least={400}
        most={700}
        onResize={setWidth}
        onReset={() => setWidth(500)}
      />
    </aside>
  );
}

const edge = () => screen.getByRole('separator', { name: 'Width of the pane' });
const width = () => Number(edge().getAttribute('aria-valuenow'));

test('arrows move the edge, Home and End go to its bounds, Enter restores the default width', async () => {
  render(<Pane />);
  edge().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(width()).toBe(516);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(width()).toBe(484);
  await userEvent.keyboard('{End}');
  expect(width()).toBe(700);
  await userEvent.keyboard('{Home}');
  expect(width()).toBe(400);
  await userEvent.keyboard('{Enter}');
  expect(width()).toBe(500);
});

test('dragging moves the edge with the pointer and never beyond its bounds', () => {
  render(<Pane />);
  fireEvent.pointerDown(edge(), { clientX: 900, button: 0, pointerId: 1 });
  fireEvent.pointerMove(edge(), { clientX: 860, pointerId: 1 });
  expect(width()).toBe(540);
  fireEvent.pointerMove(edge(), { clientX: 100, pointerId: 1 });
  expect(width()).toBe(700);
  fireEvent.pointerUp(edge(), { pointerId: 1 });
  fireEvent.pointerMove(edge(), { clientX: 900, pointerId: 1 });
  expect(width()).toBe(700);
});

test('a double click restores the default width', async () => {
  render(<Pane />);
  edge().focus();
  await userEvent.keyboard('{End}');
  await userEvent.dblClick(edge());
  expect(width()).toBe(500);
});
