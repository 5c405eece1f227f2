import type { SourceFound } from '@candor/domain/model/source';
import type { SourceItem } from '../ports/candidate-source';
import type { ConnectedSource } from '../ports/connector';

/** More is not counted while somebody waits. */
const MOST_COUNTED = 1_000;
const EXAMPLES = 3;
const DETAIL_LETTERS = 120;

/** Lists the beginning of a source. Throws as its listing does. */
export async function lookInto(source: ConnectedSource): Promise<SourceFound> {
  const found: SourceFound = {
    label: source.label,
    candidates: 0,
    unreadable: 0,
    complete: true,
    examples: [],
  };
  for await (const item of source.items()) {
    if (found.candidates + found.unreadable === MOST_COUNTED) return { ...found, complete: false };
    if (item.kind === 'unreadable') found.unreadable += 1;
    else found.candidates += 1;
    if (found.examples.length < EXAMPLES) found.examples.push(exampleOf(item));
  }
  return found;
}

function exampleOf(item: SourceItem): SourceFound['examples'][number] {
  const name = (item.kind === 'text' && item.candidateName) || item.filename || 'No name';
  if (item.kind === 'unreadable') return { name, detail: item.problem.message, readable: false };
  const detail = item.kind === 'text' ? beginningOf(item.text) : null;
  return { name, detail, readable: true };
}

function beginningOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > DETAIL_LETTERS ? `${words.slice(0, DETAIL_LETTERS - 1).trimEnd()}…` : words;
}
