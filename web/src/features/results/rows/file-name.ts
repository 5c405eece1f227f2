/** The name of a file without the folders that it lay in inside an archive. */
export function fileName(path: string | null): string | null {
  return path?.split(/[\\/]/).at(-1) || path;
}
