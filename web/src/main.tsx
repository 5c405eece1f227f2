import './api/schemas-without-eval';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { ClientError } from './api/client-error';
import { createApi } from './api/create-api';
import { fetchTransport } from './api/fetch-transport';
import { newId } from './api/new-id';
import { pause } from './api/pause';
import { readAgain } from './api/read-again';
import { uploadTransport } from './api/upload-transport';
import { createValue } from './api/value';
import type { OpenStream } from './live/open-stream';
import { paths } from './paths';
import { routes } from './routes';
import { AppProvider } from './session/app-context';
import { applyLimits } from './session/apply-limits';
import { createSession } from './session/create-session';
import { readMotion, showMotion } from './session/motion';
import { onReturn } from './session/on-return';
import { createProofPrompt } from './session/proof-prompt';
import { type SessionState, SIGNED_OUT } from './session/session-state';
import { isAuthKey } from './session/stored-auth';
import { readTheme, showTheme } from './session/theme';
import { LEFT_KEY } from './shell/left-key';
import { loadForgetWork } from './shell/load-forget-work';
import './styles.css';

const storage = window.localStorage;
const state = createValue<SessionState>({ ...SIGNED_OUT, phase: 'loading' });
const reads = createValue<QueryClient | null>(null);
const planLimits = createValue<ClientError | null>(null);
const proof = createProofPrompt();

const api = createApi({
  fetch: fetchTransport,
  upload: uploadTransport,
  token: () => state.get().token,
  onUnauthorized: (token, endpoint) => session.refused(token, endpoint),
  onLimits: (limits) => {
    const cache = reads.get();
    if (cache) applyLimits(cache, limits);
    if (limits.plan_type) session.planSeen(limits.plan_type);
  },
  onPlanLimit: planLimits.set,
  onSuspended: () => session.suspensionSeen(),
  prove: proof.ask,
  sleep: pause,
  newKey: newId,
});

const session = createSession({
  state,
  storage,
  api,
  now: () => performance.now(),
  sleep: pause,
  forget: () => reads.get()?.clear(),
  readAgain: () => readAgain(reads.get()),
  leaveTo: (reason) => {
    const { pathname, search, hash } = window.location;
    const from = pathname + search + hash;
    if (reason === 'logout') return router.navigate(paths.login);
    if (reason === 'session_expired') {
      return router.navigate(paths.loginExpired, { state: { from } });
    }
    return router.navigate(paths.home, { state: { reason } });
  },
});

/** Loaded when somebody is signed in: visitors follow nothing. */
const openStream: OpenStream = async (request) => {
  const { openStreamAt } = await import('./live/open-stream');
  return openStreamAt(window.location.origin)(request);
};

const router = createBrowserRouter(routes);

showTheme(document.documentElement, readTheme(storage));
showMotion(document.documentElement, readMotion(storage));
window.addEventListener('storage', (event) => {
  if (isAuthKey(event.key)) session.follow();
  if (event.key === LEFT_KEY) void loadForgetWork().then((work) => work.forgetLeft(event));
});
onReturn(window, () => {
  session.cameBack();
  void reads.get()?.invalidateQueries();
});
void session.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
if (document.documentElement.dataset.waiting !== undefined) {
  // The finished page that nobody was to see.
  root.replaceChildren();
  delete document.documentElement.dataset.waiting;
}
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <AppProvider app={{ api, session, state, reads, planLimits, proof, openStream }}>
        <RouterProvider router={router} />
      </AppProvider>
    </StrictMode>,
  );
if (root.childElementCount === 0 || router.state.initialized) show();
else {
  // A finished page stays until the code of its successor is there: nothing is blank in between, and no press is lost.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
