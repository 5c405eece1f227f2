import { describe, expect, test } from 'vitest';
import { findSkills } from './find-skills';

const namesIn = (text: string): string[] => findSkills(text).map((skill) => skill.name);

describe('findSkills', () => {
  test('offsets are those of the text, with accents, ligatures and emoji before them', () => {
    const text = 'Café 🍰 of\uFB01ce — PostgreSQL and Kubernetes';
    for (const { start, end, name } of findSkills(text)) expect(text.slice(start, end)).toBe(name);
    expect(namesIn(text)).toEqual(['PostgreSQL', 'Kubernetes']);
  });

  test('other ways to write a name give the same name', () => {
    expect(namesIn('Postgres')).toEqual(namesIn('PostgreSQL'));
    expect(namesIn('golang')).toEqual(['Go']);
  });

  test('the longest name wins', () => {
    expect(namesIn('Writes JavaScript, not Java Script')).not.toContain('Java');
    expect(namesIn('SQL Server')).not.toContain('SQL');
  });

  test('a name never crosses a comma or a line', () => {
    expect(namesIn('power, BI')).not.toContain('Power BI');
    expect(namesIn('machine\nLearning')).not.toContain('Machine learning');
  });

  test.each([
    ['We go to market and excel at it', ['Go', 'Excel']],
    ['Ready to go, with a spark of rust in the voice', ['Go', 'Rust', 'Apache Spark']],
    ['Section C, plan R', ['C', 'R']],
    ['Opened in Spring 2014', ['Spring']],
    ['Sales rose . Net income fell', ['.NET']],
    ['Our finance team in Leeds', ['LEED']],
    ['Chef - Experience in bistros', ['Chef']],
    ['Kettle & Finch sells tea to France', ['Kettle']],
    ['FMLA, ADA, Workday', ['Ada']],
    ['Forklift licence, driving licence B, C, first aid', ['C']],
    ['Google Classroom, Canvas', ['Canva']],
    ['Files for the IRB, GCP, participant visits', ['Google Cloud']],
    ['b. Python\nc. Clear reports', ['C']],
    ['Braze copper pipe and cut it to length', ['Braze']],
    ['CBT, DBT and other therapies', ['dbt']],
    ['Senior adviser, acting team leader', ['Acting']],
    ['Assisted in theatre and on the wards', ['Acting']],
    ['Small kitchen, no drama', ['Acting']],
    ['Fenwick Insurance plc', ['Programmable logic controllers']],
    ['Passed papers to the CPA firm', ['CPA']],
    ['Stand and walk 8 hr', ['Human resources']],
    ['Truck driver, HR or HC', ['Human resources']],
    ['DCR(R) or BSc', ['R']],
    ['Food Bank of Elk County', ['ELK Stack']],
    ['Welfare office of Juniper County', ['Juniper']],
    ['Property and BI claims', ['Business intelligence']],
    ['Essais sur le blé', ['Bluetooth Low Energy']],
    ['Solid understanding of ports and a sentry at the gate', ['SOLID principles', 'Sentry']],
    ['Highlights\nRisk management', ['Hair colouring']],
    ['Safe working knowledge of shop tools, certification preferred', ['SAFe']],
    ['San Diego plant, SAP, servers', ['Storage area networks']],
    ['Proposed solutions to remedy late deliveries', ['BMC Remedy']],
    ['Strong in design and development', ['Adobe InDesign']],
    ['Paid vendors (A/P) and billed customers (A/R)', ['Airframe and powerplant']],
    ['MFA, University of the Arts', ['Multi-factor authentication']],
    ['Speech and Language Pathology', ['Cytology', 'Pathology']],
    ['Data collection, analysis and interpretation', ['Interpreting']],
    ['Roles and Responsibilities:', ['Accountability']],
    ['Filed credit card details', ['Card services']],
    ['Reacts well under pressure', ['React']],
    ['Quickly react to emergencies', ['React']],
    ['Nurse in case management, CCM', ['Certified Construction Manager']],
    ['Job Descriptions', ['Job postings']],
    ['Daily reports of sales', ['Daily site reports']],
    ['Investigations of unpaid claims', ['Criminal investigation']],
    ['Hosted webinars for a credit union', ['Adobe Connect', 'Microfinance']],
    ['Continuing education and field trips', ['Adult education', 'Playground supervision']],
  ])('%j names no technology', (text, absent) => {
    for (const name of absent) expect(namesIn(text)).not.toContain(name);
  });

  test.each([
    ['Python, Go, Rust, PostgreSQL', ['Go', 'Rust']],
    ['Statistics in R and Python, with SQL', ['R']],
    ['Backend services in Go with PostgreSQL', ['Go']],
    ['C, C++, Python', ['C', 'C++']],
    ['Drivers in C/C++ for Linux', ['C', 'C++']],
    ['C# on . Net Core, Docker', ['C#', '.NET Core']],
    ['C - Experience - 15 months', ['C']],
    ['Avionics software in Ada', ['Ada']],
    ['ETL with Kettle', ['Kettle']],
    ['Foil highlights and balayage', ['Hair colouring']],
    ['SAN and NAS storage on NetApp', ['Storage area networks']],
    ['Led a SAFe release train', ['SAFe']],
    ['Components in React and TypeScript', ['React']],
    ['HTML, React, CSS', ['React']],
    ['React developer', ['React']],
    ['Email campaigns in Braze and Klaviyo', ['Braze']],
    ['Makaton, PECS and paediatric first aid', ['Makaton', 'PECS', 'Paediatric first aid']],
    [
      'HIAB licence, 2391-52, CS30',
      ['HIAB licence', '2391 inspection and testing', 'Chainsaw certification'],
    ],
    ['Nurse in case management, CCM', ['Certified Case Manager']],
    ['A&P mechanic', ['Airframe and powerplant']],
    ['MFA and single sign-on in Okta', ['Multi-factor authentication']],
    ['Surgical Pathology, tissue slides', ['Pathology']],
    ['ADA compliance', ['Americans with Disabilities Act']],
    ['Taught with Google Classroom and Canvas', ['Canvas']],
    ['Flyers in Canva', ['Canva']],
    ['Launched the Facebook page of the company', ['Facebook']],
    ['Dashboards in Oracle for the controller', ['Oracle']],
    ['Reading blueprints on site', ['Blueprint reading']],
    ['RSA and AES encryption', ['RSA encryption']],
    ['Certified EKG tech, CET', ['Certified EKG Technician']],
    ['RD, licensed dietitian', ['Registered Dietitian']],
  ])('%j names %j', (text, present) => {
    expect(namesIn(text)).toEqual(expect.arrayContaining(present));
  });

  test('soft skills are told from hard ones', () => {
    const types = new Map(
      findSkills('Teamwork and Kubernetes').map((skill) => [skill.name, skill.type]),
    );
    expect(types.get('Kubernetes')).toBe('hard');
    expect([...types.values()]).toContain('soft');
  });

  describe('in a posting', () => {
    const POSTING = `Senior Data Engineer
About us
We run the data platform of a large insurance group, and we insure four million people.
Requirements
You have 5 years of experience with Apache Spark.
You have good knowledge of stream processing, QuarvexDB and Terraform.
We offer
Life insurance, free fruit and a bicycle.
Apply with us today, we look forward to your application.`;

    test('finds what its demands name, also where the taxonomy has no name for it', () => {
      const names = ['Apache Spark', 'Terraform', 'QuarvexDB'];
      expect(namesIn(POSTING)).toEqual(expect.arrayContaining(names));
    });

    test('leaves out what only describes the offer', () => {
      const offered = POSTING.indexOf('Life insurance');
      expect(findSkills(POSTING).filter((skill) => skill.start === offered)).toEqual([]);
    });

    test('separates two things joined by "and" if the first has a name', () => {
      const text = POSTING.replace('Apache Spark', 'microservices and API gateways');
      const quotes = findSkills(text).map(({ start, end }) => text.slice(start, end));
      expect(quotes).toEqual(expect.arrayContaining(['microservices', 'API gateways']));
    });

    test('mentions quote the text in its order and never overlap', () => {
      const found = findSkills(POSTING);
      found.slice(1).forEach((skill, at) => {
        expect(skill.start).toBeGreaterThanOrEqual(found[at]?.end ?? 0);
      });
    });
  });

  test('"software" behind a name belongs to it', () => {
    const quotes = (text: string) =>
      findSkills(text)
        .filter(({ type }) => type === 'hard')
        .map(({ start, end }) => text.slice(start, end));
    expect(quotes('Used SAP software daily')).toEqual(['SAP software']);
    expect(quotes('Java software engineer')).toEqual(['Java']);
  });
});

test('an hour behind a stroke is no human resources', () => {
  expect(namesIn('Keep 165 cases/hr and earn $21/hr.')).not.toContain('Human resources');
});
