import { describe, expect, test } from 'vitest';
import { compileJob, match, readJob } from '../index';

/** The languages that a line of requirements asks for. */
function askedBy(line: string): string[] {
  return readJob(`Receptionist\n\nRequirements\n- ${line}\n- Front desk experience`)
    .requirements.filter(({ kind }) => kind === 'language')
    .map(({ text }) => text);
}

describe('a job', () => {
  test.each([
    ['Bilingual Spanish/English required', ['Spanish (bilingual)', 'English (bilingual)']],
    ['Bilingual (English/Mandarin) preferred', ['English (bilingual)', 'Mandarin (bilingual)']],
    ['Fluent in Spanish/English', ['Spanish (fluent)', 'English (fluent)']],
    ['Spanish/English', ['Spanish', 'English']],
    ['Fluency in German/French', ['German or French (fluent)']],
    ['English or Spanish', ['English or Spanish']],
    ['Bilingual in Spanish or French', ['Spanish or French (bilingual)']],
  ])('that says "%s"', (line, expected) => {
    expect(askedBy(line)).toEqual(expected);
  });
});

test.each(['Spanish/English', 'Languages: Spanish / English', 'Bilingual (Spanish/English)'])(
  'a resume that says "%s" shows both',
  (line) => {
    const job = compileJob('Receptionist\n\nRequirements\n- English\n- Spanish');
    const text = `Maria Vale\nReceptionist\n\nReceptionist, Hotel Larch, 2019 - 2023\nRan the desk.\n\nLanguages\n${line}`;
    const shown = match(job, { text }, { year: 2026, month: 1 })?.requirements ?? [];
    const languages = shown.filter(({ kind }) => kind === 'language');
    expect(languages.map(({ text: name, points }) => [name, points > 0])).toEqual([
      ['English', true],
      ['Spanish', true],
    ]);
  },
);
