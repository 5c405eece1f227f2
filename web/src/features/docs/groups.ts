import type { EndpointSpec } from '@candor/domain/api/endpoint';

export type CallGroup = {
  name: string;
  title: string;
  about: string;
  endpoints: readonly EndpointSpec[];
};

const WORDS: Readonly<Record<string, { title: string; about: string }>> = {
  accounts: { title: 'Accounts', about: 'Signing in and out, sessions, passwords.' },
  secondFactor: {
    title: 'Two-step sign-in',
    about: 'Switching the second step on and off, its recovery codes, and signing in with it.',
  },
  passkeys: {
    title: 'Passkeys',
    about: 'Signing in with a passkey: adding, naming and removing one.',
  },
  proof: {
    title: 'Proof of identity',
    about: 'Confirming who is signed in before sensitive changes. For people only; a key cannot.',
  },
  users: {
    title: 'Account, plan and quota',
    about:
      'Profile, preferences and data of the caller; what the plan allows and what is left of it.',
  },
  people: {
    title: 'People',
    about: 'Finding everything that is held of one person, and forgetting them everywhere.',
  },
  batches: {
    title: 'Batches',
    about:
      'A job description and a pile of candidates: submit, follow, read the results with their evidence.',
  },
  jobDescription: {
    title: 'Job descriptions',
    about: 'Reading the text of a job description out of a document.',
  },
  analytics: {
    title: 'Matching and use',
    about: 'One candidate against one job, and figures of use.',
  },
  insights: {
    title: 'Figures over all jobs',
    about:
      'What the jobs of a period have in common: figures with the number of people behind them, and rule-based findings.',
  },
  reviews: {
    title: 'Decisions and shares',
    about: 'Decisions, and links for people without an account.',
  },
  billing: {
    title: 'Plans and payments',
    about:
      'Choosing, changing and ending a plan, its invoices, and the events of the payment provider.',
  },
  sources: {
    title: 'Sources',
    about:
      'Which places this installation can read candidates from, and whether one can be reached.',
  },
  savedSources: {
    title: 'Saved sources',
    about:
      'Folders and databases that are saved by name. Their credentials are encrypted and never shown.',
  },
  schedules: {
    title: 'Morning schedules',
    about: 'Scoring each morning whoever is new in a saved source.',
  },
  invitations: {
    title: 'Invitations',
    about:
      'Inviting candidates to skills assessments, following how far they are, and reading what came of it.',
  },
  assessments: {
    title: 'Assessments',
    about: 'Steps built out of the requirements of a job, to invite to.',
  },
  candidateAssessment: {
    title: 'Taking an assessment',
    about: 'What a candidate does behind an invitation. The code in the path is the credential.',
  },
  integrations: {
    title: 'Connections to an ATS',
    about:
      'Connecting Ashby and Greenhouse, checking the connections, and ending one. For people only; a key cannot.',
  },
  ashby: {
    title: 'Ashby',
    about:
      'Jobs and candidates of a connected Ashby, their scores and reports. For integration partners.',
  },
  greenhouse: {
    title: 'Greenhouse',
    about:
      'Jobs and candidates of a connected Greenhouse, their scores and reports. For integration partners.',
  },
  atsPartner: {
    title: 'Assessments for an ATS',
    about:
      'What Ashby and Greenhouse call to invite candidates to your assessments. Fields are theirs; the key is the user name of Basic.',
  },
  keys: {
    title: 'API keys',
    about: 'Creating and removing the keys of programs. For people only; a key cannot.',
  },
  live: { title: 'Live events', about: 'A stream of events, instead of polling.' },
  search: { title: 'Search', about: 'Finding jobs and candidates by name.' },
  terms: {
    title: 'Own terms',
    about:
      'Terms that an account has taught: they count in all of its scoring, and results name their version.',
  },
  audit: { title: 'Audit log', about: 'What was done in the account.' },
  staff: {
    title: 'Support staff',
    about:
      'Plan, limits and flags of any account, for those whom the operator made staff. Everybody else is refused.',
  },
  support: {
    title: 'Support',
    about: 'Tickets with a live chat or answered by e-mail, and what was written in them.',
  },
  staffSupport: {
    title: 'Tickets for support staff',
    about:
      'Reading, answering and closing the tickets of all accounts. Everybody but the staff is refused.',
  },
  contact: { title: 'Contact', about: 'A message to the operator.' },
  system: { title: 'Service', about: 'State of the service and what this installation offers.' },
};

/** The calls by resource, in the order of the contract. */
export function groupsOf(endpoints: readonly EndpointSpec[]): CallGroup[] {
  const names = [...new Set(endpoints.map(resourceOf))];
  return names.map((name) => ({
    name,
    title: WORDS[name]?.title ?? name,
    about: WORDS[name]?.about ?? '',
    endpoints: endpoints.filter((endpoint) => resourceOf(endpoint) === name),
  }));
}

/** The place of a call on the page. */
export function anchorOf({ name }: EndpointSpec): string {
  return name.replace('.', '-').toLowerCase();
}

function resourceOf({ name }: EndpointSpec): string {
  return name.split('.')[0] ?? name;
}
