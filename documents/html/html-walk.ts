import { joinCells } from '../text/join-cells';
import { withLinkedContacts } from '../text/linked-contacts';
import { type MarkedText, TextWriter } from '../text/marked-text';
import { isHidden, type Look, lookOf, PLAIN } from './look';
import { parseDeclarations, type Style } from './style';
import { type Selectable, StyleSheet } from './style-sheet';

/** Elements whose content is no text of the page. */
const SKIPPED = new Set([
  'script',
  'title',
  'template',
  'noscript',
  'select',
  'svg',
  'iframe',
  'object',
]);

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main menu nav ol p pre section summary table tbody tfoot thead ul'.split(
    ' ',
  ),
);

/** Blocks that stand apart from their neighbours by a blank line. */
const APART = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table', 'ul', 'ol', 'section']);

type Frame = { tag: string; look: Look; preformatted: boolean; isBlock: boolean };

/** Turns the events of an HTML parser into text. */
export class HtmlWalk {
  readonly #sheet = new StyleSheet();
  readonly #frames: Frame[] = [];
  readonly #flows: TextWriter[] = [];
  readonly #rows: MarkedText[][] = [];
  #flow = new TextWriter();
  #skipping = 0;
  #css: string | null = null;
  #space = false;
  /** The last text that can be seen. */
  #seen = '';
  readonly #links: string[] = [];

  /** An element begins. */
  open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'style') this.#css = '';
    if (SKIPPED.has(tag)) this.#skipping += 1;
    const parent = this.#frames.at(-1);
    const style = this.#styleOf(tag, attributes);
    const look = lookOf(style, parent?.look ?? PLAIN);
    const gone = look.gone || 'hidden' in attributes;
    const preformatted = parent?.preformatted === true || tag === 'pre' || tag === 'textarea';
    const isBlock = isBlockBy(style);
    this.#frames.push({ tag, look: { ...look, gone }, preformatted, isBlock });

    if (BLOCKS.has(tag) || isBlock) this.#breakBlock(tag);
    if (tag === 'a' && attributes.href && !isHidden({ ...look, gone })) {
      this.#links.push(attributes.href);
    }
    if (tag === 'br') this.#flow.write('\n');
    if (tag === 'li') this.#flow.write('• ', isHidden({ ...look, gone }));
    if (tag === 'tr') this.#rows.push([]);
    if (tag === 'td' || tag === 'th') this.#openCell();
  }

  /** Text between tags. */
  text(text: string): void {
    if (this.#css !== null) this.#css += text;
    if (this.#css !== null || this.#skipping > 0) return;
    const frame = this.#frames.at(-1);
    const hidden = frame !== undefined && isHidden(frame.look);
    if (frame?.preformatted) this.#flow.write(text, hidden);
    else this.#writeCollapsed(text, hidden);
  }

  /** An element ends; the parser closes in the order of opening, also where the source does not. */
  close(tag: string): void {
    const frame = this.#frames.pop();
    if (SKIPPED.has(tag)) this.#skipping -= 1;
    if (tag === 'style' && this.#css !== null) {
      this.#sheet.add(this.#css);
      this.#css = null;
    }
    if (tag === 'td' || tag === 'th') this.#closeCell();
    if (tag === 'tr') this.#closeRow();
    if (BLOCKS.has(tag) || frame?.isBlock) this.#breakBlock(tag);
  }

  /** The text of the page. */
  finish(): MarkedText {
    return withLinkedContacts(this.#flow.finish(), this.#links);
  }

  #styleOf(tag: string, attributes: Record<string, string>): Style {
    const element: Selectable = {
      tag,
      id: attributes.id ?? null,
      classes: new Set((attributes.class ?? '').split(/\s+/)),
    };
    const style = new Map(this.#sheet.styleOf(element));
    if (attributes.color) style.set('color', attributes.color.toLowerCase());
    if (attributes.bgcolor) style.set('background-color', attributes.bgcolor.toLowerCase());
    if (attributes.background) style.set('background-image', attributes.background);
    for (const [name, value] of parseDeclarations(attributes.style ?? '')) style.set(name, value);
    return style;
  }

  /** Runs of white space are one space, and none at the start of a line (CSS Text 3, 4.1.1). */
  #writeCollapsed(text: string, hidden: boolean): void {
    // A no-break space is a space to a reader; the parser delivers it alone.
    const collapsed = text.replace(/[ \t\r\n\f\u00a0]+/g, ' ');
    if (collapsed === ' ' || collapsed.startsWith(' ')) this.#space = true;
    const words = collapsed.trim();
    if (words === '' || this.#isForScreenReaders(words, hidden)) return;
    if (this.#space && !this.#flow.endsWithSpace) this.#flow.write(' ', hidden);
    this.#flow.write(words, hidden);
    this.#space = collapsed.endsWith(' ');
  }

  /** Sites write a text twice, once for those who see and once for those who listen: what stands there already hides nothing. */
  #isForScreenReaders(words: string, hidden: boolean): boolean {
    if (hidden) return words === this.#seen;
    this.#seen = words;
    return false;
  }

  #breakBlock(tag: string): void {
    this.#space = false;
    this.#flow.breakLine();
    if (APART.has(tag) && this.#rows.length === 0 && this.#flow.length > 0) this.#flow.write('\n');
  }

  #openCell(): void {
    this.#flows.push(this.#flow);
    this.#flow = new TextWriter();
    this.#space = false;
  }

  #closeCell(): void {
    const outer = this.#flows.pop();
    if (!outer) return;
    const cell = this.#flow.finish();
    this.#flow = outer;
    const row = this.#rows.at(-1);
    if (row) row.push(cell);
    else this.#flow.append(cell);
  }

  #closeRow(): void {
    const cells = this.#rows.pop();
    if (!cells) return;
    this.#flow.breakLine();
    this.#flow.append(joinCells(cells));
  }
}

/** Whether an element stands apart by its style, whatever it is called: as a block, or taken out of the line. */
function isBlockBy(style: Style): boolean {
  const display = style.get('display') ?? '';
  return /^(?:block|flex|grid|list-item|table)$/.test(display) || isOutOfLine(style);
}

function isOutOfLine(style: Style): boolean {
  return /^(?:absolute|fixed)$/.test(style.get('position') ?? '');
}
