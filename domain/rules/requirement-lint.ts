import type { Span } from '../model/match';
import { PROXY_WORDINGS, type Trait, VAGUE_WORDS } from './lint-wording';
import { type DraftLine, sourcesOf } from './rubric-edits';

/** How to resolve a finding at once. `replace` changes the job text, everything else the lines. */
export type Fix =
  | { type: 'delete'; keys: string[] }
  | { type: 'merge'; keys: string[] }
  | { type: 'nice'; keys: string[] }
  | { type: 'replace'; span: Span; text: string }
  | { type: 'show'; span: Span };

export type LintFinding = {
  kind: 'proxy' | 'contradictory' | 'duplicate' | 'inflated' | 'vague';
  /** The subject, in the job's own words. */
  subject: string;
  /** The subject is a count of lines, which no job text says. */
  counted?: true;
  /** Why it deserves a look, as a sentence. */
  why: string;
  fix: Fix;
  /** What the fix does, as a verb for a button. */
  verb: string;
};

/** With more must-haves than this, almost nobody meets all of them. */
export const MOST_MUSTS = 6;
/** From here on, a demand for years excludes most people who could do the work. */
const MANY_YEARS = 10;
/** An entry-level job cannot ask for this many years. */
const BEGINNER_YEARS = 3;

const BEGINNER_WORDS =
  /\b(entry[- ]level|junior|trainee|no experience (?:needed|required|necessary))\b/iu;

/** What deserves a second look before a job is scored, the most serious first. None of it prevents a submission. */
export function lintRequirements(jobText: string, lines: readonly DraftLine[]): LintFinding[] {
  const asked = lines.filter((line) => sourcesOf(line).length > 0);
  return [
    ...proxyWordings(jobText),
    ...contradictions(jobText, asked),
    ...duplicates(asked),
    ...inflation(asked),
    ...vagueWordings(jobText, asked),
  ];
}

const TRAIT_WORDS: Record<Trait, string> = {
  origin: 'where somebody comes from',
  age: 'age',
  gender: 'gender',
  disability: 'health or a disability',
  family: 'family duties',
  religion: 'religion',
};

function proxyWordings(jobText: string): LintFinding[] {
  const taken: Span[] = [];
  return PROXY_WORDINGS.flatMap(({ words, trait, instead }) =>
    [...jobText.matchAll(words)].flatMap((match): LintFinding[] => {
      const span = { start: match.index, end: match.index + match[0].length };
      if (taken.some((other) => overlaps(other, span))) return [];
      taken.push(span);
      const text = instead.replace('$1', match[1] ?? '');
      return [
        {
          kind: 'proxy',
          subject: match[0],
          why: `This wording may stand in for ${TRAIT_WORDS[trait]}. Say what the work needs.`,
          fix: { type: 'replace', span, text },
          verb: `Say “${text}”`,
        },
      ];
    }),
  );
}

function vagueWordings(jobText: string, lines: readonly DraftLine[]): LintFinding[] {
  const seen = new Set<string>();
  return [...jobText.matchAll(VAGUE_WORDS)].flatMap((match): LintFinding[] => {
    const subject = match[0];
    if (seen.has(subject.toLowerCase())) return [];
    seen.add(subject.toLowerCase());
    const span = { start: match.index, end: match.index + subject.length };
    const keys = lines
      .filter((line) => sourcesOf(line).every((source) => overlaps(source, span)))
      .map(({ key }) => key);
    if (keys.length > 0) {
      const why = 'Too vague: no sentence of a resume can prove it.';
      return [{ kind: 'vague', subject, why, fix: { type: 'delete', keys }, verb: 'Delete' }];
    }
    const why = 'Left out: too vague to find evidence for. It counts for nothing.';
    return [{ kind: 'vague', subject, why, fix: { type: 'show', span }, verb: 'Show' }];
  });
}

