import { z } from 'zod';
import { messages } from '../messages';
import { DateRangeQuery, KeptWork, UsageStats } from '../model/analytics';
import { FeatureAccess, PlanInfo, QuotaStatus, Subscription } from '../model/plan';
import {
  DeleteAccountBody,
  ExportDataQuery,
  PreferencesAnswer,
  PreferencesBody,
  ProfileBody,
  UserSettings,
} from '../model/settings';
import { User } from '../model/user';
import { endpoint } from './endpoint';

/** Reading one's plan stays open to everyone signed in, because it explains why something is closed. */
const reader = { kind: 'account', unconfirmed: true, afterTrial: true } as const;
/** Changing it needs a plan, but not a confirmed address, since the address may be what has to change. */
const writer = { kind: 'account', unconfirmed: true } as const;

export const users = {
  subscription: endpoint({
    name: 'users.subscription',
    method: 'GET',
    path: '/api/users/subscription',
    summary: "The caller's plan with its limits and what is used",
    access: reader,
    ok: { status: 200, body: Subscription },
    errors: [],
  }),
  planInfo: endpoint({
    name: 'users.planInfo',
    method: 'GET',
    path: '/api/users/plan-info',
    summary: 'Plan, limits, usage and period',
    access: reader,
    ok: { status: 200, body: PlanInfo },
    errors: [],
  }),
  quotaStatus: endpoint({
    name: 'users.quotaStatus',
    method: 'GET',
    path: '/api/users/quota-status',
    summary: 'Get what is left of every limit',
    access: reader,
    ok: { status: 200, body: QuotaStatus },
    errors: [],
  }),
  featureAccess: endpoint({
    name: 'users.featureAccess',
    method: 'GET',
    path: '/api/users/feature-access/:feature',
    summary: "Whether the caller's plan has a feature",
    access: reader,
    params: z.object({
      feature: z
        .string()
        .max(100)
        .refine((name) => name.trim() !== '', messages.featureRequired),
    }),
    ok: { status: 200, body: FeatureAccess },
    errors: [],
  }),
  updateProfile: endpoint({
    name: 'users.updateProfile',
    method: 'PUT',
    path: '/api/users/profile',
    summary: 'Change name, address or context; a new address takes effect once it is confirmed',
    // Nobody with a mistyped address can pay, so the address alone can still be corrected after the trial ends.
    access: { ...writer, afterTrial: 'unconfirmed', proven: 'in_part' },
    body: ProfileBody,
    ok: { status: 200, body: User },
    errors: ['validation_error', 'conflict'],
    noStore: true,
  }),
  settings: endpoint({
    name: 'users.settings',
    method: 'GET',
    path: '/api/users/settings',
    summary: 'Profile, preferences, integrations, plan and retention in one answer',
    access: reader,
    ok: { status: 200, body: UserSettings },
    errors: [],
    noStore: true,
  }),
  preferences: endpoint({
    name: 'users.preferences',
    method: 'GET',
    path: '/api/users/notification-preferences',
    summary: 'Get which notifications go to which channel',
    access: reader,
    ok: { status: 200, body: PreferencesAnswer },
    errors: [],
  }),
  savePreferences: endpoint({
    name: 'users.savePreferences',
    method: 'PUT',
    path: '/api/users/notification-preferences',
    summary: 'Change preferences; omitted fields keep their values',
    access: writer,
    body: PreferencesBody,
    ok: { status: 200, body: PreferencesAnswer },
    errors: ['validation_error'],
  }),
  usageStats: endpoint({
    name: 'users.usageStats',
    method: 'GET',
    path: '/api/users/usage-stats',
    summary: 'Analyses, candidates and API calls by day',
    access: reader,
    query: DateRangeQuery,
    ok: { status: 200, body: UsageStats },
    errors: [],
  }),
  keptWork: endpoint({
    name: 'users.keptWork',
    method: 'GET',
    path: '/api/users/kept-work',
    summary: 'How many jobs, scored candidates and decisions the account holds, whatever its plan',
    access: reader,
    ok: { status: 200, body: KeptWork },
    errors: [],
  }),
  exportData: endpoint({
    name: 'users.exportData',
    method: 'GET',
    path: '/api/users/export-data',
    summary: 'Export everything the account holds, as one JSON document or a ZIP of CSV tables',
    access: { ...reader, proven: 'always' },
    query: ExportDataQuery,
    ok: { status: 200, attachment: ['application/json', 'application/zip'] },
    errors: [],
    noStore: true,
  }),
  deleteAccount: endpoint({
    name: 'users.deleteAccount',
    method: 'DELETE',
    path: '/api/users/account',
    summary:
      'Erase the account with everything in it, immediately and permanently; refused while a payment page of it is open, unless that is to be cancelled, and while a payment is being processed',
    access: { ...reader, proven: 'always' },
    body: DeleteAccountBody,
    ok: { status: 200, body: z.object({ success: z.literal(true) }) },
    errors: ['validation_error', 'conflict'],
    noStore: true,
  }),
};
