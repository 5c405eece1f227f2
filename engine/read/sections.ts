import type { Section } from '@candor/domain/model/match';
import type { ScannedText } from './scan';

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
  summary: `summary|professional summary|executive summary|career summary|summary of qualifications|profile|professional
    profile|career profile|about me|about|objective|career objective|professional objective|career overview|overview|
    personal statement|personal summary|professional overview|introduction|headline`,
  experience: `experience|work experience|professional experience|employment|employment history|work history|career
    history|relevant experience|professional background|experience highlights|career experience|company details|
    internship|internships|military experience|volunteer experience|teaching experience|clinical experience|industry
    experience|professional history|career graph|work background|positions held|employment experience|additional
    experience|other experience|selected experience|leadership experience|volunteer work|volunteering`,
  projects: `projects|project|academic projects|personal projects|project details|key projects|selected projects|project
    experience|projects undertaken|portfolio`,
  education: `education|education details|academic background|academic qualifications|educational qualifications|
    educational background|education and training|academic qualification|educational qualification|academics|academic
    history|education training|academic details|scholastics|schooling|education background|qualification`,
  skills: `skills|technical skills|skill details|core competencies|competencies|key skills|professional skills|areas of
    expertise|expertise|highlights|core qualifications|technologies|technical expertise|skill set|skills set|skills
    summary|core strengths|strengths|skill highlights|technical proficiencies|computer skills|tools|technical summary|
    it skills|additional skills|qualifications|key competencies|skills and abilities|technical profile|core skills|
    skills and expertise|skills and tools|tools and technologies|software|specialties|areas of strength|abilities|
    technical knowledge|software skills|relevant skills|hard skills|soft skills|summary of skills|key strengths`,
  certifications: `certifications|certification|licenses|licences|licenses and certifications|certificates|credentials|
    professional certifications|licensure|certifications and licenses|training and certifications|professional
    development|training|trainings|courses|licences and certifications|certifications and training|licenses certifications`,
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

const LONGEST_HEADING = 4;
/** Words that may follow a heading on its line without making it a sentence: 'Experience (continued)'. */
const HEADING_TAIL = new Set(['continued', 'cont', 'and', 'the', 'section']);

export type SectionMap = {
  /** Section number of each line. */
  readonly ofLine: Uint8Array;
  /** Lines that are nothing but a heading: 1. */
  readonly heading: Uint8Array;
  /** Line of the first heading, or the number of lines. */
  readonly firstHeading: number;
};

/**
 * Says which section each line belongs to. A heading is a line made of a known heading phrase, in any case, with or
 * without a colon; 'Skills: Java, SQL' sets the section from that line on. Before the first heading the section is the
 * summary, since people open with one.
 */
export function readSections(scanned: ScannedText): SectionMap {
  const lines = scanned.lines.start.length;
  const ofLine = new Uint8Array(lines);
  const heading = new Uint8Array(lines);
  let current = SECTIONS.indexOf('summary');
  let firstHeading = lines;
  let word = 0;
  for (let line = 0; line < lines; line++) {
    const first = word;
    while (scanned.words.line[word] === line) word++;
    const found = first < word ? headingOf(scanned, line, first, word) : null;
    if (found !== null) {
      current = found.section;
      heading[line] = found.alone ? 1 : 0;
      firstHeading = Math.min(firstHeading, line);
    }
    ofLine[line] = current;
  }
  return { ofLine, heading, firstHeading };
}

/** True where a folded line is a section heading and nothing else. */
export function isHeading(line: string): boolean {
  return SECTION_OF_HEADING.has(line.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
}

function headingOf(
  scanned: ScannedText,
  line: number,
  first: number,
  end: number,
): { section: number; alone: boolean } | null {
  const { words, folded, lines } = scanned;
  let phrase = '';
  let best: { section: number; words: number } | null = null;
  for (let at = first; at < Math.min(end, first + LONGEST_HEADING); at++) {
    phrase =
      phrase === '' ? (words.word[at]?.form ?? '') : `${phrase} ${words.word[at]?.form ?? ''}`;
    const section = SECTION_OF_HEADING.get(phrase);
    if (section !== undefined) best = { section, words: at - first + 1 };
  }
  if (best === null) return null;
  const rest = words.word.slice(first + best.words, end);
  if (rest.every((word) => HEADING_TAIL.has(word.form)))
    return { section: best.section, alone: true };
  const after = folded.text.slice(words.end[first + best.words - 1] ?? 0, lines.end[line] ?? 0);
  return /^\s*:/.test(after) ? { section: best.section, alone: false } : null;
}
