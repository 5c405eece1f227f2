/** A text as it may stand in a message: nothing in it mentions anybody or becomes a link by itself. */
export function toSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Slack asks for less than 4,000 characters, after toSlack. */
const MOST = 3_900;

/** A text encoded for a message, truncated if it is too long, with `more` after the cut. */
export function fittedToSlack(text: string, more = ''): string {
  const whole = toSlack(text);
  if (whole.length <= MOST) return whole;
  const end = `…\n${toSlack(more)}`.trimEnd();
  let said = '';
  for (const sign of text) {
    const next = toSlack(sign);
    if (said.length + next.length + end.length > MOST) break;
    said += next;
  }
  return said + end;
}

/** A message as plain text: mentions and links in words, signs as they were typed. */
export function fromSlack(text: string): string {
  return text
    .replace(/<([^<>|]{1,3000})(?:\|([^<>]{0,3000}))?>/g, (_all, target: string, label?: string) =>
      wordsOf(target, label),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function wordsOf(target: string, label: string | undefined): string {
  if (target.startsWith('@')) return `@${label ?? 'somebody'}`;
  if (target.startsWith('#')) return `#${label ?? 'channel'}`;
  if (target.startsWith('!')) return label ?? `@${target.slice(1).split('^')[0]}`;
  const address = target.replace(/^mailto:/, '');
  return label === undefined || label === address ? address : `${label} (${address})`;
}
