import { z } from 'zod';
import { ReadJobDescription } from '../model/job-description';
import { matchFile } from './analytics';
import { endpoint } from './endpoint';

export const jobDescription = {
  read: endpoint({
    name: 'jobDescription.read',
    method: 'POST',
    path: '/api/v1/job-description/read',
    summary:
      'Read a document to the text of a job description; nothing is kept and nothing is charged',
    access: { kind: 'account', byKey: true },
    form: { fields: z.object({}), files: { file: matchFile } },
    ok: { status: 200, body: ReadJobDescription },
    errors: ['validation_error', 'file_too_large', 'unsupported_type'],
    noStore: true,
  }),
};
