import { describe, expect, it } from 'vitest';
import { isBoilerplate } from './boilerplate';

describe('what a posting offers and what it asks for', () => {
  it.each([
    'dental insurance and free fruit',
    'medical, dental and vision',
    'dental',
    '401(k) with match',
    'health insurance after 60 days of employment',
    'we offer life insurance and a retirement plan',
    '$18 per hour, depending on experience',
    'competitive salary based on your experience',
    'must pass a background check and drug test',
    'no criminal convictions',
    'visa sponsorship is not available',
    'base + uncapped commission',
    '15,20 by hours, reiskosten',
    'flsa: exempt',
    'must pass dot physical and hair test',
    'application: edjoin, 3 letters of recommendation, tb clearance',
    'must be a us person (itar)',
  ])('reads %j as an offer or a check', (sentence) => {
    expect(isBoilerplate(sentence)).toBe(true);
  });

  it.each([
    '2 years of dental assisting experience',
    'knowledge of itar and ear',
    'knowledge of flsa and fmla',
    'applications: excel, sap',
    'open dental or dentrix',
    'active state dental hygiene license',
    'knowledge of dental insurance claims',
    'life insurance sales experience',
    'health insurance license',
    'experience administering medical insurance and retirement plans',
    'two years of criminal defense experience',
    'experience in criminal law',
    'experience managing a $500k budget',
    'knowledge of paye, cis and pensions',
    'experience conducting background investigations',
    'conduct background checks on tenants',
    'proven sponsorship sales experience',
    'experience selling tobacco products',
  ])('keeps %j, which is what the work is about', (sentence) => {
    expect(isBoilerplate(sentence)).toBe(false);
  });
});
