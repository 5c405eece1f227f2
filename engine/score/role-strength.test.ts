import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };
const JOB = compileJob(`Mechanical Engineer

Requirements
- Thermal design`);

const roleOf = (text: string): number =>
  match(JOB, { text }, AS_OF).requirements.find((line) => line.kind === 'role')?.strength ?? -1;

const DUTIES = '- Looked after three sites and forty people.';

describe('the name of a field', () => {
  test('stands in for a title on a dated line that has none', () => {
    expect(
      roleOf(`Experience\nHead, Mechanical Engineering, 2015 - 2020\n${DUTIES}`),
    ).toBeGreaterThan(roleOf(`Experience\nHead, 2015 - 2020\n${DUTIES}`) + 0.5);
  });

  test('adds nothing where the line has a title', () => {
    expect(
      roleOf(`Experience\nReceptionist, Mechanical Engineering Tower, 2015 - 2020\n${DUTIES}`),
    ).toBeLessThan(0.2);
  });

  test('is only a topic inside a sentence', () => {
    const topic = 'Answered every question of the mechanical engineering department about parking.';
    expect(roleOf(`Experience\nReceptionist, 2015 - 2020\n- ${topic}`)).toBeLessThan(0.2);
  });
});

describe('dated work under titles that nobody knows', () => {
  const work =
    '- Mechanical design of pumps and gearboxes in SolidWorks and AutoCAD, tolerance stack-up, GD&T, prototypes, finite element analysis, thermal analysis, machining drawings, CAD assemblies, HVAC ducts, stress analysis, DFM';
  const known = '\nPorter, 2010 - 2012\n- Carried bags';

  test('is judged by the words of the work, whatever small job stands beside it', () => {
    const beside = roleOf(`Experience\nWizard of wheels, 2014 - 2024\n${work}\n${known}`);
    expect(beside).toBeGreaterThan(0.2);
    expect(beside).toBeGreaterThan(
      roleOf(`Experience\nReceptionist, 2014 - 2024\n${work}\n${known}`) + 0.1,
    );
  });

  test('counts less the longer ago it was', () => {
    const wizard = `Wizard of wheels, 2014 - 2024\n${work}`;
    expect(roleOf(`Experience\n${wizard}\n${known}`)).toBeGreaterThan(
      roleOf(`Experience\nPorter, 2024 - 2026\n- Carried bags\n\n${wizard}`),
    );
  });
});

test('a course is no work of its trade, wherever it stands', () => {
  const job = 'Porter, Larch House, 2012 - 2024';
  expect(roleOf(`${job}\nCertificate as a mechanical engineer, 2025`)).toBeLessThan(0.05);
  expect(roleOf(`${job}\nHeld the post of a mechanical engineer, 2025`)).toBeGreaterThan(0.1);
});

test('the last word of a longer title has the meaning of that title alone', () => {
  const job = compileJob('Car Painter\n\nRequirements\n- 3 years of experience');
  const roleAs = (title: string): number =>
    match(
      job,
      { text: `${title}, Fern Decorators, 2012 - present\n- Sanding` },
      AS_OF,
    ).requirements.find(({ kind }) => kind === 'role')?.strength ?? -1;
  expect(roleAs('Painter')).toBeGreaterThan(0.6);
  expect(roleAs('House Painter')).toBeLessThan(0.3);
});

test('a title of two occupations is taken for the one of the job as far as the text speaks of its work', () => {
  const job = compileJob('Construction Manager\n\nRequirements\n- SMSTS');
  const roleAt = (work: string): number =>
    match(
      job,
      { text: `Experience\nProject Manager, Larch Ltd, 2015 - present\n- ${work}` },
      AS_OF,
    ).requirements.find(({ kind }) => kind === 'role')?.strength ?? -1;
  const built = roleAt('Subcontractors, concrete, site safety, drawings, permits and punch lists');
  expect(roleAt('Moved the mailboxes of a bank to another server')).toBeLessThan(built - 0.1);
});

test('a field behind the slash of a title is part of what somebody did', () => {
  const job = compileJob('Human Resources Manager\n\nRequirements\n- Payroll');
  const roleAs = (title: string): number =>
    match(
      job,
      { text: `Experience\n${title}, Fern Mills, 2012 - present\n- Files` },
      AS_OF,
    ).requirements.find(({ kind }) => kind === 'role')?.strength ?? -1;
  expect(roleAs('Training & Development Specialist/HR')).toBeGreaterThan(
    roleAs('Training & Development Specialist') + 0.1,
  );
});
