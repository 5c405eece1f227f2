/** A file as somebody gave it. In a folder that was given its path begins with that: "Night porters/mara.pdf". */
export type GivenFile = { file: File; path: string };

/** A file that came by itself. */
export function givenAlone(file: File): GivenFile {
  return { file, path: file.name };
}
