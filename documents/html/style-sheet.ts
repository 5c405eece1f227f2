import { UnreadableError } from '../problem';
import { piecesOf } from '../text/delimited';
import { plainRules } from './plain-rules';
import { parseDeclarations, type Style } from './style';

type Rule = {
  tag: string | null;
  id: string | null;
  classes: string[];
  style: Style;
  /** Its place among all rules of the document. */
  order: number;
};

/** Rules tried and declarations applied in one document; pages with a framework's whole sheet stay a hundred times below. */
const MOST_WORK = 5_000_000;

const TOO_MANY_RULES =
  'This page has more styles than can be read; save it as a PDF and upload that.';

/** The key of rules that select every element. */
const ANY = '*';

/** What an element tells a selector. */
export type Selectable = { tag: string; id: string | null; classes: ReadonlySet<string> };

/**
 * The rules of a document's `<style>` elements, as far as they select by tag, class and id alone.
 * Anything more (children, states, media) is left out: to call text hidden needs certainty.
 */
export class StyleSheet {
  /** By the narrowest mark that an element needs for them, as browsers find theirs. */
  readonly #rules = new Map<string, Rule[]>();
  #count = 0;
  #work = 0;

  /** Adds the content of one `<style>` element. */
  add(css: string): void {
    for (const { selectors, body } of plainRules(withoutComments(css))) {
      const style = parseDeclarations(body);
      for (const selector of selectors.split(',')) this.#addRule(selector.trim(), style);
    }
  }

  /**
   * Declarations that apply to an element, later rules over earlier ones.
   *
   * @throws UnreadableError `too_large` for so many rules and elements that it would take minutes.
   */
  styleOf(element: Selectable): Style {
    const style = new Map<string, string>();
    for (const rule of this.#rulesFor(element)) {
      this.#spend(rule.style.size);
      for (const [name, value] of rule.style) style.set(name, value);
    }
    return style;
  }

  #rulesFor(element: Selectable): Rule[] {
    const found: Rule[] = [];
    for (const key of keysOf(element)) {
      const rules = this.#rules.get(key) ?? [];
      this.#spend(rules.length);
      for (const rule of rules) if (matches(rule, element)) found.push(rule);
    }
    return found.sort((a, b) => a.order - b.order);
  }

  #spend(work: number): void {
    this.#work += work;
    if (this.#work <= MOST_WORK) return;
    throw new UnreadableError('too_large', { message: TOO_MANY_RULES });
  }

  #addRule(selector: string, style: Style): void {
    const parts = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(selector);
    if (!parts || selector === '') return;
    const marks = parts[2]?.match(/[.#][\w-]+/g) ?? [];
    const rule: Rule = {
      tag: parts[1]?.toLowerCase() ?? null,
      id: marks.find((mark) => mark.startsWith('#'))?.slice(1) ?? null,
      classes: marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1)),
      style,
      order: this.#count,
    };
    this.#count += 1;
    const key = keyOf(rule);
    const known = this.#rules.get(key);
    if (known) known.push(rule);
    else this.#rules.set(key, [rule]);
  }
}

function keyOf({ tag, id, classes }: Rule): string {
  if (id !== null) return `#${id}`;
  const [first] = classes;
  return first === undefined ? (tag ?? ANY) : `.${first}`;
}

function keysOf({ tag, id, classes }: Selectable): string[] {
  const own = id === null ? [] : [`#${id}`];
  return [...own, ...[...classes].map((name) => `.${name}`), tag, ANY];
}

function withoutComments(css: string): string {
  return piecesOf(css, '/*', '*/')
    .filter(({ inside }) => !inside)
    .map(({ text }) => text)
    .join('');
}

function matches(rule: Rule, element: Selectable): boolean {
  if (rule.tag !== null && rule.tag !== element.tag) return false;
  if (rule.id !== null && rule.id !== element.id) return false;
  return rule.classes.every((name) => element.classes.has(name));
}
