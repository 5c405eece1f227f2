import { readHtml } from '@candor/documents/html/read-html';
import { tidyText } from '@candor/documents/text/tidy-text';
import type { JobPostRow } from './wire';

/** What a job's posting says as plain text: the one that candidates see, the newest of several; null where none says anything. */
export function textOf(posts: readonly JobPostRow[]): string | null {
  const texts = posts
    .filter(({ active }) => active !== false)
    .sort((one, other) => rankOf(other) - rankOf(one) || publishedAt(other) - publishedAt(one))
    .map(({ content }) => plain(content ?? ''));
  return texts.find((text) => text !== '') ?? null;
}

const rankOf = ({ live, internal }: JobPostRow) => (live ? 2 : 0) + (internal ? 0 : 1);

function publishedAt({ first_published_at, updated_at, created_at }: JobPostRow): number {
  return (first_published_at ?? updated_at ?? created_at)?.getTime() ?? 0;
}

/** Some postings come with their signs written as entities, so that the whole page is a text of another. */
function plain(html: string): string {
  return !html.includes('<') && html.includes('&lt;') ? read(read(html)) : read(html);
}

function read(html: string): string {
  // A posting is shown in a page of Greenhouse's: styles of its own say nothing there, nor does anything here.
  const unstyled = html.replace(/<(\/?)style/gi, '<$1script');
  // The mark says that it is UTF-8, whatever it names itself.
  return tidyText(readHtml(Buffer.from(`\ufeff${unstyled}`))).text;
}
