/** Addresses of a folder: the one in the browser, and those that sharing and older programs give, with the id as a question. */
const ADDRESSES = [/\/folders\/([\w-]+)/, /^https?:\/\/\S+?[?&]id=([\w-]+)/];

/** The id of a Drive folder in what was pasted: its address, or the id itself. */
export function folderIdOf(pasted: string): string {
  for (const address of ADDRESSES) {
    const id = address.exec(pasted.trim())?.[1];
    if (id) return id;
  }
  return pasted;
}

/** As `SOURCE_FIELDS` asks for; Drive still has older folders with shorter ids. */
const SHORTEST_ID = 28;

/** How an id has to look, for one that does not look so; undefined while nothing is to be said. */
export function idFormatWords(typed: string): string | undefined {
  const id = typed.trim();
  if (id === '' || (id.length >= SHORTEST_ID && !/[^\w-]/.test(id))) return undefined;
  const rule = `A folder ID has at least ${SHORTEST_ID} letters, digits, hyphens or underscores`;
  if (/[^\w-]/.test(id)) return `${rule}. Paste the folder’s address, and it is found there.`;
  return `${rule}, and this has ${id.length}. If it is whole, the folder is an old one: move its files into a new folder.`;
}
