import { z } from 'zod';
import { messages } from '../messages';
import { Id, Time } from './scalars';

/** What one account may teach, and how much one term may hold. */
export const TERM_LIMITS = {
  terms: 1000,
  letters: 60,
  aliases: 20,
  links: 10,
  context: 20,
} as const;

/** What a term is: the kinds of the taxonomy. */
export const TermKind = z.enum([
  'skill',
  'tool',
  'technology',
  'method',
  'certification',
  'licence',
  'degree_field',
  'spoken_language',
  'soft_skill',
]);

const Words = z
  .string({ error: messages.required })
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, messages.required)
      .max(TERM_LIMITS.letters, messages.maxLength(TERM_LIMITS.letters))
      .regex(/[\p{L}\p{N}]/u, messages.termWords),
  );

/** Up to `most` entries; what stands twice, whatever its case, counts once. */
const list = (most: number) =>
  z
    .array(Words)
    .max(most, messages.atMost(most))
    .transform((items) => {
      const seen = new Set<string>();
      return items.filter((item) => {
        const key = item.toLowerCase();
        return seen.has(key) ? false : seen.add(key);
      });
    });

/** A word or name that an account taught: what it is, how else it is written, what knowing it shows. */
export const TermBody = z.object({
  name: Words,
  kind: TermKind.default('skill'),
  /** Other ways to write the same. */
  aliases: list(TERM_LIMITS.aliases).default([]),
  /** What knowing it implies: names of the taxonomy or of own terms. */
  broader: list(TERM_LIMITS.links).default([]),
  /** What earns half of it, and the other way round. */
  related: list(TERM_LIMITS.links).default([]),
  /** For everyday words: the name counts only if one of these is near it. */
  context: list(TERM_LIMITS.context).default([]),
});

export const OwnTerm = z.object({
  id: Id,
  name: z.string(),
  kind: TermKind,
  aliases: z.array(z.string()),
  broader: z.array(z.string()),
  related: z.array(z.string()),
  context: z.array(z.string()),
  created_at: Time,
  updated_at: Time,
});

export const TermList = z.object({
  /** By name. */
  terms: z.array(OwnTerm),
  /** Tells one state of the list from another; stored with every result. null without terms. */
  version: z.string().nullable(),
  limit: z.number().int().positive(),
});

export const TermParams = z.object({ id: Id });

export const ImportTermsBody = z.object({
  terms: z.array(TermBody).min(1).max(TERM_LIMITS.terms, messages.atMost(TERM_LIMITS.terms)),
});

export const ImportTermsAnswer = z.object({
  added: z.number().int().nonnegative(),
  changed: z.number().int().nonnegative(),
  unchanged: z.number().int().nonnegative(),
  /** What was left out and why; `at` counts the terms that were sent, from 1. */
  refused: z.array(
    z.object({ at: z.number().int().positive(), name: z.string(), message: z.string() }),
  ),
});

export const LookUpQuery = z.object({ words: z.string().trim().min(1).max(TERM_LIMITS.letters) });

const KnownName = z.object({ name: z.string(), kind: TermKind });

/** What the taxonomy knows about some words. */
export const LookUpAnswer = z.object({
  /** The concept that goes by exactly these words. */
  known: KnownName.nullable(),
  /** An everyday word: as a name it needs words around it. */
  everyday: z.boolean(),
  /**
   * Concepts and own terms whose name or alias begins with or contains the words, for choosing what a term implies.
   */
  concepts: z.array(KnownName),
});

/** Whether the terms that a batch was scored with are still those of its account, as far as its job is concerned. */
export const BatchTermsAnswer = z.object({
  matters: z.boolean(),
  /** The terms whose change touches the job, by name. */
  changed: z.array(z.string()),
});

export const RescoreAnswer = z.object({
  candidates: z.number().int().nonnegative(),
  /** Edited requirements that the job no longer asks for in these words. */
  lost: z.array(z.string()),
});

export type TermKind = z.infer<typeof TermKind>;
export type TermBody = z.infer<typeof TermBody>;
export type OwnTerm = z.infer<typeof OwnTerm>;
export type TermList = z.infer<typeof TermList>;
export type ImportTermsAnswer = z.infer<typeof ImportTermsAnswer>;
export type LookUpAnswer = z.infer<typeof LookUpAnswer>;
export type BatchTermsAnswer = z.infer<typeof BatchTermsAnswer>;
export type RescoreAnswer = z.infer<typeof RescoreAnswer>;
