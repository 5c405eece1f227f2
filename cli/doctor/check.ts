/** How a thing stands: it works, it works with a limit one should know, or it does not work. */
type Status = 'ok' | 'warn' | 'fail';

/** One thing looked at: what was found and, unless all is well, what to do about it. */
export type Finding = { status: Status; subject: string; found: string; fix?: string };

/** The finding as text for the terminal, one or two lines. */
export function findingText({ status, subject, found, fix }: Finding): string {
  const line = `${status.padEnd(5)} ${subject}: ${found}\n`;
  return fix === undefined ? line : `${line}      ${fix}\n`;
}
