import type { Section } from '@candor/domain/model/match';

/** The sections of a resume, in the order of their numbers. */
export const SECTIONS = [
  'other',
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certifications',
  'languages',
  'publications',
] as const satisfies readonly Section[];

const HEADINGS: Readonly<Record<(typeof SECTIONS)[number], string>> = {
  summary: `summary|professional summary|executive summary|executive profile|profile summary|career summary|summary of qualifications|profile|professional
    profile|career profile|about me|about|objective|career objective|professional objective|career overview|overview|
    personal statement|personal summary|professional overview|introduction|headline|who i am|in brief|at a glance|bio|
    biography|my profile|profile statement|career snapshot|career goals`,
  experience: `experience|work experience|professional experience|employment|employment history|work history|career
    history|relevant experience|professional background|experience highlights|career experience|company details|
    internship|internships|military experience|volunteer experience|teaching experience|clinical experience|industry
    experience|professional history|career graph|work background|positions held|employment experience|additional
    experience|other experience|selected experience|leadership experience|volunteer work|volunteering|my experience|career|
    where i have worked|professional journey|career journey|employment record|work record|positions|appointments|
    professional career|my journey|teaching posts|posts held|career to date|employment to date|travel assignments|
    staff positions|earlier work|earlier career|early career|earlier experience|previous employment|nursing experience|
    research experience`,
  projects: `projects|project|academic projects|personal projects|project details|key projects|selected projects|project
    experience|projects undertaken|portfolio|side projects|open source|selected work|notable projects|research projects|
    case studies`,
  education: `education|education details|academic background|academic qualifications|educational qualifications|
    educational background|education and training|academic qualification|educational qualification|academics|academic
    history|education training|academic details|scholastics|schooling|education background|qualification|studies|
    academic record|academic credentials|education history|education and qualifications|my education|degrees|
    formal education|higher education`,
  skills: `skills|technical skills|skill details|core competencies|competencies|key skills|professional skills|areas of
    expertise|expertise|highlights|core qualifications|technologies|technical expertise|skill set|skills set|skills
    summary|core strengths|strengths|skill highlights|technical proficiencies|computer skills|tools|technical summary|
    it skills|additional skills|qualifications|key competencies|skills and abilities|technical profile|core skills|
    skills and expertise|skills and tools|tools and technologies|software|specialties|areas of strength|abilities|
    technical knowledge|software skills|relevant skills|hard skills|soft skills|summary of skills|key strengths|my skills|
    what i can do|what i know|tech stack|technology stack|toolbox|toolkit|technical toolkit|competences|key competences|
    technical competencies|digital skills|core expertise|key expertise|skills overview`,
  certifications: `certifications|certification|licenses|licences|licenses and certifications|certificates|credentials|
    professional certifications|licensure|certifications and licenses|training and certifications|professional
    development|training|trainings|courses|licences and certifications|certifications and training|licenses certifications|
    certs|accreditations|registrations|professional registrations|licenses and certificates|training and certificates`,
  languages:
    'languages|language skills|languages known|language|linguistic skills|spoken languages',
  publications: `publications|research|papers|presentations|patents|publications and presentations|research and
    publications|selected publications`,
  other: `references|interests|hobbies|activities|awards|accomplishments|achievements|honors|honours|affiliations|
    professional affiliations|memberships|personal information|personal details|additional information|awards and
    honors|professional memberships|personal interests|extracurricular activities|declaration|personal interest|hobbies
    and interests|community involvement|strength|interests and hobbies|personal profile|personal data|contact|contact
    information|other information|miscellaneous|military service|community service`,
};

const SECTION_OF_HEADING: ReadonlyMap<string, number> = new Map(
  SECTIONS.flatMap((section, number) =>
    HEADINGS[section]
      .split('|')
      .map((heading) => [heading.replace(/\s+/g, ' ').trim(), number] as const),
  ),
);

/** Headings without their spaces, for those set with a space between any two letters. */
const SECTION_OF_LETTERS: ReadonlyMap<string, number> = new Map(
  [...SECTION_OF_HEADING].map(([heading, section]) => [heading.replaceAll(' ', ''), section]),
);

/** The headings with a common beginning, word by word. */
export type Headings = {
  /** Number of the section, if the words so far are a heading. */
  section: number | null;
  readonly next: Map<string, Headings>;
};

const HEADINGS_BY_WORD = headingsByWord();

const FIRST_WORD = /[\p{L}\p{N}]+/u;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/** The headings that begin with this folded word; null if none does. */
export function headingsOf(form: string): Headings | null {
  return HEADINGS_BY_WORD.next.get(form) ?? null;
}

function headingsByWord(): Headings {
  const all: Headings = { section: null, next: new Map() };
  for (const [heading, section] of SECTION_OF_HEADING) {
    let at = all;
    for (const form of heading.split(' ')) {
      const next = at.next.get(form) ?? { section: null, next: new Map() };
      at.next.set(form, next);
      at = next;
    }
    at.section = section;
  }
  return all;
}

/** The section number of a heading set letter by letter: 'S K I L L S'. */
export function sectionOfLetters(letters: string): number | undefined {
  return SECTION_OF_LETTERS.get(letters);
}

/** True where a folded line is a section heading and nothing else. */
export function isHeading(line: string): boolean {
  const first = FIRST_WORD.exec(line)?.[0] ?? '';
  return headingsOf(first) !== null && SECTION_OF_HEADING.has(line.replace(NO_WORD, ' ').trim());
}
