import type { PdfPage } from './load-pdfjs';

const MAIL = /^mailto:([^\s@?,;<>"]+@[^\s@?,;<>"]+\.[^\s@?,;<>".]{2,})/i;
const CALL = /^tel:(\+?[\d().\s-]{7,24})$/i;
const LONGEST_URL = 500;
/** A page of one person has fewer links than this; a page of a million of them holds nobody up. */
const LOOKED_AT = 200;
/** More of them on one page are not how to reach one person. */
const MOST = 4;
/** A number is shown with or without what its country and its town begin with. */
const LAST_DIGITS = 7;

/**
 * The addresses for mail and calls that a page links to and does not show: many resumes have a sign in their place. Each once, in the
 * order of the page.
 */
export async function linkedAddresses(page: PdfPage, shown: string): Promise<string[]> {
  const annotations: readonly unknown[] = await page.getAnnotations({ intent: 'display' });
  const found: string[] = [];
  for (const annotation of annotations.slice(0, LOOKED_AT)) {
    const address = addressOf(urlOf(annotation));
    if (address === null || isShown(address, [shown, ...found].join('\n'))) continue;
    found.push(address);
    if (found.length === MOST) break;
  }
  return found;
}

function urlOf(annotation: unknown): string {
  if (typeof annotation !== 'object' || annotation === null) return '';
  const url: unknown = 'unsafeUrl' in annotation ? annotation.unsafeUrl : null;
  return typeof url === 'string' ? url.slice(0, LONGEST_URL) : '';
}

function addressOf(url: string): string | null {
  const plain = url.replaceAll('%20', ' ').replaceAll('%40', '@');
  return MAIL.exec(plain)?.[1] ?? CALL.exec(plain)?.[1]?.trim() ?? null;
}

/** A number is the same however its digits are parted. */
function isShown(address: string, shown: string): boolean {
  if (address.includes('@')) return shown.toLowerCase().includes(address.toLowerCase());
  return digitsOf(shown).includes(digitsOf(address).slice(-LAST_DIGITS));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
