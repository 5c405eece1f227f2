import type { Token } from './tokens';

/** The position of a line in its text. */
export type LineContext = {
  readonly isHeading: boolean;
  /** What the last heading announces; 0 if there was none. */
  readonly heading: number;
};

/** What headings announce, the first that fits: tools, demands, duties, offer, employer, industry, formalities. */
const HEADINGS: readonly RegExp[] = [
  /\b(?:technolog|stack|tools\b|software\b)/,
  /\b(?:require|qualif|skills?\b|need|must|looking for|you have|you bring|profile|essential|desir|prefer|nice to)/,
  /\b(?:bonus|who you are|experience\b|background)/,
  /\b(?:responsib|dut(?:y|ies)|tasks?\b|you will|you'll|your role|the role|what you|day to day|position)/,
  /\b(?:offer|benefits?|perks?|compensation|salary|why (?:join|us|work))/,
  /\b(?:about|who we are|company|our team|the team)/,
  /\b(?:industry|sector)/,
  /\b(?:job description|date|posted|location|contact|apply|application|type)/,
];
const LONGEST_HEADING = 7;

/** Says of each line whether it is a heading, and which kind of heading it stands under. */
export function lineContexts(lines: readonly (readonly Token[])[]): LineContext[] {
  let heading = 0;
  return lines.map((line) => {
    const kind = headingKind(line);
    if (kind !== 0) heading = kind;
    return { isHeading: kind !== 0, heading };
  });
}

function headingKind(line: readonly Token[]): number {
  if (line.length > LONGEST_HEADING || line.at(-1)?.written === '.') return 0;
  const words = line.map((token) => token.written.toLowerCase()).join(' ');
  return HEADINGS.findIndex((pattern) => pattern.test(words)) + 1;
}
