import { z } from 'zod';
import {
  type AtsApplicant,
  type AtsCredentials,
  AtsGone,
  type AtsLookedUp,
  AtsUnavailable,
} from '../../ports/ats';
import type { Answer } from '../outgoing/ask-ats';
import type { Patience } from '../outgoing/patience';
import { contentOf } from './answer';
import type { Harvest, Resource } from './api';
import { nextPage } from './next-page';
import { readResume } from './resume';
import { AttachmentRow, CandidateRow } from './wire';

const PEOPLE = 'https://app.greenhouse.io/people';

/** `own` is the origin of Greenhouse's API, which may lie anywhere. */
type Way = { harvest: Harvest; own: string; patience: Patience };
type Caller = { credentials: AtsCredentials; signal: AbortSignal };

/**
 * Reads the people of these applications and their attachments, in one call each, because a window has room for few
 * calls.
 */
export async function lookUp(
  { harvest, own, patience }: Way,
  of: readonly AtsApplicant[],
  caller: Caller,
): Promise<AtsLookedUp> {
  const listed = (ids: readonly string[]) => [...new Set(ids)].join(',');
  const people = await everyRow(
    harvest,
    {
      resource: 'candidates',
      query: { ids: listed(of.map(({ candidateId }) => candidateId)) },
      row: CandidateRow,
    },
    caller,
  );
  const attachments = await everyRow(
    harvest,
    {
      resource: 'attachments',
      query: { application_ids: listed(of.map(({ applicationId }) => applicationId)) },
      row: AttachmentRow,
    },
    caller,
  );
  return async (_credentials, { applicationId, candidateId }, signal) => {
    const person = people.find(({ id }) => id === candidateId);
    if (!person) throw new AtsGone();
    return {
      name: nameOf(person),
      email: person.email_addresses?.find(({ value }) => value !== null)?.value ?? null,
      profileUrl: `${PEOPLE}/${candidateId}`,
      resume: await readResume(
        attachments.filter(({ application_id, candidate_id }) =>
          application_id ? application_id === applicationId : candidate_id === candidateId,
        ),
        { own, patience },
        signal,
      ),
    };
  };
}

type Asked<Row extends z.ZodType> = {
  resource: Resource;
  query: Readonly<Record<string, string>>;
  row: Row;
};

/** A list to its end: somebody may have attached more than fits on a page. */
async function everyRow<Row extends z.ZodType>(
  { urlOf, get }: Harvest,
  { resource, query, row }: Asked<Row>,
  { credentials, signal }: Caller,
): Promise<z.infer<Row>[]> {
  const found: z.infer<Row>[] = [];
  const seen = new Set<string>();
  let url: URL | null = urlOf(resource, { ...query, per_page: '500' });
  while (url !== null) {
    // The same page again would be read for ever.
    if (seen.has(url.href)) throw new AtsUnavailable();
    seen.add(url.href);
    const answer: Answer = await get(resource, url, credentials, signal);
    found.push(...contentOf(answer, z.array(row)));
    url = nextPage(answer.headers.get('link'), url);
  }
  return found;
}

function nameOf({ preferred_name, first_name, last_name }: CandidateRow): string | null {
  const parts = [first_name, last_name].filter((part) => part !== null);
  return preferred_name ?? (parts.join(' ') || null);
}
