import { describe, expect, it } from 'vitest';
import { readConcepts } from './read-concepts';

describe('readConcepts', () => {
  it('reads every part of a line', () => {
    const [concept] = readConcepts(
      'tool',
      'Lamp C++ | oil lamp, lantern < Light ~ Candle .5 ? wick, flame',
    );
    expect(concept).toEqual({
      name: 'Lamp C++',
      kind: 'tool',
      aliases: ['oil lamp', 'lantern'],
      broader: ['Light'],
      related: [['Candle', 0.5]],
      context: ['wick', 'flame'],
    });
  });

  it('leaves out parts that a line does not have', () => {
    expect(readConcepts('skill', '\n  Light\n  Dark < Light\n')).toEqual([
      { name: 'Light', kind: 'skill' },
      { name: 'Dark', kind: 'skill', broader: ['Light'] },
    ]);
  });

  it('creates separate concepts for the kin on a line', () => {
    expect(readConcepts('tool', 'Lamp | lantern / Torch, Candle < Light ? wick')).toEqual([
      { name: 'Lamp', kind: 'tool', aliases: ['lantern'], broader: ['Light'], context: ['wick'] },
      {
        name: 'Torch',
        kind: 'tool',
        broader: ['Light'],
        context: ['wick'],
        related: [['Lamp', 0.5]],
      },
      {
        name: 'Candle',
        kind: 'tool',
        broader: ['Light'],
        context: ['wick'],
        related: [['Lamp', 0.5]],
      },
    ]);
  });

  it('makes concepts that imply the first of the kinds on a line', () => {
    expect(readConcepts('tool', 'Lamp > Oil lamp = wick lamp < Light')).toEqual([
      { name: 'Lamp', kind: 'tool', broader: ['Light'] },
      { name: 'Oil lamp', aliases: ['wick lamp'], kind: 'tool', broader: ['Lamp'] },
    ]);
  });

  it('joins a deeply indented line to the one before it', () => {
    expect(readConcepts('skill', '\n  Light | shine,\n    glow\n    < Energy\n  Dark\n')).toEqual([
      { name: 'Light', kind: 'skill', aliases: ['shine', 'glow'], broader: ['Energy'] },
      { name: 'Dark', kind: 'skill' },
    ]);
  });

  it('replaces the name of a context set by its words', () => {
    const [concept] = readConcepts('tool', 'Lamp ? wick, @office');
    expect(concept?.context).toEqual(expect.arrayContaining(['wick', 'spreadsheet']));
  });

  it('reads the words of another meaning', () => {
    const [concept] = readConcepts('tool', 'Lamp ? wick ! lampoon, lamprey');
    expect(concept?.context).toEqual(['wick']);
    expect(concept?.unless).toEqual(['lampoon', 'lamprey']);
  });

  it('refuses a context set that does not exist', () => {
    expect(() => readConcepts('tool', 'Lamp ? @nowhere')).toThrow('Unknown context set @nowhere');
  });

  it('refuses a related name without a share', () => {
    expect(() => readConcepts('tool', 'Lamp ~ Candle')).toThrow(
      'Related name without a share in: Lamp ~ Candle',
    );
  });
});