function duplicates(lines: readonly DraftLine[]): LintFinding[] {
  return pairsOf(lines).flatMap(([one, other]): LintFinding[] => {
    if (!sameTopic(one, other) || yearsOf(one) !== yearsOf(other)) return [];
    return [
      {
        kind: 'duplicate',
        subject: `${one.text} / ${other.text}`,
        why: 'Both ask for the same, so it counts twice.',
        fix: { type: 'merge', keys: [one.key, other.key] },
        verb: 'Merge',
      },
    ];
  });
}

function contradictions(jobText: string, lines: readonly DraftLine[]): LintFinding[] {
  const twoYears = pairsOf(lines).flatMap(([one, other]): LintFinding[] => {
    const [a, b] = [yearsOf(one), yearsOf(other)];
    if (a === null || b === null || a === b || !sameTopic(one, other)) return [];
    const [lower, higher] = a < b ? [one, other] : [other, one];
    return [
      {
        kind: 'contradictory',
        subject: `${lower.text} / ${higher.text}`,
        why: 'The same work is asked for with two numbers of years.',
        fix: { type: 'delete', keys: [higher.key] },
        verb: `Keep “${lower.text}”`,
      },
    ];
  });
  const beginner = jobText.match(BEGINNER_WORDS)?.[0];
  const years = lines.filter(
    (line) => line.importance === 'must' && (yearsOf(line) ?? 0) >= BEGINNER_YEARS,
  );
  if (beginner === undefined || years.length === 0) return twoYears;
  return [
    ...twoYears,
    {
      kind: 'contradictory',
      subject: `${beginner} / ${years.map(({ text }) => text).join(', ')}`,
      why: 'The text speaks to beginners and asks for years of work as a must-have.',
      fix: { type: 'nice', keys: years.map(({ key }) => key) },
      verb: 'Make it a nice-to-have',
    },
  ];
}

function inflation(lines: readonly DraftLine[]): LintFinding[] {
  const musts = lines.filter(({ importance }) => importance === 'must');
  const long = musts.filter((line) => (yearsOf(line) ?? 0) >= MANY_YEARS);
  const found = long.map(
    (line): LintFinding => ({
      kind: 'inflated',
      subject: line.text,
      why: `${yearsOf(line)} years leave out most people who could do the work.`,
      fix: { type: 'nice', keys: [line.key] },
      verb: 'Make it a nice-to-have',
    }),
  );
  if (musts.length <= MOST_MUSTS) return found;
  const lightest = [...musts].sort((a, b) => b.weight - a.weight).slice(MOST_MUSTS);
  return [
    ...found,
    {
      kind: 'inflated',
      subject: `${musts.length} must-haves`,
      counted: true,
      why: `With more than ${MOST_MUSTS}, hardly anybody meets all, and none of them stands out.`,
      fix: { type: 'nice', keys: lightest.map(({ key }) => key) },
      verb: `Keep the ${MOST_MUSTS} weightiest`,
    },
  ];
}

/** The years a line asks for; null if it asks for none. */
function yearsOf(line: DraftLine): number | null {
  const years = line.parts.flatMap(({ minimum_years }) => minimum_years ?? []);
  return years.length === 0 ? null : Math.min(...years);
}

const FILLERS = new Set(
  'a an and or of in with for the to as at on is are be at least minimum years year experience experienced knowledge skill skills good strong solid proven working ability able excellent required must have plus'.split(
    ' ',
  ),
);

/** Whether two lines ask for the same thing: all words of one are contained in the other. */
function sameTopic(one: DraftLine, other: DraftLine): boolean {
  if (one.kind !== other.kind) return false;
  const [a, b] = [topicOf(one), topicOf(other)];
  if (a.size === 0 || b.size === 0) return false;
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  const share = fewer.size / more.size;
  return share > 0.6 && [...fewer].every((word) => more.has(word));
}

function topicOf({ text }: DraftLine): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#.]*[\p{L}+#]/gu) ?? [];
  return new Set(words.filter((word) => !FILLERS.has(word)).map(withoutEnding));
}

/** 'engineers' and 'engineer' are the same word. Short words and those in -ss keep their s: 'AWS', 'CSS'. */
function withoutEnding(word: string): string {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [T, T] => [one, other]));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
