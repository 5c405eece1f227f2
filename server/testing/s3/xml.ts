/** Text inside an element. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An element with text. */
export function element(name: string, content: string | number | boolean): string {
  return `<${name}>${escaped(`${content}`)}</${name}>`;
}

/** An element around elements. */
export function group(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

/** A whole document. */
export function documentOf(root: string, inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`;
}
