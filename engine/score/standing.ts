import { isField } from '../read/roles/title-cues';
import type { ScannedText } from '../read/scan';
import type { Word } from '../read/word';
import { NO_BREAK } from '../read/words';
import type { TitleMention } from '../skills/mentions';
import { isLedTrade } from '../taxonomy/data/led-trades';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamily } from './job-families';

const LEARNERS = wordSet('apprentice trainee intern internship extern externship helper');
/** The same before a title alone: behind one it opens what somebody says of himself. */
const STUDENT = 'student';
/** A first job, for which people are hired who have learnt the work elsewhere: 'Graduate engineer trainee', 'Management trainee'. */
const HIRED = wordSet('graduate management');
/** Jobs that take people who have done nothing yet, by the words of their titles. */
const ENTRIES = wordSet('junior jr graduate entry commis assistant');
const LEADERS = wordSet('supervisor foreman forewoman foreperson head lead chief sous');
const TEAMS = wordSet('team crew shift squad section group');
const MANAGERS = wordSet('manager director');
/** Whoever is called so stands above those who do the work, or right below who leads them. */
const ABOVE = wordSet(
  'manager director owner executive senior sr principal staff captain superintendent president vp founder master charge deputy chef',
);
/** A 'chef' who leads nobody. */
const BELOW = wordSet('commis partie');
/** What such a word means with the next one: 'Lead generation specialist', 'Head Start teacher', 'Head office receptionist'. */
const NO_LEADERS: ReadonlySet<string> = new Set([
  'lead generation',
  'lead gen',
  'lead abatement',
  'lead paint',
  'head start',
  'head office',
  'cover supervisor',
  'midday supervisor',
]);
/** Words between a rank and its title: 'Junior Java Developer', 'apprentice of a welder'. */
const REACH = 2;

/** What remains of the fit of somebody who learns what the job does, or has never led it. */
const SHARES = { learner: 0.35, follower: 0.42 } as const;

/** The fit of a title from which it is one of the job's own occupation, which may be two: gardeners and groundskeepers. */
const OWN_FIT = 0.8;

/** What a job asks for above the work itself. */
export type Standing = {
  /** Whether it takes people who have learnt the work, and does not teach it. */
  readonly learnt: boolean;
  /** Whether it takes people who have led others at it. */
  readonly leads: boolean;
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** What a job asks for by the words of its title, given its families. */
export function standingAsked(title: readonly Word[], families: readonly JobFamily[]): Standing {
  const forms = title.map(({ form }) => form);
  const learnt = !forms.some((form) => LEARNERS.has(form) || ENTRIES.has(form));
  const [family] = families;
  const id = taxonomyIndex().families[family?.family ?? -1]?.id ?? '';
  const leads =
    learnt &&
    forms.some((form, at) => isLeader(forms, at) || (MANAGERS.has(form) && isLedTrade(id)));
  return { learnt, leads };
}

function isLeader(forms: readonly string[], at: number): boolean {
  const form = forms[at] ?? '';
  if (form === 'leader') return TEAMS.has(forms[at - 1] ?? '');
  if (!LEADERS.has(form)) return false;
  return (
    !NO_LEADERS.has(`${form} ${forms[at + 1] ?? ''}`) &&
    !NO_LEADERS.has(`${forms[at - 1] ?? ''} ${form}`)
  );
}

/**
 * What remains of the fit of a title, 0 to 1, by the words of rank that stand in it and around it. `fit` is that of its occupation, and
 * `led` whether its text tells of people who were led.
 */
export function standingShare(
  scanned: ScannedText,
  title: TitleMention,
  asked: Standing,
  fit: number,
  led: boolean,
): number {
  if (!asked.learnt || isField(title)) return 1;
  const forms = formsAround(scanned, title);
  if (learns(forms)) return SHARES.learner;
  // In another occupation the map says how close it is, whoever leads there.
  if (!asked.leads || fit < OWN_FIT || led) return 1;
  const isAbove = forms.some((form, at) => ABOVE.has(form) || isLeader(forms, at));
  return isAbove && !forms.some((form) => BELOW.has(form)) ? 1 : SHARES.follower;
}

function learns(forms: readonly string[]): boolean {
  const isLearner = (form: string, at: number): boolean =>
    LEARNERS.has(form) || (form === STUDENT && at < forms.length - 1);
  return forms.some(isLearner) && !forms.some((form) => HIRED.has(form));
}

/** The words of a title, those before it that nothing parts from it, and the one behind it. */
function formsAround({ words }: ScannedText, { first, last }: TitleMention): string[] {
  const { word, line, gap } = words;
  let from = first;
  while (
    from > first - REACH &&
    line[from - 1] === line[first] &&
    (gap[from] ?? NO_BREAK) === NO_BREAK
  )
    from--;
  const next = line[last + 1] === line[last] && (gap[last + 1] ?? NO_BREAK) === NO_BREAK ? 1 : 0;
  const forms: string[] = [];
  for (let at = from; at <= last + next; at++) forms.push(word[at]?.form ?? '');
  return forms;
}
