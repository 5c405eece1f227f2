import { expect, test } from 'vitest';
import { compileJob, score } from '../../index';

const AS_OF = { year: 2026, month: 5 };
const STATISTICIAN =
  'Biostatistician, Alder Research, 2018 - present\n- SAS, R, sample size, trials of phase III\nMSc Biostatistics';

test('short points below a title are a posting and no list of key words, so the title says the work', () => {
  const points = '- SAS, R\n- Clinical trials\n- Sample size';
  const posting = compileJob(`Biostatistician\n${points}`);
  expect(posting.reading.requirements.map(({ text }) => text)).not.toContain('Biostatistician');
  expect(score(posting, { text: STATISTICIAN }, AS_OF)).toBeGreaterThanOrEqual(70);
});

test('names with nothing but separators between stay a list, of which each item is asked for', () => {
  const list = compileJob('Biostatistician, SAS, R, Clinical trials');
  expect(list.reading.requirements.map(({ text }) => text)).toContain('Biostatistician');
});
