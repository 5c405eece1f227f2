import { describe, expect, test } from 'vitest';
import { compileJob, score } from '../index';

const AS_OF = { year: 2026, month: 5 };
/** A score from which a recruiter would invite somebody. */
const GOOD = 70;
/** By how much whoever does the work of a job leads whoever does that of a neighbour. */
const LEAD = 15;

/** The same over whoever does a part of that work. */
const CLOSE_LEAD = 12;

/** Who is asked for, the person of that work, and a neighbour who may not do it or has not learnt it. All have the same text otherwise. */
type Pair = readonly [job: string, right: string, neighbour: string];

const ANOTHER_LICENCE: readonly Pair[] = [
  ['Diagnostic Radiographer', 'Radiographer', 'Sonographer'],
  ['Sonographer', 'Diagnostic Medical Sonographer', 'Radiologic Technologist'],
  ['Staff Nurse', 'Registered Nurse', 'Midwife'],
  ['Dentist', 'Associate Dentist', 'Dental Hygienist'],
  ['Physiotherapist', 'Physiotherapist', 'Massage Therapist'],
  ['Physician', 'Physician', 'Chiropractor'],
  ['Plumber', 'Plumber', 'Electrician'],
  ['CDL-A Truck Driver', 'Truck Driver', 'School Bus Driver'],
  ['Police Officer', 'Police Officer', 'Firefighter'],
];
const NO_LICENCE: readonly Pair[] = [
  ['Pharmacist', 'Staff Pharmacist', 'Pharmacy Technician'],
  ['Veterinarian', 'Associate Veterinarian', 'Veterinary Technician'],
  ['Registered Nurse', 'Registered Nurse', 'Nursing Assistant'],
  ['Mathematics Teacher', 'Math Teacher', 'Math Tutor'],
  ['Clinical Psychologist', 'Psychologist', 'Behavior Technician'],
  ['Electrician', 'Electrician', 'Painter'],
  ['Architect', 'Architect', 'Interior Designer'],
  ['Solicitor', 'Solicitor', 'Paralegal'],
  ['Conveyancer', 'Licensed Conveyancer', 'Conveyancing Assistant'],
  ['Tiler', 'Wall and Floor Tiler', 'Plasterer'],
  ['Podiatrist', 'Community Podiatrist', 'Foot Health Practitioner'],
  ['Arborist', 'Tree Surgeon', 'Gardener'],
  ['Food Technologist', 'Quality and Specifications Technologist', 'Pastry Chef'],
  ['Live Sound Engineer', 'FOH Engineer', 'Theatre Electrician'],
  ['Accountant', 'Staff Accountant', 'Accounts Payable Clerk'],
  ['Dental Laboratory Technician', 'Dental Ceramist', 'Dental Hygienist'],
  ['Train Driver', 'Freight Train Driver', 'HGV Driver'],
];
const LOWER_LEVEL: readonly Pair[] = [
  ['High School Chemistry Teacher', 'Chemistry Teacher', 'Nursery Nurse'],
  ['Secondary School Teacher', 'Secondary School Teacher', 'Preschool Teacher'],
  ['High School Math Teacher', 'Math Teacher', 'Early Years Practitioner'],
  ['Sous Chef', 'Sous Chef', 'Dishwasher'],
  ['Head Chef', 'Head Chef', 'Kitchen Porter'],
  ['Police Officer', 'Police Officer', 'Security Guard'],
  ['Professor of History', 'Professor', 'Elementary School Teacher'],
];

const LEARNT_APART: readonly Pair[] = [
  ['Psychiatrist', 'Consultant Psychiatrist', 'Radiologist'],
  ['Credit Controller', 'Credit Controller', 'Purchase Ledger Clerk'],
  ['Mortgage Underwriter', 'Mortgage Underwriter', 'Mortgage Loan Processor'],
  ['Automotive Painter', 'Vehicle Painter', 'Panel Beater'],
  ['Vascular Sonographer', 'Vascular Sonographer', 'Cardiac Sonographer'],
  ['Train Driver', 'Train Driver', 'Train Guard'],
  ['Roofer', 'Roofer', 'Bricklayer'],
  ['Interpreter', 'Conference Interpreter', 'Translator'],
  ['French Teacher', 'French Teacher', 'Physics Teacher'],
  ['Butcher', 'Butcher', 'Baker'],
  ['Beauty Therapist', 'Beauty Therapist', 'Hairdresser'],
  ['Clinical Research Associate', 'Clinical Research Associate', 'Clinical Research Coordinator'],
  ['Appliance Repair Technician', 'Appliance Tech', 'HVAC Technician'],
  ['Refrigeration Technician', 'Refrigeration Mechanic', 'HVAC Technician'],
  ['Gardener', 'Head Gardener', 'Greenkeeper'],
  ['Gardener', 'Gardener', 'Farm Hand'],
  ['Automotive Painter', 'Vehicle Painter', 'Paint Prepper'],
  ['Automotive Painter', 'Vehicle Painter', 'Body Shop Manager'],
  ['Mortgage Underwriter', 'Mortgage Underwriter', 'Bank Teller'],
  ['Construction Estimator', 'Estimator', 'Construction Work Planner'],
  ['Librarian', 'Reference Librarian', 'Library Assistant'],
  ['Medical Coder', 'Inpatient Coder', 'Medical Biller'],
  ['Pricing Actuary', 'Pricing Actuary', 'Motor Underwriter'],
  ['Land Surveyor', 'Topographic Surveyor', 'Building Surveyor'],
  ['Airline Pilot', 'Airline Pilot', 'Flight Attendant'],
  ['Urban Planner', 'Town Planner', 'Interior Designer'],
  ['Nursery Teacher', 'Nursery Teacher', 'Nanny'],
  ['Accounts Receivable Specialist', 'Credit Controller', 'Accounts Payable Clerk'],
];
const OVERQUALIFIED: readonly Pair[] = [
  ['Nursing Assistant', 'Certified Nursing Assistant', 'Registered Nurse'],
  ['Pharmacy Technician', 'Pharmacy Technician', 'Pharmacist'],
];

