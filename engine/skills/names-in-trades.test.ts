import { describe, expect, test } from 'vitest';
import { readJob } from '../index';

/** What a posting of this title with this one demand asks for besides what every job has. */
function asked(title: string, demand: string): string[] {
  return readJob(`${title}\n\nRequirements\n- ${demand}\n- Zigbee`)
    .requirements.filter(({ source, text }) => source !== null && text !== 'Zigbee')
    .map(({ text }) => text);
}

describe('a name means what its trade means by it', () => {
  test.each([
    ['HVAC Technician', 'R-410A systems, heat pumps', ['Heat pumps']],
    ['Farm Manager', 'Milking, lambing and AI', ['Livestock management', 'Sheep farming']],
    ['Payroll Specialist', 'CPP or FPC', ['CPP payroll']],
    ['Housekeeping Supervisor', 'Opera', ['Oracle Hospitality OPERA']],
    ['Automation Technician', 'S7', ['Siemens PLC']],
    ['HVAC Technician', 'EPA cert. (Universal)', ['EPA Section 608']],
    ['Office Assistant', 'Word or Pages', ['Microsoft Word or Pages for Mac']],
    ['Gardener', 'Greenhouses and borders', ['Greenhouses and borders']],
    ['Land Surveyor', 'Measured building surveys', ['Measured building surveys']],
    ['HSE Manager', 'CMIOSH', ['IOSH']],
    ['Network Engineer', 'Palo Alto, Fortinet', ['Palo Alto appliances', 'Fortinet']],
    [
      'Psychologist',
      'CBT and EMDR for PTSD',
      ['Cognitive behavioural therapy', 'Trauma-informed care'],
    ],
    ['Diabetes Nurse', 'CGM and insulin pumps', ['CGM', 'Diabetes technology']],
    ['Forklift Driver', 'VNA or reach truck', ['Very narrow aisle truck or Pallet jack']],
    ['Electrician', 'First fix and second fix', ['First and second fix']],
    ['Payroll Manager', 'CPP', ['CPP payroll']],
    ['Guard Force Manager', 'CPP or PSP', ['CPP security or PSP security']],
    ['Security Software Developer', 'CPP and Java', ['C++', 'Java']],
    ['Payments Manager', 'Experience at a PSP', ['Experience at a PSP']],
    ['Guard Force Manager', 'CPP or PSP, C-CURE 9000', ['CPP security or PSP security', 'C-CURE']],
    ['Machinist', 'ITAR', ['Export control']],
    ['LNG Engineer', 'Advanced liquefied gas tanker endorsement', ['Gas tanker endorsement']],
    ['Tanker Driver', 'Tanker endorsement', ['Hazmat endorsement']],
    ['Herd Manager', 'Spring-calving herd', ['Livestock management']],
    ['Herd Manager', 'AI certificate, calf rearing', ['Calf rearing']],
    ['MRI Technologist', 'Siemens scanners, IV contrast', ['IV contrast']],
    ['Sterile QA Specialist', '21 CFR Parts 210/211', ['Good Manufacturing Practice']],
    ['Housing Officer', 'Rent arrears and ASB', ['Rent arrears', 'Anti-social behaviour casework']],
    ['Earthworks Foreman', 'Grading and drainage', ['Grading and drainage']],
    ['Payroll Systems Developer', 'C and CPP', ['C', 'C++']],
    ['Housing Officer', 'Section 8 and Section 21 notices', ['Possession notices']],
    ['Leasing Agent', 'Section 8', ['Section 8 housing']],
    ['Event Manager', 'Budgets above $200k', ['Budgeting']],
    ['Gas Engineer', 'Unvented cylinders', ['Unvented hot water systems']],
    ['HR Advisor', 'TUPE and the ACAS code', ['TUPE']],
    ['Conveyancer', 'SDLT and Land Registry', ['Stamp duty land tax', 'HM Land Registry']],
    ['Inpatient Coder', '3M 360 Encompass', ['3M Encoder']],
    ['Payroll Specialist', 'PAYE and auto enrolment', ['PAYE']],
    ['Machine Learning Engineer', 'LLM, RAG', ['Large language models']],
    ['Aircraft Mechanic', 'A320 type rating', ['Type rating']],
    ['Motion Designer', 'C4D, Redshift', ['Cinema 4D', 'Redshift']],
    ['Treasury Analyst', 'SWIFT, FX and treasury', ['FX']],
    ['Librarian', 'MARC and RDA cataloguing', ['Library services']],
    ['Social Worker', 'OSW-C', ['OSW-C']],
    ['Dental Nurse', 'Registered with the GDC', ['GDC registration']],
    ['BIM Coordinator', 'Revit, CDE', ['Revit', 'CDE']],
    ['Diabetes Nurse', 'CDE or CDCES', ['Certified Diabetes Educator']],
    ['Florist', 'CFD/AIFD, floral design', ['AIFD', 'Floral design']],
    ['Respiratory Therapist', 'NPS credential', ['NPS credential']],
    ['Support Manager', 'NPS and CSAT', ['Customer experience', 'CSAT']],
    ['Civil Servant', 'HEO/SEO grade experience', ['HEO/SEO grade experience']],
    ['Geotechnical Engineer', '40-hr HAZWOPER', ['HAZWOPER']],
    ['Audiologist', 'Cochlear implant programming', ['Cochlear implants']],
    [
      'Social Worker',
      'Registration with Social Work England',
      ['Social Work England registration'],
    ],
  ])('%s: %s', (title, demand, expected) => {
    expect(asked(title, demand)).toEqual(expected);
  });
});

