import { taxonomyIndex } from '../../taxonomy/index-taxonomy';

const SHORTEST_COMPOUND = 9;
const SHORTEST_PART = 4;
/** What ends the names of products and posts: a 'Speedmaster' is a press and no degree. */
const ENDS_NAMES: ReadonlySet<string> = new Set(['master']);
/** Letters that join the parts of a compound: 'Arbeitsschutz', 'klantenservice'. */
const JOINTS = ['', 's', 'en', 'n', 'es', 'er', 'e', '-'];

/**
 * A German or Dutch compound by its two parts, each a word of the glossary (`partOf`) or of the taxonomy; null if it
 * does not split into two such parts. The longest last part decides, since it says what the thing is.
 */
export function splitCompound(
  form: string,
  partOf: (part: string) => string | undefined,
): string | null {
  if (form.length < SHORTEST_COMPOUND) return null;
  for (let cut = SHORTEST_PART; cut <= form.length - SHORTEST_PART; cut++) {
    const part = form.slice(cut);
    const last = ENDS_NAMES.has(part) ? undefined : meaningOf(part, partOf);
    if (last === undefined) continue;
    const first = firstPart(form.slice(0, cut), partOf);
    if (first !== undefined) return `${first} ${last}`;
  }
  return null;
}

function firstPart(form: string, partOf: (part: string) => string | undefined): string | undefined {
  for (const joint of JOINTS) {
    if (!form.endsWith(joint) || form.length - joint.length < SHORTEST_PART) continue;
    const found = meaningOf(form.slice(0, form.length - joint.length), partOf);
    if (found !== undefined) return found;
  }
  return undefined;
}

function meaningOf(part: string, partOf: (part: string) => string | undefined): string | undefined {
  const meaning = partOf(part);
  if (meaning !== undefined) return meaning === '' ? undefined : meaning;
  return taxonomyIndex().wordIds.has(part) ? part : undefined;
}
