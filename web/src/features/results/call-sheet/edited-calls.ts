import type { Call } from './call-sheet';

/** Edits to the questions: the lines of the sheet by person, in order. People without edits are absent. */
export type Edits = Readonly<Record<string, readonly string[]>>;

/** The current lines of a person. */
export function linesOf(call: Call, edits: Edits): readonly string[] {
  return edits[call.id] ?? call.questions.map(({ text }) => text);
}

/** The same with a different text in one line; a line after the last is an additional question. */
export function editLine(call: Call, edits: Edits, at: number, text: string): Edits {
  const lines = [...linesOf(call, edits)];
  lines[at] = text;
  return { ...edits, [call.id]: lines };
}

/** The sheet for export: edited words replace the suggested ones, and emptied lines are left out. */
export function editedCalls(calls: readonly Call[], edits: Edits): Call[] {
  return calls.map((call) => ({
    ...call,
    questions: linesOf(call, edits).flatMap((line, at) => {
      const text = line.trim();
      return text === '' ? [] : [{ label: call.questions[at]?.label ?? '', text }];
    }),
  }));
}
