import { piecesOf } from './delimited';
import { type MarkedText, rewrite, TextWriter } from './marked-text';

/** With bounds, or a file of nothing but brackets would take quadratic time. */
const LINK = /!?\[[^\]\n]{1,500}\]\([^)\s]{1,2000}(?: "[^"\n]{0,500}")?\)/g;

/**
 * Markdown as the text that its author meant to be seen: marks of headings, emphasis, links and table
 * rules are taken away, and comments, which no rendering shows, are hidden.
 */
export function readMarkdown(source: string): MarkedText {
  let marked = hideComments(source.replace(/\r\n?/g, '\n'));
  marked = rewrite(marked, /^#{1,6}[ \t]+|[ \t]#+$/gm, () => '');
  marked = rewrite(marked, /^[ \t]*(?:```|~~~)[^\n]*$/gm, () => '');
  marked = rewrite(
    marked,
    /^[ \t]{0,9}\|?(?:[ \t]{0,9}:?-{3,}:?[ \t]{0,9}\|)+[ \t]{0,9}(?::?-{3,}:?[ \t]*)?$/gm,
    () => '',
  );
  marked = rewrite(marked, /^\|[^\n]*\|[ \t]*$/gm, tableRow);
  marked = rewrite(marked, LINK, linkText);
  marked = rewrite(marked, /\*\*[^*\n]+\*\*/g, (bold) => bold.slice(2, -2));
  return rewrite(marked, /`[^`\n]+`/g, (code) => code.slice(1, -1));
}

function hideComments(source: string): MarkedText {
  const writer = new TextWriter();
  for (const { text, inside } of piecesOf(source, '<!--', '-->')) writer.write(text, inside);
  return writer.finish();
}

function tableRow(row: string): string {
  const cells = row.trim().slice(1, -1).split('|');
  return cells.map((cell) => cell.trim()).join('\t');
}

/** The text of a link, with its address where that says more than the text. */
function linkText(link: string): string {
  const [, label = '', address = ''] = /\[([^\]]+)\]\(([^)\s]+)/.exec(link) ?? [];
  if (link.startsWith('!')) return label;
  const target = address.replace(/^mailto:/, '');
  return target === label || target.startsWith('#') ? label : `${label} (${target})`;
}
