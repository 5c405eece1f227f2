import type { XmlAttributes, XmlVisitor } from '../archive/walk-xml';
import { joinCells } from '../text/join-cells';
import { type MarkedText, TextWriter } from '../text/marked-text';
import type { Styles } from './read-styles';
import { type Fill, isLookHidden, type RunLook, readLook } from './run-look';

/**
 * Elements whose content is not text of the document: fallbacks repeat another branch, deletions and moved-away text
 * are gone, property changes describe an earlier look.
 */
const SKIPPED = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'instrText',
  'rPrChange',
  'pPrChange',
  'tcPrChange',
]);

type Paragraph = {
  styleId: string | undefined;
  listed: boolean | undefined;
  started: boolean;
  look: RunLook;
  boxes: MarkedText[];
};

type Place = 'run' | 'runProperties' | 'paragraphProperties' | 'cellProperties' | 'other';

/** Turns the events of a WordprocessingML part (ECMA-376 part 1, 17) into text. */
export class WordWalk implements XmlVisitor {
  readonly #styles: Styles;
  readonly #paragraphs: Paragraph[] = [];
  readonly #flows: TextWriter[] = [];
  readonly #rows: MarkedText[][] = [];
  readonly #fills: (Fill | undefined)[];
  readonly #places: Place[] = [];
  #flow = new TextWriter();
  #run: RunLook = {};
  #runStyle: string | undefined;
  #skipping = 0;
  /** Whether the content control whose properties were read last shows placeholder text. */
  #unfilled = false;
  #inText = false;

  /** @param backed whether something of unknown colour may be behind all text. */
  constructor(styles: Styles, backed: boolean) {
    this.#styles = styles;
    this.#fills = [backed ? 'unknown' : undefined];
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#isSkipped(name)) this.#skipping += 1;
    if (this.#skipping > 0) return;
    switch (name) {
      case 'p':
        this.#openParagraph();
        return;
      case 'r':
        this.#run = {};
        this.#runStyle = undefined;
        this.#enter('run');
        return;
      case 'rPr':
        this.#enter(this.#place === 'run' ? 'runProperties' : 'other');
        return;
      case 'pPr':
        this.#enter('paragraphProperties');
        return;
      case 'tcPr':
        this.#enter('cellProperties');
        return;
      case 'tbl':
        this.#fills.push(this.#fill);
        return;
      case 'tblStyle':
        if (this.#styles.fills(attributes.val)) this.#fills[this.#fills.length - 1] = 'unknown';
        return;
      case 'tr':
        this.#rows.push([]);
        return;
      case 'tc':
        this.#openFlow(this.#fill);
        return;
      case 'txbxContent':
        this.#openFlow('unknown');
        return;
      case 't':
        this.#inText = true;
        return;
      case 'sdtPr':
        this.#unfilled = false;
        return;
      case 'showingPlcHdr':
        this.#unfilled = attributes.val !== '0' && attributes.val !== 'false';
        return;
      default:
        this.#readInPlace(name, attributes);
    }
  }

  close(name: string): void {
    if (SKIPPED.has(name) || (name === 'sdtContent' && this.#skipping > 0)) {
      this.#skipping -= 1;
      return;
    }
    if (this.#skipping > 0) return;
    switch (name) {
      case 'p':
        this.#closeParagraph();
        return;
      case 'r':
      case 'rPr':
      case 'pPr':
      case 'tcPr':
        this.#places.pop();
        return;
      case 'tbl':
        this.#fills.pop();
        return;
      case 'tr':
        this.#flow.append(joinCells(this.#rows.pop() ?? []));
        return;
      case 'tc':
        this.#rows.at(-1)?.push(this.#closeFlow());
        return;
      case 'txbxContent':
        this.#closeBox();
        return;
      case 't':
        this.#inText = false;
    }
  }

  text(text: string): void {
    if (this.#inText && this.#skipping === 0) this.#write(text);
  }

  /** The text of the part. */
  finish(): MarkedText {
    return this.#flow.finish();
  }

  get #place(): Place {
    return this.#places.at(-1) ?? 'other';
  }

  get #fill(): Fill | undefined {
    return this.#fills.at(-1);
  }

  /** What stands in for a text that nobody has filled in ('Click here to enter text') is not this person's. */
  #isSkipped(name: string): boolean {
    if (name !== 'sdtContent') return SKIPPED.has(name);
    const unfilled = this.#unfilled;
    this.#unfilled = false;
    return unfilled || this.#skipping > 0;
  }

  #enter(place: Place): void {
    this.#places.push(place);
  }

  #readInPlace(name: string, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    switch (this.#place) {
      case 'run':
        this.#writeMark(name);
        return;
      case 'runProperties':
        if (name === 'rStyle') this.#runStyle = attributes.val;
        readLook(this.#run, name, attributes);
        return;
      case 'paragraphProperties':
        if (!paragraph) return;
        if (name === 'pStyle') paragraph.styleId = attributes.val;
        if (name === 'numId') paragraph.listed = attributes.val !== '0';
        readLook(paragraph.look, name, attributes);
        return;
      case 'cellProperties': {
        const cell: RunLook = {};
        readLook(cell, name, attributes);
        if (cell.fill) this.#fills[this.#fills.length - 1] = cell.fill;
      }
    }
  }

