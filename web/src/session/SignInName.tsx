import { useUser } from './app-context';

/** Hidden beside a password: password managers look for the name that it belongs to. */
export function SignInName() {
  return <input type="text" autoComplete="username" value={useUser().email} readOnly hidden />;
}
