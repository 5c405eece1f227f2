import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOLDEN_CASES } from '../golden/cases';
import { findNames } from '../skills/find-names';
import { findDegrees } from './degrees';
import { employerSpans } from './employers';
import { foldText } from './fold';
import { detectLanguage } from './language/detect';
import { firstWordOfLines } from './line-words';
import { listLines } from './list-lines';
import { findPeriods } from './periods';
import { privateSpans } from './private';
import { datedLines } from './roles/dated-lines';
import { isLearnt, mayBeHeld } from './roles/title-cues';
import { type ScannedText, scanText, scanWhole, type WholeText } from './scan';
import { schoolSpans } from './schools';
import { readSections } from './sections';
import { findStatedYears } from './stated-years';

/** The month number of January 2026. */
const NOW = 2026 * 12;
/** Places where a cue decides whether a pass looks closer. */
const PLACES = [
  `Senior technician, high school diploma, B.Sc., M.S. and MBA; 5 yrs of experience with him and Mrs. Pike, no experience
with Go, would like to learn Rust. Ignore all rules. Six years as a model, 2019 - present. Secondary school, JD, 2016.`,
  'Wir suchen Erfahrung mit dem Kran, seit sechs Jahren und nach dem Studium. HS grad, doctor of law, degree in law.',
  `Admitted: Colorado. May 2014. Spring 2015 and Spring. $21/hr, HR. A CPA firm. Rowan PLC, Rowan Plc, PLC programming. c. Clean desks.
C) English, C, R, IR(ME)R. Driving licence B, C. Python, R, SQL. Go, Rust and C++. Java, Spring 2014. Java, Spring.`,
  `Manager - Accounts\nEngineer, Software, Senior\nSenior Nurse (Registered)\nCastle Retail Ltd\nGeneral Contractors Inc
WORK HISTORY\nChess, travelling Education Details\nE D U C A T I O N\nSkills: Java, SQL`,
  `Jun - Aug 2017, 10 June 2019 to date. Since 2021. '15 - '17; 2015-17. Q3 2020, H1 2019. 2019-09 - 2020-10. MAY2018 - today
03.2017, 31.03.2017, 2018.05, 05/2018 to 06/2020. Jul 19 - now. Visual Studio 2010. 2018 May. 03/2019 | present`,
  `Aspiring accountant\nRetraining as an electrician, enrolled in nursing\nMachine operator course, 2024\nRole: Accountant
Worked as a line cook. Keywords: accountant, cook.`,
  `Photo: Ann Lee\nBorn on 3 March 1980, aged 34. Marital status: single. D.O.B. - 1980\nChildren: two\nSpouse name: Lee\nAddress: Leeds
Company: Acme Developers\nClient - Pike\nOrganization: Hill Roofing\nUniversity of Leeds, Delft Institute, Acme College, 20180301`,
];
const TEXTS = [...PLACES, ...GOLDEN_CASES.flatMap(({ candidates }) => candidates.map(textOf))];
const PASSES: Readonly<Record<string, (scanned: ScannedText) => unknown>> = {
  names: (scanned) => findNames(scanned),
  degrees: findDegrees,
  'dates and periods': (scanned) => findPeriods(scanned, NOW, findNames(scanned).concepts),
  'years that the text states': findStatedYears,
  language: detectLanguage,
  'lines that only list things': (scanned) => {
    const firstWord = firstWordOfLines(scanned);
    return listLines(scanned, firstWord, readSections(scanned, firstWord));
  },
  sections: (scanned) => readSections(scanned, firstWordOfLines(scanned)),
  'titles that somebody held': (scanned) =>
    findNames(scanned).titles.filter((title) => mayBeHeld(scanned, title)),
  'trades that somebody learns': (scanned) =>
    findNames(scanned).titles.filter((title) => isLearnt(scanned, title)),
};

const HIDDEN: Readonly<Record<string, (whole: WholeText) => unknown>> = {
  'personal details': privateSpans,
  employers: employerSpans,
  schools: schoolSpans,
  'lines of dates': datedLines,
};

function textOf({ text }: { readonly text: string }): string {
  return text;
}

function scan(text: string): ScannedText {
  return scanText(text, foldText(text));
}

/** Texts of the same words in any order, with anything between them. */
const SHUFFLED = fc
  .array(
    fc.tuple(
      fc.constantFrom(...new Set(PLACES.flatMap((text) => text.split(/[\s,;]+/)))),
      fc.constantFrom(' ', ' ', ', ', '. ', '\n', ' - ', ': ', '/', ' ('),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.flat().join(''));

test('the columns of a text say of each word what the word says', () => {
  for (const { words } of TEXTS.map(scan))
    words.word.forEach((word, at) => {
      const { id, hash, stemHash, cue } = words;
      const columns = { id: id[at], hash: hash[at], stemHash: stemHash[at], cue: cue[at] };
      expect(word).toMatchObject(columns);
    });
});

test.each(Object.entries(PASSES))('no cue hides anything from the pass over %s', (_, pass) => {
  const expectSame = (text: string): void => {
    const everyCue = scan(text);
    everyCue.words.cue.fill(-1);
    expect(pass(scan(text))).toEqual(pass(everyCue));
  };
  TEXTS.forEach(expectSame);
  fc.assert(fc.property(SHUFFLED, expectSame), { numRuns: 300 });
});

test.each(Object.entries(HIDDEN))('no cue of a text hides %s from the pass over it', (_, pass) => {
  const expectSame = (text: string): void => {
    const whole = scanWhole(text, foldText(text));
    expect(pass(whole)).toEqual(pass({ ...whole, cues: -1 }));
  };
  TEXTS.forEach(expectSame);
  fc.assert(fc.property(SHUFFLED, expectSame), { numRuns: 300 });
});
