import { piecesOf } from '../text/delimited';
import { plainRules } from './plain-rules';
import { parseDeclarations, type Style } from './style';

type Rule = { tag: string | null; id: string | null; classes: string[]; style: Style };

/** What an element tells a selector. */
export type Selectable = { tag: string; id: string | null; classes: ReadonlySet<string> };

/**
 * The rules of a document's `<style>` elements, as far as they select by tag, class and id alone.
 * Anything more (children, states, media) is left out: to call text hidden needs certainty.
 */
export class StyleSheet {
  readonly #rules: Rule[] = [];

  /** Adds the content of one `<style>` element. */
  add(css: string): void {
    for (const { selectors, body } of plainRules(withoutComments(css))) {
      const style = parseDeclarations(body);
      for (const selector of selectors.split(',')) this.#addRule(selector.trim(), style);
    }
  }

  /** Declarations that apply to an element, later rules over earlier ones. */
  styleOf(element: Selectable): Style {
    const style = new Map<string, string>();
    for (const rule of this.#rules) {
      if (!matches(rule, element)) continue;
      for (const [name, value] of rule.style) style.set(name, value);
    }
    return style;
  }

  #addRule(selector: string, style: Style): void {
    const parts = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(selector);
    if (!parts || selector === '') return;
    const marks = parts[2]?.match(/[.#][\w-]+/g) ?? [];
    this.#rules.push({
      tag: parts[1]?.toLowerCase() ?? null,
      id: marks.find((mark) => mark.startsWith('#'))?.slice(1) ?? null,
      classes: marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1)),
      style,
    });
  }
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
