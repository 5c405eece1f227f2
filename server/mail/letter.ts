import type { Mail } from '../ports/mailer';

/** A short mail: what it is about, paragraphs, and the one thing to do. */
export type Letter = {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small print below. */
  note: string;
};

/** Writes a letter as text and as a plain page that every mail reader can show. */
export function writeLetter({ to, subject, paragraphs, action, note }: Letter): Mail {
  const lines = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    '-- ',
    note,
  ];
  return {
    to,
    subject: oneLine(subject),
    text: `${lines.join('\n\n')}\n`,
    html: page({ subject, paragraphs, action, note }),
  };
}

/** A line break inside a subject would begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

type Page = Pick<Letter, 'subject' | 'paragraphs' | 'note'> & { action: Letter['action'] };

/** As on the pages, by day. */
const COLOUR = {
  ground: '#fbfaf8',
  paper: '#fff',
  line: '#e0deda',
  ink: '#1e1a16',
  quiet: '#6e6862',
  link: '#5639b1',
} as const;

/** Long words, such as addresses, must not widen the page of a phone. */
const BREAKS = 'overflow-wrap:break-word;word-break:break-word';
const SMALL = `font-size:13px;color:${COLOUR.quiet};${BREAKS}`;

/** Mail readers know tables and inline styles, little else. */
function page({ subject, paragraphs, action, note }: Page): string {
  const text = `font:16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif;color:${COLOUR.ink}`;
  const body = paragraphs
    .map((words) => `<p style="margin:0 0 16px;${BREAKS}">${withLines(words)}</p>`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${COLOUR.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${COLOUR.paper};border:1px solid ${COLOUR.line};border-radius:12px">
<tr><td style="padding:32px;${text}">
<p style="margin:0 0 24px;font-size:14px;font-weight:600">Candor</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;${BREAKS}">${escapeHtml(subject)}</h1>
${body}${action ? button(action) : ''}
<p style="margin:24px 0 0;${SMALL}">${withLink(note)}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

function button({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOUR.ink};color:#fff;text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>
<p style="margin:0;${SMALL}">Or open this address: ${escapeHtml(url)}</p>`;
}

/** Somebody's own words keep their lines. */
function withLines(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>');
}

/** An address at the end of the small print is ours. Anywhere else it may be somebody's who wants it to be followed. */
function withLink(note: string): string {
  return escapeHtml(note).replace(
    /https?:\/\/\S+$/u,
    (url) => `<a href="${url}" style="color:${COLOUR.link}">${url}</a>`,
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
