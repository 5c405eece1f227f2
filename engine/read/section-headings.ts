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
    professional career|my journey`,
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

/** Headings without their spaces, for those that are set with a space between any two letters. */
const SECTION_OF_LETTERS: ReadonlyMap<string, number> = new Map(
  [...SECTION_OF_HEADING].map(([heading, section]) => [heading.replaceAll(' ', ''), section]),
);

const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...SECTION_OF_HEADING.keys()].map((heading) => heading.split(' ')[0] ?? ''),
);

const FIRST_WORD = /[\p{L}\p{N}]+/u;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/** The section number that a heading announces, given its folded words joined by spaces; undefined for other phrases. */
export function sectionOfHeading(phrase: string): number | undefined {
  return SECTION_OF_HEADING.get(phrase);
}

/** The same for a heading set letter by letter: 'S K I L L S'. */
export function sectionOfLetters(letters: string): number | undefined {
  return SECTION_OF_LETTERS.get(letters);
}

/** True where some heading begins with this folded word. */
export function opensHeading(form: string): boolean {
  return FIRST_WORDS.has(form);
}

/** True where a folded line is a section heading and nothing else. */
export function isHeading(line: string): boolean {
  const first = FIRST_WORD.exec(line)?.[0] ?? '';
  return opensHeading(first) && SECTION_OF_HEADING.has(line.replace(NO_WORD, ' ').trim());
}
