import { expect, test } from 'vitest';
import { DEFAULT_FACTS } from './legal-document';
import { privacyOf } from './privacy';
import { termsOf } from './terms';

const named = {
  operator: {
    name: 'Fern & Tolland Ltd',
    address: '1 Quay Street, Brightport',
    law: 'the law of Ireland',
    email: 'hello@example.com',
  },
  retention: { uploadDays: 14, resultDays: 90 },
  semanticHost: null,
};

test('the privacy policy states the retention terms that are configured', () => {
  const text = JSON.stringify(privacyOf(named));
  expect(text).toContain('until 14 days after their batch ended');
  expect(text).toContain('90 days after the batch ended');
  expect(text).toContain(
    'Scored applications of a connected system: 90 days after they were scored.',
  );
});

test.each([
  [90, 'The owner is told 30 days before.'],
  [20, 'The owner is told 10 days before.'],
])('with results kept %i days the privacy policy says: %s', (resultDays, words) => {
  const retention = { uploadDays: 14, resultDays };
  expect(JSON.stringify(privacyOf({ ...named, retention }))).toContain(words);
});

test('the privacy policy says of the log and of the memory of schedules how long they are kept', () => {
  const text = JSON.stringify(privacyOf(named));
  expect(text).toContain('The log of what was done in an account: as long as the account.');
  expect(text).toMatch(/a morning schedule remembers[^"]*: as long as the schedule\./);
});

test('the privacy policy says what the payment provider may still tell of an account that was deleted', () => {
  expect(JSON.stringify(privacyOf(named))).toMatch(
    /Stripe still tells[^"]*deleted account: [^"]*40 days\./,
  );
});

test('without other settings the privacy policy states 30 days and 12 months', () => {
  const section = privacyOf(DEFAULT_FACTS).sections.find(({ id }) => id === 'retention');
  expect(section?.summary).toContain('Uploads 30 days, results 12 months');
});

test('an operator who is not named is not invented', () => {
  expect(termsOf(DEFAULT_FACTS).intro).toContain('the operator of this installation');
  expect(termsOf(named).intro).toContain('Fern & Tolland Ltd');
});

test('the law that applies begins its sentence with a capital', () => {
  const section = termsOf(named).sections.find(({ id }) => id === 'law');
  expect(section?.summary).toBe('The law of Ireland applies.');
});

test.each([termsOf(named), privacyOf(named)])(
  'every section of %# has a summary and its own anchor',
  (text) => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text.sections.every(({ summary, blocks }) => summary !== '' && blocks.length > 0)).toBe(
      true,
    );
  },
);

test('the privacy policy names the recipient of passages, and says so if there is none', () => {
  expect(JSON.stringify(privacyOf(named))).toContain('No document and no text is sent');
  expect(JSON.stringify(privacyOf(DEFAULT_FACTS))).toContain('Unless its operator has turned on');
  const text = JSON.stringify(privacyOf({ ...named, semanticHost: 'vectors.example' }));
  expect(text).toContain('are sent to vectors.example');
  expect(text).not.toContain('No document and no text is sent');
});
