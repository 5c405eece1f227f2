import type { Task } from '../model/assessment';
import type { JobRequirement } from '../model/match';

/** The ways to ask about a requirement. Those asked in the same way can share a step. */
export type Asking = 'skill' | 'years' | 'paper' | 'language' | 'degree' | 'other';

type DraftTask = Omit<Task, 'id'>;

/** The most characters of a requirement that fit into a sentence quoting it. */
const LONGEST_QUOTE = 200;
/** Used if the job states no number of years. */
const USUAL_YEARS = 5;
const MOST_YEARS = 40;

/** How to ask about a requirement; null if there is nothing to ask. */
export function askingOf({ kind, minimum_years }: JobRequirement): Asking | null {
  if (kind === 'role') return null;
  if (kind === 'experience' || minimum_years !== null) return 'years';
  if (kind === 'licence' || kind === 'certification') return 'paper';
  if (kind === 'domain') return 'other';
  return kind;
}

/** The tasks of one step about one or two requirements asked about in the same way. */
export function tasksAbout(asking: Asking, asked: readonly JobRequirement[]): DraftTask[] {
  const choosing = CHOICES[asking];
  if (choosing === undefined) return [written(promptOf(asking, asked), true)];
  const chosen = asked.map((requirement) => choosing(requirement));
  const followUp = FOLLOW_UPS[asking];
  return followUp === undefined ? chosen : [...chosen, written(followUp, false)];
}

/** The closing task: something the candidate made, with the skills that weigh most. */
export function workSample(asked: readonly JobRequirement[]): DraftTask {
  return {
    kind: 'work_sample',
    prompt: `Show a piece of your own work that called for ${namesOf(asked)}: a plan, a calculation, some code, a text or a report. Paste it or describe it, and say what it was for, which decisions were yours and what came of it. Leave out what is confidential.`,
    choices: null,
    required: true,
  };
}

/** The title of a step about these requirements. */
export function titleAbout(asking: Asking, asked: readonly JobRequirement[]): string {
  if (asking === 'degree') return 'Education';
  if (asking !== 'years') return shorten(namesOf(asked, 54), 120);
  const subjects = asked.map((requirement) => subjectOf(requirement, 48) ?? 'in this work');
  return shorten(`Experience ${subjects.join(' and ')}`, 120);
}

/** Cuts a text after the last word that fits, with an ellipsis if anything is left out. */
export function shorten(text: string, most: number): string {
  const tidy = text.replace(/\s+/gu, ' ').trim();
  if (tidy.length <= most) return tidy;
  const cut = tidy.slice(0, most - 1);
  const words = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.-]+$/u, '');
  return `${words || wholeCharacters(cut)}…`;
}

/** Drops a surrogate half left by a cut. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, '');
}

type Choosing = (requirement: JobRequirement) => DraftTask;

/*
 * A sentence that says yes names the subject, because a chosen option is scored like written text. A sentence that
 * says no names nothing: 'I do not speak Spanish' contains the word being searched for.
 */
const CHOICES: Partial<Record<Asking, Choosing>> = {
  years: (requirement) => {
    const subject = subjectOf(requirement);
    return chosen(
      subject === null
        ? `The job asks for this: “${quoted(requirement)}”. How much of this experience do you have? Choose the most that is true.`
        : `How much experience do you have ${subject}? Choose the most that is true.`,
      [
        'I have less than a year of it, or none.',
        ...yearsOffered(requirement.minimum_years).map(
          (years) =>
            `I have at least ${years} ${years === 1 ? 'year' : 'years'} of experience ${subject ?? 'in this'}.`,
        ),
      ],
    );
  },
  paper: (requirement) => {
    const name = quoted(requirement);
    return chosen(`Do you hold this today: ${name}?`, [
      `My ${name} is valid.`,
      // Of several certificates, one cannot tell which has expired.
      requirement.alternatives.length > 1 ? 'It has expired.' : `My ${name} has expired.`,
      'I do not hold it.',
    ]);
  },
  language: (requirement) => {
    const name = quoted(requirement);
    return chosen(`How well do you speak ${name}?`, [
      `I speak ${name} at a native level.`,
      `I speak ${name} fluently.`,
      `I speak ${name} at a conversational level.`,
      'I do not speak it.',
    ]);
  },
  degree: (requirement) => {
    const name = quoted(requirement);
    return chosen(`Do you hold this degree: ${name}?`, [
      `I hold ${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}.`,
      'I am still studying for it.',
      'I do not hold it.',
    ]);
  },
};

const FOLLOW_UPS: Partial<Record<Asking, string>> = {
  years: 'Where and when was that, and what did you do yourself?',
  paper: 'Who issued it, and until when is it valid?',
  degree: 'What did you study, where, and when did you finish?',
};

function promptOf(asking: Asking, asked: readonly JobRequirement[]): string {
  if (asking === 'skill')
    return `Describe a piece of work that called for ${namesOf(asked)}. What did you do yourself, and what came of it?`;
  const asks = asked.map((requirement) => `“${quoted(requirement)}”`).join(' and ');
  return `The job asks for this: ${asks}. What have you done that shows it? Give an example.`;
}

const AFTER_EXPERIENCE = /\bexperience\s+((?:as|in|with|of|at|on|\p{L}+ing)\s.+)$/iu;
const YEARS_AT_THE_END = /,\s*\d+\+?\s*years?$/iu;

/**
 * What the years are about, to follow 'experience': 'as a data engineer', 'with Python'; null if it does not say.
 */
function subjectOf({ text }: JobRequirement, most = LONGEST_QUOTE): string | null {
  const tidy = text.replace(/\s+/gu, ' ').trim();
  const after = AFTER_EXPERIENCE.exec(tidy)?.[1];
  if (after !== undefined) return shorten(after.replace(/[.;:]+$/u, ''), most);
  if (/\byears?\b/iu.test(tidy.replace(YEARS_AT_THE_END, ''))) return null;
  return `with ${shorten(tidy.replace(YEARS_AT_THE_END, ''), most)}`;
}

/** Steps around what the job asks for: one year, half, all and twice as many. */
function yearsOffered(minimum: number | null): number[] {
  const asked = Math.min(Math.max(Math.round(minimum ?? USUAL_YEARS), 1), MOST_YEARS);
  return [...new Set([1, Math.ceil(asked / 2), asked, 2 * asked])];
}

function namesOf(asked: readonly JobRequirement[], most = LONGEST_QUOTE): string {
  return asked.map(({ text }) => shorten(text, most)).join(' and ');
}

function quoted({ text }: JobRequirement): string {
  return shorten(text, LONGEST_QUOTE);
}

function chosen(prompt: string, choices: string[]): DraftTask {
  return { kind: 'choice', prompt, choices, required: true };
}

function written(prompt: string, required: boolean): DraftTask {
  return { kind: 'text', prompt, choices: null, required };
}
