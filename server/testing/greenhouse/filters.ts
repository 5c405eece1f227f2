import { unprocessable } from './errors';

/** A row as filters look at it. */
type Row = Readonly<Record<string, unknown>>;
type Fits = (row: Row) => boolean;

const MOST_IDS = 50;
const DATES = ['created_at', 'updated_at'];

/** Filters of each list, by what they compare. */
const FILTERS: Readonly<Record<string, Readonly<Record<string, (value: string) => Fits>>>> = {
  jobs: { ids: among('id'), status: is('status'), ...dates('opened_at', 'closed_at') },
  job_posts: {
    ids: among('id'),
    job_ids: among('job_id'),
    ...dates(),
    live: flag('live'),
    active: flag('active'),
    internal: flag('internal'),
  },
  applications: {
    ids: among('id'),
    job_ids: among('job_id'),
    candidate_ids: among('candidate_id'),
    stage_ids: among('stage_id'),
    status: applicationStatus,
    ...dates('last_activity_at'),
  },
  candidates: { ids: among('id'), private: flag('private'), ...dates('last_activity_at') },
  attachments: {
    ids: among('id'),
    application_ids: among('application_id'),
    type: is('type'),
    candidate_ids: among('candidate_id'),
    ...dates(),
  },
};

/** What a query asks for of a list. Throws a refusal. */
export function readFilters(resource: string, query: URLSearchParams): Fits {
  const known = FILTERS[resource] ?? {};
  const fits = [...query].map(([name, value]) => {
    if (name === 'per_page') return () => true;
    const filter = known[name];
    if (!filter) throw unprocessable(`Unpermitted parameter: ${name}`);
    return filter(value);
  });
  return (row) => fits.every((one) => one(row));
}

function among(field: string) {
  return (value: string): Fits => {
    const ids = value.split(',').map(Number);
    if (!ids.every(Number.isInteger)) throw unprocessable(`${field} must be a list of integers.`);
    if (ids.length > MOST_IDS) throw unprocessable(`At most ${MOST_IDS} values may be given.`);
    return (row) => ids.includes(Number(row[field] ?? Number.NaN));
  };
}

function is(field: string) {
  return (value: string): Fits =>
    (row) =>
      row[field] === value;
}

function flag(field: string) {
  return (value: string): Fits => {
    if (value !== 'true' && value !== 'false') throw unprocessable(`${field} must be a boolean.`);
    return (row) => row[field] === (value === 'true');
  };
}

/** Who is in process is asked for as active. */
function applicationStatus(value: string): Fits {
  if (!['active', 'rejected', 'hired', 'converted'].includes(value)) {
    throw unprocessable('status is not included in the list.');
  }
  const answered = value === 'active' ? 'in_process' : value;
  return (row) => row.status === answered;
}

const COMPARED: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  gte: (one, other) => one >= other,
  lte: (one, other) => one <= other,
  gt: (one, other) => one > other,
  lt: (one, other) => one < other,
};

/** Moments as `gte|2026-01-01T00:00:00Z|lt|…`. */
function dates(...more: string[]) {
  return Object.fromEntries([...DATES, ...more].map((field) => [field, date(field)]));
}

function date(field: string) {
  return (value: string): Fits => {
    const words = value.split('|');
    const fits: Fits[] = [];
    for (let at = 0; at < words.length; at += 2) {
      const compare = COMPARED[words[at] ?? ''];
      const moment = Date.parse(words[at + 1] ?? '');
      if (!compare || Number.isNaN(moment)) throw unprocessable(`${field} is invalid.`);
      fits.push((row) => compare(Date.parse(String(row[field])), moment));
    }
    return (row) => fits.every((one) => one(row));
  };
}
