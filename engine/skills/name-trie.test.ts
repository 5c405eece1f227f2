import { describe, expect, test } from 'vitest';
import { NameTrie, NONE, ROOT } from './name-trie';

/** Names of one to four of 300 words, far more than the trie has room for at first. */
function names(): number[][] {
  return Array.from({ length: 4_000 }, (_, number) =>
    Array.from({ length: 1 + (number % 4) }, (_, at) => 1 + ((number * (at + 7)) % 300)),
  );
}

describe('NameTrie', () => {
  test('every name is found where it was put, and with what was put there', () => {
    const trie = new NameTrie();
    names().forEach((words, number) => {
      const node = trie.grow(words);
      if (trie.nameAt(node) === NONE) trie.setName(node, number);
      trie.setTitle(node, number);
    });
    const lists = names();
    for (const words of lists) {
      const node = trie.find(words);
      expect(lists[trie.nameAt(node)]).toEqual(words);
      expect(lists[trie.titleAt(node)]).toEqual(words);
    }
  });

  test('its steps make the same trie again', () => {
    const trie = new NameTrie();
    for (const words of names()) trie.grow(words);
    const again = NameTrie.of(trie.steps());
    for (const words of names()) expect(again.find(words)).toBe(trie.find(words));
    expect(again.steps()).toEqual(trie.steps());
    expect(again.grow([9_999])).toBe(trie.grow([9_999]));
  });

  test('what no name begins with leads nowhere', () => {
    const trie = new NameTrie();
    trie.grow([1, 2]);
    expect([trie.find([2]), trie.find([1, 1]), trie.find([1, 2, 3])]).toEqual([NONE, NONE, NONE]);
    expect(trie.after(NONE, 1)).toBe(NONE);
    expect(trie.after(ROOT, 4_000_000)).toBe(NONE);
  });

  test('a node at which nothing ends has neither name nor title', () => {
    const trie = new NameTrie();
    trie.setName(trie.grow([1, 2]), 5);
    expect([trie.nameAt(trie.find([1])), trie.titleAt(trie.find([1, 2]))]).toEqual([NONE, NONE]);
  });
});
