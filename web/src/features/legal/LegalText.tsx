import type { ReactNode } from 'react';
import { cookiesOf } from './cookies';
import { LegalPage } from './LegalPage';
import { type LegalDocument, type LegalFacts, operatorWords } from './legal-document';
import { privacyOf } from './privacy';
import { termsOf } from './terms';
import { useLegalFacts } from './use-legal-facts';

export type LegalName = 'terms' | 'privacy' | 'cookies';

const DOCUMENTS: Record<LegalName, (facts: LegalFacts) => LegalDocument> = {
  terms: (facts) => withOperator(termsOf(facts), facts),
  privacy: (facts) => withOperator(privacyOf(facts), facts),
  cookies: cookiesOf,
};

export const LEGAL_TITLE: Record<LegalName, string> = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
};

type LegalTextProps = { name: LegalName; heading: ReactNode };

/** A legal text with what this installation's operator has configured. */
export function LegalText({ name, heading }: LegalTextProps) {
  const { facts, missing } = useLegalFacts();
  return (
    <LegalPage
      document={DOCUMENTS[name](facts)}
      heading={heading}
      missing={name === 'cookies' ? [] : missing}
    />
  );
}

/** Who is responsible for the text, with an address if one is configured. */
function withOperator(document: LegalDocument, { operator }: LegalFacts): LegalDocument {
  if (!operator.address) return document;
  const intro = `${document.intro} Address: ${operatorWords(operator)}, ${operator.address}.`;
  return { ...document, intro };
}
