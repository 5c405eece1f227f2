import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../../index';

/** The skills that a job with `line` asks for, with the alternatives of each. */
function skillsOf(line: string): string[] {
  return compileJob(`Software Developer\n\nRequirements\n- ${line}\n- Bachelor's degree`)
    .reading.requirements.filter(({ kind }) => kind === 'skill')
    .map(({ text }) => text);
}

describe('alternatives', () => {
  test.each([
    ['React or Vue.js', ['React or Vue.js']],
    ['Java/Kotlin', ['Java or Kotlin']],
    ['One of AWS, Google Cloud, Docker', ['AWS, Google Cloud or Docker']],
    ['At least one of the following: PostgreSQL, MySQL', ['PostgreSQL or MySQL']],
    ['One of the following languages: Python, Scala, Java', ['Python, Scala or Java']],
    ['Any of Snowflake and Redis', ['Snowflake or Redis']],
    ['Terraform and/or Pulumi', ['Terraform or Pulumi']],
    ['Experience with platforms such as Gainsight or Planhat', ['Gainsight or Planhat']],
    ['Experience with Planhat or Gainsight', ['Planhat or Gainsight']],
    ['React and SQL', ['React', 'SQL']],
    ['AWS, GCP or similar', ['AWS, Google Cloud or similar']],
    ['Kubernetes (or an equivalent platform)', ['Kubernetes or similar']],
    ['A modern framework (React, Vue.js, ...)', ['React or Vue.js']],
    ['Brokers (Kafka, RabbitMQ etc.)', ['Apache Kafka or RabbitMQ']],
    ['Design tools (Figma, Sketch)', ['Figma or Sketch']],
    ['Relational databases (PostgreSQL, MySQL)', ['Relational databases, PostgreSQL or MySQL']],
    [
      'CRM (Salesforce, HubSpot) and BI tools (Tableau or Looker)',
      ['CRM software, Salesforce or HubSpot', 'Business intelligence, Tableau or Looker'],
    ],
    [
      'A CRM such as Salesforce or HubSpot, and Excel',
      ['CRM software, Salesforce or HubSpot', 'Microsoft Excel'],
    ],
    ['Two CRM systems (Salesforce, HubSpot)', ['CRM software', 'Salesforce', 'HubSpot']],
    ['ERP (SAP)', ['ERP', 'SAP']],
    ['AWS (Lambda, S3)', ['AWS', 'Lambda', 'Amazon S3']],
    ['Web technologies (HTML, CSS)', ['HTML', 'CSS']],
    ['Office tools (Slack, Figma)', ['Slack', 'Figma']],
    ['Experience with Go or Rust', ['Go or Rust']],
    ['Experience w/ Go', ['Go']],
    ['Terraform, Pulumi, or any comparable tool', ['Terraform, Pulumi or similar']],
    ['AWS or Azure, Docker, Kubernetes', ['AWS or Microsoft Azure', 'Docker', 'Kubernetes']],
    ['Experience with React or Vue and Node', ['React or Vue.js', 'Node.js']],
    ['Docker, Kubernetes and AWS or Azure', ['Docker', 'Kubernetes', 'AWS or Microsoft Azure']],
    ['C/C++, Python', ['C or C++', 'Python']],
    ['Python, JavaScript/TypeScript', ['Python', 'JavaScript or TypeScript']],
    ['Java, Kotlin/Scala or Go', ['Java, Kotlin, Scala or Go']],
    ['One of React, Vue or Angular, and TypeScript', ['React, Vue.js or Angular', 'TypeScript']],
    ['Tools such as Jira or Asana, Trello', ['Jira, Asana or Trello']],
    ['Safe use of Kubernetes', ['Kubernetes']],
  ])('%j asks for %j', (line, expected) => {
    expect(skillsOf(line)).toEqual(expected);
  });
});

test.each(['Gainsight', 'Planhat'])(
  'a choice of a known and an unlisted name is met by %s alone',
  (name) => {
    const job = compileJob(
      "Customer Success Manager\n\nRequirements\n- Experience with Gainsight or Planhat\n- Bachelor's degree",
    );
    const text = `Experience\nCustomer Success Manager, Acme, 2018 - 2024\n- Ran renewals in ${name}.`;
    const { requirements } = match(job, { text }, { year: 2026, month: 1 });
    expect(requirements.find(({ kind }) => kind === 'skill')?.strength).toBeGreaterThan(0.75);
  },
);

test('a neighbour proves more of something asked for "or similar" than of a name alone', () => {
  const shown = (line: string): number => {
    const job = compileJob(`Cloud Engineer\n\nRequirements\n- ${line}\n- Bachelor's degree`);
    const text = 'Experience\nEngineer, 2018 - 2024\nMoved the whole platform to Microsoft Azure.';
    const { requirements } = match(job, { text }, { year: 2026, month: 1 });
    return requirements.find(({ kind }) => kind === 'skill')?.strength ?? 0;
  };
  expect(shown('AWS or similar')).toBeGreaterThan(shown('AWS'));
});
