import {
  daysWords,
  type LegalDocument,
  type LegalFacts,
  operatorWords,
  reachWords,
} from './legal-document';

/** The privacy policy, with the retention terms that the software applies. */
export function privacyOf({ operator, retention, semanticHost }: LegalFacts): LegalDocument {
  const we = operatorWords(operator);
  return {
    title: 'Privacy policy',
    updated: '2026-11-26',
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
            'Your plan, what you used of it and when, to count quota.',
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
          'Of whom a recruiter invites to a skills assessment we store the name and address that the recruiter or the candidate gives, what was answered, how far somebody is and when the link was opened. No camera, no watching of other windows. Candidates are told before they start, take a copy of their answers, and ask on the same page for an adjustment or to be erased; the recruiter is told.',
          'From an applicant tracking system that a recruiter connects we store the ids, the stage and the status of all applications, and the name, the address, the text of the resume and the score of those whom the recruiter has scored. The key to that system is kept encrypted. Who is erased here is not read from there again; the system itself keeps them until they are erased there.',
          'Before anything is scored, the engine takes out names, e-mail addresses, postal addresses, dates of birth, pronouns, marital status, nationality, religion, the names of schools and the year of a degree. They cannot move a score.',
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
            `Candidates’ texts and results: ${daysWords(retention.resultDays)} after the batch ended, then erased. The owner is told 30 days before.`,
            `Invitations with their answers: ${daysWords(retention.resultDays)} after they were sent in, cancelled or expired. The recruiter is told 30 days before.`,
            `Scored applications of a connected system: ${daysWords(retention.resultDays)} after they were scored. The recruiter is told 30 days before.`,
            'What a morning schedule remembers of those it has seen, digests that say nothing about anybody: as long as the schedule.',
            'The log of what was done in an account: as long as the account.',
            'Conversations with support and messages of the contact form: a year.',
            'Anything earlier when the owner erases it: a batch, or one person everywhere, at any time.',
            'When an account is deleted: everything of it within 30 days, but for that it was deleted, without a name, and a digest of its confirmed address. Should the address come back, it tells that the trial was used.',
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
          'Whoever hosts this installation and delivers its e-mail handles data on our behalf. Recruiters can make a link that shows chosen candidates to somebody without an account; such a link ends by itself and can be closed at once.',
        ],
      },
      {
        id: 'browser',
        title: 'In your browser',
        summary: 'What you paste on the public page stays there.',
        blocks: [
          'The trial on the public page runs inside your browser. Nothing that you paste there is sent or stored. What the service keeps in your browser is listed in the cookie policy.',
        ],
      },
      {
        id: 'security',
        title: 'How it is protected',
        summary: 'Separate accounts, hashed secrets, sandboxed documents.',
        blocks: [
          [
            'Every call names its account; what belongs to another one answers as if it did not exist.',
            'Passwords and sign-in tokens are stored as hashes only.',
            'Documents are opened in separate processes with limits on time and memory.',
            'Logs hold no document text and no names of candidates.',
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
          `To use them, ${reachWords(operator)}.`,
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
