import { z } from 'zod';
import { type Ats, AtsGone } from '../../ports/ats';
import type { GreenhouseSettings } from '../../settings/ats';
import type { Patience } from '../outgoing/patience';
import type { Harvest } from './api';
import { readResume } from './resume';
import { AttachmentRow, CandidateRow } from './wire';

const PEOPLE = 'https://app.greenhouse.io/people';

/** Reads whose application it is, with the document that it is scored by. */
export function candidateReader(
  { rows }: Harvest,
  { apiBase }: GreenhouseSettings,
  patience: Patience,
): Ats['candidate'] {
  const own = new URL(apiBase).origin;
  return async (credentials, { applicationId, candidateId }, signal) => {
    const people = { resource: 'candidates', query: { ids: candidateId } } as const;
    const found = await rows({ ...people, rows: z.array(CandidateRow) }, credentials, signal);
    const person = found.find(({ id }) => id === candidateId);
    if (!person) throw new AtsGone();
    const query = { application_ids: applicationId, per_page: '500' };
    const files = { resource: 'attachments', query, rows: z.array(AttachmentRow) } as const;
    const attachments = await rows(files, credentials, signal);
    return {
      name: nameOf(person),
      email: person.email_addresses?.find(({ value }) => value !== null)?.value ?? null,
      profileUrl: `${PEOPLE}/${candidateId}`,
      resume: await readResume(
        attachments.filter(
          ({ application_id }) => (application_id ?? applicationId) === applicationId,
        ),
        { own, patience },
        signal,
      ),
    };
  };
}

function nameOf({ preferred_name, first_name, last_name }: CandidateRow): string | null {
  const parts = [first_name, last_name].filter((part) => part !== null);
  return preferred_name ?? (parts.join(' ') || null);
}
