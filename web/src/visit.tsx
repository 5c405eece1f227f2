import { AUTH_KEY } from './session/auth-key';
import './styles.css';

// The entry of pages that are served as finished documents. A visitor gets their living parts and no more; for somebody
// signed in the whole application takes over, whose address the build writes into the page.
const root = document.documentElement;
const application = document.getElementById('root')?.dataset.application;
if (window.localStorage.getItem(AUTH_KEY) === null || application === undefined) {
  const { receiveVisitor } = await import('./visit/receive-visitor');
  receiveVisitor();
} else {
  delete root.dataset.waiting;
  await import(/* @vite-ignore */ application);
}
