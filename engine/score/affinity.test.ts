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

test.each([
  ['Physical Therapist', 'Physical Therapist', 'Physical Therapist Assistant'],
  ['Audiologist', 'Clinical Audiologist', 'Audiology Assistant'],
  ['Audiologist', 'Clinical Audiologist', 'Hearing Aid Dispenser'],
  ['Optometrist', 'Optometrist', 'Dispensing Optician'],
  ['Electrician', 'Electrician', "Electrician's Helper"],
  ['Real Estate Appraiser', 'Residential Appraiser', 'Real Estate Broker'],
])('for a %s, a %s is a good match and a %s is not', (job, right, helper) => {
  const compiled = compileJob(`${job}\n\nRequirements\n- Two years of experience\n- English`);
  const scoreOf = (title: string): number | null =>
    match(
      compiled,
      { text: `Experience\n${title}, Larch House, 2019 - present\n- Kept the records of the day.` },
      AS_OF,
    ).overall_score;
  expect(scoreOf(right)).toBeGreaterThanOrEqual(70);
  expect(scoreOf(helper)).toBeLessThan(50);
});

test('for the job of an assistant, assistants of the profession are a good match', () => {
  const compiled = compileJob('Physical Therapist Assistant\n\nRequirements\n- English');
  const text =
    'Experience\nPhysical Therapist Assistant, Larch House, 2019 - present\n- Gait training.';
  expect(match(compiled, { text }, AS_OF).overall_score).toBeGreaterThanOrEqual(70);
});
