/**
 * Waits for work, but not for longer than `ms`: it may then continue unattended. Throws what the work throws until
 * then.
 */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const limit = AbortSignal.timeout(ms);
  const late = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve()));
  await Promise.race([work, late]);
}
