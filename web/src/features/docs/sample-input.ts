import type { EndpointSpec } from '@candor/domain/api/endpoint';
import type { z } from 'zod';
import type { SampleInput } from './call-samples';
import { jsonSchemaOf } from './json-schema';
import { matchSampleInput } from './match-sample';
import { sampleId, sampleValue } from './sample-value';

/** What a browser hands over of a passkey, shortened: each is base64url. */
const CREDENTIAL = { id: 'q83vEjRWeJA', rawId: 'q83vEjRWeJA', type: 'public-key' };

/** An assessment of one step. */
const ASSESSMENT = {
  title: 'Work with data',
  job_title: 'Data Engineer',
  company: 'Harbour Works',
  contact_email: 'people@example.com',
  job_description_text: 'Data Engineer. You build pipelines in Python and PostgreSQL.',
  milestones: [
    {
      id: 's1',
      title: 'Pipelines',
      intro: '',
      minutes: 5,
      points: 100,
      requirements: [{ id: 'r1', text: 'Python' }],
      tasks: [
        {
          id: 't1',
          kind: 'text',
          prompt: 'Describe a pipeline that you built.',
          choices: null,
          required: true,
        },
      ],
    },
  ],
  time_limit_minutes: null,
  show_result: false,
};

/** A folder of Google Drive, by the last part of its address. */
const FOLDER = {
  input_type: 'google_drive',
  source_config: { folder_id: '1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1u' },
};

/** A term that an account teaches. */
const TERM = { name: 'Harbour pilotage', aliases: ['pilot boarding'] };

/** Calls whose sample needs more sense than their types have. */
const CHOSEN: Readonly<Record<string, SampleInput>> = {
  'analytics.match': matchSampleInput,
  'batches.submit': {
    fields: { job_description_text: '<job.txt', input_type: 'zip_file' },
    files: { candidate_source_file: 'resumes.zip' },
  },
  'batches.replaceDocument': {
    files: { candidate_file: 'resume.pdf' },
  },
  'jobDescription.read': { files: { file: 'job.docx' } },
  'batches.jobRequirements': {
    body: { job_description_text: 'Data Engineer. You build pipelines in Python and PostgreSQL.' },
  },
  'batches.saveRubric': {
    body: {
      lines: [
        {
          requirement_ids: ['r1'],
          text: 'Python',
          kind: 'skill',
          importance: 'must',
          weight: 3,
        },
      ],
    },
  },
  // The first decision about somebody has no revision to build on.
  'reviews.decide': { body: { decision: 'shortlist' }, without: 'If-Match' },
  'reviews.feedback': { body: { requirement_id: 'r1', kind: 'wrong_evidence' } },
  'reviews.share': { body: { candidate_ids: ['candidate-0001'] } },
  'sources.test': { body: FOLDER },
  'savedSources.save': { body: { ...FOLDER, name: 'Applications' } },
  'keys.create': { body: { name: 'Nightly import' } },
  'terms.add': { body: TERM },
  'terms.change': { body: TERM },
  'terms.import': { body: { terms: [TERM] } },
  'proof.give': { body: { password: 'your password' } },
  'atsPartner.greenhouseSend': {
    body: {
      partner_test_id: 'assessment-0001',
      candidate: { first_name: 'Odile', last_name: 'Brandt', email: 'odile@example.com' },
      url: 'https://app.greenhouse.io/integrations/testing_partners/take_home_tests/1',
    },
  },
  'users.updateProfile': { body: { full_name: 'Odile Brandt' } },
  'people.erase': {
    body: { candidate_ids: ['5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16'], confirm: true },
  },
  'staff.change': {
    body: { invitation_credits: 10, reason: 'Agreed with its owner' },
  },
  'invitations.create': { body: { ashby_assessment_id: 'assessment-0001' } },
  'invitations.known': {
    body: { ashby_assessment_id: 'assessment-0001', candidate_emails: ['ada@example.com'] },
  },
  'invitations.extend': { body: { days: 7 } },
  'assessments.create': { body: ASSESSMENT },
  'assessments.change': { body: ASSESSMENT },
  'candidateAssessment.request': {
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
  'passkeys.rename': { body: { name: 'Old phone' } },
  'passkeys.signIn': {
    body: {
      credential: {
        ...CREDENTIAL,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
          authenticatorData: 'SZYN5Yg',
          signature: 'MEUCIQDx',
          userHandle: 'ZjJh',
        },
      },
    },
  },
  'accounts.login': { body: { email: 'you@example.com', password: 'your password' } },
};

/** What the sample of a call sends: required fields only, with plain values. */
export function sampleInputOf(endpoint: EndpointSpec): SampleInput {
  const { path, params, query, body } = endpoint;
  return {
    ...(params && { params: { ...textsOf(requiredOf(params)), ...namesIn(path) } }),
    ...(query && { query: textsOf(requiredOf(query)) }),
    ...(body && { body: requiredOf(body) }),
    ...CHOSEN[endpoint.name],
  };
}

/** The ids in a path, each named by what it stands behind, as in `/invitations/invitation-0001`, and the code of a link. */
function namesIn(path: string): Record<string, string> {
  const found = path.matchAll(/([\w-]+)\/:(id|cid|\w+_id)\b/g);
  const ids = [...found].map(([, behind = '', name = '']) => [
    name,
    sampleId(behind.replace(/^of-/, '').replace(/s$/, '')),
  ]);
  return { code: 'the-code-of-the-link', ...Object.fromEntries(ids) };
}

function requiredOf(schema: z.ZodType): unknown {
  return sampleValue(jsonSchemaOf(schema, 'input'), '');
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
