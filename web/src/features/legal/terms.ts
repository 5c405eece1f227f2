import { TRIAL } from '@candor/domain/rules/plans';
import { capitalised } from '../../ui/number-words';
import { type LegalDocument, type LegalFacts, operatorWords, reaching } from './legal-document';

/** The terms of service. */
export function termsOf({ operator }: LegalFacts): LegalDocument {
  const we = operatorWords(operator);
  return {
    title: 'Terms of service',
    updated: '2026-11-28',
    intro: `These terms are between you and ${we}, who runs this installation of Candor (“we”). By creating an account you accept them.`,
    sections: [
      {
        id: 'service',
        title: 'What the service does',
        summary:
          'Candor scores documents against a job text and shows the sentence behind each point.',
        blocks: [
          'You give the service a job description and candidate documents. It reads requirements out of the job text, looks for each of them in each document, and returns scores with the passages that earned them.',
          'A score describes how a document matches a job text. It says nothing about a person beyond that document, and it can miss things.',
        ],
      },
      {
        id: 'decisions',
        title: 'You decide',
        summary: 'Nobody may be turned down by a score alone.',
        blocks: [
          'The service supports decisions and makes none. You agree that a person looks at the evidence before a candidate is set aside, and that you do not use a score as the only ground of a decision that affects somebody’s work or income.',
          'You are responsible for your hiring decisions and for the law that applies to them, including the law on equal treatment and on automated decisions.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        summary: 'One account per person; keep its password and tokens to yourself.',
        blocks: [
          'You need an e-mail address that you can read. Give true details and keep them current.',
          'You answer for what happens under your account. Tell us at once when you think that somebody else uses it; you can end every other session yourself.',
        ],
      },
      {
        id: 'plans',
        title: 'Plans, quota and trial',
        summary: `A plan sets how much you may score. The trial lasts ${TRIAL.days} days and ends by itself.`,
        blocks: [
          'The quota of your plan counts candidates. One candidate is charged when their score has been saved. A document that could not be read is not charged, and a call that is repeated within a day with the same key is charged once.',
          `Quota that is left at the end of a period is not carried over. There is one trial for a mailbox, however its address is written. It needs no means of payment, ends after ${TRIAL.days} days, and turns into nothing that costs.`,
          'What a paid plan costs is agreed before it starts. Changes of price apply from the next period and are announced 30 days before.',
        ],
      },
      {
        id: 'material',
        title: 'What you upload',
        summary: 'It stays yours. You need the right to have it processed.',
        blocks: [
          'Job texts and candidate documents stay yours or your candidates’. We process them only to provide the service to you, and never to train a model.',
          'You confirm that you may give us these documents, and that candidates have been told what the law requires you to tell them.',
          [
            'Do not upload documents that you obtained unlawfully.',
            'Do not upload what is not part of an application: health records, identity documents, payment data.',
            'Do not try to find out who somebody is from what the service hides.',
          ],
        ],
      },
      {
        id: 'conduct',
        title: 'Fair use',
        summary: 'Do not attack, overload or resell the service.',
        blocks: [
          [
            'Stay within the limits of your plan and the rate limits of the API.',
            'Do not probe or disturb the service or other accounts. Report weaknesses to us; we do not pursue honest reports.',
            'Do not offer the service to others as your own without a written agreement.',
          ],
        ],
      },
      {
        id: 'availability',
        title: 'Availability and changes',
        summary: 'We keep it running with care. What you store can be exported at any time.',
        blocks: [
          'We look after the service with care, but cannot promise that it is never interrupted. The state of the service is shown at the foot of its pages.',
          'The matching engine is improved over time. Each result names the version that made it, and stored scores are not changed by a newer one.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        summary: 'We are liable where the law demands it, and otherwise within limits.',
        blocks: [
          'We are liable without limit for intent and gross negligence, and for harm to life, body and health. For a slight breach of an essential duty our liability is limited to the foreseeable harm that is typical for such a contract. Otherwise liability for slight negligence is excluded.',
          'Rights that the law gives you and that cannot be given up by contract are not affected.',
        ],
      },
      {
        id: 'end',
        title: 'Ending it',
        summary: 'Leave whenever you like; your material is erased.',
        blocks: [
          'You can stop using the service at any time, and delete your account yourself in its settings. We may end an account that breaks these terms, after a warning where that is possible.',
          'When an account is deleted its stored documents, texts and results are erased at once, and a plan that is paid for is cancelled.',
        ],
      },
      {
        id: 'law',
        title: 'Law and contact',
        summary: operator.law
          ? `${capitalised(operator.law)} applies.`
          : 'The law of the operator’s seat applies.',
        blocks: [
          operator.law
            ? `These terms are governed by ${operator.law}. Mandatory protection of the country where you live stays.`
            : 'These terms are governed by the law of the place where the operator is established. Mandatory protection of the country where you live stays.',
          reaching(
            'We announce changes of these terms 30 days before they apply. For questions',
            operator,
          ),
        ],
      },
    ],
  };
}
