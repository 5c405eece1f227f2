import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs';

const NAMES = ['First', 'Second', 'Last'] as const;
type Name = (typeof NAMES)[number];

/** Tabs of a page that reports the chosen one back only when told to, like one that is still rendering. */
function aSlowPage() {
  const onChange = vi.fn<(value: Name) => void>();
  const tabs = NAMES.map((name) => ({ value: name, label: name, content: `The ${name} panel` }));
  const drawn = (value: Name) => (
    <Tabs label="Parts" value={value} onChange={onChange} tabs={tabs} />
  );
  const { rerender } = render(drawn('First'));
  return {
    asked: () => onChange.mock.calls.map(([name]) => name),
    tellBack: (value: Name) => rerender(drawn(value)),
  };
}

const tab = (name: Name) => screen.getByRole('tab', { name });

test('Home works even if the page has not rendered the result of End yet', async () => {
  const { asked } = aSlowPage();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(tab('Last')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(tab('First')).toHaveFocus());
  expect(asked()).toEqual(['Last', 'First']);
});

test('an open tab is not requested again until another one was', async () => {
  const { asked, tellBack } = aSlowPage();
  await userEvent.click(tab('First'));
  expect(asked()).toEqual([]);
  await userEvent.click(tab('Second'));
  tellBack('Second');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('The Second panel');
  await userEvent.click(tab('Second'));
  await userEvent.click(tab('First'));
  expect(asked()).toEqual(['Second', 'First']);
});

test('a pressed tab draws no ring; one that is come back to by a key does', async () => {
  aSlowPage();
  await userEvent.click(screen.getByRole('tabpanel'));
  expect(tab('First')).not.toHaveClass('outline-none');
  await userEvent.click(tab('First'));
  expect(tab('First')).toHaveClass('outline-none');
  await userEvent.click(document.body);
  expect(tab('First')).not.toHaveClass('outline-none');
});
