import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles/role';
import { isDenied } from '../skills/denial';

/** Verbs that say of themselves that people were led. */
const SUPERVISES = wordSet(
  'supervise supervises supervised supervising oversee oversees oversaw overseeing mentors mentored',
);
/** The same, where people stand behind them. */
const LEADS = wordSet(
  'lead leads led leading manage manages managed managing coach coaches coached coaching train trains trained training run runs ran running' +
    ' direct directs directed directing brief briefs briefed allocate allocates allocated delegate delegates delegated roster rosters rostered' +
    ' schedule schedules scheduled plan plans planned management head heads headed',
);
const PEOPLE = wordSet(
  'team teams crew crews staff people employees colleagues squad officers attendants technicians cleaners rota rotas rosters shifts apprentices' +
    ' trainees volunteers commis brigade gang subordinates guards operators workers fitters cooks chefs agents clerks specialists',
);
const NUMBERS = wordSet('two three four five six seven eight nine ten eleven twelve');
/** Words between the verb and whom it is about: 'leads a small team', 'managed up to 12 people'. */
const REACH = 4;
/** A number of people that somebody leads stands right behind the verb, and is not one of a year, a budget or a building. */
const MOST_LED = 99;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether the lines of a role tell of people whom somebody led: 'plans the rota of 14 attendants', 'supervises two gardeners'. */
export function ledPeople(candidate: CandidateText, role: Role): boolean {
  const { firstWord, scanned } = candidate;
  const { word } = scanned.words;
  const to = firstWord[role.lastLine + 1] ?? word.length;
  for (let at = firstWord[role.firstLine] ?? 0; at < to; at++) {
    const form = word[at]?.form ?? '';
    const tells = SUPERVISES.has(form)
      ? word[at + 1]?.form !== 'by'
      : LEADS.has(form) && isAboutPeople(candidate, at, to);
    if (tells && !isDenied(scanned, at, at)) return true;
  }
  return false;
}

function isAboutPeople({ scanned }: CandidateText, verb: number, to: number): boolean {
  const { word, line } = scanned.words;
  for (let at = verb + 1; at <= verb + REACH && at < to && line[at] === line[verb]; at++) {
    const form = word[at]?.form ?? '';
    if (form === 'by') return false;
    if (PEOPLE.has(form)) return true;
    if (at === verb + 1 && isNumberOfPeople(form)) return true;
  }
  return false;
}

function isNumberOfPeople(form: string): boolean {
  return NUMBERS.has(form) || (/^\d{1,2}$/.test(form) && Number(form) <= MOST_LED);
}
