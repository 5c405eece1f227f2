import { z } from 'zod';
import { Importance, type JobRequirement, type RequirementKind, type Span } from '../model/match';
import type { RubricLine } from '../model/rubric';

/**
 * A person's edits to the requirements of a job that is not yet submitted. Requirements are identified by what they
 * say, because their ids are renumbered whenever the job text changes.
 */
export const RubricEdits = z.object({
  lines: z.array(
    z.object({
      parts: z.array(z.string()).min(1),
      text: z.string(),
      importance: Importance,
      /** Weight as a multiple of the one that was read. */
      share: z.number().positive(),
    }),
  ),
  deleted: z.array(z.string()),
});

export type RubricEdits = z.infer<typeof RubricEdits>;

/** One line of the rubric during editing. */
export type DraftLine = {
  /** Stays the same while the line is edited. */
  key: string;
  /** The requirements behind it; several are alternatives of one. */
  parts: readonly JobRequirement[];
  text: string;
  kind: RequirementKind;
  importance: Importance;
  weight: number;
};

/** Identifies a requirement by what it says. */
function nameOf({ kind, text }: Pick<JobRequirement, 'kind' | 'text'>): string {
  return `${kind} ${text.toLowerCase()}`;
}

/** The weight that was read for a line: of several, the largest, since any of them will do. */
export function readWeightOf(parts: readonly JobRequirement[]): number {
  return Math.max(...parts.map(({ weight }) => weight));
}

/** The lines as read, one per requirement. */
export function linesAsRead(requirements: readonly JobRequirement[]): DraftLine[] {
  return requirements.map((requirement) => lineAsRead(requirement));
}

function lineAsRead(requirement: JobRequirement): DraftLine {
  const { text, kind, importance, weight } = requirement;
  return { key: nameOf(requirement), parts: [requirement], text, kind, importance, weight };
}

/**
 * The lines of a reading with the edits applied. Edits whose requirement the text no longer has are listed in `lost`
 * by their words; new requirements come at the end.
 */
export function applyEdits(
  requirements: readonly JobRequirement[],
  edits: RubricEdits | null,
): { lines: DraftLine[]; lost: string[] } {
  if (edits === null) return { lines: linesAsRead(requirements), lost: [] };
  const left = new Map(requirements.map((requirement) => [nameOf(requirement), requirement]));
  const lines: DraftLine[] = [];
  const lost: string[] = [];
  for (const { parts: names, text, importance, share } of edits.lines) {
    const parts = names.flatMap((name) => left.get(name) ?? []);
    for (const name of names) left.delete(name);
    const [first] = parts;
    if (!first) {
      lost.push(text);
      continue;
    }
    const weight = readWeightOf(parts) * share;
    lines.push({ key: nameOf(first), parts, text, kind: first.kind, importance, weight });
  }
  for (const name of edits.deleted) left.delete(name);
  const added = requirements.filter((requirement) => left.has(nameOf(requirement)));
  return { lines: [...lines, ...linesAsRead(added)], lost };
}

/** What distinguishes the lines from the reading, to be saved in a draft; null if nothing does. */
export function editsOf(
  lines: readonly DraftLine[],
  requirements: readonly JobRequirement[],
): RubricEdits | null {
  if (isAsRead(lines, requirements)) return null;
  const kept = new Set(lines.flatMap(({ parts }) => parts.map(nameOf)));
  return {
    lines: lines.map(({ parts, text, importance, weight }) => ({
      parts: parts.map(nameOf),
      text,
      importance,
      share: weight / readWeightOf(parts),
    })),
    deleted: requirements.map(nameOf).filter((name) => !kept.has(name)),
  };
}

function isAsRead(lines: readonly DraftLine[], requirements: readonly JobRequirement[]): boolean {
  if (lines.length !== requirements.length) return false;
  return lines.every((line, index) => {
    const [part, ...others] = line.parts;
    return (
      part !== undefined &&
      others.length === 0 &&
      part.id === requirements[index]?.id &&
      part.text === line.text &&
      part.importance === line.importance &&
      Math.abs(part.weight - line.weight) < 1e-9
    );
  });
}

/** The lines in the form of a submission. A line without words gets those that were read. */
export function rubricLinesOf(lines: readonly DraftLine[]): RubricLine[] {
  return lines.map(({ parts, text, kind, importance, weight }) => ({
    requirement_ids: parts.map(({ id }) => id),
    text: text.trim() || (parts[0]?.text ?? ''),
    kind,
    importance,
    weight,
  }));
}

/**
 * The lines of a rubric applied to another reading of the same job: edits are kept wherever the reading still has the
 * requirement in the same words, and new requirements come at the end. `lines` is null if no edit survives.
 */
export function carryLines(
  lines: readonly RubricLine[],
  from: readonly JobRequirement[],
  to: readonly JobRequirement[],
): { lines: RubricLine[] | null; lost: string[] } {
  const byId = new Map(from.map((requirement) => [requirement.id, requirement]));
  const drafts = lines.flatMap(({ requirement_ids, ...line }): DraftLine[] => {
    const parts = requirement_ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = parts;
    return first ? [{ ...line, key: nameOf(first), parts }] : [];
  });
  const edits = editsOf(drafts, from);
  const carried = applyEdits(to, edits);
  const isEdited = edits !== null && editsOf(carried.lines, to) !== null;
  return { lines: isEdited ? rubricLinesOf(carried.lines) : null, lost: carried.lost };
}

/**
 * Merges lines into alternatives of one: a must-have if any of them is, as heavy as the heaviest, at the place of the
 * first.
 */
export function mergeLines(lines: readonly DraftLine[], keys: ReadonlySet<string>): DraftLine[] {
  const merged = lines.filter(({ key }) => keys.has(key));
  const [first] = merged;
  if (!first || merged.length < 2) return [...lines];
  const one: DraftLine = {
    key: first.key,
    parts: merged.flatMap(({ parts }) => parts),
    text: merged.map(({ text }) => text.trim()).join(' or '),
    kind: first.kind,
    importance: merged.some(({ importance }) => importance === 'must') ? 'must' : 'nice',
    weight: Math.max(...merged.map(({ weight }) => weight)),
  };
  return lines.flatMap((line) => {
    if (line.key === first.key) return [one];
    return keys.has(line.key) ? [] : [line];
  });
}

/** Where the job text asks for a line. */
export function sourcesOf(line: DraftLine): Span[] {
  return line.parts.flatMap(({ source }) => source ?? []);
}

/** A line with the first place where the job text asks for it; null for what follows from the whole text. */
export type PlacedLine = DraftLine & { source: Span | null };

/** The lines of a draft, each with the first place where the job text asks for it. */
export function placedLines(lines: readonly DraftLine[]): PlacedLine[] {
  return lines.map((line) => ({ ...line, source: sourcesOf(line)[0] ?? null }));
}
