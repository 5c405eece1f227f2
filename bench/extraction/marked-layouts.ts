import type { Resume } from '../corpus/resume';

/** RTF as word processors write it: a paragraph a line, signs beyond ASCII by their code. */
export function plainRtf({ text }: Resume): Buffer {
  const body = text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0)}?`)
    .replaceAll('\n', '\\par\n');
  return Buffer.from(`{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs20 ${body}}`);
}

/** A web page of headings, lists and paragraphs. */
export function pageOf({ name, text }: Resume): Buffer {
  const body = text.split('\n').map((line) => {
    const words = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    if (/^[A-Z]+$/.test(line)) return `<h2>${words}</h2>`;
    if (line.startsWith('- ')) return `<ul><li>${words.slice(2)}</li></ul>`;
    return line === '' ? '' : `<p class="line">${words}</p>`;
  });
  const style = '<style>.line{color:#333;font-size:11pt} h2{color:#024}</style>';
  const head = `<head><meta charset="utf-8"><title>${name}</title>${style}</head>`;
  return Buffer.from(`<!DOCTYPE html><html>${head}<body>${body.join('\n')}</body></html>`);
}

/** Markdown with headings and bold words. */
export function bulletedMarkdown({ name, text }: Resume): Buffer {
  const lines = text.split('\n').map((line) => {
    if (line === name) return `# ${line}`;
    return line.replace(/^([A-Z]+)$/, '## $1').replace(/^([^-|#].*?), /, '**$1**, ');
  });
  return Buffer.from(lines.join('\n'));
}
