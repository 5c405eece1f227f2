import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { SampleInput } from './call-samples';
import { jsonSchemaOf } from './json-schema';
import { matchSampleInput } from './match-sample';
import { sampleValue } from './sample-value';

/** What a browser hands over of a passkey, shortened: each is base64url. */
const CREDENTIAL = { id: 'q83vEjRWeJA', rawId: 'q83vEjRWeJA', type: 'public-key' };

/** An assessment of one step. */
const ASSESSMENT = {
  ...{ title: 'Work with data', job_title: 'Data Engineer', company: 'Harbour Works' },
  contact_email: 'people@example.com',
  job_description_text: 'Data Engineer. You build pipelines in Python and PostgreSQL.',
  milestones: [
    {
      ...{ id: 's1', title: 'Pipelines', intro: '', minutes: 5, points: 100 },
      requirements: [{ id: 'r1', text: 'Python' }],
      tasks: [
        {
          ...{ id: 't1', kind: 'text', prompt: 'Describe a pipeline that you built.' },
          ...{ choices: null, required: true },
        },
      ],
    },
  ],
  ...{ time_limit_minutes: null, show_result: false },
};

/** Calls whose sample needs more sense than their types have. */
const CHOSEN: Readonly<Record<string, SampleInput>> = {
  'analytics.match': matchSampleInput,
  'batches.submit': {
    fields: { job_description_text: '<job.txt', input_type: 'zip_file' },
    files: { candidate_source_file: 'resumes.zip' },
  },
  'batches.replaceDocument': {
    params: { id: 'batch-0001', cid: 'candidate-0001' },
    files: { candidate_file: 'resume.pdf' },
  },
  'jobDescription.read': { files: { file: 'job.docx' } },
  'users.updateProfile': { body: { full_name: 'Odile Brandt' } },
  'people.erase': {
    body: { candidate_ids: ['5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16'], confirm: true },
  },
  'staff.change': {
    params: { id: 'user-0001' },
    body: { invitation_credits: 10, reason: 'Agreed with its owner' },
  },
  'invitations.create': { body: { ashby_assessment_id: 'assessment-0001' } },
  'invitations.known': {
    body: { ashby_assessment_id: 'assessment-0001', candidate_emails: ['ada@example.com'] },
  },
  'invitations.extend': { params: { id: 'invitation-0001' }, body: { days: 7 } },
  'assessments.create': { body: ASSESSMENT },
  'assessments.change': { params: { id: 'assessment-0001' }, body: ASSESSMENT },
  'candidateAssessment.request': {
    params: { code: 'invitation-0001' },
    body: { kind: 'question', message: 'May I use a calculator?' },
  },
  'passkeys.add': {
    body: {
      name: 'Phone',
      credential: {
        ...CREDENTIAL,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2Nmb',
        },
      },
    },
  },
  'passkeys.rename': { params: { id: 'passkey-0001' }, body: { name: 'Old phone' } },
  'passkeys.remove': { params: { id: 'passkey-0001' } },
  'passkeys.signIn': {
    body: {
      credential: {
        ...CREDENTIAL,
        response: {
          ...{ clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0', authenticatorData: 'SZYN5Yg' },
          ...{ signature: 'MEUCIQDx', userHandle: 'ZjJh' },
        },
      },
    },
  },
  'accounts.login': { body: { email: 'you@example.com', password: 'your password' } },
};

/** What the sample of a call sends: required fields only, with plain values. */
export function sampleInputOf(endpoint: EndpointSpec): SampleInput {
  const chosen = CHOSEN[endpoint.name];
  if (chosen) return chosen;
  const { params, body } = endpoint;
  return {
    ...(params && { params: textsOf(sampleValue(jsonSchemaOf(params, 'input'), '')) }),
    ...(body && { body: sampleValue(jsonSchemaOf(body, 'input'), '') }),
  };
}

/** A sample response of the call, as JSON text; null if it returns no JSON. */
export function sampleAnswerOf({ ok }: EndpointSpec): string | null {
  if (!('body' in ok)) return null;
  const value = sampleValue(jsonSchemaOf(ok.body, 'output'), '', true);
  return JSON.stringify(value, null, 2);
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, entry]) => [name, String(entry)]),
  );
}
