import type { CandidateRequestBody } from '@candor/domain/model/candidate-assessment';

export type Kind = CandidateRequestBody['kind'];

type KindRule = {
  kind: Kind;
  label: string;
  /** Its purpose, and what happens then. */
  hint: string;
  verb: string;
  /** Whether it can be sent without a word. */
  wordless: boolean;
};

/** What a candidate can request of the sender. */
export const REQUEST_KINDS: readonly KindRule[] = [
  {
    kind: 'adjustment',
    label: 'Ask for an adjustment',
    hint: 'More time, another format, or anything else that you need to take part.',
    verb: 'Send request',
    wordless: false,
  },
  {
    kind: 'question',
    label: 'Ask a question',
    hint: 'About the assessment, or about how your answers are read and used.',
    verb: 'Send question',
    wordless: false,
  },
  {
    kind: 'withdraw',
    label: 'Withdraw',
    hint: 'You no longer want to be considered. This does not erase anything.',
    verb: 'Withdraw',
    wordless: true,
  },
  {
    kind: 'erase',
    label: 'Ask to be erased',
    hint: 'You want everything you answered here deleted.',
    verb: 'Ask to be erased',
    wordless: true,
  },
];

/** What happens once it was sent. */
export const AFTER: Readonly<Record<Kind, string>> = {
  adjustment:
    'They can give you more time or another way to answer. You can continue in the meantime.',
  question: 'They have your question.',
  withdraw: 'They have been told that you withdraw.',
  erase: 'They have been told that you want to be erased.',
};