describe.each([
  ['work that is learnt apart', LEARNT_APART],
  ['the licence of another work', OVERQUALIFIED],
  ['another licence', ANOTHER_LICENCE],
  ['no licence', NO_LICENCE],
  ['a lower level', LOWER_LEVEL],
] as const)('with %s', (_kind, pairs) => {
  test.each(pairs)('for a %s, a %s leads a %s', (job, right, neighbour) => {
    const compiled = compileJob(`${job}\n\nRequirements\n- Three years of experience\n- English`);
    const scoreOf = (title: string): number =>
      score(
        compiled,
        {
          text: `Experience\n${title}, Larch House, 2018 - present\n- Worked with the team every day and kept records.`,
        },
        AS_OF,
      ) ?? -1;
    expect(scoreOf(right)).toBeGreaterThanOrEqual(GOOD);
    expect(scoreOf(neighbour)).toBeLessThan(GOOD);
    expect(scoreOf(right) - scoreOf(neighbour)).toBeGreaterThanOrEqual(LEAD);
  });
});

/** Whoever works at the next station of a kitchen is nearer than whoever only works in a kitchen. */
test.each([
  ['Pastry Chef de Partie', 'CDP Pastry', 'Baker', 'Line Cook'],
  ['Pastry Chef', 'Pastry Sous Chef', 'Baker', 'Grill Cook'],
  ['Commis Pastry Chef', 'Pastry Commis', 'Cake Decorator', 'Fry Cook'],
  ['Head Pastry Chef', 'Pastry Chef', 'Head Baker', 'Line Cook'],
  ['Baker', 'Bread Baker', 'Pastry Cook', 'Prep Cook'],
  ['Pastry Demi Chef de Partie', 'Pastry Cook', 'Cake Maker', 'Short Order Cook'],
])('for a %s, a %s leads a %s, who leads a %s', (job, ...titles) => {
  const compiled = compileJob(`${job}\n\nRequirements\n- Three years of experience`);
  const scores = titles.map((title) => {
    const text = `Experience\n${title}, Larch House, 2018 - present\n- Prepared the orders of the day and cleaned the section.`;
    return score(compiled, { text }, AS_OF) ?? -1;
  });
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores[1]).toBeGreaterThan(scores[2] ?? 100);
});

/** Neighbours who do a part of the work, and those who only share its place or its words. */
test.each([
  ['Hotel Revenue Manager', 'Revenue Manager', 'Front Office Supervisor'],
  ['UX Researcher', 'User Researcher', 'UX Designer'],
  ['Trade Compliance Manager', 'Customs Compliance Specialist', 'Shipping Clerk'],
  ['School Counselor', 'Guidance Counselor', 'Academic Advisor'],
  ['Commercial Lines Underwriter', 'Property Underwriter', 'Insurance Agent'],
  ['Senior Merchandiser', 'Merchandise Planner', 'Visual Merchandiser'],
  ['Veterinary Nurse', 'Registered Veterinary Nurse', 'Veterinary Care Assistant'],
  ['Chemical Engineer', 'Chemical Process Engineer', 'Chemical Operator'],
  ['SEO Specialist', 'SEO Executive', 'PPC Specialist'],
  ['SEO Manager', 'SEO Manager', 'PPC Manager'],
  ['Paramedic', 'Paramedic', 'Patient Transport Driver'],
  ['Pricing Analyst', 'Commercial Analyst', 'Financial Analyst'],
  ['Residential Appraiser', 'Licensed Residential Appraiser', 'Auto Damage Appraiser'],
  ['SAP FICO Consultant', 'SAP Finance Consultant', 'ABAP Developer'],
  ['Game Designer', 'Economy Designer', 'Gameplay Programmer'],
  ['Localization Project Manager', 'Translation Project Manager', 'Freelance Translator'],
  ['Deputy Stage Manager', 'Stage Manager', 'Lighting Technician'],
  ['Museum Curator', 'Associate Curator', 'Gallery Manager'],
  ['Biostatistician', 'Biostatistician', 'SAS Programmer'],
  ['HR Business Partner', 'HR Business Partner', 'HR Administrator'],
  ['Wind Turbine Technician', 'Wind Turbine Technician', 'Solar Installer'],
  ['Geotechnical Engineer', 'Geotechnical Engineer', 'Structural Engineer'],
  ['Freight Broker', 'Freight Broker', 'Freight Forwarder'],
  ['Customs Compliance Specialist', 'Customs Compliance Analyst', 'Customs Officer'],
  ['Teacher of Mathematics', 'Secondary Mathematics Teacher', 'Primary School Teacher'],
  ['Executive Assistant', 'Executive Assistant to the CEO', 'Office Manager'],
])('for a %s, a %s is a good match and leads a %s', (job, right, neighbour) => {
  const compiled = compileJob(`${job}\n\nRequirements\n- Three years of experience`);
  const scoreOf = (title: string): number => {
    const text = `Experience\n${title}, Larch House, 2018 - present\n- Did the work of the day and kept records.`;
    return score(compiled, { text }, AS_OF) ?? -1;
  };
  expect(scoreOf(right)).toBeGreaterThanOrEqual(GOOD);
  expect(scoreOf(right) - scoreOf(neighbour)).toBeGreaterThanOrEqual(CLOSE_LEAD);
});
