import { readHtml } from '@candor/documents/html/read-html';
import { tidyText } from '@candor/documents/text/tidy-text';
import { AtsGone } from '../../ports/ats';
import type { Call, Caller } from './api';
import { Declined } from './refusal';
import { JobInfo, PostingInfo, PostingList, type PostingRow } from './wire';

/** Postings of one job say the same in several places; those after these are not looked at. */
const MOST_LOOKED_AT = 3;

/** A job's posting: the listed one, the newest of several, the next if that is empty; null if none has text. */
export async function readJobText(
  call: Call,
  jobId: string,
  caller: Caller,
): Promise<string | null> {
  const ids = await postingIds(call, jobId, caller);
  const ranked = ids.length > 1 ? await bestFirst(call, ids, caller) : ids;
  for (const id of ranked.slice(0, MOST_LOOKED_AT)) {
    const text = await textOf(call, id, caller);
    if (text !== null) return text;
  }
  return null;
}

async function postingIds(call: Call, id: string, caller: Caller): Promise<readonly string[]> {
  // A closed job's postings are unpublished, and still contain its text.
  const body = { id, includeUnpublishedJobPostingsIds: true };
  const job = await ifThere(call({ method: 'job.info', body, answer: JobInfo }, caller));
  return job?.results.jobPostingIds ?? [];
}

/** The list has the published ones only: the others come last. */
async function bestFirst(
  call: Call,
  ids: readonly string[],
  caller: Caller,
): Promise<readonly string[]> {
  const asked = { method: 'jobPosting.list', body: {}, answer: PostingList } as const;
  const { results } = await call(asked, caller);
  const published = results
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => Number(isListed(other)) - Number(isListed(one)) || at(other) - at(one))
    .map(({ id }) => id);
  return [...published, ...ids.filter((id) => !published.includes(id))];
}

const isListed = ({ isListed }: PostingRow) => isListed === true;
const at = ({ publishedDate, updatedAt }: PostingRow) =>
  (publishedDate ?? updatedAt)?.getTime() ?? 0;

async function textOf(call: Call, jobPostingId: string, caller: Caller): Promise<string | null> {
  const body = { jobPostingId };
  const asked = { method: 'jobPosting.info', body, answer: PostingInfo } as const;
  const posting = await ifThere(call(asked, caller));
  const { descriptionPlain, descriptionHtml } = posting?.results ?? {};
  return tidy(descriptionPlain) ?? tidy(descriptionHtml && plain(descriptionHtml));
}

function tidy(text: string | null | undefined): string | null {
  return tidyText({ text: text ?? '', hidden: [] }).text || null;
}

/** The mark says that it is UTF-8, whatever the page calls itself. */
function plain(html: string): string {
  return readHtml(Buffer.from(`\ufeff${html}`)).text;
}

/** null for what no longer exists, and what Ashby declines to show. */
async function ifThere<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AtsGone || error instanceof Declined) return null;
    throw error;
  }
}
