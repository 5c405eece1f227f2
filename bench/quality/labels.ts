import type { LabelledRow } from '../data/rows';
import { areAlike } from '../metrics/alike';
import { figure, table } from '../print/table';
import type { SkillFinder } from './skill-finders';

/** How well the names of what is found agree with the labels that people gave to single sentences, read leniently. */
export function labelsTable(finders: readonly SkillFinder[], rows: readonly LabelledRow[]): string {
  return table(
    ['', 'F1', 'precision', 'recall', 'labels'],
    finders.map((finder) => {
      let labels = 0;
      let met = 0;
      let found = 0;
      let right = 0;
      for (const row of rows) {
        const names = finder.find(row.text).map(({ name }) => name);
        labels += row.labels.length;
        found += names.length;
        met += row.labels.filter((label) => names.some((name) => areAlike(name, label))).length;
        right += names.filter((name) => row.labels.some((label) => areAlike(name, label))).length;
      }
      const precision = right / Math.max(1, found);
      const recall = met / Math.max(1, labels);
      const f1 = met === 0 ? 0 : (2 * precision * recall) / (precision + recall);
      return [finder.name, figure(f1), figure(precision), figure(recall), String(labels)];
    }),
  );
}
