import { describe, expect, test } from 'vitest';
import { foldText } from '../read/fold';
import { scanText } from '../read/scan';
import { isDenied } from './denial';

/** Whether the word 'kafka' of a sentence is denied. */
function denies(text: string): boolean {
  const scanned = scanText(text, foldText(text));
  return isDenied(
    scanned,
    scanned.words.word.findIndex((word) => word.form === 'kafka'),
  );
}

describe('isDenied', () => {
  test.each([
    'No experience with Kafka',
    'I have not used Kafka',
    'Never worked with Kafka',
    'Without knowledge of Kafka',
    'Would like to learn Kafka',
    'Interested in learning Kafka',
    'Interested in Kafka',
    'Not a Kafka developer',
    'No experience with Flink, Kafka',
    'Looking forward to working with Kafka',
    'Hoping to gain hands-on experience with Flink and Kafka',
    'I would like to work with Kafka.',
    'Kafka: none',
    'Flink: 2 years, Kafka: none, Spark: 1 year',
    'Kafka (no experience)',
    'Kafka - not yet',
    'Kafka: 0 years',
  ])('%j denies or only wishes', (text) => {
    expect(denies(text)).toBe(true);
  });

  test.each([
    'Five years of experience with Kafka',
    'Not only Kafka but also Flink',
    'No downtime. Ran Kafka for two years',
    'No experience with Flink but ran Kafka',
    'Trained users to learn Kafka',
    'Interested in places where people run Kafka',
    'Not a day without running Kafka',
    'Looking forward to working with Kafka again',
    'Looking forward to using my Kafka skills',
    'Keen to bring Kafka to more teams',
    'Kafka: no downtime in three years',
    'Kafka: 10 years',
    'Kafka (none of it managed)',
  ])('%j shows it', (text) => {
    expect(denies(text)).toBe(false);
  });
});
