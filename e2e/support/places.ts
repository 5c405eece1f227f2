/** The address of the product under test, without a slash at its end. Throws before the global set-up has run. */
export function productUrl(): string {
  return named('CANDOR_URL');
}

/** The data folder of the product under test. Throws before the global set-up has run. */
export function dataFolder(): string {
  return named('CANDOR_DATA_DIR');
}

function named(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is set by the global set-up, which has not run`);
  return value;
}
