import { describe, expect, test } from 'vitest';
import { readJob } from '../index';

const reading = (title: string) => readJob(`${title}\n\nRequirements\n- Reliable and punctual`);

describe('the occupation of a job', () => {
  test('a job title names it with certainty', () => {
    expect(reading('Support Agent').occupations[0]?.name).toBe('Customer service representative');
    expect(reading('Support Agent').occupation_confidence).toBeGreaterThanOrEqual(0.8);
  });

  test('the name of a field names it, with less certainty than a title', () => {
    const { occupations, occupation_confidence } = reading('Vice Head, Human Resources');
    expect(occupations[0]?.name).toMatch(/^(?:Human resources|HR)/);
    expect(occupation_confidence).toBeGreaterThan(0.5);
  });

  test.each([
    ['Nursing Assistant in Long Term Care', 'Nursing assistant'],
    ['Nursing Assistant within Residential Care', 'Nursing assistant'],
    ['Accountant (f/m/d) in Logistics', 'Accountant'],
    ['Buyer for Nursing', 'Buyer and procurement manager'],
  ])('the field in which somebody works is not what they are: %s', (title, name) => {
    expect(reading(title).occupations[0]?.name).toBe(name);
  });

  test.each([
    ['Rad Tech', 'Radiology and imaging technologist'],
    ['Learning & Development Manager', 'Training and development specialist'],
    ['Diesel Tech', 'Heavy equipment and diesel mechanic'],
    ['Office Mgr', 'Office manager'],
    ['Admin Asst', 'Administrative assistant'],
    ['Acct Exec', 'Field sales representative'],
    ['Asst Store Mgr', 'Store manager'],
  ])('a title whose last word is cut short names it as well: %s', (title, name) => {
    expect(reading(title).occupations[0]?.name).toBe(name);
    expect(reading(title).occupation_confidence).toBeGreaterThanOrEqual(0.8);
  });

  test.each([
    ['EV Charging Technician', 'Electrician'],
    ['Housing Officer', 'Social housing officer'],
    ['Herd Manager', 'Farmer and farm worker'],
    ['Wind Turbine Technician', 'Solar installer and wind technician'],
    ['QA Associate', 'Quality engineer and manager'],
    ['Housing Specialist', 'Benefits and eligibility worker'],
    ['RevOps Manager', 'Sales support and operations'],
    ['LLM Research Scientist', 'Machine learning engineer'],
    ['Conductor de tráiler', 'Truck driver'],
    ['Camarero/a de piso', 'Housekeeper and cleaner'],
  ])('is that of %s', (title, name) => {
    const demands = title.includes(' de ')
      ? 'Requisitos\n- Experiencia en el puesto y ganas de trabajar con la gente'
      : 'Requirements\n- Reliable and punctual';
    expect(readJob(`${title}\n\n${demands}`).occupations[0]?.name).toBe(name);
  });

  test('a word that ends the titles of many occupations names none with certainty', () => {
    expect(reading('Zeppelin Technician').occupation_confidence).toBeLessThan(0.5);
  });

  test('an unknown title names nothing', () => {
    expect(reading('Whisperer of Ravens').occupation_confidence).toBeLessThan(0.3);
  });

  test('a title that merely sounds like one of another occupation yields to the text', () => {
    const job = readJob(`Medical Practice Wizard

You will work with facilities, facility, building, maintenance, vendors, hvac.`);
    expect(job.occupations[0]?.name).toBe('Facilities manager');
  });

  test.each([
    ['Theatre Practitioner', 'Surgical technologist'],
    ['Dental Receptionist', 'Medical receptionist and patient access'],
    ['NVQ Assessor', 'College and university lecturer'],
    ['Kitchen Fitter', 'Carpenter and joiner'],
    ['Telehandler Driver', 'Heavy equipment operator'],
    ['Process Server', 'Court staff'],
    ['Emergency Planning Officer', 'Emergency management and dispatcher'],
    ['Irrigation Technician', 'Landscaper and groundskeeper'],
    ['Sewing Machinist', 'Sewing and textile worker'],
    ['Food Bank Manager', 'Community programme manager'],
    ['2nd Line Support Engineer', 'IT support specialist'],
  ])('a %s is known by its whole title and not by a word of it', (title, occupation) => {
    expect(reading(title).occupations[0]?.name).toBe(occupation);
  });

  test.each([
    ['Behavior Analyst', 'Psychologist'],
    ['Glazier', 'Carpenter and joiner'],
    ['Locksmith', 'Field service technician'],
    ['Hydrologist', 'Physicist and earth scientist'],
  ])('a trade that has a family of its own is in that alone: %s is no %s', (title, other) => {
    const names = reading(title).occupations.map(({ name }) => name);
    expect(names).not.toContain(other);
  });
});
