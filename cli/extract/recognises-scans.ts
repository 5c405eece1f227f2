/** Whether the environment asks for scanned pages to be recognised, as it does for the server. */
export function recognisesScans(env: NodeJS.ProcessEnv): boolean {
  return env.OCR === 'on';
}
