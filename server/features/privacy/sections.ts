/**
 * One table of the account's data as an export holds it: under which name, which rows are the account's (`$1` is its id, `t`
 * the table), and what of them stays here because it would open something or says nothing.
 */
export type Section = { name: string; table: string; mine: string; without: readonly string[] };

const OWN = 't.user_id = $1';
const OF_BATCHES = 't.batch_id in (select id from batches where user_id = $1)';

const own = (name: string, table = name, without: readonly string[] = []): Section => ({
  name,
  table,
  without,
  mine: OWN,
});
const ofBatches = (name: string, without: readonly string[] = []): Section => ({
  name,
  table: name,
  without,
  mine: OF_BATCHES,
});

const ofConnections = (name: string, without: readonly string[] = []): Section => ({
  name,
  table: name,
  without,
  mine: 't.connection_id in (select id from ats_connections where user_id = $1)',
});

const ofInvitations = (name: string): Section => ({
  name,
  table: name,
  without: [],
  mine: 't.invitation_id in (select id from invitations where user_id = $1)',
});

/** Everything that an account holds, table by table. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    table: 'users',
    mine: 't.id = $1',
    without: ['password_hash', 'email_key'],
  },
  own('plan', 'subscriptions'),
  own('billing', 'billing_accounts', ['customer_id', 'subscription_id', 'payment_url']),
  own('invoices'),
  own('credit_purchases'),
  own('sessions', 'sessions', ['token_hash']),
  own('second_factor', 'second_factors', ['secret_sealed', 'last_step']),
  own('passkeys', 'passkeys', ['credential_id', 'public_key', 'counter']),
  own('ats_identities'),
  own('api_keys', 'api_keys', ['key_hash']),
  {
    name: 'api_key_days',
    table: 'api_key_days',
    without: [],
    mine: 't.api_key_id in (select id from api_keys where user_id = $1)',
  },
  own('usage_days'),
  own('ai_days'),
  own('charges'),
  own('batch_jobs', 'batches', ['blob_key', 'seq', 'source_config_sealed']),
  ofBatches('rubrics'),
  ofBatches('candidates', ['search']),
  ofBatches('decisions'),
  ofBatches('evidence_feedback'),
  ofBatches('shares', ['token_hash']),
  {
    name: 'share_opinions',
    table: 'share_opinions',
    without: [],
    mine: 't.share_id in (select id from shares where user_id = $1)',
  },
  own('single_matches'),
  own('own_terms'),
  own('saved_sources', 'saved_sources', ['source_config_sealed']),
  own('source_schedules'),
  own('assessments'),
  own('invitations', 'invitations', ['code']),
  ofInvitations('invitation_answers'),
  ofInvitations('invitation_requests'),
  own('ats_connections', 'ats_connections', [
    'credentials_sealed',
    'webhook_secret_sealed',
    'sync_began_at',
    'jobs_since',
    'applications_since',
  ]),
  ofConnections('ats_jobs'),
  ofConnections('ats_applications', ['claimed_until', 'tries', 'reserved']),
  own('ats_partner_assessments', 'ats_partner_assessments', ['tries', 'next_try_at']),
  own('support_tickets'),
  own('support_messages', 'support_messages', ['staff_id', 'post_id']),
  own('audit_log', 'audit_log', ['salt']),
];

/** Tables that no export holds, each with why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  ats_erased: 'ids of what is gone',
  ats_grants: 'secrets of steps of a connection, for minutes',
  audit_chain: 'hashes that prove the audit log whole',
  audit_checks: 'what verifications of the audit log found',
  audit_heads: 'hashes that prove the audit log whole',
  batch_groups: 'how work is cut up for the queue',
  billing_erasures: 'customers that are about to be deleted at the payment provider',
  billing_events: 'which events of the payment provider arrived',
  candidate_meanings: 'numbers that are worked out from the texts',
  contact_messages: 'letters to the operator from whoever wrote one, with or without an account',
  erasure_notices: 'when a letter was sent',
  erasures: 'ids of what is gone',
  health_readings: 'the state of the service',
  idempotency_keys: 'copies of answers, for a day',
  kept_meta: 'figures that are worked out from the batches',
  mailed_notices: 'which mail was sent',
  mail_outbox: 'mail that is about to leave',
  meta_calculations: 'figures that are being worked out from the batches',
  occupation_statistics: 'public figures that the operator loaded',
  one_time_tokens: 'secrets of mailed links and of steps of a sign-in',
  passkey_challenges: 'random numbers of sign-ins that have begun, for minutes',
  rate_limits: 'counts without names',
  recovery_codes: 'digests of secrets that open the account',
  schedule_seen: 'digests that tell who was listed before, and nothing about anybody',
  statistic_sources: 'public figures that the operator loaded',
  support_threads: 'how far a channel of the team was told of a ticket',
  term_lists: 'older versions of the own terms',
  term_versions: 'a number that counts changes of the own terms',
  used_sso_tokens: 'numbers of sign-in tokens, for minutes',
  used_trials: 'digests of addresses whose trial is used, kept beyond the account',
  worker_beats: 'the state of the service',
};
