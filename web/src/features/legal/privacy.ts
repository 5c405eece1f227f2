import { noticeDays } from '@candor/domain/rules/retention';
import { paths } from '../../paths';
import {
  daysWords,
  type LegalDocument,
  type LegalFacts,
  operatorWords,
  reaching,
} from './legal-document';

/** The privacy policy, with the retention terms that the software applies. */
export function privacyOf({ operator, retention, semanticHost }: LegalFacts): LegalDocument {
  const we = operatorWords(operator);
  const told = daysWords(noticeDays(retention.resultDays));
  return {
    title: 'Privacy policy',
    updated: '2026-11-29',
    intro: `This policy says what this installation of Candor does with personal data. It is run by ${we} (“we”).`,
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        summary: 'We for accounts; the recruiter who uploads for candidates’ documents.',
        blocks: [
          `For the data of people with an account, ${we} is the controller.`,
          'For candidates’ documents, the recruiter or company that uploads them is the controller, and we process them on their behalf and instruction. If you are a candidate, they are the first to ask; we help them to answer.',
        ],
      },
      {
        id: 'accounts',
        title: 'Data of accounts',
        summary: 'Name, e-mail, a hashed password, sessions and use.',
        blocks: [
          [
            'Your name and e-mail address, and a hash of your password, to let you in.',
            'Your sessions with the browser’s name, when they were last used and from which network (without the part that names your device), so that you can end them.',
            'Where you added passkeys: their names, the public half of each, when it was used last and whether it is synced. The other half never leaves your device.',
            'Where you switched on two-step sign-in: the encrypted secret that your authenticator app shares, and digests of your recovery codes.',
            'Where you sign in with Google or from an applicant tracking system: the number by which it knows you.',
            'Your plan, what you used of it and when, to count quota.',
            'Your API keys: their names, a digest and the last four characters of each, when it was used last and how often on each day.',
            'How often calls come from a network address, as digests, so that nobody guesses passwords; the longest lasts 30 days and tells only that you have signed in from there.',
            'A log of what was done in your account and when, so that you can see it.',
            'Where you pay: what you bought and your invoices. Card data go to the payment provider alone and never reach us.',
            'Messages that you send us and your conversations with support, to answer them.',
          ],
          'The ground for this is the contract with you, and for security our legitimate interest in a service that is not misused.',
        ],
      },
      {
        id: 'candidates',
        title: 'Data of candidates',
        summary: 'The documents that a recruiter uploads, and the scores made from them.',
        blocks: [
          'We store uploaded documents, the text that was read from them, and the result with the passages behind it. Recruiters add decisions and notes.',
          'A single match stores its score and the references that the caller gave, and neither document nor text. Of a shortlist that is shared by a link we store how often it was opened, when last, and what its reader thinks of each person, but not who the reader is.',
          'Of whom a recruiter invites to a skills assessment we store the name and address that the recruiter or the candidate gives, what was answered, how far somebody is and when the link was opened. No camera, no watching of other windows. Candidates are told before they start, take a copy of their answers, and ask on the same page for an adjustment or to be erased; the recruiter is told.',
          'From an applicant tracking system that a recruiter connects we store the ids, the stage and the status of all applications, and the name, the address, the text of the resume and the score of those whom the recruiter has scored. The key to that system is kept encrypted. Who is erased here is not read from there again; the system itself keeps them until they are erased there.',
          'Before anything is scored, the engine takes out names, e-mail addresses, phone numbers, postal addresses, dates of birth, pronouns, marital status, nationality, religion, the names of schools and the year of a degree. They cannot move a score.',
          ...sentWords(semanticHost),
        ],
      },
      {
        id: 'automated',
        title: 'No automated decisions',
        summary: 'A score supports a person’s decision and takes none.',
        blocks: [
          'The service ranks documents and shows why. It rejects nobody, and its terms forbid to use a score as the only ground of a decision. A candidate can ask the recruiter for the requirements, the weights, the passages and the person who decided: the service keeps them.',
        ],
      },
      {
        id: 'retention',
        title: 'How long it is kept',
        summary: `Uploads ${daysWords(retention.uploadDays)}, results ${daysWords(retention.resultDays)}, then erased by the software itself.`,
        blocks: [
          [
            'Sources that you save: encrypted, until you delete them or your account.',
            `Uploaded files and the access details of a source: until ${daysWords(retention.uploadDays)} after their batch ended, so that it can be run again.`,
            `Candidates’ texts and results: ${daysWords(retention.resultDays)} after the batch ended, then erased. The owner is told ${told} before.`,
            `Invitations with their answers: ${daysWords(retention.resultDays)} after they were sent in, cancelled or expired. The recruiter is told ${told} before.`,
            `Scored applications of a connected system: ${daysWords(retention.resultDays)} after they were scored. The recruiter is told ${told} before.`,
            'What a morning schedule remembers of those it has seen, digests that say nothing about anybody: as long as the schedule.',
            'The log of what was done in an account: as long as the account.',
            'Scores of single matches: as long as the account, or until the person is erased.',
            'That a candidate was charged, and when: as long as the account. With it goes a digest of their text, so that a batch that is run again is not charged twice; it goes when the person is erased.',
            'The first answer to a call of a program that carries a key against repeats: two days.',
            'Conversations with support and messages of the contact form: a year.',
            'Mail that could not be delivered: 30 days, with its address and what it was about.',
            'Anything earlier when the owner erases it: a batch, or one person everywhere, at any time.',
            'When an account is deleted: everything of it goes at once, but for that it was deleted, without a name, and a digest of its confirmed address, without what its mail provider ignores. Should the address come back, it tells that the trial was used.',
            'What Stripe still tells of the customer of a deleted account: its number and that of the event or payment page, 40 days.',
            'Of what was erased: its number without any content, so that a restored backup does not bring it back.',
            'Sessions: 7 days, less when they are not used. Reset links: 1 hour. Confirmation links: 24 hours. Waiting second steps of a sign-in: 5 minutes.',
          ],
          'These terms are applied by the software every day, not by hand. Backups of the operator follow within their own rotation.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who gets it',
        summary: 'Nobody but those who are needed to run the service.',
        blocks: [
          'We do not sell data and show no advertising. No page of the service loads anything from another company, so nobody else learns that you were here.',
          ...(semanticHost
            ? [`Passages of documents, as said above, are sent to ${semanticHost} on our behalf.`]
            : []),
          'Who buys a plan or credits does so on pages of Stripe, which gets their e-mail address for it. Once the account is deleted it is told to delete its customer, too.',
          'Whoever signs in with Google does so on a page of Google, which tells us their name, their address and a number. Files from a folder of Google Drive, a bucket or a database are read from there when a recruiter names one.',
          'Where a connected applicant tracking system has sent an invitation, it is told how far the candidate is and what came of it.',
          'Where our team answers support in Slack, Slack gets the name, the address and the messages of whoever writes to support.',
          'Whoever hosts this installation and delivers its e-mail handles data on our behalf. Recruiters can make a link that shows chosen candidates to somebody without an account; such a link ends by itself and can be closed at once.',
        ],
      },
      {
        id: 'browser',
        title: 'In your browser',
        summary: 'What you paste on the public page stays there.',
        blocks: [
          {
            text: 'The trial on the public page runs inside your browser. Nothing that you paste there is sent or stored. What the service keeps in your browser is listed in the cookie policy.',
            link: { words: 'cookie policy', href: paths.cookies },
          },
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        summary: 'Separate accounts, hashed secrets, sandboxed documents.',
        blocks: [
          [
            'Every call names its account; what belongs to another one answers as if it did not exist.',
            'The database itself keeps accounts apart: a query that forgets to ask whose rows it reads finds none.',
            'Passwords, sign-in tokens and API keys are stored as hashes only.',
            'Access details of sources, keys of connected systems and the secrets of two-step sign-in are stored encrypted, with a key that is not in the database.',
            'Documents are opened in separate processes with limits on time and memory.',
            'Of each call the service logs its kind, how it ended and how long it took, under a number that the answer carries, too. Logs hold no document text, no names, no e-mail addresses and no network addresses.',
            'What is done in an account is written to its log in a chain, so that an entry that is changed or taken out shows.',
          ],
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        summary: 'See it, correct it, take it with you, have it erased, object, complain.',
        blocks: [
          [
            'Ask what is stored about you, and get a copy.',
            'Have it corrected or erased.',
            'Object to its use, or have it restricted.',
            'Complain to the data protection authority of your country.',
          ],
          'Who has an account does most of it in its settings: take a copy of everything, correct the profile, find and erase one person everywhere, and delete the account.',
          reaching('To use them,', operator),
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        summary: 'Announced 30 days before they apply.',
        blocks: [
          'We change this policy when the software or the law changes, and say so here and by e-mail 30 days before anything gets less favourable for you.',
        ],
      },
    ],
  };
}

const NOTHING_SENT =
  'No document and no text is sent to a language model or to any other company for scoring, and none is used to train a model.';

const USUALLY_NOTHING_SENT =
  'Unless its operator has turned on the semantic signal, which this page then says, no document and no text is sent to any other company for scoring, and none is used to train a model.';

function sentWords(host: string | null | undefined): string[] {
  if (host === undefined) return [USUALLY_NOTHING_SENT];
  return host === null ? [NOTHING_SENT] : passagesSent(host);
}

function passagesSent(host: string): string[] {
  return [
    `To find work that is told in other words than the job’s, single passages of a document are sent to ${host}, which answers with numbers that stand for their meaning. Names of people, employers, schools and places, contacts, dates and hidden text are left out first; whole documents and files are never sent. The numbers are kept no longer than an upload and erased with the candidate.`,
    'No language model decides or writes a score, and we use no document to train a model.',
  ];
}
