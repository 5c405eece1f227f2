import { describe, expect, test } from 'vitest';
import { hashOf } from './word-hash';
import { WordMemo } from './word-memo';

const memo = new WordMemo((form, hash) => ({ form, hash }));
const read = (form: string): { form: string } =>
  memo.at(`a ${form} b`, 2, 2 + form.length, hashOf(form, 0, form.length));

describe('WordMemo', () => {
  test('a word is described once, however many others come after it', () => {
    const first = read('kafka');
    for (let number = 0; number < 5_000; number++) read(`word${number}`);
    expect(read('kafka')).toBe(first);
  });

  test('words with the same hash are distinguished', () => {
    const twin = (form: string): { form: string } => memo.at(form, 0, form.length, 7);
    expect([twin('one').form, twin('two').form, twin('one').form]).toEqual(['one', 'two', 'one']);
  });

  test('a full table is reset and reads the same', () => {
    const first = read('kafka');
    for (let number = 0; number < 1 << 16; number++) read(`other${number}`);
    expect(read('kafka')).toEqual(first);
    expect(read('kafka')).not.toBe(first);
  });
});
