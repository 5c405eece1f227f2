import { expect, test } from 'vitest';
import { compileJob } from '../../score/compile-job';
import { titleBegins } from './above-title';

const REST =
  'We need somebody who keeps our books.\n\nRequirements\n- 5 years of accounting\n- SAP';
const readingOf = (top: string) => compileJob(`${top}\n\n${REST}`).reading;

test.each([
  'Senior Accountant',
  'Job Description\n\nSenior Accountant',
  'JOB DESCRIPTION\nJob Title: Senior Accountant\nDepartment: Finance',
  'Job Description: Senior Accountant',
  '**Job Description**\n\n## **Senior Accountant**',
  'Department: Finance\nJob Title: Senior Accountant',
  'Company: Acme\nLocation: Leeds\nPosition: Senior Accountant',
  'We are hiring!\nSenior Accountant',
  // What job boards write above the text that people copy from there.
  'About the job\n\nSenior Accountant',
  'Full job description\nSenior Accountant',
  'Stellenausschreibung\nSenior Accountant',
  'About Acme Limited\nAcme Limited has kept books for shops since 1911 and has offices in Leeds.\n\nSenior Accountant',
  'SCHOOL DISTRICT OF MAPLE GROVE\nPosition: Senior Accountant',
])('the title is found below what the document is called and whose job it is: %j', (top) => {
  const { title, requirements } = readingOf(top);
  expect(title).toBe('Senior Accountant');
  expect(requirements).toEqual(
    readingOf('Senior Accountant').requirements.map((requirement, at) => ({
      ...requirement,
      source: requirements[at]?.source,
    })),
  );
});

test.each([
  ['Job Description\nWe need a person who keeps books and counts stock.', null],
  ['Job Description\nResponsibilities\n- Keep books', null],
  ['Acme Limited\nSenior Accountant', 'Acme Limited'],
  ['Senior Accountant\nPosition: full time', 'Senior Accountant'],
  ['About Acme\nWe keep books.\n\nRequirements\n- SAP', 'About Acme'],
])('what may be no title is left where it stands: %j', (top, title) => {
  expect(readingOf(top).title).toBe(title);
});

test('an endless first line is skipped at once', () => {
  expect(titleBegins(`${' '.repeat(300_000)}x\nSenior Accountant`)).toBe(0);
});

test('the position of a requirement refers to the original text', () => {
  const quotesOf = (text: string) =>
    compileJob(text).reading.requirements.map(
      ({ source }) => source && text.slice(source.start, source.end),
    );
  const plain = quotesOf(`Senior Accountant\n\n${REST}`);
  expect(quotesOf(`Job Description\nSenior Accountant\n\n${REST}`)).toEqual(plain);
  expect(plain).toContain('SAP');
});

test('a long line of facts between bars opens with the title', () => {
  expect(
    readingOf(
      'Senior Accountant (Job 2026-114) | City of Harbor Point | Finance Department | Full time, 40 hours a week',
    ).title,
  ).toBe('Senior Accountant (Job 2026-114)');
});

test.each([
  ['Die Stadt Wendling sucht für ihr Rathaus', 'eine Buchhalterin (m/w/d)', 'Buchhalterin (m/w/d)'],
  ['L’agence Altéa recrute pour son client', 'un comptable (H/F)', 'comptable (H/F)'],
  ['Gemeente Alder zoekt voor de afdeling Financiën', 'een boekhouder', 'boekhouder'],
])('the title follows a sentence that says who seeks: %s, %s', (seeks, line, title) => {
  expect(readingOf(`${seeks}\n\n${line}`).title).toBe(title);
});
