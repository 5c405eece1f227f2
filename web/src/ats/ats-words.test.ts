import { messages } from '@candor/domain/messages';
import { expect, test } from 'vitest';
import { ClientError } from '../api/client-error';
import { atsWord, candidateNameOf, hiddenNameOf, jobTitleOf, problemOf } from './ats-words';

test('a job is called by either spelling of its title, and one without a title is unknown', () => {
  expect(jobTitleOf({ job_title: ' Night Porter ' })).toBe('Night Porter');
  expect(jobTitleOf({ jobTitle: 'Night Porter' })).toBe('Night Porter');
  expect(jobTitleOf({ job_title: ' ', jobTitle: '' })).toBe('Unknown Job');
});

test('somebody without a name is an unknown candidate', () => {
  expect(candidateNameOf(' Ada Brandt ')).toBe('Ada Brandt');
  expect(candidateNameOf(null)).toBe('Unknown Candidate');
});

test('a person with a hidden name is called by a given number', () => {
  expect(hiddenNameOf({ ordinal: 12 })).toBe('Candidate 12');
});

test('the word of a system reads as a word on screen', () => {
  expect(atsWord('in_progress')).toBe('In progress');
});

test('a system that does not answer is named, and nothing else that a failing server says is', () => {
  const failed = (ats_type: string, detail: string) =>
    new ClientError({
      code: 'service_unavailable',
      body: { detail, code: 'service_unavailable', request_id: 'request-0001', ats_type },
    });
  const away = messages.atsUnavailable('Greenhouse');
  expect(problemOf(failed('greenhouse', away))).toBe(away);
  const usual = 'Service temporarily unavailable. Please try again.';
  expect(problemOf(failed('greenhouse', 'connect ECONNREFUSED'))).toBe(usual);
  expect(problemOf(failed('other', messages.atsUnavailable('Other')))).toBe(usual);
});
