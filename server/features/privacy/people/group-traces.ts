/** What tells one person from another. */
export type Marks = {
  name: string | null;
  email: string | null;
  /** Of the text of the resume; null while it was not read. */
  textHash: string | null;
};

/**
 * Puts together whoever is surely one person: the same text, or the same name with the same e-mail address. An address alone is
 * not enough, since agencies put their own on everybody's resume, and a name alone less so. Groups and their members keep
 * the order given.
 */
export function groupTraces<Trace extends Marks>(traces: readonly Trace[]): Trace[][] {
  const groups: Trace[][] = [];
  const known = new Map<string, Trace[]>();
  for (const trace of traces) {
    const marks = marksOf(trace);
    const found = new Set(marks.flatMap((mark) => known.get(mark) ?? []));
    const joined = groups.filter((group) => group.some((one) => found.has(one)));
    const [group = []] = joined;
    for (const other of joined.slice(1)) {
      group.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
    group.push(trace);
    if (joined.length === 0) groups.push(group);
    for (const mark of group.flatMap(marksOf)) known.set(mark, group);
  }
  return groups;
}

function marksOf({ name, email, textHash }: Marks): string[] {
  return [
    ...(textHash ? [`text ${textHash}`] : []),
    ...(email ? [`address ${plain(email)} of ${plain(name ?? '')}`] : []),
  ];
}

function plain(words: string): string {
  return words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
