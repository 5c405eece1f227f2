import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };

function roleFor(job: string): (title: string, work?: string) => number {
  const compiled = compileJob(
    `${job}\n\nRequirements\n- 3 years of experience\n- Safe work\n- English`,
  );
  return (title, work = 'Looked after what there was to do') => {
    const text = `Experience\n${title}, Larch House, 2016 - present\n- ${work}`;
    const { requirements } = match(compiled, { text }, AS_OF);
    return requirements.find(({ kind }) => kind === 'role')?.strength ?? -1;
  };
}

describe('who learns what the job does', () => {
  const welder = roleFor('Welder');

  test.each([
    'Apprentice Welder',
    'Welder Apprentice',
    'Trainee Welder',
    'Welder Extern',
    'Welder Helper',
  ])('has not done it as %s', (title) => {
    expect(welder('Welder')).toBe(1);
    expect(welder(title)).toBeLessThan(0.6);
  });

  test('has done it afterwards', () => {
    expect(welder('Welder', 'Welds frames\nApprentice Welder, Oak Steel, 2013 - 2016')).toBe(1);
  });

  test('is who a job for learners looks for', () => {
    expect(roleFor('Apprentice Welder')('Apprentice Welder')).toBe(1);
    expect(roleFor('Junior Welder')('Welder Helper')).toBe(1);
  });

  test('is not who was hired after studies, whatever the title says', () => {
    const engineer = roleFor('Mechanical Engineer');
    expect(engineer('Graduate Engineer Trainee')).toBeGreaterThan(engineer('Engineer Trainee'));
  });
});

describe('who has only done what the job leads', () => {
  const supervisor = roleFor('Housekeeping Supervisor');

  test('is farther away than who leads', () => {
    expect(supervisor('Housekeeping Supervisor')).toBe(1);
    expect(supervisor('Room Attendant')).toBeLessThan(0.7);
    expect(supervisor('Senior Room Attendant')).toBe(1);
  });

  test.each([
    'Inspects rooms and plans the rota of 14 attendants',
    'Supervised two cleaners at weekends',
    'Leads a small team on the second floor',
  ])('is not who shows it: %s', (work) => {
    expect(supervisor('Room Attendant', work)).toBe(1);
  });

  test.each([
    'Supervised by the head housekeeper',
    'Manages bookings of 14 rooms',
    'Runs errands for guests',
    'No experience supervising people',
  ])('is who shows nothing of it: %s', (work) => {
    expect(supervisor('Room Attendant', work)).toBeLessThan(0.7);
  });

  test('is told apart by a manager of a trade, and not by one of a product', () => {
    expect(roleFor('Payroll Manager')('Payroll Specialist')).toBeLessThan(0.7);
    expect(roleFor('Event Manager')('Event Coordinator')).toBe(1);
  });

  test.each([
    ['Lead Generation Specialist', 'Sales Development Representative'],
    ['Head Start Teacher', 'Preschool Teacher'],
  ])('a %s leads nobody', (job, title) => {
    expect(roleFor(job)(title)).toBe(1);
  });
});

test.each([
  ['Training Manager', 'Training Coordinator'],
  ['Fleet Manager', 'Fleet Administrator'],
])('a %s leads what a %s does', (manager, other) => {
  const role = roleFor(manager);
  expect(role(manager)).toBe(1);
  expect(role(other)).toBeLessThan(0.67);
});
