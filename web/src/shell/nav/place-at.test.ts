import { PLANS } from '@candor/domain/rules/plans';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { type NavFacts, navigationFor } from './navigation';
import { placeAt } from './place-at';

const JOB = paths.atsJob('ashby', 'job-night-porter');

const facts: NavFacts = {
  ...{ isPartner: true, onTrial: false, features: PLANS.professional.features },
  chosen: { job: JOB, assessment: null },
};

const at = (pathname: string, over: Partial<NavFacts> = {}) =>
  placeAt(navigationFor({ ...facts, ...over }), pathname);

test('an address belongs to the place that it lies in', () => {
  expect(at(paths.integrations)).toBe('integrations');
  expect(at(paths.newAssessment)).toBe('invitations');
  expect(at(paths.ownTerms)).toBeNull();
});

test('a report belongs to its own navigation item if there is one, otherwise to the integrations', () => {
  expect(at(JOB)).toBe('jobReport');
  expect(at(paths.atsJob('ashby', 'job-day-porter'))).toBe('integrations');
  expect(at(JOB, { isPartner: false })).toBe('integrations');
});

test('what cannot be opened yet is not the place where it is chosen', () => {
  expect(at(paths.integrations, { chosen: { job: null, assessment: null } })).toBe('integrations');
});
