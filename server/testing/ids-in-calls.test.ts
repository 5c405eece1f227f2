import { randomUUID } from 'node:crypto';
import { endpoints } from '@candor/domain/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { isUuid } from '../db/is-uuid';
import { singleMatches } from '../db/schema';
import { startWorker } from '../worker';
import { createAssessment, invite } from './assessments';
import { batchOf, ended, resultsOf, submitCsv } from './batch-calls';
import { resumes } from './documents/make-csv';
import { aUser, type TestUser } from './factories';
import { SAMPLES } from './samples';
import { aScoredApplication } from './samples/ats';
import { type As, type TestApp, testApp } from './test-app';

let t: TestApp;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  t = await testApp();
  owner = await aUser(t.db, { plan: 'professional', isPartner: true });
  stranger = await aUser(t.db, { plan: 'professional', isPartner: true });
});
afterAll(() => t.close());

type Named = {
  /** Makes something that an account owns, and answers its id. */
  make: (of: TestUser) => Promise<string>;
  /** Calls with the id where the call takes it; everything else in the call is the caller's own. */
  call: (as: As, id: string, caller: TestUser) => ReturnType<As['post']>;
};

const sample =
  (name: string, param = 'id') =>
  async (of: TestUser) =>
    (await SAMPLES[name]?.(t, of))?.params[param] ?? '';
const erase =
  (field: string): Named['call'] =>
  (as, id) =>
    as.post('/api/people/erasure', { [field]: [id], confirm: true });
const AN_INVITATION = { candidate_name: 'Keeper Lund', job_title: 'Lamp keeper' };
const MORNING = { local_hour: 7, time_zone: 'UTC' };

/** The batches of the candidates that were made. */
const homeOf = new Map<string, string>();

/** Every place of the contract, besides paths, in which a call names something that an account owns. */
const NAMED: Readonly<Record<string, Named>> = {
  'insights.dashboard body batch_data.batch_job_id': {
    make: sample('batches.status'),
    call: (as, batch_job_id) =>
      as.post('/api/analytics/standard-dashboard-ai-insights', {
        dashboard_mode: 'batch',
        batch_data: { batch_job_id },
      }),
  },
  'reviews.share body candidate_ids': {
    make: async (of) => {
      const as = t.as(of);
      const worker = await startWorker(t.deps);
      const { batch_job_id: batch } = batchOf(await submitCsv(as, resumes(1)));
      await ended(as, batch);
      await worker.stop();
      const [person] = (await resultsOf(as, batch)).processed_items;
      const cid = person?.candidate_id_internal ?? '';
      homeOf.set(cid, batch);
      return cid;
    },
    call: async (as, cid, caller) => {
      const batch = caller === owner ? homeOf.get(cid) : await sample('batches.status')(caller);
      return as.post(`/api/v1/batch-jobs/${batch}/shares`, { candidate_ids: [cid] });
    },
  },
  'schedules.create body saved_source_id': {
    make: sample('savedSources.remove'),
    call: async (as, saved_source_id, caller) => {
      const batch_job_id = await sample('batches.status')(caller);
      return as.post('/api/v1/source-schedules', { saved_source_id, batch_job_id, ...MORNING });
    },
  },
  'schedules.create body batch_job_id': {
    make: sample('batches.status'),
    call: async (as, batch_job_id, caller) => {
      const saved_source_id = await sample('savedSources.remove')(caller);
      return as.post('/api/v1/source-schedules', { saved_source_id, batch_job_id, ...MORNING });
    },
  },
  'invitations.create body assessment_id': {
    make: (of) => createAssessment(t.as(of)),
    call: (as, assessment_id) =>
      as.post('/api/invitations/create-invitation', { ...AN_INVITATION, assessment_id }),
  },
  'people.erase body candidate_ids': {
    make: sample('batches.candidate', 'cid'),
    call: erase('candidate_ids'),
  },
  'people.erase body match_ids': {
    make: async (of) => {
      await t.as(of).form('/api/analytics/match', { candidate_text: KEEPER, job_text: KEEPER });
      const ofOwner = eq(singleMatches.userId, of.id);
      const [match] = await t.db.select().from(singleMatches).where(ofOwner);
      return match?.id ?? '';
    },
    call: erase('match_ids'),
  },
  'people.erase body invitation_codes': {
    make: async (of) => (await invite(t.as(of), AN_INVITATION)).invitation_code,
    call: erase('invitation_codes'),
  },
  'people.erase body application_ids': {
    make: (of) =>
      aScoredApplication(t, of, { name: 'Keeper Lund', email: 'keeper@example.com', text: KEEPER }),
    call: erase('application_ids'),
  },
  'support.send body ticket_id': {
    make: sample('support.status'),
    call: (as, ticket_id) =>
      as.post('/api/support/send-support-message', { ticket_id, message: 'Hello' }),
  },
  'audit.log query entity_id': {
    make: madeKey,
    call: (as, id) => as.get(`/api/audit-log?entity_id=${id}`),
  },
  'audit.export query entity_id': {
    make: madeKey,
    call: (as, id) => as.get(`/api/audit-log/export?format=csv&entity_id=${id}`),
  },
};

