import type { StartedAssessments } from './assessments';
import type { Files } from './files';
import type { Lists } from './lists';
import { declined, invalid, unpermitted } from './refusal';
import { showApplication, showCandidate, showJob, showPosting, showPostingInfo } from './show';
import type { AshbyJob, AshbyWorld } from './world';

type Asked = Readonly<Record<string, unknown>>;

/** The state behind the calls. */
export type Account = {
  world: AshbyWorld;
  lists: Lists;
  files: Files;
  started: StartedAssessments;
  origin: string;
  scopes: ReadonlySet<string>;
};

type Method = { scope: string; answer(account: Account, asked: Asked): object };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const JOB_STATES = ['Draft', 'Open', 'Closed', 'Archived'];
const APPLICATION_STATES = ['Active', 'Archived', 'Hired', 'Lead'];

const METHODS: Record<string, Method> = {
  'apiKey.info': {
    scope: 'apiKeys:read',
    answer: ({ scopes }) => ({
      results: { title: 'Candor', createdAt: '2026-03-01T09:00:00.000Z', scopes: [...scopes] },
    }),
  },
  'job.list': {
    scope: 'jobs:read',
    answer: ({ world, lists }, asked) => {
      const states = listOf(asked.status, JOB_STATES, 'status') ?? JOB_STATES.slice(1);
      const fits = ({ id, status }: AshbyJob) => world.isVisible(id) && states.includes(status);
      const rows = [...world.jobs.values()].filter(fits);
      const { items, rest } = lists.page('job.list', asked, rows, world.revision);
      return { results: items.map((job) => showJob(world, job)), ...rest };
    },
  },
  'job.info': {
    scope: 'jobs:read',
    answer: ({ world }, asked) => {
      const job = world.jobs.get(uuidIn(asked, 'id'));
      if (!job || job.confidential) throw declined('job_not_found');
      const withUnpublished = asked.includeUnpublishedJobPostingsIds === true;
      return { results: showJob(world, job, { withUnpublished }) };
    },
  },
  'jobPosting.list': {
    scope: 'jobs:read',
    answer: ({ world }, { listedOnly = false }) => {
      const shown = [...world.postings.values()].filter(
        ({ jobId, isListed, isPublished }) =>
          isPublished && world.isVisible(jobId) && (isListed || listedOnly !== true),
      );
      return { results: shown.map(showPosting) };
    },
  },
  'jobPosting.info': {
    scope: 'jobs:read',
    answer: ({ world }, asked) => {
      const posting = world.postings.get(uuidIn(asked, 'jobPostingId'));
      if (!posting || !world.isVisible(posting.jobId)) throw declined('job_posting_not_found');
      return { results: showPostingInfo(posting) };
    },
  },
  'application.list': {
    scope: 'candidates:read',
    answer: ({ world, lists }, asked) => {
      const states = listOf(asked.status, APPLICATION_STATES, 'status') ?? APPLICATION_STATES;
      const jobId = asked.jobId === undefined ? null : uuidIn(asked, 'jobId');
      const after = momentIn(asked, 'createdAfter');
      const rows = [...world.applications.values()].filter(
        (one) =>
          world.isVisible(one.jobId) &&
          states.includes(one.status) &&
          (jobId === null || one.jobId === jobId) &&
          one.createdAt.getTime() > after,
      );
      const { items, rest } = lists.page('application.list', asked, rows, world.revision);
      return { results: items.map((one) => showApplication(world, one)), ...rest };
    },
  },
  'candidate.info': {
    scope: 'candidates:read',
    answer: ({ world }, asked) => {
      const candidate = world.candidates.get(uuidIn(asked, 'id'));
      if (!candidate) throw declined('candidate_not_found');
      return { results: showCandidate(world, candidate) };
    },
  },
  'assessment.update': {
    scope: 'candidates:write',
    answer: ({ started }, asked) => {
      started.update(asked);
      return { results: {} };
    },
  },
  'file.info': {
    scope: 'candidates:read',
    answer: ({ world, files, origin }, { fileHandle }) => {
      const owner = [...world.candidates.values()].find(
        ({ resume }) => resume?.handle === fileHandle,
      );
      if (!owner?.resume || owner.isDemo) throw invalid('fileHandle is of no file');
      return { results: { url: `${origin}${files.linkTo(owner.resume.handle)}` } };
    },
  },
};

/** Answers a call; null for one that there is not. Throws AshbyRefusal. */
export function answerCall(account: Account, name: string, asked: Asked): object | null {
  const method = METHODS[name];
  if (!method) return null;
  if (!account.scopes.has(method.scope)) throw unpermitted(method.scope);
  return { success: true, ...method.answer(account, asked) };
}

function uuidIn(asked: Asked, name: string): string {
  const id = asked[name];
  if (typeof id === 'string' && UUID.test(id)) return id;
  throw invalid(`${name} must be a uuid`);
}

/** Milliseconds since 1970, in a whole number. */
function momentIn(asked: Asked, name: string): number {
  const moment = asked[name] ?? 0;
  if (typeof moment === 'number' && Number.isInteger(moment)) return moment;
  throw invalid(`${name} must be a timestamp in milliseconds`);
}

/** One word or several of those that there are. */
function listOf(value: unknown, known: readonly string[], name: string): string[] | null {
  if (value === undefined) return null;
  const words = [value].flat();
  if (words.every((word) => typeof word === 'string' && known.includes(word))) {
    return words.map(String);
  }
  throw invalid(`${name} must be among ${known.join(', ')}`);
}
