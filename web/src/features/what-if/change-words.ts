import { sentenceList } from '../../ui/format';
import { capitalised, countWord, peopleWords } from '../../ui/number-words';
import { levelOfWeight } from '../../ui/rubric/weight-level';
import type { MovedPerson } from './rank-people';
import { changedLines, type Scenario, settingOf, type WhatIfLine } from './scenario';
import { type Figures, figuresOf } from './what-if-figures';

/** What the change does to the tiers: 'Seven people move up a tier, none down.' */
export function headlineOf({ tiersUp, tiersDown }: Figures, changes: number): string {
  if (changes === 0) return 'Change a requirement and watch the order.';
  if (tiersUp === 0 && tiersDown === 0) return 'Nobody changes tier.';
  if (tiersUp === 0)
    return `${capitalised(peopleWords(tiersDown))} ${move(tiersDown)} down a tier, none up.`;
  return `${capitalised(peopleWords(tiersUp))} ${move(tiersUp)} up a tier, ${countWord(tiersDown)} down.`;
}

/** How the order differs: '7 people rise two ranks or more, 4 fall.' */
export function orderWords({ rising, falling }: Figures): string {
  if (rising === 0 && falling === 0) return 'Nobody moves by two ranks or more.';
  const fallers = `${falling} ${falling === 1 ? 'falls' : 'fall'}`;
  if (rising === 0) return `Nobody rises two ranks or more, ${fallers}.`;
  const risers = `${rising} ${rising === 1 ? 'person rises' : 'people rise'}`;
  return `${risers} two ranks or more, ${falling === 0 ? 'nobody falls as far' : fallers}.`;
}

/** What a must-have costs: 'Without R3, nine people'. Its last two words stand on one line. */
export function priceWords(label: string, rising: number): { lead: string; rest: string } {
  if (rising === 0) return { lead: `Without ${label}, nobody`, rest: 'moves up a\u00a0tier' };
  return {
    lead: `Without ${label}, ${peopleWords(rising)}`,
    rest: `${move(rising)} up a\u00a0tier`,
  };
}

/** How a line differs from what is stored; null when it does not. */
export function wasWords(line: WhatIfLine, scenario: Scenario): string | null {
  const setting = scenario[line.id];
  if (!setting) return null;
  if (setting.removed) return 'Deleted';
  const was: string[] = [];
  if (setting.importance !== line.stored.importance)
    was.push(line.stored.importance === 'must' ? 'Must-have' : 'Nice-to-have');
  const [now, before] = [weightWords(line, setting), weightWords(line, line.stored)];
  if (now !== before) was.push(before);
  return `Was ${was.join(', ')}`;
}

/** The whole change as one sentence that can be sent to a colleague. Null without a change. */
export function changeSentence(
  lines: readonly WhatIfLine[],
  scenario: Scenario,
  people: readonly MovedPerson[],
): string | null {
  const changed = changedLines(lines, scenario);
  if (changed.length === 0) return null;
  const kept = changed.filter((line) => !settingOf(line, scenario).removed);
  const removed = changed.filter((line) => settingOf(line, scenario).removed);
  const parts = [
    kept.length > 0 && `with ${sentenceList(kept.map((line) => changedTo(line, scenario)))}`,
    removed.length > 0 && `without ${sentenceList(removed.map((line) => named(line.text)))}`,
  ].filter((part) => part !== false);
  return `${capitalised(parts.join(' and '))}, ${outcomeWords(people)}.`;
}

function outcomeWords(people: readonly MovedPerson[]): string {
  const { tiersUp, tiersDown } = figuresOf(people);
  const ofAll = ` of ${people.length}`;
  const moves = [
    tiersUp > 0 && `${peopleWords(tiersUp)}${ofAll} ${move(tiersUp)} up a tier`,
    tiersDown > 0 && `${peopleWords(tiersDown)}${tiersUp > 0 ? '' : ofAll} ${move(tiersDown)} down`,
  ].filter((part) => part !== false);
  return sentenceList([
    ...(moves.length > 0 ? moves : ['nobody changes tier']),
    firstWords(people),
  ]);
}

/** How many people are named as sharing the first place. */
const NAMED_FIRST = 3;

function firstWords(people: readonly MovedPerson[]): string {
  const first = people.filter(({ now }) => now.rank === 1);
  const names = first.map(({ person }) => person.name);
  const [only] = first;
  if (names.length > NAMED_FIRST) return `${peopleWords(names.length)} share first place`;
  if (names.length > 1) return `${sentenceList(names)} share first place`;
  return `${names[0] ?? 'nobody'} ${only?.stored.rank === 1 ? 'stays' : 'comes'} first`;
}

function changedTo(line: WhatIfLine, scenario: Scenario): string {
  const now = settingOf(line, scenario);
  const kind = now.importance === 'must' ? ' as a must-have' : ' as a nice-to-have';
  const weight = weightWords(line, now);
  return [
    named(line.text),
    now.importance === line.stored.importance ? '' : kind,
    weight === weightWords(line, line.stored) ? '' : ` at ${weight}`,
  ].join('');
}

/** Short words stand as they are, a clause in quotes: inside of a sentence it would run on. */
function named(text: string): string {
  return /^[^\s,]+( [^\s,]+)?$/.test(text) ? text : `‘${text}’`;
}

/** `weight 4`, or `weight 12.5 exactly` between the steps. */
function weightWords(
  line: WhatIfLine,
  setting: { importance: 'must' | 'nice'; weight: number },
): string {
  const level = levelOfWeight(line.read, setting.importance, setting.weight);
  return level === null ? `weight ${exact(setting.weight)} exactly` : `weight ${level}`;
}

/** A weight as people type it: at most one decimal. */
export function exact(weight: number): string {
  return String(Math.round(weight * 10) / 10);
}

function move(count: number): string {
  return count === 1 ? 'moves' : 'move';
}
