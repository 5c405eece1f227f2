/** A file as the user supplied it. In a folder its path begins with the folder: "Night porters/mara.pdf". */
export type GivenFile = { file: File; path: string };

/** A single file. */
export function givenAlone(file: File): GivenFile {
  return { file, path: file.name };
}
