import { messages } from '@candor/domain/messages';
import { expect, test } from 'vitest';
import { ClientError } from '../../../api/client-error';
import { closedWords } from './closed-words';

const ASK = { company: 'Halden Ridge Hospital', contact_email: 'jobs@halden.example' };

test('a closed link names whom to ask, and retrying would not help', () => {
  const body = { detail: '', code: 'gone', request_id: 'r-1', reason: 'expired', current: ASK };
  const error = new ClientError({ code: 'gone', status: 410, body: { ...body, code: 'gone' } });
  expect(closedWords(error)).toEqual({
    title: 'Invitation expired',
    text: messages.linkExpired,
    ask: { ...ASK, has_answers: false },
    again: false,
  });
});

test('a reason that is not known here is told in the words of the server', () => {
  const error = new ClientError({ code: 'gone', status: 410, message: 'Moved house.' });
  expect(closedWords(error)).toMatchObject({ title: 'This link is closed', text: 'Moved house.' });
});

test('without a network it says that nothing is lost, and can be tried again', () => {
  const words = closedWords(new ClientError({ code: 'network_error' }));
  expect(words).toMatchObject({ title: 'No connection', ask: null, again: true });
  expect(words.text).toContain('what you saved is kept');
});

test('after too many attempts it says how long to wait', () => {
  const error = new ClientError({ code: 'rate_limited', status: 429, retryAfter: 540 });
  expect(closedWords(error).text).toContain('Please wait about 9 min');
});
