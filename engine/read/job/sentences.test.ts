import { describe, expect, test } from 'vitest';
import { compileJob } from '../../index';

/** What a job with these lines under 'Requirements' asks for, with its importance. */
function asked(...lines: string[]): string[] {
  return compileJob(`Platform Engineer\n\nRequirements\n${lines.join('\n')}`)
    .reading.requirements.filter(({ source }) => source !== null)
    .map(({ text, importance }) => `${text}: ${importance}`);
}

describe('the requirements in the lines of a job', () => {
  test('a tag after a dash applies to its own item, not to the lines below', () => {
    expect(asked('- Kubernetes - nice to have', '- Docker')).toEqual([
      'Kubernetes: nice',
      'Docker: must',
    ]);
  });

  test('the last column of a table says so in words as well, about its own line alone', () => {
    expect(
      asked(
        'Requirement | Level',
        'Docker | Required',
        'Kubernetes | Preferred',
        'Jenkins | Required',
      ),
    ).toEqual(['Docker: must', 'Kubernetes: nice', 'Jenkins: must']);
  });

  test('the last column of a table of criteria says how much each is asked for', () => {
    expect(
      asked('Docker            E', 'Kubernetes        D', 'Terraform\tDesirable', 'Jenkins | E'),
    ).toEqual(['Docker: must', 'Kubernetes: nice', 'Terraform: nice', 'Jenkins: must']);
  });

  test('a duty names the certificates of others', () => {
    const { requirements } = compileJob(
      'Mathematics teacher\n\nDuties\n- Prepare pupils for their high school diploma\n\nRequirements\n- Moodle',
    ).reading;
    expect(requirements.filter(({ kind }) => kind === 'degree')).toEqual([]);
  });

  test('a choice in a bracket ends with it', () => {
    expect(asked('- Terraform, Airflow (or Dagster/Prefect), Snowflake or BigQuery')).toEqual([
      'Terraform: must',
      'Apache Airflow, Dagster or Prefect: must',
      'Snowflake or Google BigQuery: must',
    ]);
  });

  test('a word with a bracket inside it is no list of names', () => {
    expect(asked('- Knowledge of Docker and IR(ME)R')).toEqual(['Docker: must']);
  });

  test('an abbreviation does not end a sentence', () => {
    expect(asked('- Docker', '- 2+ yrs. as a release engineer', '- Kafka exp. preferred')).toEqual([
      'Docker: must',
      '2+ yrs. as a release engineer: must',
      'Apache Kafka: nice',
    ]);
  });

  test('a choice that is demanded stays where only the duties mention one of it', () => {
    const { requirements } = compileJob(
      'Adjuster\n\nDuties\n- Write estimates in Xactimate\n\nRequirements\n- Xactimate or Symbility\n- Subrogation\n- CPCU\n- Guidewire',
    ).reading;
    const choice = requirements.find(({ text }) => text === 'Xactimate or Symbility');
    expect(choice?.importance).toBe('must');
    expect(requirements.map(({ text }) => text)).not.toContain('Xactimate');
  });

  test.each([
    'Must live within 45 min. of the jobsite',
    'Must be authorized to work in the U.S.',
    'Clean driving record',
    'Own transport due to location',
    'Able to work weekends and holidays',
    'Must pass a pre-employment medical',
    'You must overlap with CET by four hours',
    'Interested candidates can share their CV with their notice period',
    'Proof of vaccination',
    'Male/Female both can apply',
    'No agencies please',
    'The depot is now hiring',
    "Portable book of business not req'd",
  ])('%j asks for nothing that a resume shows', (line) => {
    expect(asked('- Docker', `- ${line}`)).toEqual(['Docker: must']);
  });

  test.each([
    'Reqs:',
    'The person',
    "You've got",
    'Non-negotiables',
    'What we need from you',
    'Minimum quals:',
  ])('%j is a heading of demands', (heading) => {
    const { requirements } = compileJob(
      `Platform Engineer\n\nDuties\n- Kubernetes\n\n${heading}\n- Docker\n- Kafka\n- Terraform`,
    ).reading;
    expect(requirements.find(({ text }) => text === 'Docker')?.importance).toBe('must');
    expect(requirements.find(({ text }) => text === 'Kubernetes')?.importance).toBe('nice');
  });

  test('the letters of essential and desirable criteria tell one from the other', () => {
    expect(asked('E: Docker', 'D: Kafka', 'E: Moving and handling patients')).toEqual([
      'Docker: must',
      'Apache Kafka: nice',
      'Moving and handling: must',
    ]);
  });

  test('several degrees are one choice, of which the lowest will do', () => {
    expect(asked('- Docker', '- PhD, MS or BS in Physics')).toEqual([
      'Docker: must',
      "Bachelor's degree in Physics: must",
    ]);
    expect(asked('- Docker', "- Bachelor's (Master's preferred)")).toEqual([
      'Docker: must',
      "Bachelor's degree: must",
      "Master's degree: nice",
    ]);
  });

  test('a law degree is named as lawyers name it', () => {
    expect(asked('- Docker', '- JD from an accredited law school')).toContain('Law degree: must');
  });

  test.each([
    ['Bends EMT, pulls wire', 'EMT-Basic'],
    ['Qualified by LLB or GDL and LPC', 'Professional counsellor licence'],
    ['Payroll by STP', 'Spanning tree protocol'],
    ['RSA and Food Safety Supervisor', 'RSA encryption'],
    ['Prototypes in Unreal Blueprints, then plain Blueprints', 'Blueprint reading'],
    ['Applies fluoride varnish', 'Caching'],
    ['Service center on Sensus Rd. by the river', 'Registered Dietitian'],
    ['A growing team of 120 ppl', 'Pilot licence'],
  ])('%j does not ask for %s', (line, other) => {
    expect(asked('- Docker', `- ${line}`).join()).not.toContain(other);
  });

  test('waived items are not asked for', () => {
    expect(
      asked(
        '- Docker',
        '- No prior experience with Kafka necessary',
        '- No completed apprenticeship required, newcomers welcome',
        '- You do not need to know Go',
      ),
    ).toEqual(['Docker: must']);
  });

  test('the label of a fact applies to its own line only', () => {
    const { requirements } = compileJob(
      'Electrician\nPay: $32 an hour\nJourneyman electrician licence required. Conduit bending.\n4+ years in the trade.',
    ).reading;
    expect(requirements.map(({ text }) => text)).toContain('4+ years in the trade');
  });

  test('the label of a fact in the middle of a line applies to one statement', () => {
    const line =
      'Reports to the head nurse. Salary: depends on years served. Travel: none. Writes care plans and gives vaccinations. CPR certification required.';
    const { requirements } = compileJob(`Registered Nurse\n${line}`).reading;
    expect(requirements.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Care planning', 'CPR certification']),
    );
  });

  test.each([
    'Education, Skills and Experience Requirements:',
    'Skills/Requirements:',
    'Qualifications include:',
    'Do you have what it takes?',
    'Who are you?',
  ])('%j ends what is said of the offer, also in the middle of a line', (heading) => {
    const { requirements } = compileJob(
      `Platform Engineer\nBenefits of the place you will enjoy: Free lunch on Fridays. ${heading} Docker. Ability to read Kubernetes logs.`,
    ).reading;
    expect(requirements.map(({ text, importance }) => `${text}: ${importance}`)).toEqual(
      expect.arrayContaining(['Docker: must', 'Kubernetes: must']),
    );
  });

  test('a demand among benefits ends them', () => {
    const { requirements } = compileJob(
      'Restaurant Manager\nBenefits: Meals on duty. 2+ years of restaurant management experience. Knowledge of cost control.',
    ).reading;
    expect(requirements.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Restaurant management, 2+ years', 'Cost control']),
    );
  });

  test('what resumes never state is not asked for', () => {
    expect(
      asked(
        '- Docker',
        '- Must be at least 21 years of age',
        '- No felony convictions in the previous five years',
        '- Valid driver’s license and proof of automobile insurance',
        '- Company: Fern Lounge',
        '- For questions contact the owner or email your resume',
        '- Bilingual English and Spanish',
      ),
    ).toEqual([
      'Docker: must',
      'Driving licence: must',
      'English (bilingual): must',
      'Spanish (bilingual): must',
    ]);
  });

  test('a word alone on its line may announce what is required', () => {
    expect(asked('About us', 'We build schools.', 'Required', '- Docker', 'Nice: Kafka')).toEqual([
      'Docker: must',
      'Apache Kafka: nice',
    ]);
  });

  test('a heading with an ampersand equals the one with ’and’', () => {
    expect(asked('- Docker', '', 'Perks & Benefits', '- Slack and Figma accounts')).toEqual([
      'Docker: must',
    ]);
  });

  test('each skill gets the years next to it', () => {
    expect(
      asked('- 3-5 years with PostgreSQL', '- Docker (5 years) and Kubernetes (2 years)'),
    ).toEqual([
      'PostgreSQL, 3+ years: must',
      'Docker, 5+ years: must',
      'Kubernetes, 2+ years: must',
    ]);
  });

  test('a certificate that one only has to be able to obtain is a wish', () => {
    expect(asked('- Docker', '- Able to obtain a Secret clearance')).toEqual([
      'Docker: must',
      'Secret clearance: nice',
    ]);
  });

  test('years before a comma do not refer to what follows it', () => {
    expect(asked('- 4 years of post-qualification experience, strong Docker')).toEqual([
      '4 years of post-qualification experience, strong Docker: must',
      'Docker: must',
    ]);
  });

  test('a related field is a choice like a similar one', () => {
    expect(asked('- Docker', '- Knowledge of PostgreSQL, MySQL or a related one')).toEqual([
      'Docker: must',
      'PostgreSQL, MySQL or similar: must',
    ]);
  });

  test('a degree without a level is a bachelor’s', () => {
    expect(asked('- Docker', '- Degree in Marketing')).toContain(
      "Bachelor's degree in Marketing: must",
    );
  });

  test.each(['Associate degree or certificate in Docker', 'Certification or associate degree'])(
    'a degree that a certificate may replace is not a must: %j',
    (line) => {
      expect(asked('- PostgreSQL', `- ${line}`)).toContain('Associate degree: nice');
    },
  );

  test('letters that number list items are not names', () => {
    expect(asked('a. Docker', 'b. PostgreSQL', 'c. Clear reports').join()).not.toMatch(/\bC:/);
    expect(asked('a) Docker', 'b) PostgreSQL', 'c) Clear reports').join()).not.toMatch(/\bC:/);
  });

  test('the level of a language is not a separate requirement', () => {
    expect(asked('- Docker', '- French (B2), German a plus')).toEqual([
      'Docker: must',
      'French (B2): must',
      'German: nice',
    ]);
  });
});
