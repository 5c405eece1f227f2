import { describe, expect, test } from 'vitest';
import { readJob } from '../index';

const POSTING = `Backend Developer

About us
We are a leading provider of payments since 1998, with 40 years of experience in banking.

Responsibilities
- Build services in Python

Requirements
- 5+ years of experience with Java
- React or Vue
- Bachelor's degree in Computer Science or equivalent experience
- Experience with zeppelin ballast routing

Nice to have
- Terraform
- Fluent German

Benefits
- Dental insurance and free fruit
We are an equal opportunity employer.`;

const reading = readJob(POSTING);
const lineAbout = (part: string) => reading.requirements.find((line) => line.text.includes(part));

describe('readJob', () => {
  test('the first line is the title and names the occupation', () => {
    expect(reading.title).toBe('Backend Developer');
    expect(reading.occupation_confidence).toBeGreaterThan(0.5);
  });

  test('years belong to the skill that they are asked for', () => {
    expect(lineAbout('Java')).toMatchObject({
      kind: 'experience',
      importance: 'must',
      minimum_years: 5,
    });
  });

  test('a choice is one requirement with options', () => {
    expect(lineAbout('React')?.alternatives).toHaveLength(2);
  });

  test('a degree may be replaced if the job says so', () => {
    expect(lineAbout('degree')).toMatchObject({ kind: 'degree', importance: 'must' });
    expect(lineAbout('degree')?.alternatives).toContain('Equivalent experience');
  });

  test('words in no list are kept as a phrase', () => {
    expect(lineAbout('zeppelin')).toMatchObject({ kind: 'other', importance: 'must' });
  });

  test('items under a heading of wishes are nice-to-haves', () => {
    expect(lineAbout('Terraform')?.importance).toBe('nice');
    expect(lineAbout('German')).toMatchObject({ kind: 'language', importance: 'nice' });
  });

  test('the employer, the offer and the law ask for nothing', () => {
    const texts = reading.requirements.map((line) => line.text).join(' ');
    expect(texts).not.toMatch(/dental|fruit|opportunity|banking/i);
  });

  test('each requirement points to the words that ask for it', () => {
    const source = lineAbout('Terraform')?.source;
    expect(POSTING.slice(source?.start, source?.end)).toBe('Terraform');
  });

  test('a keyword list gives one requirement per item', () => {
    const list = readJob(
      'Role: Warehouse Supervisor / Stock Control\nKey skills: inventory management, forklift, dispatch',
    );
    expect(list.keyword_list).toBe(true);
    expect(list.requirements.filter((line) => line.source !== null)).toHaveLength(5);
  });

  test.each(['', '...', 'Chef'])('the weights of %j add up to 100 or to nothing', (text) => {
    const sum = readJob(text).requirements.reduce((total, line) => total + line.weight, 0);
    expect([0, 100]).toContain(Math.round(sum));
  });
});

describe('how a job words its requirements', () => {
  const lines = (text: string) => readJob(text).requirements.filter((line) => line.source !== null);
  const importanceIn = (text: string, name: string) =>
    lines(text).find((line) => line.text.includes(name))?.importance;

  test('a language with a reason is asked for', () => {
    const job =
      'Dispatcher\n\nRequirements\n- Spanish, because two depots work in Spanish\n- Excel';
    expect(lines(job)[0]).toMatchObject({ text: 'Spanish', kind: 'language', importance: 'must' });
  });

  test('a language that only describes something is not', () => {
    const job = 'Cook\n\nRequirements\n- Experience with Italian pastry\n- Food safety';
    expect(lines(job).filter((line) => line.kind === 'language')).toEqual([]);
  });

  test('a list of demands that ends in a wish has both', () => {
    const job = 'Developer\nWe build games. You will need Java, PostgreSQL and ideally Kafka.';
    expect(importanceIn(job, 'Java')).toBe('must');
    expect(importanceIn(job, 'PostgreSQL')).toBe('must');
    expect(importanceIn(job, 'Kafka')).toBe('nice');
  });

  test('a heading of wishes in its own words counts, with or without a space after it', () => {
    for (const space of ['', ' ', '\n']) {
      const job = `Developer\nRequired skills: Java, SQL\nSkills that are a plus:${space}Docker, Ansible\nTerraform`;
      expect(importanceIn(job, 'Java')).toBe('must');
      for (const name of ['Docker', 'Ansible', 'Terraform'])
        expect(importanceIn(job, name)).toBe('nice');
    }
  });

  test('a label in a bullet applies to its own line', () => {
    const job = 'Developer\nRequirements\n- Java\n- Preferred: Kafka\n- SQL';
    expect(importanceIn(job, 'Kafka')).toBe('nice');
    expect(importanceIn(job, 'SQL')).toBe('must');
  });

  test.each(['- Excel', '- Proficiency in Excel', '- Java and Excel'])(
    'a name that is also a plain word is asked for if it stands alone: %j',
    (bullet) => {
      const job = `Bookkeeper\nRequirements\n- Payroll\n${bullet}\nWe excel at service.`;
      const texts = lines(job).map((line) => line.text);
      expect(texts.filter((text) => text.includes('Excel'))).toHaveLength(1);
    },
  );

  test('names in no list are asked for one by one', () => {
    const job =
      'Developer\nRequirements\n- Experience with Zorblat, Kinefex and preferably Quillon Studio';
    expect(lines(job).map((line) => [line.text, line.importance])).toEqual([
      ['Zorblat', 'must'],
      ['Kinefex', 'must'],
      ['Quillon Studio', 'nice'],
    ]);
  });

  test('duties alone give no must-have if the job states its demands', () => {
    const job = 'Developer\nDuties\n- Write reports in Tableau\nRequirements\n- Java\n- SQL\n- Git';
    expect(importanceIn(job, 'Tableau')).toBe('nice');
    expect(importanceIn(job, 'Java')).toBe('must');
  });

  test('marks of rank and single letters are no terms', () => {
    const { requirements } = readJob('Technician III (m/f/d)\nRepair pumps and motors.');
    expect(requirements.map((line) => line.text).join(' ')).not.toMatch(/\biii\b/);
  });
});

describe('a long job', () => {
  const named = (count: number): string =>
    `Buyer\n\nRequirements\n${Array.from({ length: count }, (_, at) => `- Experience with Tool${String.fromCharCode(97 + Math.floor(at / 10))}x${at} ballast routing`).join('\n')}`;
  const askedOf = (count: number) =>
    readJob(named(count)).requirements.filter((line) => line.source !== null);

  test('keeps each requirement that it states, and the weights still add up to 100', () => {
    expect(askedOf(30)).toHaveLength(30);
    const sum = readJob(named(30)).requirements.reduce((total, line) => total + line.weight, 0);
    expect(sum).toBeCloseTo(100, 6);
  });

  test('says how many more it states than can be listed', () => {
    expect(askedOf(43)).toHaveLength(40);
    expect(readJob(named(43)).requirements.at(-1)?.text).toBe(
      'Other terms of the job, with 3 more requirements than are listed',
    );
  });
});
