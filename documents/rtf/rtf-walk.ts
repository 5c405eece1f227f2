import { type MarkedText, TextWriter } from '../text/marked-text';
import { isUnreadableOn, type Rgb, SMALLEST_POINTS, WHITE } from '../visibility/contrast';
import { decodeBytes, encodingOfCharset, encodingOfPage } from './code-pages';
import type { RtfToken } from './tokens';

/** Groups that hold no text of the document. */
const SKIPPED = new Set(
  'stylesheet info pict object objdata nonshppict shprslt themedata colorschememapping listtable listoverridetable rsidtbl generator xmlnstbl annotation atnid atnauthor fldinst sn sv datastore latentstyles filetbl revtbl template bkmkstart bkmkend'.split(
    ' ',
  ),
);

/** Ignorable groups (`\*`) that do hold text. */
const KEPT = new Set(['shpinst', 'shptxt']);

const SYMBOLS = new Map<string, string>([
  ['par', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['line', '\n'],
  ['row', '\n'],
  ['tab', '\t'],
  ['cell', '\t'],
  ['nestcell', '\t'],
  ['nestrow', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
]);

type Group = {
  place: 'text' | 'fonts' | 'colors' | 'skipped';
  ignorable: boolean;
  hidden: boolean;
  deleted: boolean;
  font: number;
  color: number;
  background: number;
  halfPoints: number;
  fallbacks: number;
  /** Text of a note, which is kept back until the paragraph of its mark has ended; null outside of notes. */
  note: TextWriter | null;
};

const START: Group = {
  place: 'text',
  ignorable: false,
  hidden: false,
  deleted: false,
  font: -1,
  color: 0,
  background: 0,
  halfPoints: 24,
  fallbacks: 1,
  note: null,
};

/** Groups deeper than this are no document. */
const DEEPEST = 10_000;

/** Turns RTF tokens into text. Formatting belongs to groups and ends with them. */
export class RtfWalk {
  readonly #writer = new TextWriter();
  readonly #notes: TextWriter[] = [];
  readonly #outer: Group[] = [];
  readonly #encodings = new Map<number, string>();
  readonly #colors: (Rgb | null)[] = [];
  #group: Group = { ...START };
  #page = 'windows-1252';
  #bytes = '';
  #channel: [number, number, number] = [0, 0, 0];
  #colorSet = false;
  /** Characters still to be left out: what stands for a Unicode character in old readers. */
  #fallbacks = 0;

  take(token: RtfToken): void {
    if (token.kind !== 'byte' && token.kind !== 'text') this.#flush();
    switch (token.kind) {
      case 'open':
        if (this.#outer.length >= DEEPEST) throw new RangeError('RTF groups are nested too deep');
        this.#outer.push(this.#group);
        this.#group = { ...this.#group, ignorable: false };
        return;
      case 'close':
        this.#fallbacks = 0;
        this.#group = this.#outer.pop() ?? { ...START };
        return;
      case 'symbol':
        this.#symbol(token.symbol);
        return;
      case 'word':
        this.#word(token.word, token.value);
        return;
      case 'byte':
        this.#take(String.fromCharCode(token.byte));
        return;
      case 'text':
        this.#take(token.text);
        return;
    }
  }

  /** The text of the document. */
  finish(): MarkedText {
    this.#flush();
    this.#writeNotes();
    return this.#writer.finish();
  }

  #take(bytes: string): void {
    if (this.#group.place === 'colors') {
      for (const byte of bytes) if (byte === ';') this.#endColor();
      return;
    }
    if (this.#group.place !== 'text') return;
    const skipped = Math.min(this.#fallbacks, bytes.length);
    this.#fallbacks -= skipped;
    this.#bytes += bytes.slice(skipped);
  }

  #flush(): void {
    if (this.#bytes === '') return;
    const encoding = this.#encodings.get(this.#group.font) ?? this.#page;
    this.#write(decodeBytes(this.#bytes, encoding));
    this.#bytes = '';
  }

  #write(text: string): void {
    const group = this.#group;
    if (group.place !== 'text' || group.deleted) return;
    (group.note ?? this.#writer).write(text, group.hidden || this.#isUnseen(group));
  }

  #openNote(): void {
    const note = new TextWriter();
    this.#notes.push(note);
    this.#group.note = note;
  }

  #writeNotes(): void {
    for (const note of this.#notes.splice(0)) {
      this.#writer.breakLine();
      this.#writer.append(note.finish());
      this.#writer.breakLine();
    }
  }

  #isUnseen(group: Group): boolean {
    if (group.halfPoints < SMALLEST_POINTS * 2) return true;
    const color = this.#colors[group.color];
    const background = group.background === 0 ? WHITE : this.#colors[group.background];
    return Boolean(color && background && isUnreadableOn(color, background));
  }

  #symbol(symbol: string): void {
    if (symbol === '*') this.#group.ignorable = true;
    if (symbol === '~') this.#write(' ');
    if (symbol === '_') this.#write('-');
    if (symbol === '\n' || symbol === '\r') this.#write('\n');
    if ('\\{}'.includes(symbol)) this.#take(symbol);
  }

  #word(word: string, value: number | null): void {
    const group = this.#group;
    if (group.ignorable && !KEPT.has(word)) group.place = 'skipped';
    group.ignorable = false;
    if (SKIPPED.has(word)) group.place = 'skipped';
    if (word === 'fonttbl') group.place = 'fonts';
    if (word === 'colortbl') group.place = 'colors';
    if (word === 'listtext' || word === 'pntext') {
      this.#write('• ');
      group.place = 'skipped';
    }
    if (word === 'footnote' && group.place === 'text') this.#openNote();
    const symbol = SYMBOLS.get(word);
    if (symbol !== undefined) this.#write(symbol);
    else if (word === 'u') this.#unicode(value ?? 0);
    else this.#format(word, value);
    if (word === 'par' && group.note === null && group.place === 'text') this.#writeNotes();
  }

  /** `\u` holds a signed 16-bit number and is followed by a spelling for readers without Unicode. */
  #unicode(value: number): void {
    this.#write(String.fromCharCode(value & 0xffff));
    // Where nothing is written, nothing stands for it either.
    if (this.#group.place === 'text') this.#fallbacks = this.#group.fallbacks;
  }

  #format(word: string, value: number | null): void {
    const group = this.#group;
    const on = value !== 0;
    switch (word) {
      case 'plain':
        Object.assign(group, { hidden: false, color: 0, background: 0, halfPoints: 24 });
        return;
      case 'v':
        group.hidden = on;
        return;
      case 'deleted':
        group.deleted = on;
        return;
      case 'f':
        group.font = value ?? 0;
        return;
      case 'fs':
        group.halfPoints = value ?? 24;
        return;
      case 'cf':
        group.color = value ?? 0;
        return;
      case 'cb':
      case 'chcbpat':
      case 'highlight':
      case 'clcbpat':
      case 'cbpat':
        group.background = value ?? 0;
        return;
      case 'uc':
        group.fallbacks = value ?? 1;
        return;
      case 'ansicpg':
        this.#page = encodingOfPage(value ?? 1252);
        return;
      case 'fcharset': {
        const encoding = encodingOfCharset(value ?? 0);
        if (group.place === 'fonts' && encoding) this.#encodings.set(group.font, encoding);
        return;
      }
      default:
        this.#colorPart(word, value ?? 0);
    }
  }

  #colorPart(word: string, value: number): void {
    const index = ['red', 'green', 'blue'].indexOf(word);
    if (index < 0 || this.#group.place !== 'colors') return;
    this.#channel[index] = value;
    this.#colorSet = true;
  }

  /** An entry without channels is the automatic colour. */
  #endColor(): void {
    this.#colors.push(this.#colorSet ? this.#channel : null);
    this.#channel = [0, 0, 0];
    this.#colorSet = false;
  }
}
