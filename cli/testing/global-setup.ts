/** Builds the command once for the run, as whoever starts it would: from its source each start compiles all of it anew. */
export default async function setup(): Promise<void> {
  const script = '../../scripts/build.mjs';
  const { ensureCommandBuilt } = await import(script);
  await ensureCommandBuilt();
}
