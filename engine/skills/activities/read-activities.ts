/** Something that people do, and the ways to say that it is asked for or done. */
export type Activity = {
  /** As one says what one does: 'Solve problems'. */
  readonly name: string;
  /** Words that say it, in their order; small words between them are left out. */
  readonly cues: readonly string[];
};

/** Reads rows of 'Name | cue, cue, cue'; a line without a bar goes on with the row before it. */
export function readActivities(written: string): Activity[] {
  const rows: string[] = [];
  for (const line of written.split('\n').map((text) => text.trim())) {
    if (line.includes('|') || rows.length === 0) rows.push(line);
    else rows.push(`${rows.pop() ?? ''} ${line}`);
  }
  return rows
    .filter((row) => row.includes('|'))
    .map((row) => {
      const [name = '', cues = ''] = row.split('|').map((text) => text.trim());
      return { name, cues: cues.split(/\s*,\s*/).filter((cue) => cue !== '') };
    });
}
