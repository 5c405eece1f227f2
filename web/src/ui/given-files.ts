/** A file as somebody gave it. In a folder that was given its path begins with that: "Night porters/mara.pdf". */
export type GivenFile = { file: File; path: string };

/** A file that came by itself. */
export function givenAlone(file: File): GivenFile {
  return { file, path: file.name };
}

/**
 * The files of a drop or a paste, with those in folders. It has to be called while the event is handled: afterwards the browser
 * shows nothing of it any more. Rejects when one cannot be read.
 */
export async function givenFiles(data: DataTransfer): Promise<GivenFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = [...data.files].map(givenAlone);
  if (!entries.some((entry) => entry.isDirectory)) return files;
  const { filesBelow } = await import('./files-below');
  return filesBelow(entries);
}
