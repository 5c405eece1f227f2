import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODE_OF_LIMIT, ERROR_CATALOGUE, ErrorCode } from '@candor/domain/errors';
import { expect, test } from 'vitest';

/** Codes of capabilities that do not exist yet. The last test fails as soon as one of them is raised. */
const NOT_RAISED_YET: Partial<Record<ErrorCode, string>> = {};

type Source = { file: string; text: string };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DEFINITIONS = ['domain/errors.ts', 'domain/messages.ts', 'domain/api/'];

function sourcesOf(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|node_modules/.test(file))
      .filter((file) => !DEFINITIONS.some((definition) => file.startsWith(definition)))
      .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') })),
  );
}

const ofServer = sourcesOf('server');
const ofBrowser = sourcesOf('domain', 'web/src');
const REFUSALS = 'server/access/refusals.ts';

const findIn = (sources: readonly Source[], pattern: RegExp) =>
  sources.find(({ text }) => pattern.test(text))?.file ?? null;

/** Where the server throws a code: by name, or by calling the limit refusal that it belongs to. */
function serverRaiser(code: ErrorCode): string | null {
  const thrown = findIn(ofServer, new RegExp(`new AppError\\(\\s*'${code}'`));
  if (thrown) return thrown;
  const refusals = ofServer.find(({ file }) => file === REFUSALS)?.text ?? '';
  const elsewhere = ofServer.filter(({ file }) => file !== REFUSALS);
  const callers = refusals.split(/^export function /m).flatMap((part) => {
    const [, name] = /^(\w+)/.exec(part) ?? [];
    const [, limit] = /refusal\('(\w+)'/.exec(part) ?? [];
    const belongs = Object.entries(CODE_OF_LIMIT).some(
      ([one, itsCode]) => one === limit && itsCode === code,
    );
    return name && belongs ? (findIn(elsewhere, new RegExp(`\\b${name}\\(`)) ?? []) : [];
  });
  return callers[0] ?? null;
}

/** Where the browser raises a code, always by its name. */
function browserRaiser(code: ErrorCode): string | null {
  return findIn(ofBrowser, new RegExp(`code: '${code}'`));
}

const raiserOf = (code: ErrorCode) =>
  ERROR_CATALOGUE[code].status === null ? browserRaiser(code) : serverRaiser(code);

test.each(ErrorCode.options.filter((code) => !(code in NOT_RAISED_YET)))(
  '%s is raised somewhere',
  (code) => {
    expect(raiserOf(code)).not.toBeNull();
  },
);

test('the list of codes that nothing raises yet is exact', () => {
  const unraised = ErrorCode.options.filter((code) => raiserOf(code) === null);
  expect(unraised.sort()).toEqual(Object.keys(NOT_RAISED_YET).sort());
});

test.each([
  'authentication_required',
  'permission_denied',
  'rate_limited',
  'validation_error',
  'service_unavailable',
  'timeout',
  'network_error',
  'unknown',
  'api_key_limit_exceeded',
  'batch_size_exceeded',
  'input_type_not_allowed',
  'feature_not_available',
  'candidate_quota_exceeded',
  'quota_exceeded',
  'integration_partner_required',
  'professional_subscription_required',
  'health_check_failed',
  'subscription_data_missing',
  'insufficient_quota',
  'submission_error',
  'rerun_error',
])('the catalogue has %s', (code) => {
  expect(ErrorCode.safeParse(code).success).toBe(true);
});
