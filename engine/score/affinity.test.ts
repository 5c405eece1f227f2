import { expect, test } from 'vitest';
import { match } from '../explain/match';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { affinity } from './affinity';
import { compileJob } from './compile-job';

const AS_OF = { year: 2026, month: 1 };
const numberOf = (id: string): number =>
  taxonomyIndex().families.findIndex((family) => family.id === id);

test.each([
  ['registered_nurse', 'nursing_assistant'],
  ['electrician', 'construction_laborer'],
  ['school_teacher', 'teaching_assistant'],
  ['pharmacist', 'pharmacy_technician'],
])('%s is nearer to %s than the other way round', (trade, help) => {
  const toTrade = affinity(numberOf(trade), numberOf(help));
  expect(toTrade).toBeGreaterThan(0);
  expect(toTrade).toBeLessThan(affinity(numberOf(help), numberOf(trade)));
});

test.each([
  ['physical_therapist', 'occupational_therapist'],
  ['radiology_technologist', 'sonographer'],
])('%s and %s need two licences, and are farther apart than their words', (one, other) => {
  expect(affinity(numberOf(one), numberOf(other))).toBeLessThan(0.5);
});

const WARD = `Registered Nurse, Medical Ward

Requirements
- Active RN licence
- 2+ years of experience as a registered nurse
- BLS certification
- Medication administration
- Wound care`;
const SITE = `Electrician

Requirements
- Journeyman electrician licence
- 3+ years of experience as an electrician
- Conduit bending
- Reading blueprints`;

test.each([
  [
    'a nurse',
    WARD,
    'Registered Nurse, Riverbend Hospital, 2019 - present\n- Medication administration and wound care\n- BLS certified\nRN licence',
    [70, 100],
  ],
  [
    'a nursing assistant',
    WARD,
    'Certified Nursing Assistant, Riverbend Hospital, 2018 - present\n- Helped patients with bathing, took vital signs\n- Wound care under supervision\n- BLS certified',
    [1, 55],
  ],
  [
    'an electrician',
    SITE,
    'Electrician, Northbuild, 2016 - present\n- Conduit bending, panels and wiring from blueprints\nJourneyman electrician licence',
    [70, 100],
  ],
  [
    'a labourer on sites',
    SITE,
    'Construction Labourer, Northbuild, 2016 - present\n- Carried materials, cleaned sites, pulled cable for the electricians\n- Reading blueprints',
    [1, 55],
  ],
] as const)('%s scores as somebody of that work', (_who, job, text, [least, most]) => {
  const { overall_score: score } = match(compileJob(job), { text }, AS_OF);
  expect(score).toBeGreaterThanOrEqual(least);
  expect(score).toBeLessThanOrEqual(most);
});
