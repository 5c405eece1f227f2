import { describe, expect, it } from 'vitest';
import { readFamilies } from './read-families';

describe('readFamilies', () => {
  it('splits titles and vocabulary at commas, over several lines', () => {
    const families = readFamilies('public', [
      {
        id: 'lamplighter',
        name: 'Lamplighter',
        group: 'streets',
        fields: 'street lighting',
        titles: `lamplighter, lamp keeper,
          street lighter`,
        vocabulary: 'wick, oil lamp,',
      },
    ]);
    expect(families).toEqual([
      {
        id: 'lamplighter',
        name: 'Lamplighter',
        sector: 'public',
        group: 'streets',
        fields: ['street lighting'],
        titles: ['lamplighter', 'lamp keeper', 'street lighter'],
        vocabulary: ['wick', 'oil lamp'],
      },
    ]);
  });
});
