/** A row of a candidate file. */
export type CsvCandidate = {
  text: string;
  name?: string;
  id?: string;
  email?: string;
  filename?: string;
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A candidate file with every column that is known. */
export function makeCsv(candidates: readonly CsvCandidate[]): string {
  const rows = candidates.map(({ text, name = '', id = '', email = '', filename = '' }) =>
    [text, name, id, email, filename].map(quoted).join(','),
  );
  return ['candidate_text,candidate_name,candidate_id,email,filename', ...rows].join('\n');
}

const TOOLS = ['Python', 'PostgreSQL', 'Docker', 'Kubernetes', 'React', 'Terraform', 'Kafka'];

/** Resumes that differ from each other; number `n` is always the same. */
export function resume(n: number): string {
  const tool = (step: number) => TOOLS[(n * step + step) % TOOLS.length];
  return [
    `Robin Vale ${n}`,
    'Summary',
    `Engineer who has worked with ${tool(1)} and ${tool(3)}.`,
    'Experience',
    `Software Engineer, Northgate Works ${n}, 2017 - ${2019 + (n % 6)}`,
    `- Built ${tool(2)} services used by ${n + 2} teams`,
    `- Ran ${tool(5)} in production`,
    'Education',
    'Bachelor of Science in Computer Science, 2016',
  ].join('\n');
}

/** `count` different candidates. */
export function resumes(count: number, from = 1): CsvCandidate[] {
  return Array.from({ length: count }, (_, at) => ({ text: resume(from + at) }));
}

export const JOB_DESCRIPTION = [
  'Backend Engineer',
  'We look for an engineer with 3 years of Python and PostgreSQL.',
  'Required: Docker, REST services. Nice to have: Kubernetes, Kafka.',
  'A degree in computer science is welcome.',
].join('\n');
