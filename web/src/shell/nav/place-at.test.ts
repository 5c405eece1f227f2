import { PLANS } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { knownPaths } from '../../static/known-paths';
import { type NavFacts, navigationFor } from './navigation';
import { placeAt } from './place-at';
import type { PlaceId } from './places';

const JOB = paths.atsJob('ashby', 'job-night-porter');

const facts: NavFacts = {
  isPartner: true,
  onTrial: false,
  features: PLANS.professional.features,
  chosen: { job: JOB, assessment: null },
};

const at = (pathname: string, over: Partial<NavFacts> = {}) =>
  placeAt(navigationFor({ ...facts, ...over }), pathname);

/**
 * The navigation item that is marked as current on every page with the navigation, written by hand: for recruiters, and for
 * partners where theirs is another one. Staff pages are reached from the menu of the account, which marks them itself.
 */
const MARKED: Readonly<Record<string, PlaceId | [PlaceId, PlaceId] | 'the menu of the account'>> = {
  '/dashboard': 'dashboard',
  '/analytics': 'analytics',
  '/meta-analytics': 'metaAnalytics',
  '/api-keys': 'apiKeys',
  '/settings': 'settings',
  '/own-terms': 'settings',
  '/sources': 'settings',
  '/support': 'support',
  '/integrations': 'integrations',
  '/integrations/ashby/jobs/:jobId': 'integrations',
  '/integrations/ashby/assessments/:assessmentId': 'integrations',
  '/integrations/greenhouse/jobs/:jobId': 'integrations',
  '/integrations/greenhouse/assessments/:assessmentId': 'integrations',
  // Recruiters see why it is not theirs.
  '/assessment-meta-analytics': ['integrations', 'assessmentMetaAnalytics'],
  '/invitations': 'invitations',
  '/invitations/assessments': 'invitations',
  '/invitations/assessments/new': 'invitations',
  '/invitations/assessments/:id': 'invitations',
  '/billing': 'billing',
  '/staff': 'the menu of the account',
  '/staff/users/:id': 'the menu of the account',
  '/staff/support': 'the menu of the account',
  '/staff/support/:id': 'the menu of the account',
};

/** The pages that are drawn without the navigation of the application. */
const WITHOUT = [
  '/',
  '/login',
  '/signup',
  '/confirm-email',
  '/forgot-password',
  '/comparison',
  '/pricing',
  '/how-a-score-is-made',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/mobile/terms-of-service',
  '/mobile/privacy-policy',
  '/from-ats',
  '/share/:token',
  '/invite/:code',
  '/integrations/greenhouse/oauth/success',
  '/integrations/greenhouse/oauth/error',
];

test('no page of the application is missing from the table of what is marked', () => {
  expect([...Object.keys(MARKED), ...WITHOUT].sort()).toEqual(knownPaths().sort());
});

test.each(Object.entries(MARKED))('at %s the navigation marks %s', (path, marked) => {
  const [recruiters, partners] = typeof marked === 'string' ? [marked, marked] : marked;
  const wanted = [recruiters, partners].map((place) =>
    place === 'the menu of the account' ? null : place,
  );
  const chosen = { job: null, assessment: null };
  const address = path.replace(/:\w+/g, 'some-id');
  expect([at(address, { isPartner: false, chosen }), at(address, { chosen })]).toEqual(wanted);
});

test('a report belongs to its own navigation item if there is one, otherwise to the integrations', () => {
  expect(at(JOB)).toBe('jobReport');
  expect(at(paths.atsJob('ashby', 'job-day-porter'))).toBe('integrations');
  expect(at(JOB, { isPartner: false })).toBe('integrations');
});

test('what cannot be opened yet is not the place where it is chosen', () => {
  expect(at(paths.integrations, { chosen: { job: null, assessment: null } })).toBe('integrations');
});
