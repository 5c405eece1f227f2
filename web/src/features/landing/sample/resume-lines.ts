import type { SampleLine } from './read-sample';

export type ResumeMark = { start: number; end: number; line: SampleLine };

/** One line of a resume. `mark` is what is underlined in it; `others` counts further requirements that it proves. */
export type ResumeLine = {
  start: number;
  text: string;
  kind: 'text' | 'heading' | 'item';
  mark: ResumeMark | null;
  others: number;
};

const STRENGTH_ORDER = ['met', 'partial', 'unclear', 'unmet'] as const;

/** Cuts a resume into lines, each with its mark: of the chosen requirement, else of the one that it proves best. */
export function resumeLines(
  text: string,
  lines: readonly SampleLine[],
  chosen: string,
): ResumeLine[] {
  let start = 0;
  return text.split('\n').flatMap((raw): ResumeLine[] => {
    const from = start;
    start += raw.length + 1;
    if (raw.trim() === '') return [];
    const marks = marksWithin(lines, from, from + raw.length);
    const mark = marks.find(({ line }) => line.id === chosen) ?? marks[0] ?? null;
    return [
      {
        start: from,
        text: raw,
        kind: kindOf(raw, mark),
        mark,
        others: Math.max(0, marks.length - 1),
      },
    ];
  });
}

function marksWithin(lines: readonly SampleLine[], from: number, to: number): ResumeMark[] {
  return lines
    .flatMap((line) => {
      const found = line.evidence.find(({ start, end }) => start >= from && end <= to);
      return found ? [{ ...found, line }] : [];
    })
    .sort(
      (a, b) => STRENGTH_ORDER.indexOf(a.line.verdict) - STRENGTH_ORDER.indexOf(b.line.verdict),
    );
}

function kindOf(raw: string, mark: ResumeMark | null): ResumeLine['kind'] {
  if (raw.startsWith('- ')) return 'item';
  return mark === null && raw.length < 25 ? 'heading' : 'text';
}
