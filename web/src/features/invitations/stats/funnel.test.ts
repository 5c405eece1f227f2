import { expect, test } from 'vitest';
import { funnelFinding, funnelSteps, stepWords } from './funnel';

const finding = (sent: number, opened: number, started: number, completed: number) =>
  funnelFinding(funnelSteps({ sent, opened, started, completed }));

test('the finding names the step before which most people are lost', () => {
  expect(finding(40, 28, 27, 20)).toBe('12 of 40 have not opened their link');
  expect(finding(40, 39, 20, 18)).toBe('19 of 39 who opened their link have not started');
  expect(finding(40, 39, 38, 17)).toBe('21 of 38 who started have not finished');
});

test('one person is told as one', () => {
  expect(finding(3, 2, 2, 2)).toBe('1 of 3 has not opened their link');
});

test('if nobody is lost the finding says so', () => {
  expect(finding(6, 6, 6, 6)).toBe('Everybody who was invited has finished');
});

test('a step is told with its share of all who were invited', () => {
  const [, opened] = funnelSteps({ sent: 40, opened: 34, started: 30, completed: 17 });
  expect(opened && stepWords(opened, 40)).toBe('Opened: 34 of 40, 85%');
});