const KEEPER =
  'Lighthouse keeper. Keeps the lamp burning and the logbook up to date, in all weather.';

/** A key that the log of the account has an entry about. */
async function madeKey(of: TestUser): Promise<string> {
  return (await t.as(of).post('/api/keys', { name: randomUUID().slice(0, 20) })).json().id;
}

/** Names that are nobody's here: of another system, of a person at a device, or within what the path names. */
const NO_ROWS: readonly RegExp[] = [
  /^(accounts|secondFactor|passkeys|proof|integrations)\./,
  /^billing\..* price_id$/,
  /requirement_ids?$/,
  /^assessments\..* milestones\./,
  /(ashby|greenhouse)_assessment_id$/,
  /^invitations\.known /,
  // A program says whom it speaks for, and where: both are answered from its token.
  /^support\.\w+ body (user_id|channel_id)$/,
  // Under a key of its own: the tests of what each system sends.
  /^atsPartner\./,
];

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Where a schema has a field that names something. */
function idsIn(schema: Schema, at = ''): string[] {
  const below = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inside = [...below, ...(schema.allOf ?? [])].flatMap((one) => (one ? idsIn(one, at) : []));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const place = at === '' ? name : `${at}.${name}`;
    return /(^|_)(ids?|codes?)$/.test(name) ? [place] : idsIn(field, place);
  });
  return [...new Set([...fields, ...inside])];
}

const places = endpoints.flatMap((endpoint) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = part in endpoint ? endpoint[part as keyof typeof endpoint] : null;
    if (!(schema instanceof z.ZodType)) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return idsIn(json as Schema).map((place) => `${endpoint.name} ${part} ${place}`);
  }),
);

test('every place in which a call names something is in the table, or names nothing that anybody owns', () => {
  const owned = places.filter((place) => !NO_ROWS.some((pattern) => pattern.test(place)));
  expect(owned.sort()).toEqual(Object.keys(NAMED).sort());
});

test.each(Object.entries(NAMED))(
  '%s finds nothing of another account, exactly as if it did not exist',
  async (_place, { make, call }) => {
    const theirs = await make(owner);
    const shown = async (id: string, caller: TestUser) => {
      const reply = await call(t.as(caller), id, caller);
      const {
        request_id: _id,
        generated_at: _at,
        ...body
      } = isJson(reply) ? reply.json() : { text: reply.body };
      // What is said about an id may name it.
      return `${reply.statusCode} ${JSON.stringify(body).replaceAll(id, 'that')}`;
    };
    const foreign = await shown(theirs, stranger);
    const missing = await shown(nobodys(theirs), stranger);
    expect(foreign).toBe(missing);
    // Its owner gets something else, or the comparison says nothing.
    expect(await shown(theirs, owner)).not.toBe(missing);
  },
);

function isJson({ headers }: { headers: Record<string, unknown> }): boolean {
  return String(headers['content-type']).includes('json');
}

/** An id of the same form. */
function nobodys(id: string): string {
  if (isUuid(id)) return randomUUID();
  return id.slice(0, 4) + [...id.slice(4)].reverse().join('');
}
