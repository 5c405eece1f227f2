import { AUTH_KEY } from './session/auth-key';
import './styles.css';

// The entry of prerendered pages. A visitor gets only their interactive parts; if somebody is signed in, or the head
// of the page keeps it waiting, the whole application takes over. The build writes its address into a page that it
// may take over.
const root = document.documentElement;
const page = document.getElementById('root');
const application = page?.dataset.application;
const mine = window.localStorage.getItem(AUTH_KEY) !== null || root.dataset.waiting !== undefined;
if (application !== undefined && mine) {
  try {
    const { carryEntries } = await import('./visit/carry-entries');
    if (root.dataset.waiting === undefined && page) carryEntries(page);
    await import(/* @vite-ignore */ application);
  } finally {
    delete root.dataset.waiting;
  }
} else {
  const { receiveVisitor } = await import('./visit/receive-visitor');
  receiveVisitor();
}
