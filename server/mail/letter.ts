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

/** Mail readers know tables and inline styles, little else. */
function page({ subject, paragraphs, action, note }: Page): string {
  const text = 'font:16px/1.5 -apple-system,Segoe UI,Helvetica,Arial,sans-serif;color:#1f2430';
  const body = paragraphs
    .map((words) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5f6f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border:1px solid #e3e6ec;border-radius:12px">
<tr><td style="padding:32px;${text}">
<p style="margin:0 0 24px;font-size:14px;font-weight:600;letter-spacing:.02em;color:#4f46e5">Candor</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${body}${action ? button(action) : ''}
<p style="margin:24px 0 0;font-size:13px;color:#667085">${escapeHtml(note)}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

function button({ label, url }: { label: string; url: string }): string {
  const look =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#4f46e5;color:#fff;text-decoration:none;font-weight:600';
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#667085;word-break:break-all">Or open this address: ${escapeHtml(url)}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
