import { isKindOf, sameConcept } from '@candor/engine';
import type { RequirementFigure } from '../requirement-figures';

type Named = Pick<RequirementFigure, 'text' | 'kind'>;

/** Whether a requirement asks for a skill, under this name or another one that means the same. */
export function asksFor({ text }: Pick<Named, 'text'>, skill: string): boolean {
  return sameConcept(text, skill) || hasWords(text, skill);
}

/** Whether a requirement is of a kind ('certification'), of a field ('Front-end development') or has these words; all are of none. */
export function ofCategory({ text, kind }: Named, category: string | null): boolean {
  if (category === null) return true;
  return kind === category.toLowerCase() || isKindOf(text, category) || hasWords(text, category);
}

/** Signs that mean something in a pattern. No other may be escaped in one that knows Unicode: '#' of 'C#' stays as it is. */
const SIGNS = /[\\^$.*+?()[\]{}|/]/g;

function hasWords(text: string, words: string): boolean {
  const plain = words.trim().replace(SIGNS, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
