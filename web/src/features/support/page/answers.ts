import { PLANS } from '@candor/domain/rules/plans';
import { paths } from '../../../paths';

/** A frequent question, its answer, and where one continues. */
export type CommonAnswer = {
  question: string;
  answer: string;
  way: { to: string; label: string };
  /** Other words that people search by. */
  also: string;
};

/** What can be known without asking anybody. */
export const ANSWERS: readonly CommonAnswer[] = [
  {
    question: 'Why could a file not be read?',
    answer:
      'The results list it under “Could not read” with the cause: a scan without text, a password, a damaged or an empty file. Such a candidate has no score and is not charged. Once the batch has ended you can put another copy in its place.',
    way: { to: paths.analytics, label: 'Open your batches' },
    also: 'unreadable pdf scan picture ocr error failed document resume replace',
  },
  {
    question: 'What counts against my quota?',
    answer:
      'Each candidate that is scored counts once. A batch reserves what it may need and gives back the rest when it ends. Files that could not be read, and scoring a batch again by edited requirements, cost nothing.',
    way: { to: paths.billing, label: 'See what is left' },
    also: `limit candidates used charged price plan upgrade ${Object.values(PLANS)
      .map(({ name }) => name)
      .join(' ')}`,
  },
  {
    question: 'How is a score made?',
    answer:
      'Candor reads the requirements out of the job, weighs them, and looks for each in the candidate’s own text. Every point has a sentence behind it, which the results show. The same text against the same job gives the same score, and no language model changes one.',
    way: { to: paths.howScored, label: 'How a score is made' },
    also: 'points weights requirements evidence fair bias ai match tier',
  },
  {
    question: 'How do I invite a candidate to an assessment?',
    answer:
      'Create an assessment, or link your ATS, and send an invitation: by e-mail, or by a link that you pass on. Each invitation takes one credit; one that ends unused gives it back. Candidates need no account, and the same link brings them back.',
    way: { to: paths.invitations, label: 'Open invitations' },
    also: 'link credits expire resend reminder test milestones',
  },
  {
    question: 'How is data deleted?',
    answer:
      'Files and results are deleted automatically after the number of days shown in your settings. There you can also erase one person everywhere in the account, export all your data, or delete the account, which is immediate and permanent.',
    way: { to: paths.settings, label: 'Open the settings' },
    also: 'erase remove gdpr privacy retention export account person',
  },
  {
    question: 'How do I score candidates from my own programs?',
    answer:
      'Make a key and send it with each call. The documentation has a first call in three languages, every call, and what each error means.',
    way: { to: paths.apiKeys, label: 'Open API keys' },
    also: 'api key token curl python javascript webhook integration developer',
  },
];

/** The answers that contain every word of the search, in order. */
export function findAnswers(search: string): readonly CommonAnswer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ANSWERS.filter(({ question, answer, also }) => {
    const text = `${question} ${answer} ${also}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
