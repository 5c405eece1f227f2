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

/** A paragraph, or a list of points. */
export type Block = string | readonly Point[];

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

/** How to reach the operator, at the end of a sentence. */
export function reachWords({ email }: Operator): string {
  return email ? `write to ${email}` : 'use the contact form';
}

/** A number of days as people say it. */
export function daysWords(days: number): string {
  return days === 365 ? '12 months' : `${days} days`;
}
