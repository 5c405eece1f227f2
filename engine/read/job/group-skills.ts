import type { ConceptMention } from '../../skills/mentions';
import { conceptAt } from '../../taxonomy/own-terms';
import type { ScannedText } from '../scan';
import { isKindOfTools } from './kinds-of-tools';
import { pairedChoices } from './paired-choices';
import type { UnlistedName } from './unlisted-names';

const LIST_SIGN = /^[\s"')]*(?:,|\/|,?\s*(?:and\/or|or|and|&)|,\s*(?:and\/or|or|and))[\s"'(]*$/;
/** 'Airflow (or Dagster/Prefect)': the rest of a choice in a bracket. */
const CHOICE_IN_BRACKET = /^ ?\( ?or $/;
const CHOICE_SIGN = /\bor\b|\//;
const AND_SIGN = /\band\b|&/;
/** A slash alone joins two; 'and/or' joins a list. */
const SLASH = /^\s*\/\s*$/;
const EXAMPLES = /(?:such as|e\.?g\.?,?|like|including|for example|i\.?e\.?,?)\s*\(?:?\s*$/;
/** 'One of the following languages:', 'any of', 'at least one of these:', 'either'. */
const ONE_OF =
  /\b(?:(?:one|any)(?: or more)? of|either(?: of)?)(?: the following| the| these| those)?(?: [a-z]+){0,3}[\s:"'(]*$/;
const EXAMPLE_REACH = 56;
/** 'A front-end framework (React, Vue, ...)': an open-ended list in brackets contains examples. */
const BRACKET = /\(\s*$/;
/** 'At least one BI tool (Looker, Tableau)': any of what is in the bracket, up to its end. */
const ONE_IN_BRACKET = /\b(?:one|any|either)(?: or more)?(?: [a-z-]+){1,3} \(\s*$/;
/**
 * 'Relational databases (PostgreSQL, MySQL)': any of a kind that is named before its bracket. The parts of a suite are no kind, and
 * what a page on the web is made of is used together.
 */
const KIND_BEFORE_BRACKET =
  /(?<!\b(?:office|microsoft|adobe|web|markup) )\b(?:databases|frameworks|languages|libraries|methodologies|packages|platforms|providers|software|systems|tools|(?:second|third|another|other|additional|further|foreign|european|asian|nordic) languages?) ?\(\s*$/;
/** 'Three BI tools (Looker, Tableau, Power BI)'. */
const SEVERAL_BEFORE_BRACKET =
  /\b(?:two|three|four|five|six|all|both|each|several)(?: [a-z-]+){1,3} ?\(\s*$/;
const ENDS_BRACKET = /^\s*\)/;
/** What stands between a kind of tools and those that are named of it: 'BI tools (Tableau, Looker)', 'a CRM such as Salesforce'. */
const OPENS_KIND =
  /^(?: (?:tools?|software|systems?|platforms?|packages?|solutions?|programs?|applications?|providers?|services))?(?: ?\(|,? (?:such as|like|e\.?g\.?,?|for example) )$/;
const NAMES_EXAMPLES = /(?:such as|like|e\.?g\.?,?|for example) $/;
const GOES_ON = /^\s*,?\s*(?:\.{2,}|…|etc\b)/;
/**
 * 'AWS, GCP or similar', '(or an equivalent tool)': what comes before are examples, and something similar will do.
 */
const OR_SIMILAR =
  /^[\s"')]*[,/]?\s*\(?(?:or|and)\s+(?:(?:a|an|any|some|another|other)\s+)*(?:similar|related|equivalents?|comparable|alike|the like)\b/;
const SIMILAR_REACH = 32;

const ENDS_CHOICE = /^,? or $/;

/**
 * Names in a row. `ahead` are those before a pair with a slash, which a later 'or' makes options as well: 'Java, Kotlin/Scala or Go'.
 */
type Run = {
  mentions: ConceptMention[];
  ahead: ConceptMention[];
  choice: boolean;
  /** Whether words before it say that examples or options follow. */
  isOpen: boolean;
  /** Whether an 'or' stands in it, and whether an 'and' joins its last name: 'Docker and AWS or Azure' is one and a choice. */
  hasOr: boolean;
  hasAnd: boolean;
  inBracket: boolean;
};

/**
 * Groups the mentions of one sentence: 'React or Vue', 'one of React, Vue' and 'a framework such as React, Vue' are
 * one choice; 'React and SQL' are two demands. Each group is in text order. A name of `unlisted` does not part what stands on both
 * sides of it: 'Creo, Alibre or CATIA'.
 */
export function groupChoices(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
  unlisted: readonly UnlistedName[] = [],
): ConceptMention[][] {
  const { groups, rest } = pairedChoices(scanned, mentions);
  return [...groups, ...groupRuns(scanned, rest, unlisted)];
}

function groupRuns(
  scanned: ScannedText,
  mentions: readonly ConceptMention[],
  unlisted: readonly UnlistedName[],
): ConceptMention[][] {
  const runs: Run[] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const before = run?.mentions.at(-1);
    const between =
      before === undefined ? '' : betweenKnown(scanned, before.last, mention.first, unlisted);
    if (run !== undefined && before?.concept === mention.concept && between === ' ') {
      // 'Yardi or RealPage OneSite': the second name is a part of the first.
      run.mentions.splice(-1, 1, { ...before, last: mention.last });
    } else if (run !== undefined && CHOICE_IN_BRACKET.test(between)) {
      // The others of the list are asked for besides: 'dbt, Airflow (or Dagster)'.
      const first = run.choice ? [] : run.mentions.splice(-1);
      if (run.choice) run.mentions.push(mention);
      else {
        const mentions = [...first, mention];
        runs.push(newRun(mentions, { choice: true, isOpen: false, inBracket: true }));
      }
    } else if (run !== undefined && continues(run, between)) lengthen(run, mention, between);
    else {
      const isOpen = opensExamples(scanned, mention.first);
      const before = scanned.folded.text[(scanned.words.start[mention.first] ?? 0) - 1];
      const inBracket = before === '(';
      runs.push(newRun([mention], { choice: isOpen, isOpen, inBracket }));
    }
  }
  joinKinds(scanned, runs, unlisted);
  return runs.flatMap((run) => {
    const ahead = run.ahead.map((mention) => [mention]);
    return run.choice ||
      allowsSimilar(scanned, run.mentions) ||
      areExamples(scanned, run.mentions) ||
      endsUnlisted(scanned, run, unlisted)
      ? [...ahead, run.mentions]
      : [...ahead, ...run.mentions.map((mention) => [mention])];
  });
}

/** Makes one choice of a kind of tools and those that a bracket or 'such as' names of it: 'CRM (Salesforce, HubSpot)' is met by any. */
function joinKinds(
  scanned: ScannedText,
  runs: readonly Run[],
  unlisted: readonly UnlistedName[],
): void {
  runs.forEach((run, at) => {
    const [before, first] = [runs[at - 1], run.mentions[0]];
    const kind = before?.mentions.at(-1);
    if (before === undefined || kind === undefined || first === undefined || before.choice) return;
    if (!isKindOfTools(conceptAt(scanned.own, kind.concept)?.name ?? '')) return;
    const between = textBetween(scanned, kind.last, first.first);
    if (!OPENS_KIND.test(between) || !areOfKind(scanned, kind, run.mentions)) return;
    const isOne =
      run.mentions.length === 1 &&
      !unlisted.some(
        (name) => name.first > first.last && isNext(textBetween(scanned, first.last, name.first)),
      );
    if (!NAMES_EXAMPLES.test(between) && (isOne || isOfSeveral(scanned, kind))) return;
    run.mentions.unshift(kind);
    run.choice = true;
    before.mentions.pop();
  });
}

/** 'Two CRM systems (Salesforce, HubSpot)' asks for both. */
function isOfSeveral(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  const { start, end } = scanned.words;
  const from = start[first] ?? 0;
  const text = scanned.folded.text.slice(Math.max(0, from - EXAMPLE_REACH), end[last] ?? 0);
  return SEVERAL_BEFORE_BRACKET.test(`${text} (`);
}

function areOfKind(
  { own }: ScannedText,
  kind: ConceptMention,
  mentions: readonly ConceptMention[],
): boolean {
  const provenBy = conceptAt(own, kind.concept)?.provenBy ?? [];
  return mentions.every(({ concept }) => {
    const of = conceptAt(own, concept)?.kind;
    return of === 'tool' || of === 'technology' || provenBy.includes(concept);
  });
}

function isNext(between: string): boolean {
  return LIST_SIGN.test(between) && !between.includes(')');
}

/** 'Figma, Sketch or XD': the last option is in no list. */
function endsUnlisted(
  scanned: ScannedText,
  { mentions, hasAnd }: Run,
  unlisted: readonly UnlistedName[],
): boolean {
  const last = mentions.at(-1)?.last ?? 0;
  const name = unlisted.find(({ first }) => first > last);
  return name !== undefined && !hasAnd && ENDS_CHOICE.test(textBetween(scanned, last, name.first));
}

function newRun(
  mentions: ConceptMention[],
  kind: Pick<Run, 'choice' | 'isOpen' | 'inBracket'>,
): Run {
  return { mentions, ahead: [], hasOr: false, hasAnd: false, ...kind };
}

/** Whether a name goes on with the list before it: 'AWS or Azure, Docker' is a choice, and then a demand of its own. */
function continues(run: Run, between: string): boolean {
  if (!LIST_SIGN.test(between) || closesBracket(run, between)) return false;
  if (!run.choice || run.inBracket || CHOICE_SIGN.test(between)) return true;
  // 'One of React, Vue or Angular, and TypeScript'.
  return run.isOpen && !(run.hasOr && AND_SIGN.test(between));
}

function lengthen(run: Run, mention: ConceptMention, between: string): void {
  const isPair = SLASH.test(between);
  const isChoice = CHOICE_SIGN.test(between);
  if (isChoice && !run.choice && (isPair || run.hasAnd))
    run.ahead = run.mentions.splice(0, run.mentions.length - 1);
  if (isChoice && !isPair && !run.hasAnd) run.mentions.unshift(...run.ahead.splice(0));
  run.mentions.push(mention);
  run.choice ||= isChoice;
  run.hasOr ||= isChoice;
  run.hasAnd = AND_SIGN.test(between) && !isChoice;
}

/** Whether several names stand in a row with nothing but slashes between: 'Spanish/English'. */
export function joinedBySlashes(scanned: ScannedText, group: readonly ConceptMention[]): boolean {
  return (
    group.length > 1 &&
    group.every(
      ({ first }, at) =>
        at === 0 || textBetween(scanned, group[at - 1]?.last ?? first, first).trim() === '/',
    )
  );
}

/** 'Airflow (or Dagster), Snowflake', 'SEO (Ahrefs/Semrush), HubSpot': the choice ends with its bracket. */
function closesBracket({ inBracket }: Run, between: string): boolean {
  return inBracket && between.includes(')');
}

/** Whether the words after a choice say that something similar will do. */
export function allowsSimilar(scanned: ScannedText, group: readonly ConceptMention[]): boolean {
  const end = scanned.words.end[group.at(-1)?.last ?? -1];
  return end !== undefined && OR_SIMILAR.test(scanned.folded.text.slice(end, end + SIMILAR_REACH));
}

function areExamples(scanned: ScannedText, group: readonly ConceptMention[]): boolean {
  const { start, end } = scanned.words;
  const from = start[group[0]?.first ?? -1] ?? 0;
  const to = end[group.at(-1)?.last ?? -1] ?? 0;
  const { text } = scanned.folded;
  const before = text.slice(Math.max(0, from - EXAMPLE_REACH), from);
  const after = text.slice(to, to + SIMILAR_REACH);
  if (ENDS_BRACKET.test(after) && !SEVERAL_BEFORE_BRACKET.test(before)) {
    if (ONE_IN_BRACKET.test(before) || KIND_BEFORE_BRACKET.test(before)) return true;
  }
  return BRACKET.test(before) && GOES_ON.test(after);
}

function opensExamples(scanned: ScannedText, first: number): boolean {
  const start = scanned.words.start[first] ?? 0;
  const before = scanned.folded.text.slice(Math.max(0, start - EXAMPLE_REACH), start);
  return EXAMPLES.test(before) || ONE_OF.test(before);
}

/** What joins two names: the sign behind an unlisted one that alone stands between them, if a sign stands before it as well. */
function betweenKnown(
  scanned: ScannedText,
  last: number,
  first: number,
  unlisted: readonly UnlistedName[],
): string {
  const name = unlisted.find((one) => one.first > last && one.last < first);
  if (name === undefined) return textBetween(scanned, last, first);
  const before = textBetween(scanned, last, name.first);
  const after = textBetween(scanned, name.last, first);
  if (!LIST_SIGN.test(before) || !LIST_SIGN.test(after)) return textBetween(scanned, last, first);
  return CHOICE_SIGN.test(before) ? before : after;
}

function textBetween(scanned: ScannedText, last: number, first: number): string {
  return scanned.folded.text.slice(scanned.words.end[last] ?? 0, scanned.words.start[first] ?? 0);
}
