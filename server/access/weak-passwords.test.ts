import { describe, expect, test } from 'vitest';
import { refuseWeak } from './weak-passwords';

const verdict = (password: string, email = 'nora.quill@example.com') =>
  refuseWeak(password, { email, field: 'password' }).then(
    () => 'taken',
    (error: Error) => error.message,
  );

const STOLEN = 'This password is in lists of stolen passwords. Choose another one.';
const NAMED = 'Choose a password without your e-mail address or the name Candor in it.';

describe('a new password', () => {
  test.each(['password', 'PassWord1', 'qwertyuiop', '12345678', 'ｐａｓｓｗｏｒｄ'])(
    '%s is in lists of breached passwords',
    async (password) => {
      expect(await verdict(password)).toBe(STOLEN);
    },
  );

  test.each(['xNora.Quillx', 'candor-2026', 'my CANDOR key'])(
    '%s contains a name that is easily guessed',
    async (password) => {
      expect(await verdict(password)).toBe(NAMED);
    },
  );

  test.each(['correct horse battery', 'a passwordless tide', 'Tr8$wqm!'])(
    '%s is accepted',
    async (password) => {
      expect(await verdict(password)).toBe('taken');
    },
  );

  test('may contain an address of a few letters, which many words do', async () => {
    expect(await verdict('annual lighthouse', 'ann@example.com')).toBe('taken');
  });
});
