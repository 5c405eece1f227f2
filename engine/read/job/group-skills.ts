import type { ConceptMention } from '../../skills/mentions';
import type { ScannedText } from '../scan';

const LIST_SIGN = /^[\s"')]*(?:,|\/|,?\s*(?:and\/or|or|and|&)|,\s*(?:and\/or|or|and))[\s"'(]*$/;
const CHOICE_SIGN = /\bor\b|\//;
const EXAMPLES = /(?:such as|e\.?g\.?,?|like|including|for example|i\.?e\.?,?)\s*\(?:?\s*$/;
const EXAMPLE_REACH = 16;

/**
 * Groups the mentions of one sentence: 'React or Vue' and 'a framework such as React, Vue' are one choice; 'React and
 * SQL' are two demands. Each group is in the order of the text.
 */
export function groupChoices(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
): ConceptMention[][] {
  const runs: { mentions: ConceptMention[]; choice: boolean }[] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const before = run?.mentions.at(-1);
    const between = before === undefined ? null : textBetween(scanned, before.last, mention.first);
    if (run !== undefined && between !== null && LIST_SIGN.test(between)) {
      run.mentions.push(mention);
      run.choice ||= CHOICE_SIGN.test(between);
    } else runs.push({ mentions: [mention], choice: opensExamples(scanned, mention.first) });
  }
  return runs.flatMap((run) =>
    run.choice ? [run.mentions] : run.mentions.map((mention) => [mention]),
  );
}

function opensExamples(scanned: ScannedText, first: number): boolean {
  const start = scanned.words.start[first] ?? 0;
  return EXAMPLES.test(scanned.folded.text.slice(Math.max(0, start - EXAMPLE_REACH), start));
}

function textBetween(scanned: ScannedText, last: number, first: number): string {
  return scanned.folded.text.slice(scanned.words.end[last] ?? 0, scanned.words.start[first] ?? 0);
}