describe('numbers behind the first of a series of exams', () => {
  test.each([
    ['Series 6, 63 or 65', ['Series 6, Series 63 or Series 65']],
    ['Series 7, 63 and 66', ['Series 7', 'Series 63', 'Series 66']],
    ['Series 6/63', ['Series 6 or Series 63']],
    ['Series 7, 12 clients', ['Series 7']],
  ])('%s', (demand, expected) => {
    expect(asked('Financial Advisor', demand)).toEqual(expected);
  });
});

describe('degrees', () => {
  test.each([
    ['RICS accredited degree', ["Bachelor's degree"]],
    ['Relevant degree', ["Bachelor's degree"]],
    ['A numerate degree', ["Bachelor's degree"]],
    ['Experience supervising MSc and PhD students', []],
    ['LLM in tax law', ["Master's degree", 'Taxation']],
    ["PhD in biology or MSc with 3 years' experience", ["Master's degree in Biology"]],
    ['PhD in chemistry, or MS with 4+ years', ["Master's degree in Chemistry"]],
    ['PhD; or MSc plus 3 years', ["Master's degree"]],
    ['Educator or pedagogue (B.A.)', ['Educator or pedagogue (B.A.)']],
  ])('%s', (demand, expected) => {
    const named = asked('Lecturer', demand).filter((text) => !text.startsWith('Experience'));
    expect(named).toEqual(expected);
  });
});

test('letters that no list has are asked for under a heading of requirements', () => {
  expect(asked('Veterinary Nurse', 'RVQ')).toEqual(['RVQ']);
  expect(asked('Veterinary Nurse', 'Overview')).toEqual([]);
});

describe('a demand in words is of the kind that it calls itself', () => {
  test.each([
    ['Forward tipping dumper ticket', 'licence'],
    ['CISRS Advanced card', 'certification'],
    ['BACP or UKCP accredited', 'certification'],
    ['Swim England Level 2 certificate required', 'certification'],
    ['Ability to handle every support ticket', 'other'],
  ])('%s: %s', (demand, kind) => {
    const { requirements } = readJob(`Operative\n\nRequirements\n- ${demand}\n- Zigbee`);
    expect(requirements.find(({ text }) => text === demand)?.kind).toBe(kind);
  });
});