  #writeMark(name: string): void {
    if (name === 'tab' || name === 'ptab') this.#write('\t');
    if (name === 'br' || name === 'cr') this.#write('\n');
    if (name === 'noBreakHyphen') this.#write('-');
    if (name === 'sym') this.#write(' ');
  }

  #openParagraph(): void {
    this.#paragraphs.push({
      styleId: undefined,
      listed: undefined,
      started: false,
      look: {},
      boxes: [],
    });
    this.#places.push('other');
  }

  #closeParagraph(): void {
    this.#places.pop();
    const paragraph = this.#paragraphs.pop();
    this.#flow.write('\n');
    for (const box of paragraph?.boxes ?? []) {
      this.#flow.append(box);
      this.#flow.breakLine();
    }
  }

  #openFlow(fill: Fill | undefined): void {
    this.#flows.push(this.#flow);
    this.#fills.push(fill);
    this.#places.push('other');
    this.#flow = new TextWriter();
  }

  #closeFlow(): MarkedText {
    const inner = this.#flow.finish();
    this.#flow = this.#flows.pop() ?? new TextWriter();
    this.#fills.pop();
    this.#places.pop();
    return inner;
  }

  /** A text box stands in a run of the paragraph that it is anchored to, and is read after it. */
  #closeBox(): void {
    const box = this.#closeFlow();
    const host = this.#paragraphs.at(-1);
    if (host) host.boxes.push(box);
    else this.#flow.append(box);
  }

  #write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const hidden = isLookHidden(this.#lookOf(paragraph), this.#fill);
    if (paragraph && !paragraph.started) {
      paragraph.started = true;
      if (this.#hasBullet(paragraph)) this.#flow.write('• ', hidden);
    }
    this.#flow.write(text, hidden);
  }

  /** A run's own properties stand over its character style, and that over its paragraph's style. */
  #lookOf(paragraph: Paragraph | undefined): RunLook {
    const styled = {
      ...this.#styles.look(paragraph?.styleId),
      ...this.#styles.look(this.#runStyle),
    };
    const fill = this.#run.fill ?? paragraph?.look.fill ?? styled.fill;
    return { ...styled, ...this.#run, ...(fill === undefined ? {} : { fill }) };
  }

  #hasBullet(paragraph: Paragraph): boolean {
    if (this.#styles.isHeading(paragraph.styleId)) return false;
    return paragraph.listed ?? this.#styles.isListed(paragraph.styleId);
  }
}
