import type { XmlAttributes, XmlVisitor } from '../archive/walk-xml';
import { joinCells } from '../text/join-cells';
import { type MarkedText, TextWriter } from '../text/marked-text';
import { isOdtHidden, type OdtLook, type OdtStyles } from './read-odt-styles';

/** Content that is not text of the document: comments, tracked deletions, alternative texts. */
const SKIPPED = new Set([
  'annotation',
  'tracked-changes',
  'desc',
  'title',
  'sequence-decls',
  'forms',
]);

/** Longest run of spaces that `text:s` may stand for. */
const MOST_SPACES = 100;

/** Turns the events of an OpenDocument text part into text. */
export class OdtWalk implements XmlVisitor {
  readonly #styles: OdtStyles;
  readonly #looks: OdtLook[] = [];
  readonly #flows: TextWriter[] = [];
  readonly #rows: MarkedText[][] = [];
  #flow = new TextWriter();
  #paragraphs = 0;
  #skipping = 0;
  #bullet = false;

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#styles.open(name, attributes);
    if (SKIPPED.has(name)) this.#skipping += 1;
    this.#looks.push({ ...this.#looks.at(-1), ...this.#styles.look(attributes['style-name']) });
    if (this.#skipping > 0) return;
    if (name === 'p' || name === 'h') this.#openParagraph();
    if (name === 'list-item') this.#bullet = true;
    if (name === 's')
      this.#write(' '.repeat(Math.min(Number(attributes.c ?? 1) || 1, MOST_SPACES)));
    if (name === 'tab') this.#write('\t');
    if (name === 'line-break') this.#write('\n');
    if (name === 'table-row') this.#rows.push([]);
    if (name === 'table-cell' || name === 'text-box') this.#openFlow();
  }

  close(name: string): void {
    this.#styles.close(name);
    this.#looks.pop();
    if (SKIPPED.has(name)) {
      this.#skipping -= 1;
      return;
    }
    if (this.#skipping > 0) return;
    if (name === 'p' || name === 'h') this.#closeParagraph();
    if (name === 'table-cell') this.#rows.at(-1)?.push(this.#closeFlow());
    if (name === 'text-box') this.#closeBox();
    if (name === 'table-row') this.#flow.append(joinCells(this.#rows.pop() ?? []));
  }

  text(text: string): void {
    if (this.#paragraphs === 0 || this.#skipping > 0) return;
    this.#write(text.replace(/[ \t\r\n]+/g, ' '));
  }

  /** The text of the part. */
  finish(): MarkedText {
    return this.#flow.finish();
  }

  #openParagraph(): void {
    this.#paragraphs += 1;
    this.#flow.breakLine();
    if (this.#bullet) this.#write('• ');
    this.#bullet = false;
  }

  #closeParagraph(): void {
    this.#paragraphs -= 1;
    this.#flow.write('\n');
  }

  #write(text: string): void {
    this.#flow.write(text, isOdtHidden(this.#looks.at(-1) ?? {}));
  }

  #openFlow(): void {
    this.#flows.push(this.#flow);
    this.#flow = new TextWriter();
  }

  #closeFlow(): MarkedText {
    const inner = this.#flow.finish();
    this.#flow = this.#flows.pop() ?? new TextWriter();
    return inner;
  }

  /** A text box stands inside the paragraph that it is anchored to, on lines of its own. */
  #closeBox(): void {
    const box = this.#closeFlow();
    this.#flow.breakLine();
    this.#flow.append(box);
  }
}
