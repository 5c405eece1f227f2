import { describe, expect, test } from 'vitest';
import { readCandidate } from '../profile';

const AS_OF = { year: 2026, month: 5 };
const rolesOf = (text: string): string[] =>
  readCandidate(text, AS_OF).roles.map(({ title, from }) => `${title} ${from?.year ?? '-'}`);

describe('the title with which people introduce themselves', () => {
  test.each([
    ['Cost accountant, CIMA, 7 years of experience in manufacturing.', 'Cost accountant -'],
    ['Interim Senior Accountant. ACCA qualified 2011.', 'Senior Accountant -'],
    [
      'Accountant | 5 years | ACCA | statutory accounts and returns of sixty clients',
      'Accountant -',
    ],
    [
      'Cost accountant with 7 years in manufacturing, five of them at one company',
      'Cost accountant -',
    ],
    ['I am a cost accountant who has closed the books of two factories.', 'cost accountant -'],
  ])('is a role without dates: %s', (line, role) => {
    expect(rolesOf(`Ada Lindt\nada@example.com\n${line}\nClosed each month by day five.`)).toEqual([
      role,
    ]);
  });

  test('is not read if jobs follow below it', () => {
    const text = `Ada Lindt
Cost accountant, CIMA, 7 years of experience in manufacturing.
Experience
Payroll Clerk, Alder Foods, 2016 - 2020`;
    expect(rolesOf(text)).toEqual(['Payroll Clerk 2016']);
  });

  test('is not overruled by an employer name that sounds like a field', () => {
    const text = `Ada Lindt
Cost accountant, CIMA, 7 years of experience in manufacturing.
Castle Ceramics 2018 - now: standard costing in SAP, month-end journals and stock provisions.`;
    expect(rolesOf(text)).toEqual(['Cost accountant -']);
  });

  test.each([
    'Reports to the cost accountant, and orders what the workshop needs each Monday.',
    'Looking for a placement where a cost accountant, or anybody else, explains the books to me.',
    'Aspiring accountant, graduate of 2024, keen to learn the trade from the ground up.',
    'Future cost accountant, now in the second year of a course.',
    'No accountant, but a quick learner with three years behind a till.',
    'Aspiring accountant',
    'Worked beside a cost accountant, two clerks and an auditor for one summer.',
  ])('is not somebody else, nor what somebody is not yet: %s', (line) => {
    expect(rolesOf(`Ada Lindt\nada@example.com\n${line}`)).toEqual([]);
  });

  test('is in the first lines', () => {
    const lines = Array.from(
      { length: 6 },
      (_, at) => `Wrapped box number ${at} and carried it off.`,
    );
    const claim = 'Cost accountant, CIMA, 7 years of experience in manufacturing.';
    expect(rolesOf(`Ada Lindt\n${lines.join('\n')}\n${claim}`)).toEqual([]);
  });
});
