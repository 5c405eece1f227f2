import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DotStack } from '../score/DotStack';
import { DayColumns } from './DayColumns';

const DAYS = [3, 0, 12].map((value, at) => ({ date: `2020-03-0${at + 1}`, value }));

function drawColumns() {
  render(
    <>
      <DayColumns points={DAYS} label="Candidates per day" ends={['1 Mar', '3 Mar']} />
      <button type="button">After</button>
    </>,
  );
}

test('the columns of a chart are one tab stop, which starts at the newest day', async () => {
  drawColumns();
  await userEvent.tab();
  const stop = screen.getByRole('slider', { name: 'Days' });
  expect(stop).toHaveFocus();
  expect(stop.getAttribute('aria-valuetext')).toMatch(/3.*2020: 12$/);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('arrows move from column to column and stop at both ends', async () => {
  drawColumns();
  await userEvent.tab();
  const stop = screen.getByRole('slider', { name: 'Days' });
  await userEvent.keyboard('{ArrowLeft}');
  expect(stop.getAttribute('aria-valuetext')).toMatch(/2.*2020: 0$/);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(stop.getAttribute('aria-valuetext')).toMatch(/1.*2020: 3$/);
  expect(stop).toHaveAttribute('aria-valuenow', '1');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(stop).toHaveAttribute('aria-valuenow', '3');
});

test('the keyboard’s position is shown, and gone once the focus is elsewhere', async () => {
  drawColumns();
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  const stop = screen.getByRole('slider', { name: 'Days' });
  const words = stop.getAttribute('aria-valuetext') ?? '';
  expect(screen.getAllByText(words)).toHaveLength(2);
  await userEvent.tab();
  expect(screen.getAllByText(words)).toHaveLength(1);
  await userEvent.tab({ shift: true });
  expect(stop).toHaveAttribute('aria-valuenow', '1');
});

test('people in a chart are stepped through by score, and Enter opens one', async () => {
  const choose = vi.fn();
  render(
    <DotStack
      dots={[
        { id: 'b', name: 'Bo', score: 90, tier: 'excellent' },
        { id: 'a', name: 'An', score: 60, tier: 'fair' },
      ]}
      bands={[]}
      usualWidth={400}
      chosen={null}
      label="Two scores"
      onChoose={choose}
    />,
  );
  await userEvent.tab();
  const stop = screen.getByRole('slider', { name: 'People by score' });
  expect(stop).toHaveAttribute('aria-valuetext', 'Bo, 90');
  await userEvent.keyboard('{ArrowLeft}');
  expect(stop).toHaveAttribute('aria-valuetext', 'An, 60');
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('a');
});
