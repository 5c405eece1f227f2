import { join } from 'node:path';
import { readRows } from './read-rows';
import { rootOf } from './root-of';
import {
  CoverageRow,
  DocumentRow,
  LabelledRow,
  PairsRow,
  PostingRow,
  RankingRow,
  ResumeRow,
  SkillsRow,
  TechnologyRow,
} from './rows';

/** A resume with the grade that people gave it for one job. */
type GradedText = { text: string; grade: number };

/** One job and the resumes to rank for it. */
export type Query = { id: string; occupation: string; job: string; candidates: GradedText[] };

/** Everything that quality is measured on. */
export type QualityData = {
  ranking: Query[];
  pairs: Query[];
  skills: SkillsRow[];
  labelled: LabelledRow[];
  coverage: CoverageRow[];
  /** The public list that a plain search for names would use. */
  technologies: TechnologyRow[];
  documents: (DocumentRow & { path: string })[];
  /** Texts that the baselines may count words in. */
  background: string[];
};

/**
 * Loads the labelled data of a folder, or of the `dev` folder in it.
 *
 * @throws where a file is missing or a row has another shape.
 */
export async function loadQualityData(folder: string): Promise<QualityData> {
  const root = rootOf(folder);
  const resumes = await readRows(join(root, 'resumes.jsonl.gz'), ResumeRow);
  const postings = await readRows(join(root, 'postings_unlabelled.jsonl.gz'), PostingRow);
  const documents = await readRows(join(root, 'docs.jsonl'), DocumentRow);
  const ranking = await readRows(join(root, 'ranking.jsonl.gz'), RankingRow);
  const pairs = await readRows(join(root, 'pairs.jsonl.gz'), PairsRow);

  const textOf = new Map(resumes.map((resume) => [resume.id, resume.text]));
  return {
    ranking: ranking.map((row) => ({ ...row, candidates: graded(row.candidates, textOf) })),
    pairs: pairs.map((row) => ({
      ...row,
      occupation: '',
      candidates: graded(row.candidates, textOf),
    })),
    skills: await readRows(join(root, 'skills.jsonl.gz'), SkillsRow),
    labelled: await readRows(join(root, 'esco_sentences.jsonl.gz'), LabelledRow),
    coverage: await readRows(join(root, 'coverage.jsonl.gz'), CoverageRow),
    technologies: await readRows(
      join(root, '..', 'lists', 'onet_technology_skills.jsonl.gz'),
      TechnologyRow,
    ),
    documents: documents.map((row) => ({ ...row, path: join(root, row.file) })),
    background: [...resumes, ...postings].map((row) => row.text),
  };
}

function graded(
  candidates: readonly (readonly [string, number])[],
  textOf: ReadonlyMap<string, string>,
): GradedText[] {
  return candidates.map(([id, grade]) => {
    const text = textOf.get(id);
    if (text === undefined) throw new Error(`The data names resume ${id} and does not hold it.`);
    return { text, grade };
  });
}
