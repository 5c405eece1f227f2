import { describe, expect, test } from 'vitest';
import { hashOf } from './word-hash';
import { WordMemo } from './word-memo';

const memo = new WordMemo((form) => ({
  form,
  id: form.length,
  stemHash: form.charCodeAt(0),
  cue: 7,
}));
const numberOf = (form: string): number =>
  memo.numberAt(`a ${form} b`, 2, 2 + form.length, hashOf(form, 0, form.length));
const read = (form: string): { form: string } => memo.word(numberOf(form));

describe('WordMemo', () => {
  test('a word is described once, however many others come after it', () => {
    const first = read('kafka');
    for (let number = 0; number < 5_000; number++) read(`word${number}`);
    expect(read('kafka')).toBe(first);
  });

  test('the columns say of a word what its description says', () => {
    for (let number = 0; number < 5_000; number++) numberOf(`column${number}`);
    const number = numberOf('kafka');
    expect([memo.id(number), memo.stemHash(number), memo.cue(number)]).toEqual([5, 107, 7]);
  });

  test('a long word is found among the letters of others', () => {
    const long = 'kafka'.repeat(20_000);
    read('before');
    const first = read(long);
    read('after');
    expect([read(long), read('after').form]).toEqual([first, 'after']);
  });

  test('words with the same hash are distinguished', () => {
    const twin = (form: string): { form: string } =>
      memo.word(memo.numberAt(form, 0, form.length, 7));
    expect([twin('one').form, twin('two').form, twin('one').form]).toEqual(['one', 'two', 'one']);
  });

  test('numbers hold until the next text, however many words the text has', () => {
    memo.makeRoom();
    const numbers = Array.from({ length: 1 << 17 }, (_, number) => numberOf(`other${number}`));
    const forms = numbers.map((number) => memo.word(number).form);
    expect(forms.findIndex((form, other) => form !== `other${other}`)).toBe(-1);
    expect(read('other131000').form).toBe('other131000');
  });

  test('a full table is reset for the next text and reads the same', () => {
    const first = read('kafka');
    for (let number = 0; number < 1 << 16; number++) read(`other${number}`);
    memo.makeRoom();
    expect(read('kafka')).toEqual(first);
    expect(read('kafka')).not.toBe(first);
  });
});
