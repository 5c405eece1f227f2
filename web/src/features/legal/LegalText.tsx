import type { ReactNode } from 'react';
import { cookiesOf } from './cookies';
import { LegalPage } from './LegalPage';
import { type LegalDocument, type LegalFacts, operatorWords, withoutLinks } from './legal-document';
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

type LegalTextProps = {
  name: LegalName;
  heading: ReactNode;
  /** Shown inside another application: nothing leads out of the page. */
  alone?: boolean | undefined;
};

/** A legal text with what this installation's operator has configured. */
export function LegalText({ name, heading, alone = false }: LegalTextProps) {
  const { facts, missing } = useLegalFacts();
  const document = DOCUMENTS[name](facts);
  return (
    <LegalPage
      document={alone ? withoutLinks(document) : document}
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
