import { blankMarkup } from '../../read/markup';
import { lineFeatures } from './features';
import { lineContexts } from './line-context';
import { type NamedSpan, nameHits } from './name-hits';
import { type Token, tokenLines } from './tokens';

/** A line as the tagger sees it: its tokens and, for each, the hashes of its features. */
export type TaggerLine = {
  readonly tokens: readonly Token[];
  readonly features: readonly (readonly number[])[];
};

/** Reads the lines of a text in which the names of the taxonomy are known. */
export function taggerLines(text: string, names: readonly NamedSpan[]): TaggerLine[] {
  const lines = tokenLines(blankMarkup(text));
  const contexts = lineContexts(lines);
  const hits = nameHits(lines, names);
  return lines.map((tokens, at) => ({
    tokens,
    features: lineFeatures(
      tokens,
      contexts[at] ?? { isHeading: false, heading: 0 },
      hits[at] ?? [],
    ),
  }));
}
