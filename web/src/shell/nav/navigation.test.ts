import { PLANS } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import { type NavFacts, navigationFor } from './navigation';

const recruiter: NavFacts = {
  isPartner: false,
  onTrial: false,
  features: PLANS.professional.features,
  chosen: { job: null, assessment: null },
};
const partner: NavFacts = { ...recruiter, isPartner: true };

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('recruiters see their places in the order of the product', () => {
  const { links, menus } = navigationFor(recruiter);
  expect(labels(links)).toEqual([
    'Dashboard',
    'Analytics',
    'Meta Analytics',
    'Integrations',
    'Invitations',
    'API Keys',
    'Billing',
    'Support',
    'Settings',
  ]);
  expect(menus).toEqual([]);
});

test('partners see theirs, with the batch tools in a menu of their own', () => {
  const { links, menus } = navigationFor(partner);
  expect(labels(links)).toEqual([
    'Integrations',
    'Invitations',
    'API Keys',
    'Billing',
    'Support',
    'Settings',
  ]);
  expect(menus.map(({ label, items }) => [label, labels(items)])).toEqual([
    ['Batch Tools', ['Dashboard', 'Analytics', 'Meta Analytics']],
    ['Partner Tools', ['Job Report', 'Assessment Report', 'Assessment Meta-Analytics']],
  ]);
});

test('what has to be chosen first says so', () => {
  const [, tools] = navigationFor(partner).menus;
  expect(tools?.items.map(({ disabled }) => disabled)).toEqual([
    'Select a job from the Hub first',
    'Select an assessment from the Hub first',
    null,
  ]);
});

test('what was chosen in the hub is led to', () => {
  const chosen = {
    job: '/integrations/ashby/jobs/job-0001',
    assessment: '/integrations/ashby/assessments/app-0001',
  };
  const [, tools] = navigationFor({ ...partner, chosen }).menus;
  expect(tools?.items.map(({ to, disabled }) => [to, disabled])).toEqual([
    [chosen.job, null],
    [chosen.assessment, null],
    ['/assessment-meta-analytics', null],
  ]);
});

test('on trial the link to a plan is called Upgrade and stands out', () => {
  const billing = navigationFor({ ...recruiter, onTrial: true }).links.at(-3);
  expect(billing).toMatchObject({ label: 'Upgrade', highlighted: true, to: '/billing' });
});

test('a place that the plan does not open is locked and wears its badge', () => {
  const meta = (features: NavFacts['features']) =>
    navigationFor({ ...recruiter, features }).links[2];
  expect(meta(PLANS.starter.features)).toMatchObject({ badge: 'Pro', locked: 'Premium Only' });
  expect(meta(PLANS.enterprise.features)).toMatchObject({ badge: 'Pro', locked: null });
});

test('no two places are reached by the same keys', () => {
  const keys = navigationFor(recruiter).links.flatMap((link) => link.keys ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
