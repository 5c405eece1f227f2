import { expect, test } from 'vitest';
import { compileJob, examine, match, readCandidate, readJob } from './index';

/** What a pattern or a loop of ours may look through again from each of its places: names, dates, links, lists and blanks. */
const RUNS = [
  ' ',
  '\n',
  '\t',
  ' \n',
  '\n\n',
  'a\n\n',
  'a:\n',
  '- a\n',
  '\u200b',
  '\u00ad',
  'a',
  'A. ',
  'Ab ',
  'a. ',
  'a.',
  'www.',
  'a-b.',
  'a@',
  'a.b@',
  'http://',
  'a/',
  '<a ',
  '&amp;',
  '1',
  '1.',
  '12 ',
  '(1) ',
  '+1-',
  '2015-2017 ',
  'Jan 2015 - ',
  '01.2015 ',
  'since ',
  '(',
  '[',
  '"',
  "a'",
  ', and ',
  'CPA, ',
  'B.S. ',
  'C++ ',
  '* ',
  '| ',
  'Accountant\n',
  'Accountant 2014 - 2015\n',
  'Accountant 2014 - 2015. Sold bonds ',
  'Machine operator course\n',
  'Studying to be an accountant ',
  'BLS or willing to get, ',
  'Kiln Ltd | Accountant, 2014 - 2015\n',
  'MS Biology, ',
  'Maths (C) ',
  'Spanish/English/',
  'BSc in law, ',
  'licensed electrician ',
  'Series 7, 63 ',
  'MSc and PhD ',
  'LLM ',
  '01/02/2015 ',
  'Must have Java or Kafka\n',
  'Must have Java (Spring) or ',
  'Must have Alibre or Kafka, ',
  'AWS or Azure, ',
  'Java, Scala/Kotlin or ',
  'Driving licence C, ',
  'class 2 (c), cpc ',
  'aged 34, ',
  'Mill, 2014 ',
  'RICS accredited ',
  'valid state ',
  'Degree in law\n',
  'Engineer, Software\n',
  'Associate\nKiln LLP, attorney\n',
  'Experience\n',
  'Name: ',
  'React or ',
  '5+ years of ',
  'bachelor of ',
  'not ',
  'ignore all ',
];
const AROUND = [
  ['', ''],
  ['Experience\nx', '! 2015 \n@'],
] as const;
const GERMAN =
  'Ausbildung und Erfahrung in der Montage, verantwortlich für die Planung der Arbeit\n';
/** What only matters behind certain words: what is before, what is repeated, and what is behind. */
const BEHIND = [
  ['Name', '\t', ''],
  ['', '@ www.', ''],
  ['', 'a http://', ''],
  ['Ignore', ' ', 'nothing'],
  [GERMAN, 'a\u0436', ' x'],
  ['Software engineer', ' -', 'x\nJava'],
  ['German: ', 'fluent ', ''],
  ['Engineer\nRequirements\n- Java', '\t', 'React'],
  ['Engineer\nRequirements\n- 5', '\t ', 'months'],
  ['Engineer\nRequirements\n- 5 years (', '\t', 'Java'],
] as const;
const TEXTS = [
  ...RUNS.flatMap((run) => AROUND.map(([before, after]) => [before, run, after] as const)),
  ...BEHIND,
];
const AS_OF = { year: 2026, month: 5 };
/** Signs that the document reader lets through. */
const LONGEST_DOCUMENT = 2 * 1024 * 1024;
/** More than a call takes as arguments, which a list from a long document breaks first. GROWTH_REPEATS=1000000 for the longest. */
const REPEATS = Number(process.env.GROWTH_REPEATS ?? 130_000);
/** More with GROWTH_SIGNS=8000. */
const SIGNS = Number(process.env.GROWTH_SIGNS ?? 4_000);
/**
 * Four times the text takes sixteen times as long if each position is scanned from every other; a garbage collection
 * may double a time.
 */
const TOO_MUCH = 9;
/** Below this, in milliseconds, a clock tells nothing. */
const FLOOR = 6;
const TRIES = 3;

const JOB = compileJob(
  'Software engineer\nMust have: 5+ years of Java, React or Vue. Bachelor degree. CPA. Fluent German.',
);

/** Milliseconds of the processor, which others on the machine do not lengthen. */
function timeOf(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1_000;
}

function growthOf(
  read: (text: string) => unknown,
  [before, run, after]: readonly [string, string, string],
) {
  const textOf = (signs: number) => `${before}${run.repeat(Math.ceil(signs / run.length))}${after}`;
  const large = timeOf(() => read(textOf(4 * SIGNS)));
  // Beside no small time it would be too much: most texts are read once.
  if (large < TOO_MUCH * FLOOR) return large / FLOOR;
  const small = timeOf(() => read(textOf(SIGNS)));
  return large / Math.max(small, FLOOR);
}

test.each([
  ['a job', readJob],
  ['a resume', (text: string) => match(JOB, { text }, AS_OF)],
  ["a candidate's history", (text: string) => readCandidate(text, AS_OF)],
])('%s of nothing but repetitions is read in a time that grows with the text', (_, read) => {
  read('warm Java 2015 '.repeat(1_000));
  const slow = TEXTS.filter((text) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (growthOf(read, text) < TOO_MUCH) return false;
    }
    return true;
  });
  expect(slow).toEqual([]);
});

test.each([
  'a@b.c ',
  'born in x, ',
  'PhD ',
  'CPA ',
  'German ',
  'Cook 2014 - 2015 ',
  '9/1/18 - ',
  'IX 2018 - ',
  'Quorva Staffing 2014 ',
])('a resume that says nothing but %j is read, as long as a document may be', (run) => {
  const text = run.repeat(Math.min(LONGEST_DOCUMENT / run.length, REPEATS));
  expect(() => examine(JOB, { text }, AS_OF)).not.toThrow();
});
