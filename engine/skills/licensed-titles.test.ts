import { describe, expect, test } from 'vitest';
import { compileJob, match, readJob } from '../index';

/** How far a resume with this line shows the licence of a job. */
function shown(title: string, demand: string, line: string): number {
  const job = compileJob(`${title}\n\nRequirements\n- ${demand}\n- Zigbee\n- Matlab`);
  const text = `Jane Roe\n\nEXPERIENCE\n${title}, Alder Group, 2019 - 2023\nDaily work of the trade.\n\nLICENSES\n${line}`;
  const { requirements } = match(job, { text }, { year: 2024, month: 1 });
  return requirements.find(({ kind }) => kind === 'licence')?.strength ?? -1;
}

describe('a licence may be named by the profession', () => {
  test.each([
    ['Registered Nurse', 'RN license', 'Licensure: Registered Nurse (TX)'],
    ['Registered Nurse', 'RN license', 'Registered Nurse, State of Ohio, #RN123456'],
    ['Registered Nurse', 'RN license', 'Active license as a Registered Nurse'],
    ['Solicitor', 'Qualified solicitor', 'Solicitor (admitted 2022)'],
    ['Solicitor', 'Qualified solicitor', 'Admitted as a solicitor in 2019'],
    ['Pharmacist', 'Pharmacist license', 'Registered pharmacist since 2018'],
    ['Electrician', 'Electrician license', 'Journeyman Electrician, State of Texas'],
    ['Architect', 'Architect license', 'Licensed and registered architect'],
  ])('of a %s who has to have a %s: %s', (title, demand, line) => {
    expect(shown(title, demand, line)).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ['Registered Nurse', 'RN license', 'Registered Nurse at Mercy Hospital'],
    ['Electrician', 'Electrician license', 'Worked under a licensed electrician'],
    ['Electrician', 'Electrician license', 'Electrician with a valid driving licence'],
    ['Pharmacist', 'Pharmacist license', 'Assisted the licensed pharmacist'],
    ['Solicitor', 'Qualified solicitor', 'Solicitor trainee'],
  ])('but not of a %s who has to have a %s: %s', (title, demand, line) => {
    expect(shown(title, demand, line)).toBe(0);
  });
});

describe('a job may ask for a licence the same way', () => {
  const asked = (title: string, demand: string): string[] =>
    readJob(`${title}\n\nRequirements\n- ${demand}\n- Zigbee`)
      .requirements.filter(({ kind }) => kind === 'licence')
      .map(({ text }) => text);

  test.each([
    ['Registered Nurse', 'Registered Nurse with current state license', 'Registered nurse licence'],
    ['Licensed Practical Nurse', 'LPN with active license', 'Licensed practical nurse licence'],
    ['Registered Nurse', 'Current, unrestricted state license', 'Registered nurse licence'],
    ['Veterinarian', 'DVM with state license', 'Veterinary licence'],
    ['Optometrist', 'Optometrist licensure', 'Optometrist license'],
    ['Claims Adjuster', 'Licensed adjuster in two states', 'Adjuster licence'],
    ['Electrician', 'You need to be a licensed electrician', 'Journeyman electrician licence'],
  ])('%s: %s', (title, demand, licence) => {
    expect(asked(title, demand)).toEqual([licence]);
  });

  test.each([
    ['Electrician Helper', 'Ability to work under a licensed electrician'],
    ['Registered Nurse', 'Valid state driving licence', 'Driving licence'],
    ['Software Engineer', 'Current professional license', 'Professional licence'],
  ])('%s: %s asks for none of the occupation', (title, demand, ...licence) => {
    expect(asked(title, demand)).toEqual(licence);
  });
});
