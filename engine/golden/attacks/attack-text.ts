/** What an attack may be filled with: the job it is after, and the resume it is put into. */
export type Victim = {
  readonly job: string;
  readonly title: string;
  readonly skills: readonly string[];
  readonly resume: string;
};

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  i: 'і',
  s: 'ѕ',
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  K: 'К',
  S: 'Ѕ',
};
/** Where the invisible twins of the plain characters begin. */
const TAG_SIGNS = 0xe0000;

/** The text of an attack with its places filled: `{{skills}}` is the list of what the job asks for. */
export function attackText(pattern: string, victim: Victim): string {
  return pattern.replace(/\{\{(\w+)\}\}/g, (_, place: string) => FILLINGS[place]?.(victim) ?? '');
}

const listed = ({ skills }: Victim): string => skills.join(', ');
const linesOf = ({ resume }: Victim): string[] =>
  resume.split('\n').filter((line) => line.split(/\s+/).length >= 4 && !/\d{4}/.test(line));
const through = (mark: string, text: string): string =>
  text.replace(/(\p{L})(?=\p{L}{3})/gu, `$1${mark}`);
const letters = (victim: Victim): number[] =>
  [...`${victim.title} ${listed(victim)}`].map((letter) => letter.charCodeAt(0) & 0xff);

const FILLINGS: Readonly<Record<string, (victim: Victim) => string>> = {
  job: ({ job }) => job,
  JOB: ({ job }) => job.toUpperCase(),
  jobline: ({ job }) => job.replace(/\n+/g, ' '),
  jobzero: ({ job }) => through('\u200b', job),
  jobsoft: ({ job }) => through('\u00ad', job),
  title: ({ title }) => title,
  skills: listed,
  slug: ({ skills }) => skills.join('-').replace(/[^\w-]+/g, '-'),
  last: (victim) => linesOf(victim).at(-1) ?? '',
  lines: (victim) => linesOf(victim).join('\n'),
  homoglyphs: (victim) =>
    [...listed(victim)].map((letter) => LOOKALIKES[letter] ?? letter).join(''),
  tagsigns: (victim) =>
    [...listed(victim)]
      .map((letter) => String.fromCodePoint(TAG_SIGNS + (letter.codePointAt(0) ?? 0)))
      .join(''),
  base64: (victim) => sixBits(letters(victim)),
  hex: (victim) =>
    letters(victim)
      .map((code) => code.toString(16).padStart(2, '0'))
      .join(''),
  backwards: (victim) => [...listed(victim)].reverse().join(''),
  denied: ({ skills }) => skills.map((skill) => `No experience with ${skill}.`).join('\n'),
  wished: ({ skills }) => skills.map((skill) => `I would like to learn ${skill}.`).join('\n'),
};

const SIX_BITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without the filling at its end. */
function sixBits(codes: readonly number[]): string {
  const bits = codes.map((code) => code.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? [])
    .map((part) => SIX_BITS.charAt(Number.parseInt(part.padEnd(6, '0'), 2)))
    .join('');
}
