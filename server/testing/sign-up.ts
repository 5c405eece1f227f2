import type { TestApp } from './test-app';

export const password = 'correct horse battery';

let people = 0;
/** An address that no test used before. */
export const newEmail = () => `Nora.${++people}@example.com`;

/** Registers as somebody new would. */
export async function register(t: TestApp, email = newEmail()) {
  const reply = await t
    .as()
    .post('/api/auth/register', { email, full_name: ' Nora Quill ', password });
  return { email, reply, token: String(reply.json().access_token) };
}

/** The token of the newest mail to an address with these words in its subject. */
export async function mailedToken(t: TestApp, email: string, subject: string): Promise<string> {
  const mails = await t.mails();
  const mail = mails.filter((one) => one.to === email && one.subject.includes(subject)).at(-1);
  return new URL(mail?.link ?? 'missing:').searchParams.get('token') ?? '';
}

/** Signs in with a password. */
export const login = (t: TestApp, email: string, secret: string) =>
  t.as().post('/api/auth/login', { email, password: secret });
