import { describe, expect, test } from 'vitest';
import { areOfTitle, askedYears, yearsOf } from './asked-years';

const valuesOf = (sentence: string): number[] => askedYears(sentence).map(({ value }) => value);

describe('askedYears', () => {
  test.each([
    ['5+ years of experience', [5]],
    ['minimum of three (3) years in sales', [3]],
    ['3-5 years experience', [3]],
    ['three to five years in a kitchen', [3]],
    ['at least 2 yrs as a cook', [2]],
    ['five-plus years of nursing', [5]],
    ['within the last five years, 2 years of nursing experience', [2]],
    ['worked in the last 3 years with experience in java', [3]],
    ['18 months of experience', [1.5]],
    ['6 mos. security, military or law enforcement exp', [0.5]],
    ['a minimum of eighteen months experience', [1.5]],
    ["a master's or bachelor's with 3 years of experience", [3]],
    ['4 years of java, including 2 years of kotlin', [4, 2]],
    ['3 yrs+ in service', [3]],
    ['5+ yrs of java, 2+ of which with kotlin', [5, 2]],
    ['8+ years in operations, of which 3+ running kafka', [8, 3]],
    ["bachelor's degree and 5 years of sales, or 8 years of sales", [5]],
    ['at least a year as a cook', [1]],
    ["a year's experience in catering", [1]],
    ['experience: a year minimum', [1]],
    ['1.5 years of experience', [1.5]],
    ['between two and three years of experience', [2]],
    ['a to two years of experience', [1]],
    ['12 months tractor-trailer experience', [1]],
    ['5 years of work on site instead of an office', [5]],
  ])('%j asks for %j', (sentence, years) => {
    expect(valuesOf(sentence)).toEqual(years);
  });

  test.each([
    'must be 21 years of age',
    'founded 12 years ago',
    'no experience needed',
    'a 4 year degree',
    'a 2 year contract',
    'voted a top workplace for the past six years',
    'no convictions during the previous five years',
    'completion of the certificate within two years of employment',
    'phd in chemistry (or bs + 5 years)',
    'phd with 0-2 years, ms w/ 3+ years or bs w/ 5+ years in biology',
    "bachelor's degree, or 4 additional years of experience in lieu",
    'b.s. in construction management or a related field; or 10 years of field experience in lieu of degree',
    '18+ yrs old',
    "a master's degree (or bachelor's with 3 years of experience)",
    "master's, or bachelor's with 5 years",
    'ms, or bs with 3+ years',
    "bachelor's degree or hs diploma with 6 years of experience",
    'salaries are reviewed twice a year minimum',
    'young people from 12 to 18 years',
    'children between 3 and 6 years',
    'a three years apprenticeship',
    'recent experience in the last 24 months',
  ])('%j asks for none', (sentence) => {
    expect(valuesOf(sentence)).toEqual([]);
  });
});

describe('yearsOf', () => {
  test.each([
    ['c++ (5 years) and python (2 years)', 'c++', 5],
    ['c++ (5 years) and python (2 years)', 'python', 2],
    ['4 years of react, including 2 years of kotlin', 'react', 4],
    ['4 years of react, including 2 years of kotlin', 'kotlin', 2],
    ['java and kotlin for 3 years', 'java', 3],
    ['2 years of dispatch experience, mcleod', 'dispatch', 2],
    ['2 years of dispatch experience, mcleod', 'mcleod', null],
    ['2 years of experience with java, kotlin', 'kotlin', 2],
    ['java for a long time', 'java', null],
    ['2 years of retail experience and a gds (amadeus)', 'amadeus', null],
    ['figma, 3+ yrs designing', 'figma', null],
    ['designing in figma, 3+ yrs', 'figma', 3],
    ['figma, 3+ years working on apps', 'figma', 3],
    ['3 years of hands-on, production experience with kafka', 'kafka', 3],
  ])('%j asks for %s during %j years', (sentence, name, years) => {
    const start = sentence.indexOf(name);
    const place = { start, end: start + name.length };
    expect(yearsOf(sentence, askedYears(sentence), place)).toBe(years);
  });
});

describe('areOfTitle', () => {
  test.each([
    ['three years as an accountant in logistics', 'logistics', true],
    ['3 years of experience as an estimator in residential construction', 'construction', true],
    ['two years as a nurse in an intensive care unit', 'intensive', true],
    ['three years of experience in logistics', 'logistics', false],
    ['three years as an accountant, logistics', 'logistics', false],
    ['three years of accounting as well as in logistics', 'logistics', false],
  ])('%j: years of a title behind which %s stands: %j', (sentence, name, expected) => {
    expect(areOfTitle(sentence, askedYears(sentence), sentence.indexOf(name))).toBe(expected);
  });
});
