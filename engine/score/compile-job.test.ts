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

  test('a degree may be replaced where the job says so', () => {
    expect(lineAbout('degree')).toMatchObject({ kind: 'degree', importance: 'must' });
    expect(lineAbout('degree')?.alternatives).toContain('Equivalent experience');
  });

  test('words that no list knows are kept as a phrase', () => {
    expect(lineAbout('zeppelin')).toMatchObject({ kind: 'other', importance: 'must' });
  });

  test('what is under a heading of wishes is nice to have', () => {
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

  test('a list of key words gives one requirement for each item', () => {
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
