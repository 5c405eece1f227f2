/** Lays rows out in columns: the first to the left, numbers to the right. Ends without a line end. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const text = row[column] ?? '';
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [line(header), ...rows.map(line)].map((text) => `  ${text}`).join('\n');
}

/** A figure from 0 to 1 with three digits, or a dash where there is none. */
export function figure(value: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(3);
}

/** A share as a whole percentage, or a dash where there is none. */
export function percent(share: number): string {
  return Number.isNaN(share) ? '-' : `${Math.round(share * 100)} %`;
}
