import { expect, test } from 'vitest';
import { stemOf } from '../read/stem';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { roughTitles } from './rough-titles';

const likest = (title: string): { id: string; share: number } => {
  const shares = roughTitles(new Set(title.split(' ').map(stemOf)));
  const share = Math.max(...shares);
  return { id: taxonomyIndex().families[shares.indexOf(share)]?.id ?? '', share };
};

test('an unknown title resembles the titles with which it shares its distinctive words', () => {
  expect(likest('overnight pharmacist locum').id).toContain('pharma');
  expect(likest('ward nurse manager').id).toContain('nurs');
});

test('all words in another order are the whole title, and words of rank say nothing', () => {
  expect(likest('developer software senior').share).toBe(1);
  expect(likest('senior junior').share).toBe(0);
});

test('a word that ends titles of every kind says less than one of a trade', () => {
  expect(likest('unheard manager').share).toBeLessThan(likest('unheard electrician').share);
});
