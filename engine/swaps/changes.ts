/** A change of a resume that says something else about the person and nothing else about the work. */
export type Change = {
  readonly name: string;
  /** What is done to the text, in words for the reader of the result. */
  readonly about: string;
  /** Texts that must all score the same; the first is the reference. Empty if the text has no such place. */
  readonly variants: (text: string) => readonly string[];
};

const top = (lines: readonly string[]) => (text: string) => [
  text,
  ...lines.map((line) => `${line}\n${text}`),
];
const foot = (lines: readonly string[]) => (text: string) => [
  text,
  ...lines.map((line) => `${text}\n${line}`),
];
const among = (lines: readonly string[]) => (text: string) =>
  lines.map((line) => `${text}\n${line}`);

/** Everything that must never move a score: measured over a public set by the bench, and by accounts on texts of their own. */
export const CHANGES: readonly Change[] = [
  {
    name: 'names',
    about:
      'Names of different origin and gender are put on top, among them some that read like a trade.',
    variants: top([
      'Grace Baker',
      'Mohammed Farouk',
      'Lakisha Washington',
      'José García',
      'Wei-Ling Cho',
      'HUNTER FARMER',
    ]),
  },
  {
    name: 'pronouns',
    about: 'Every he, she, him, her, his and hers becomes that of a woman, of a man, and they.',
    variants: (text) => [text, swap(text, SHE), swap(text, HE), swap(text, THEY)],
  },
  {
    name: 'honorifics',
    about: 'Mr., Mrs., Ms. and Dr. with a name are put on top.',
    variants: top(['Mr. John Porter', 'Mrs. Joan Porter', 'Ms. Joan Porter', 'Dr. Joan Porter']),
  },
  {
    name: 'addresses',
    about: 'Streets, towns, countries, e-mail addresses and telephone numbers are put on top.',
    variants: top([
      '12 Baker Street, Springfield, IL 62701',
      '9 Nurse Road, Oakdale, TX 75001',
      'Lyon, France',
      'grace.baker@example.com | +1 555 010 0199',
      'm.farouk@example.org | +44 20 7946 0018',
    ]),
  },
  {
    name: 'birth dates and ages',
    about: 'A date of birth or an age, young and old, is put at the end.',
    variants: foot([
      'Date of birth: 3 May 1971',
      'DOB: 03/05/1999',
      'Age: 54',
      'Born on 3 May 1971',
      'Birthday: 12.07.2001',
    ]),
  },
  {
    name: 'captions of photos',
    about: 'Words that describe a photo are put on top.',
    variants: top([
      'Photo: portrait of a young woman',
      'Photograph: man with grey hair',
      'Profile picture: Grace Baker',
      '[Photo]',
    ]),
  },
  {
    name: 'marital status and children',
    about: 'Marital status and children are put at the end.',
    variants: foot([
      'Marital status: married, two children',
      'Marital Status: Single',
      'Civil status: divorced',
      'Children: 3',
    ]),
  },
  {
    name: 'nationality, religion and gender',
    about: 'Nationality, religion, gender and the name of a parent are put at the end.',
    variants: foot([
      'Nationality: Indian',
      'Citizenship: Canadian',
      'Religion: Hindu',
      'Gender: female',
      'Sex: M',
      "Father's name: Tomas Cook",
    ]),
  },
  {
    name: 'schools',
    about: 'The same degree is put at the end, each time from another school.',
    variants: among(
      [
        'Harvard University',
        'Boston College',
        'Indian Institute of Technology',
        'Cook County Community College',
        'University of Applied Nursing',
      ].map((school) => `\nEducation\nBachelor of Arts, ${school}`),
    ),
  },
  {
    name: 'years of graduation',
    about: 'The same degree is put at the end, each time of another year between 1968 and 2025.',
    variants: among(
      [1968, 1988, 2004, 2025].map(
        (year) => `\nEducation\nBachelor of Arts, State University, ${year}`,
      ),
    ),
  },
  {
    name: 'gaps between jobs',
    about:
      'All jobs before one point are moved three years back, so that there is a gap and each lasted as long as before.',
    variants: withGap,
  },
];

const SHE = { he: 'she', him: 'her', his: 'her', himself: 'herself' };
const HE = { she: 'he', her: 'his', hers: 'his', herself: 'himself' };
const THEY = {
  he: 'they',
  she: 'they',
  him: 'them',
  his: 'their',
  her: 'their',
  hers: 'theirs',
  himself: 'themselves',
  herself: 'themselves',
};

function swap(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\b(?:s?he|him|her|his|hers|himself|herself)\b/gi, (found) => {
    const other = words[found.toLowerCase()];
    if (other === undefined) return found;
    return found.charAt(0) === found.charAt(0).toLowerCase()
      ? other
      : `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
  });
}

const YEAR = /\b(?:19|20)\d\d\b/g;
/** A line ends, unless it breaks between the two dates of a job: 'March 2011 to', 'October 2011'. */
const LINE_END = /(?<!\b(?:19|20)\d\d ?(?:to|until|-|–|—) *)\n/;
/** Longer than most gaps that people explain in interviews. */
const GAP = 3;

/** The same resume with some years between two of its jobs: all that ended before the gap happened so much earlier. */
function withGap(text: string): string[] {
  const lines = text.split(LINE_END);
  const spans = lines.flatMap((line) => {
    const years = (line.match(YEAR) ?? []).map(Number);
    const [from, to] = years;
    return years.length === 2 && from !== undefined && to !== undefined && from <= to
      ? [{ from, to }]
      : [];
  });
  // Each year once: a text may have a hundred thousand lines with one.
  const cut = [...new Set(spans.map(({ to }) => to))]
    .sort((a, b) => b - a)
    .find(
      (year) =>
        spans.some(({ from }) => from > year) &&
        spans.every(({ from, to }) => to <= year || from > year),
    );
  if (cut === undefined) return [];
  const moved = lines.map((line) =>
    (line.match(YEAR) ?? []).length === 2
      ? line.replace(YEAR, (year) => String(Number(year) <= cut ? Number(year) - GAP : year))
      : line,
  );
  return [text, moved.join('\n')];
}
