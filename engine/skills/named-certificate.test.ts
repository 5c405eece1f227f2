import { describe, expect, test } from 'vitest';
import { findSkills, readJob } from '../index';

const namesIn = (text: string): string[] => findSkills(text).map(({ name }) => name);

describe('the letters of a payroll or security professional name no programming language', () => {
  test.each([
    'CPP certification preferred',
    'CPP certified payroll lead',
    'CPP credential, month-end close',
    'Certified CPP',
    'Certification (CPP)',
    'CPP (Certified Payroll Professional)',
    'Certified Payroll Professional (CPP)',
    'Certified Protection Professional, CPP',
    'Certified Protection Professional - CPP',
    'Certifications: CPP, PSP',
    'Licenses & certifications: PHR, CPP',
    'CPP or PSP certification',
    'CPP/CFE certification',
    'ASIS CPP',
    'Certifications\nCPP',
    'Professional Licenses & Certifications\n- PHR\n- CPP',
    'Jane Roe, CPP\nPayroll Manager, Larch Foods, 2016 - present',
  ])('%s', (text) => {
    expect(namesIn(text)).not.toContain('C++');
  });
});

describe('elsewhere they do', () => {
  test.each([
    'CPP, Java and Python',
    'Embedded CPP on Linux',
    'Certified Scrum Master\nCPP, Qt',
    'Wrote CPP services, certified in Scrum',
    'Certifications: none\nSkills: CPP',
    'Senior professional CPP developer',
    'CPP, AWS certification',
    'Certifications: none. Skills: CPP',
    'Certifications\nAWS\nSkills\nCPP',
    'Certification of ships\nCPP',
    'Software Developer\nCPP',
    'C++ certification',
    'Certifications: C++ Institute CPA',
  ])('%s', (text) => {
    expect(namesIn(text)).toContain('C++');
  });
});

describe('the certificate is that of the trade that the text is about', () => {
  test.each([
    ['Jane Roe, CPP\nPayroll Manager, Larch Foods, 2016 - present', 'CPP payroll'],
    ['Security Manager, Larch, 2016 - present\n\nCertifications\nCPP', 'CPP security'],
    ['Payroll Lead with CPP certification', 'CPP payroll'],
  ])('%j names %s', (text, name) => {
    expect(namesIn(text)).toContain(name);
  });
});

test('a job of neither trade asks for the certificate in its own words', () => {
  const { requirements } = readJob('Office Manager\n\nRequirements\n- CPP certification\n- Zigbee');
  expect(requirements.map(({ text }) => text)).not.toContain('C++');
  expect(requirements.find(({ text }) => text === 'CPP certification')?.kind).toBe('certification');
});
