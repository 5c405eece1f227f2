import type { XmlAttributes, XmlVisitor } from '../archive/walk-xml';
import { joinCells } from '../text/join-cells';
import { withLinkedContacts } from '../text/linked-contacts';
import { type MarkedText, TextWriter } from '../text/marked-text';
import { isOdtHidden, type OdtLook, type OdtStyles } from './read-odt-styles';

/** Content that is not text of the document: comments, tracked deletions, alternative texts, the numbers of notes. */
const SKIPPED = new Set([
  'annotation',
  'note-citation',
  'tracked-changes',
  'desc',
  'title',
  'sequence-decls',
  'forms',
]);

/** Content of a paragraph that is read after it. */
const ASIDES = new Set(['text-box', 'note-body']);

/** Longest run of spaces that `text:s` may stand for. */
const MOST_SPACES = 100;

/** Turns the events of an OpenDocument text part into text. */
export class OdtWalk implements XmlVisitor {
  readonly #styles: OdtStyles;
  readonly #looks: OdtLook[] = [];
  readonly #flows: TextWriter[] = [];
  readonly #rows: MarkedText[][] = [];
  /** For each open paragraph, what is read after it. */
  readonly #asides: MarkedText[][] = [];
  #flow = new TextWriter();
  #skipping = 0;
  #bullet = false;
  readonly #links: string[] = [];

  constructor(styles: OdtStyles) {
    this.#styles = styles;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#styles.open(name, attributes);
    if (SKIPPED.has(name)) this.#skipping += 1;
    const look = { ...this.#looks.at(-1), ...this.#styles.look(attributes['style-name']) };
    this.#looks.push(isSwitchedOff(name, attributes) ? { ...look, gone: true } : look);
    if (this.#skipping > 0) return;
    if (name === 'p' || name === 'h') this.#openParagraph();
    if (name === 'list-item') this.#bullet = true;
    if (name === 's')
      this.#write(' '.repeat(Math.min(Number(attributes.c ?? 1) || 1, MOST_SPACES)));
    if (name === 'a' && attributes.href && !isOdtHidden(this.#looks.at(-1) ?? {})) {
      this.#links.push(attributes.href);
    }
    if (name === 'tab') this.#write('\t');
    if (name === 'line-break') this.#write('\n');
    if (name === 'table-row') this.#rows.push([]);
    if (name === 'table-cell' || ASIDES.has(name)) this.#openFlow();
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
    if (ASIDES.has(name)) this.#closeAside();
    if (name === 'table-row') this.#flow.append(joinCells(this.#rows.pop() ?? []));
  }

  text(text: string): void {
    if (this.#asides.length === 0 || this.#skipping > 0) return;
    this.#write(text.replace(/[ \t\r\n]+/g, ' '));
  }

  /** The text of the part. */
  finish(): MarkedText {
    return withLinkedContacts(this.#flow.finish(), this.#links);
  }

  #openParagraph(): void {
    this.#asides.push([]);
    this.#flow.breakLine();
    if (this.#bullet) this.#write('• ');
    this.#bullet = false;
  }

  #closeParagraph(): void {
    this.#flow.write('\n');
    for (const aside of this.#asides.pop() ?? []) {
      this.#flow.append(aside);
      this.#flow.breakLine();
    }
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

  /** Text boxes and notes are inside the paragraph they are anchored to, which is read to its end first. */
  #closeAside(): void {
    const aside = this.#closeFlow();
    const host = this.#asides.at(-1);
    if (host) host.push(aside);
    else this.#flow.append(aside);
  }
}

/** Whether an element says of itself that it is not shown. */
function isSwitchedOff(name: string, attributes: XmlAttributes): boolean {
  if (name === 'section') return attributes.display === 'none';
  return /^hidden-(?:text|paragraph)$/.test(name) && attributes['is-hidden'] !== 'false';
}
