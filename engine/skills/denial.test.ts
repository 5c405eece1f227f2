import { describe, expect, test } from 'vitest';
import { foldText } from '../read/fold';
import { scanText } from '../read/scan';
import { isDenied } from './denial';

/** Whether the word 'kafka' of a sentence is denied. */
function denies(text: string): boolean {
  const scanned = scanText(text, foldText(text), []);
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
  ])('%j shows it', (text) => {
    expect(denies(text)).toBe(false);
  });
});
