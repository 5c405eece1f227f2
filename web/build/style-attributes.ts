/**
 * The content security policy allows style sheets of ours and no style attributes. Replaces each attribute by a name and
 * notes the rule for that name in `styles`, from rule to name.
 */
export function withoutStyleAttributes(html: string, styles: Map<string, string>): string {
  return html.replace(/ style="([^"]*)"/g, (_, rule: string) => {
    const name = styles.get(rule) ?? String(styles.size + 1);
    styles.set(rule, name);
    return ` data-style="${name}"`;
  });
}

/** The style sheet with every noted rule. */
export function styleSheetOf(styles: ReadonlyMap<string, string>): string {
  return [...styles].map(([rule, name]) => `[data-style="${name}"]{${rule}}`).join('\n');
}
