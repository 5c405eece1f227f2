import { expect, test } from 'vitest';
import { match } from '../explain/match';
import { compileJob } from '../score/compile-job';
import { readCandidate } from './profile';

const job = compileJob(
  'Customer Support Agent\n\nRequirements\n- Zendesk\n- 3 years in customer service',
);
const AS_OF = { year: 2026, month: 1 };
const scoreOf = (text: string) => match(job, { text }, AS_OF).overall_score;

test.each([
  'Customer support agent with 4 years of phone and e-mail support, Zendesk and Excel.',
  'Answered phone calls and e-mail in customer service for 4 years at Northline, in Zendesk.',
  'Customer support agent for 4 years in Zendesk, best reached at jo@example.com at any time.',
])('a sentence that speaks of phones or mail is work, not an address: %s', (text) => {
  expect(scoreOf(text)).toBeGreaterThan(0);
});

test.each(['Phone: 020 7946 0958', 'E-mail jo@example.com', 'Mobile 07700 900123, jo@example.com'])(
  'a line with only contact details changes nothing: %s',
  (line) => {
    const resume =
      'Jo Miller\nCustomer support agent at Northline, 2019 - 2024. Zendesk every day.';
    expect(scoreOf(`Jo Miller\n${line}\n${resume.split('\n')[1]}`)).toBe(scoreOf(resume));
  },
);

test.each([
  ['Chidinma Eze, ACCA', 'Chidinma Eze'],
  ['Owen Pryce, PhD, CEng', 'Owen Pryce'],
  ['Harriet Oakden ACII', 'Harriet Oakden'],
  ['Harriet Oakden BA', 'Harriet Oakden'],
  ['Ruth Oakden-Lee BSc (Hons) PGCE QTS', 'Ruth Oakden-Lee'],
  ['Harriet Oakden BSc (Hons), PGCE', 'Harriet Oakden'],
  ['Jost Ahlers, geb. 1990 in Emden', 'Jost Ahlers'],
  ['Harriet OAKDEN', 'Harriet OAKDEN'],
  ['Ada Lindt', 'Ada Lindt'],
  ['San Francisco, CA', null],
  ['Project Manager, PMP', null],
  ['Rick Donnelly — welder', 'Rick Donnelly'],
  ['Rick Donnelly | Head Chef | rick@example.com', 'Rick Donnelly'],
  ['Rick Donnelly, Registered Nurse', 'Rick Donnelly'],
  ['Rick Donnelly, Dayton OH', 'Rick Donnelly'],
  ['Rick Donnelly - Dayton, Ohio', 'Rick Donnelly'],
  ['Rick Donnelly (he/him)', 'Rick Donnelly'],
  ['Rick Donnelly\t+1 202 555 0147', 'Rick Donnelly'],
  ['Olive Restaurant, Dayton OH', null],
  ['Head Chef, Olive Garden', null],
  ['Fern Lounge, five years of service', null],
  ['Lebenslauf Marko Petrović', 'Marko Petrović'],
  ['Lic. Teresa Mora', 'Teresa Mora'],
  ['Pieter Van den Broeck', 'Pieter Van den Broeck'],
  ['Juan Carlos de la Fuente Iglesias', 'Juan Carlos de la Fuente Iglesias'],
  ['Maria Luisa van der Heijden Bos', 'Maria Luisa van der Heijden Bos'],
  ['Personal details\nName          Stefan Gruber', 'Stefan Gruber'],
  ['First name(s) / Surname(s)\tOrla Quist', 'Orla Quist'],
  ['Nachname(n) / Vorname(n):  Gruber Stefan', 'Gruber Stefan'],
  ['Nom(s) / Prénom(s)\tQuist Orla', 'Quist Orla'],
  ['Full name\tOrla Quist\tPhoto', 'Orla Quist'],
])('%s at the top is the name %s', (line, name) => {
  expect(readCandidate(`${line}\nAccountant since 2019`, AS_OF).contact.name).toBe(name);
});

test.each([
  ['Python SQL', null],
  ['Python SQL Airflow', null],
  ['Python SQL Expert', null],
  ['Franz Kafka', 'Franz Kafka'],
  ['Maya Jenkins', 'Maya Jenkins'],
  ['Jack Henry', 'Jack Henry'],
])('%s at the top, which may be skills and may be somebody, is the name %s', (line, name) => {
  expect(readCandidate(`${line}\nAccountant since 2019`, AS_OF).contact.name).toBe(name);
});

test.each([
  'ada@example.com\nAda Lindt\t+44 20 7946 0321\nBristol, UK',
  'ada@example.com\n+44 20 7946 0321\n12 Mill Road\nAda Lindt',
  '+44 20 7946 0321 | ada@example.com\nlinkedin.com/in/ada\nAda Lindt',
])('a name below or beside the ways to reach somebody is found', (top) => {
  expect(readCandidate(`${top}\n\nAccountant since 2019`, AS_OF).contact.name).toBe('Ada Lindt');
});

test.each([
  ['Ada\nLindt\nSenior Accountant', 'Ada Lindt'],
  ['ADA\n\nLINDT\nada@example.com', null],
  ['ADA\nLINDT\n\nada@example.com', 'ADA LINDT'],
  ['Senior\nAccountant\nada@example.com', null],
  ['Python\nAirflow\nada@example.com', null],
  ['Boston\nMassachusetts\nI have kept books since 2019', null],
])('of two words one below the other, %j has the name %s', (top, name) => {
  expect(readCandidate(`${top}\n\nAccountant since 2019`, AS_OF).contact.name).toBe(name);
});

test('what follows the name on its line is read, except for the place', () => {
  const work = 'Customer support agent at Northline, 2019 - 2024. Zendesk every day.';
  const plain = scoreOf(`Jo Miller\n${work}`);
  expect(scoreOf(`Jo Miller, Zendesk TX\n${work}`)).toBe(plain);
  expect(readCandidate('Jo Miller - welder', AS_OF).headline).toBe('welder');
});

test('a text of nothing but skills is read, not taken for a name', () => {
  const asked = compileJob('Data Engineer\n\nRequirements\n- Python\n- SQL');
  const score = match(asked, { text: 'Python SQL' }, AS_OF).overall_score;
  expect(score).toBe(match(asked, { text: 'python sql' }, AS_OF).overall_score);
  expect(score).not.toBeNull();
});

test('a line of capitals that no name continues is not divided in every possible way', () => {
  const top = `${'A'.repeat(45)} c`;
  expect(readCandidate(`${top}\nAccountant since 2019`, AS_OF).contact.name).toBeNull();
});

test.each([
  ['Ada Lindt                    Software Engineer', 'Ada Lindt'],
  ['ADA    LINDT', 'ADA    LINDT'],
  ['Dr Ada Lindt MBBS MRCP', 'Ada Lindt'],
])('of a first line in columns or with letters of a physician, %j has the name %s', (top, name) => {
  expect(readCandidate(`${top}\n\nAccountant since 2019`, AS_OF).contact.name).toBe(name);
});

test('two papers at the top are no town and its county', () => {
  const papers = compileJob('HSE Manager\n\nRequirements\n- NEBOSH\n- CMIOSH');
  const shown = match(
    papers,
    { text: 'Jane Roe\nNEBOSH, CMIOSH\nHSE Manager' },
    AS_OF,
  ).requirements;
  expect(
    shown.filter(({ text, strength }) => /NEBOSH|IOSH/.test(text) && strength > 0),
  ).toHaveLength(2);
});
