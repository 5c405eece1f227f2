/** Levels of education, from the lowest. Only the order counts. */
export const DEGREE_LEVELS = ['school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ged: 0,
    ssc: 0,
    hsc: 0,
    matriculation: 0,
    associate: 1,
    associates: 1,
    aas: 1,
    aa: 1,
    hnd: 1,
    hnc: 1,
    degree: 2,
    bachelor: 2,
    bachelors: 2,
    baccalaureate: 2,
    bsc: 2,
    btech: 2,
    bba: 2,
    bcom: 2,
    bca: 2,
    bsn: 2,
    bsw: 2,
    bpharm: 2,
    bpharma: 2,
    barch: 2,
    bdes: 2,
    bsba: 2,
    bsee: 2,
    bsme: 2,
    bsce: 2,
    undergraduate: 2,
    bfa: 2,
    bed: 2,
    bs: 2,
    ba: 2,
    beng: 2,
    llb: 2,
    be: 2,
    undergrad: 2,
    graduation: 2,
    master: 3,
    masters: 3,
    msc: 3,
    mtech: 3,
    mba: 3,
    mca: 3,
    msn: 3,
    mfa: 3,
    med: 3,
    ms: 3,
    ma: 3,
    meng: 3,
    mcom: 3,
    mph: 3,
    msw: 3,
    mpharm: 3,
    mpharma: 3,
    mdes: 3,
    mphil: 3,
    mres: 3,
    msci: 3,
    mlis: 3,
    msee: 3,
    msme: 3,
    llm: 3,
    postgraduate: 3,
    pgdm: 3,
    pgdca: 3,
    mbbs: 3,
    phd: 4,
    doctor: 4,
    dds: 4,
    dvm: 4,
    doctorate: 4,
    doctoral: 4,
    jd: 4,
    md: 4,
    edd: 4,
    pharmd: 4,
    dpt: 4,
    psyd: 4,
    dphil: 4,
    dnp: 4,
  }),
);

/** The level of education that one word names, as an index into DEGREE_LEVELS; -1 for any other word. */
export function degreeLevelOf(form: string): number {
  return LEVEL_OF.get(form) ?? -1;
}

/** Words that begin the name of a school leaving certificate, with the words that may follow. */
const SCHOOL_PHRASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['high', ['school']],
  ['hs', ['diploma', 'grad', 'graduate']],
  ['secondary', ['school']],
  ['senior', ['secondary']],
  ['higher', ['secondary']],
]);

/** The words that may follow one that begins the name of a school leaving certificate; null for any other word. */
export function schoolsAfter(form: string): readonly string[] | null {
  return SCHOOL_PHRASES.get(form) ?? null;
}
