import { paths } from '../../paths';

/** Who runs an installation, as far as it is configured. */
export type Operator = {
  name: string | null;
  address: string | null;
  law: string | null;
  email: string | null;
};

/** How long an installation keeps its data, in days. */
export type Retention = { uploadDays: number; resultDays: number };

/** What the texts fill in from the configuration. */
export type LegalFacts = {
  operator: Operator;
  retention: Retention;
  /** Where candidates' passages are sent for embedding; null if nothing is sent, absent until known. */
  semanticHost?: string | null;
};

/** A point of a list; one about a technical name is led by it. */
export type Point = string | { name: string; text: string };

/** A paragraph; one that names another page, or an address, leads there from its own words. */
export type Paragraph = string | { text: string; link: { words: string; href: string } };

/** A paragraph, or a list of points. */
export type Block = Paragraph | readonly Point[];

export type LegalSection = {
  id: string;
  title: string;
  /** The section in one sentence, for those who read no more. */
  summary: string;
  blocks: readonly Block[];
};

export type LegalDocument = {
  title: string;
  /** The day of the last change, as YYYY-MM-DD. */
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
};

/** What holds when the operator has changed nothing. */
export const DEFAULT_FACTS: LegalFacts = {
  operator: { name: null, address: null, law: null, email: null },
  retention: { uploadDays: 30, resultDays: 365 },
};

/** The operator in a sentence; before one is named, the role. */
export function operatorWords({ name }: Operator): string {
  return name ?? 'the operator of this installation';
}

/** A paragraph that these words begin and that ends with how to reach the operator. */
export function reaching(words: string, { email }: Operator): Paragraph {
  if (email) {
    return { text: `${words} write to ${email}.`, link: { words: email, href: `mailto:${email}` } };
  }
  const link = { words: 'contact form', href: paths.contact };
  return { text: `${words} use the ${link.words}.`, link };
}

/** The same text for where a link would lead out of what it is shown in. */
export function withoutLinks(document: LegalDocument): LegalDocument {
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      typeof block === 'object' && 'link' in block ? block.text : block,
    ),
  }));
  return { ...document, sections };
}

/** A number of days as people say it. */
export function daysWords(days: number): string {
  return days === 365 ? '12 months' : `${days} days`;
}
