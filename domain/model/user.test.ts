import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  ConfirmEmailBody,
  LoginBody,
  LoginForm,
  RegisterBody,
  ResetConfirmBody,
  ResetRequestBody,
} from './user';

function words(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

const good = { email: 'dana@example.com', full_name: 'Dana Whitlock', password: 'long enough' };

describe('registering', () => {
  test('a complete form passes', () => {
    expect(words(RegisterBody, good)).toEqual([]);
  });

  test('blank and missing fields are required', () => {
    expect(words(RegisterBody, {})).toEqual(Array(3).fill('This field is required'));
    expect(words(RegisterBody, { email: ' ', full_name: ' ', password: ' ' })).toEqual(
      Array(3).fill('This field is required'),
    );
  });

  test.each([
    ['seven77', ['Must be at least 8 characters long']],
    ['eight888', []],
    ['x'.repeat(200), []],
    ['x'.repeat(201), ['Must be less than 200 characters long']],
  ])('the password %s is measured', (password, expected) => {
    expect(words(RegisterBody, { ...good, password })).toEqual(expected);
  });

  test('a name has at least 2 characters, and at most 200', () => {
    expect(words(RegisterBody, { ...good, full_name: 'D'.repeat(200) })).toEqual([]);
    expect(words(RegisterBody, { ...good, full_name: 'D'.repeat(201) })).toEqual([
      'Must be less than 200 characters long',
    ]);
    expect(words(RegisterBody, { ...good, full_name: 'D' })).toEqual([
      'Must be at least 2 characters long',
    ]);
    expect(words(RegisterBody, { ...good, full_name: ' Li ' })).toEqual([]);
  });
});

test('an address is trimmed before it is checked', () => {
  expect(LoginBody.parse({ email: ' dana@example.com ', password: 'x' }).email).toBe(
    'dana@example.com',
  );
});

test('a malformed address is worded by who asks: the server or a form', () => {
  const malformed = { email: 'not an address', password: 'x' };
  expect(words(LoginBody, malformed)).toEqual(['Invalid email format']);
  expect(words(LoginForm, malformed)).toEqual(['Please provide a valid email address']);
});

test('the mailed links ask for what they need', () => {
  expect(words(ResetRequestBody, {})).toEqual(['Email is required']);
  expect(words(ConfirmEmailBody, {})).toEqual(['Confirmation token is required']);
  expect(words(ResetConfirmBody, { token: 'x' })).toEqual([
    'Reset token and new password are required',
  ]);
  expect(words(ResetConfirmBody, { token: 'x', new_password: 'short' })).toEqual([
    'Must be at least 8 characters long',
  ]);
});
