import type { FieldError } from '@candor/domain/errors';
import { TERM_LIMITS, type TermBody } from '@candor/domain/model/term';
import { serverMessages } from '@candor/domain/server-messages';
import { isEverydayName, knownConcept } from '@candor/engine';
import type { TermRow } from '../../scoring/account-terms';

/** A term as it can be kept, or why it cannot. */
export type SettledTerm = { ok: true; body: TermBody } | { ok: false; errors: FieldError[] };

/**
 * Checks a term against the taxonomy and the account's other terms: a name of ours is spelled as ours, links are
 * spelled as their targets, and anything that could not be read safely is rejected by field. `also` are names taught
 * in the same call.
 */
export function settleTerm(
  sent: TermBody,
  others: readonly TermRow[],
  also: readonly string[] = [],
): SettledTerm {
  const name = canonicalName(sent.name);
  const own = new Map(
    [...also, ...others.map((other) => other.name)].map((one) => [keyOf(one), one]),
  );
  const resolve = (link: string) => own.get(keyOf(link)) ?? knownConcept(link)?.name ?? null;
  const body: TermBody = {
    ...sent,
    name,
    aliases: sent.aliases.filter((alias) => keyOf(alias) !== keyOf(name)),
    broader: sent.broader.map((link) => resolve(link) ?? link),
    related: sent.related.map((link) => resolve(link) ?? link),
  };
  const errors = [
    ...takenErrors(body, others),
    ...everydayErrors(body),
    ...linkErrors('broader', body, resolve),
    ...linkErrors('related', body, resolve),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, body };
}

/** Why no more terms can be taught, for `count` that are kept already; none while there is room. */
export function limitErrors(count: number): FieldError[] {
  if (count < TERM_LIMITS.terms) return [];
  return [{ field: 'name', message: serverMessages.termLimit(TERM_LIMITS.terms) }];
}

/** 'react' is our 'React'. An alias of ours stays as it was written: it may be meant otherwise. */
function canonicalName(name: string): string {
  const known = knownConcept(name)?.name;
  return known !== undefined && keyOf(known) === keyOf(name) ? known : name;
}

function takenErrors({ name, aliases }: TermBody, others: readonly TermRow[]): FieldError[] {
  const owners = new Map(
    others.flatMap((other) =>
      [other.name, ...other.aliases].map((one) => [keyOf(one), other.name] as const),
    ),
  );
  return [['name', name] as const, ...aliases.map((alias) => ['aliases', alias] as const)].flatMap(
    ([field, words]) => {
      const owner = owners.get(keyOf(words));
      if (owner === undefined) return [];
      const same = keyOf(owner) === keyOf(words) && field === 'name';
      return [
        {
          field,
          message: same ? serverMessages.termTaken : serverMessages.termTwice(words, owner),
        },
      ];
    },
  );
}

function everydayErrors({ name, aliases, context }: TermBody): FieldError[] {
  if (context.length > 0) return [];
  // A name of ours is read as carefully as before.
  const spelled = knownConcept(name)?.name === name ? aliases : [name, ...aliases];
  const everyday = spelled.find(isEverydayName);
  return everyday === undefined
    ? []
    : [{ field: 'context', message: serverMessages.termEveryday(everyday) }];
}

function linkErrors(
  field: 'broader' | 'related',
  body: TermBody,
  resolve: (link: string) => string | null,
): FieldError[] {
  return body[field].flatMap((link) => {
    if (keyOf(link) === keyOf(body.name)) return [{ field, message: serverMessages.termOwnLink }];
    return resolve(link) === null ? [{ field, message: serverMessages.termUnknownLink(link) }] : [];
  });
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
