import { z } from 'zod';
import { ReadJobDescription } from '../model/job-description';
import { matchFile } from './analytics';
import { endpoint } from './endpoint';

export const jobDescription = {
  read: endpoint({
    name: 'jobDescription.read',
    method: 'POST',
    path: '/api/v1/job-description/read',
    summary: 'Extract the text of a job description from a document; nothing is stored or charged',
    access: { kind: 'account', byKey: true },
    form: { fields: z.object({}), files: { file: matchFile } },
    ok: { status: 200, body: ReadJobDescription },
    errors: ['validation_error', 'file_too_large', 'unsupported_type'],
    noStore: true,
  }),
};
