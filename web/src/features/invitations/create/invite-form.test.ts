import { messages } from '@candor/domain/messages';
import { expect, test } from 'vitest';
import { ownTimeZone } from '../../../ui/own-time-zone';
import { writeLeftOut } from './before/left-out';
import { emptyForm, type InviteValues, inviteForm } from './invite-form';
import type { PickedPerson } from './picked-people';

const read = (typed: Partial<InviteValues>, picked: readonly PickedPerson[] = []) =>
  inviteForm(picked).safeParse({ ...emptyForm('unknown:own-00000001'), ...typed });
const told = (typed: Partial<InviteValues>) =>
  read(typed).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('nothing but an assessment is needed to invite one person', () => {
  expect(read({}).data?.map(({ body }) => body)).toEqual([
    { assessment_id: 'own-00000001', expires_in_days: 30, send_email: false, remind: false },
  ]);
});

test('an id that is entered by hand is judged by the sentences of the contract', () => {
  expect(told({ choice: 'ashby' })).toEqual([['assessment_id', messages.assessmentIdRequired]]);
  expect(told({ choice: 'ashby', assessment_id: 'abc' })).toEqual([
    ['assessment_id', messages.assessmentIdShort],
  ]);
});

test('an e-mail needs an address', () => {
  expect(told({ send_email: 'true' })).toEqual([['candidate_email', messages.emailRequired]]);
});

test('only those who are written to are reminded, by day where the sender is', () => {
  const typed = { remind: 'true', candidate_email: 'ada@example.com' };
  const [unmailed] = read(typed).data ?? [];
  expect(unmailed?.body).toMatchObject({ send_email: false, remind: false });
  const [mailed] = read({ ...typed, send_email: 'true' }).data ?? [];
  expect(mailed?.body).toMatchObject({ remind: true, time_zone: ownTimeZone() });
});

test('limits stand under their fields, each once however many are invited', () => {
  const wrong = { notes: 'n'.repeat(1001), days: '91' };
  const people = 'ada@example.com\nben@example.com';
  expect(told({ ...wrong, wanted: 'several', people })).toEqual([
    ['days', 'A whole number from 1 to 90'],
    ['notes', messages.maxLength(1000)],
  ]);
});

test('each line becomes an invitation of its own', () => {
  const people = 'Ada Boyle <ada@example.com>\nben@example.com';
  const bodies = read({ wanted: 'several', people, send_email: 'true' }).data;
  expect(bodies?.map(({ body }) => [body.candidate_name, body.candidate_email])).toEqual([
    ['Ada Boyle', 'ada@example.com'],
    [undefined, 'ben@example.com'],
  ]);
});

test('an invalid line is reported by its number, and nobody is invited until it is corrected', () => {
  const [[field, message] = []] = told({ wanted: 'several', people: 'ada@example.com\nBen\nCleo' });
  expect(field).toBe('people');
  expect(message).toMatch(/^Line 2: .*, and 1 more$/);
  expect(told({ wanted: 'several' })).toEqual([['people', 'Enter one person a line.']]);
});

const picked = (id: string, email: string | null): PickedPerson => ({
  id,
  label: `Candidate ${id}`,
  name: `Person ${id}`,
  email,
  repeats: null,
  setAside: false,
});

test('picked people come before typed ones, and who has no address is invited without a letter', () => {
  const typed = { wanted: 'several', people: 'ben@example.com', send_email: 'true' };
  const bodies = read(typed, [picked('1', 'ada@example.com'), picked('2', null)]).data;
  expect(bodies?.map(({ body }) => [body.candidate_name, body.send_email])).toEqual([
    ['Person 1', true],
    ['Person 2', false],
    [undefined, true],
  ]);
});

test('a line with the address of somebody picked invites nobody twice, and picked people need no line', () => {
  const of = [picked('1', 'ada@example.com')];
  expect(read({ wanted: 'several', people: 'ADA@example.com' }, of).data).toHaveLength(1);
  expect(read({ wanted: 'several' }, of).data).toHaveLength(1);
});

test('picked and typed people together are at most a hundred', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => picked(`${index}`, null));
  const [issue] =
    read({ wanted: 'several', people: 'ben@example.com' }, hundred).error?.issues ?? [];
  expect(issue?.message).toBe('At most 100 people at once');
});

test('a hundred people are the most at once', () => {
  const people = Array.from({ length: 101 }, (_, index) => `p${index}@example.com`).join('\n');
  expect(told({ wanted: 'several', people })).toEqual([['people', 'At most 100 people at once']]);
});

test('removed people are not invited, and somebody must be left', () => {
  const own = { choice: 'unknown:own-00000001', assessment_id: '' };
  const people = 'Ada Boyle <Ada@example.com>\nben@example.com';
  const leaving = (...emails: string[]) => ({ left_out: writeLeftOut(own, emails) });
  const some = read({ wanted: 'several', people, ...leaving('ada@example.com') }).data;
  expect(some?.map(({ body }) => body.candidate_email)).toEqual(['ben@example.com']);
  expect(
    told({ wanted: 'several', people, ...leaving('ada@example.com', 'ben@example.com') }),
  ).toEqual([['people', 'Everybody is left out.']]);
});
