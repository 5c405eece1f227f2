import { doesWork } from '../taxonomy/doers';
import { familiesOfField } from '../taxonomy/field-families';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { JobFamily } from './job-families';

/**
 * The titles that are about exactly one of some concepts, if that is the work of the job itself: years of nursing are what a nurse has,
 * and years of painting, in a job for one who paints cars, what a car painter has. In a job for a dispatcher, whoever has that occupation
 * has years of dispatching, whatever the title. Few titles are ever asked for, and each of them once.
 */
export class FieldTitles {
  private readonly ofJob: ReadonlySet<number>;
  /** The families whose work is one of the concepts, for those that are the work of the job; null until a title is asked for. */
  private fields: readonly ReadonlySet<number>[] | null = null;
  /** Whether the title of the job is that of who does the work of one of the concepts. */
  private readonly isDoneByJob: boolean;
  private readonly known = new Map<number, boolean>();

  constructor(
    private readonly concepts: readonly number[],
    families: readonly JobFamily[],
    jobTitles: readonly number[],
  ) {
    this.ofJob = new Set(families.map(({ family }) => family));
    const { titles } = taxonomyIndex();
    this.isDoneByJob = jobTitles.some((title) =>
      concepts.some((concept) => doesWork(titles[title]?.forms ?? [], concept)),
    );
  }

  has(title: number): boolean {
    const known = this.known.get(title);
    if (known !== undefined) return known;
    const isOne = this.isAboutOne(title);
    this.known.set(title, isOne);
    return isOne;
  }

  private isAboutOne(title: number): boolean {
    const held = taxonomyIndex().titles[title];
    if (held === undefined || held.field || held.generic) return false;
    this.fields ??= this.fieldsOfJob();
    if (this.fields.some((working) => held.families.every((family) => working.has(family))))
      return true;
    if (this.isDoneByJob && held.families.every((family) => this.ofJob.has(family))) return true;
    return (
      held.families.some((family) => this.ofJob.has(family)) &&
      this.concepts.some((concept) => doesWork(held.forms, concept))
    );
  }

  private fieldsOfJob(): ReadonlySet<number>[] {
    return this.concepts
      .map(familiesOfField)
      .filter((working) => working !== null)
      .filter((working) => [...this.ofJob].some((family) => working.has(family)));
  }
}
