import { ErasedPeople, ErasePeopleBody, FindPeopleBody, PeopleAnswer } from '../model/person';
import { endpoint } from './endpoint';

/** A person's right to erasure does not depend on a plan. */
const owner = { kind: 'account', afterTrial: true } as const;

export const people = {
  find: endpoint({
    name: 'people.find',
    method: 'POST',
    path: '/api/people/search',
    summary:
      'List everything the account holds about one person: batches, matches, applications and links',
    access: owner,
    body: FindPeopleBody,
    ok: { status: 200, body: PeopleAnswer },
    errors: ['validation_error', 'not_found'],
    reads: true,
    noStore: true,
  }),
  erase: endpoint({
    name: 'people.erase',
    method: 'POST',
    path: '/api/people/erasure',
    summary:
      'Erase a person from every batch, decision, note and link, immediately and permanently',
    access: owner,
    body: ErasePeopleBody,
    ok: { status: 200, body: ErasedPeople },
    errors: ['validation_error', 'not_found', 'conflict'],
  }),
};
