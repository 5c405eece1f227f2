/** What a concept is. Occupations live in the occupation map, not here. */
export type ConceptKind =
  | 'skill'
  | 'tool'
  | 'technology'
  | 'method'
  | 'certification'
  | 'licence'
  | 'degree_field'
  | 'spoken_language'
  | 'soft_skill';

/** One thing a job can ask for and a resume can show. */
export type Concept = {
  /** Canonical name as people write it: 'React', 'Accounts payable'. Unique over the whole taxonomy. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** Other ways to write the same thing. One alias belongs to one concept only. */
  readonly aliases?: readonly string[];
  /** Canonical names that knowing this implies: React implies JavaScript. */
  readonly broader?: readonly string[];
  /** Canonical names that earn partial credit, with the share from 0 to 1. Read both ways. */
  readonly related?: readonly (readonly [name: string, share: number])[];
  /**
   * Set if a name or alias is also a plain word (Go, R, Excel, Spark): it counts only if one of these words, in lower
   * case, is near it, or if it is an item of a list of skills.
   */
  readonly context?: readonly string[];
  /**
   * Lower-case words that, on the same line, give a name of one word another meaning: 'ADA' next to 'FMLA' is a law,
   * 'Blueprints' next to 'Unreal' no drawing.
   */
  readonly unless?: readonly string[];
};

/** People who do the same kind of work, whatever the employer calls them. */
export type OccupationFamily = {
  /** Stable key in snake_case. */
  readonly id: string;
  /** As a recruiter would say it, in the singular: 'Registered nurse'. */
  readonly name: string;
  /** Broad field: 'health', 'it', 'finance'. */
  readonly sector: string;
  /** Sub-group inside the sector for families that sit close together: 'data', 'kitchen'. */
  readonly group?: string;
  /** Ids of the families whose people this work helps, without being one of them: nursing assistants beside nurses. */
  readonly helps?: readonly string[];
  /** Working titles in lower case, singular, most usual first. A title may stand in several families. */
  readonly titles: readonly string[];
  /**
   * Names of the field itself, lower case: 'electrical engineering'. If a line of work has no title ('Manager, Human
   * Resources'), they substitute for one.
   */
  readonly fields?: readonly string[];
  /** Words and short phrases that people of this family write about their work, lower case, most telling first. */
  readonly vocabulary: readonly string[];
};

export type Taxonomy = {
  readonly concepts: readonly Concept[];
  readonly families: readonly OccupationFamily[];
};
