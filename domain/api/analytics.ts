import { z } from 'zod';
import { messages } from '../messages';
import {
  ApiKeyAnalytics,
  CandidateQuotaAnalytics,
  Dashboard,
  DateRangeQuery,
  UsageStats,
} from '../model/analytics';
import { DOCUMENT_TYPES_IN_WORDS } from '../model/document-types';
import { MatchResponse } from '../model/match';
import { endpoint } from './endpoint';

const member = { kind: 'account', byKey: true } as const;

/** Documents read while somebody waits: 10 MB each. */
export const MATCH_FILE_MEGABYTES = 10;

/** A document read while somebody waits, as a form file. */
export const matchFile = {
  maxBytes: MATCH_FILE_MEGABYTES * 1024 * 1024,
  description: `${DOCUMENT_TYPES_IN_WORDS} up to 10 MB`,
};
const label = z.string().max(200, messages.maxLength(200)).optional();

export const analytics = {
  match: endpoint({
    name: 'analytics.match',
    method: 'POST',
    path: '/api/analytics/match',
    summary: 'Match one candidate with one job; charges one candidate if it is scored',
    access: member,
    form: {
      fields: z.object({
        candidate_text: z.string().optional(),
        job_text: z.string().optional(),
        user_id_context: label,
        candidate_id_context: label,
        job_id_context: label,
      }),
      files: { candidate_file: matchFile, job_file: matchFile },
    },
    ok: { status: 200, body: MatchResponse },
    errors: [
      'validation_error',
      'candidate_quota_exceeded',
      'file_too_large',
      'unsupported_type',
      'conflict',
    ],
    idempotent: true,
    noStore: true,
  }),
  dashboard: endpoint({
    name: 'analytics.dashboard',
    method: 'GET',
    path: '/api/analytics/dashboard',
    summary: 'Get totals, plan and newest batches',
    access: member,
    ok: { status: 200, body: Dashboard },
    errors: [],
  }),
  usage: endpoint({
    name: 'analytics.usage',
    method: 'GET',
    path: '/api/analytics/usage',
    summary: 'Analyses, candidates and API calls by day',
    access: member,
    query: DateRangeQuery,
    ok: { status: 200, body: UsageStats },
    errors: [],
  }),
  candidateQuota: endpoint({
    name: 'analytics.candidateQuota',
    method: 'GET',
    path: '/api/analytics/candidate-quota',
    summary: 'The candidate quota by day and when it runs out',
    access: member,
    query: DateRangeQuery,
    ok: { status: 200, body: CandidateQuotaAnalytics },
    errors: [],
  }),
  apiKeys: endpoint({
    name: 'analytics.apiKeys',
    method: 'GET',
    path: '/api/analytics/api-keys',
    summary: 'Use of each API key by day',
    access: member,
    query: DateRangeQuery,
    ok: { status: 200, body: ApiKeyAnalytics },
    errors: [],
  }),
};
