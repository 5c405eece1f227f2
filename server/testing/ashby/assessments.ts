import { declined, invalid } from './refusal';

type Asked = Readonly<Record<string, unknown>>;

const VALUE_KEYS = ['identifier', 'label', 'type', 'value'];
const TYPES = ['numeric_score', 'numeric_duration_minutes', 'url', 'string', 'boolean_success'];
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Assessments that were started at a partner, with every update that was taken. */
export class StartedAssessments {
  readonly #updates = new Map<string, Asked[]>();

  /** Notes that a partner started one, with the update that stood in its answer. */
  start(id: string, update: object): void {
    this.#updates.set(id, []);
    this.update({ ...update });
  }

  of(id: string): readonly Asked[] {
    return this.#updates.get(id) ?? [];
  }

  /** Takes an update. Throws AshbyRefusal. */
  update(asked: Asked): void {
    const { assessment_id: id, timestamp } = asked;
    if (typeof id !== 'string' || !UUID.test(id)) throw invalid('assessment_id must be a uuid');
    if (!Number.isInteger(timestamp)) throw invalid('timestamp must be in milliseconds');
    demandValues(asked);
    const taken = this.#updates.get(id);
    if (!taken) throw declined('assessment_not_found');
    const last = Number(taken.at(-1)?.timestamp ?? 0);
    if (Number(timestamp) <= last) throw invalid('timestamp must be later than the last one');
    taken.push(asked);
  }
}

function demandValues(asked: Asked): void {
  const { assessment_status, assessment_profile_url, assessment_result, cancelled_reason } = asked;
  const named = [assessment_status, assessment_profile_url, assessment_result, cancelled_reason];
  const values = [...named, ...[asked.metadata ?? []].flat()].filter((one) => one !== undefined);
  if (!values.every(isValue)) throw invalid('a value is incomplete');
  const names = values.map(({ identifier }) => identifier);
  if (new Set(names).size < names.length) throw invalid('identifiers must be unique');
  if (!assessment_status && !cancelled_reason) throw invalid('assessment_status is missing');
  if (assessment_result && !assessment_profile_url) {
    throw invalid('assessment_profile_url is missing');
  }
}

function isValue(value: unknown): value is { identifier: string } {
  if (typeof value !== 'object' || value === null) return false;
  const given: Asked = { ...value };
  if (!VALUE_KEYS.every((key) => given[key] !== undefined)) return false;
  const isNumeric = String(given.type).startsWith('numeric_');
  return TYPES.includes(String(given.type)) && (typeof given.value === 'number') === isNumeric;
}
