import type { Call } from './call-sheet';

/** What somebody made of the questions: by person, in the order of the sheet, its lines. Who was not edited is absent. */
export type Edits = Readonly<Record<string, readonly string[]>>;

/** The lines of a person as they stand now. */
export function linesOf(call: Call, edits: Edits): readonly string[] {
  return edits[call.id] ?? call.questions.map(({ text }) => text);
}

/** The same with another text in a line; a line behind the last one is a question of one's own. */
export function editLine(call: Call, edits: Edits, at: number, text: string): Edits {
  const lines = [...linesOf(call, edits)];
  lines[at] = text;
  return { ...edits, [call.id]: lines };
}

/** The sheet as it leaves: edited words in place of those that were suggested, emptied lines left out. */
export function editedCalls(calls: readonly Call[], edits: Edits): Call[] {
  return calls.map((call) => ({
    ...call,
    questions: linesOf(call, edits).flatMap((line, at) => {
      const text = line.trim();
      return text === '' ? [] : [{ label: call.questions[at]?.label ?? '', text }];
    }),
  }));
}
