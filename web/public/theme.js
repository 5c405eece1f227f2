// Runs before the first paint: shows the theme and the calm that were chosen in this browser, and keeps a finished page unseen where the
// application takes over: for those who are signed in and only pass through it, and where the address or the way here
// asks for more than what was finished ahead.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('candor.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('candor.motion') === 'reduced') root.dataset.motion = 'reduced';
  const known = localStorage.getItem('candor.auth') !== null;
  const entry = /^\/(login|signup|forgot-password)$/.test(location.pathname);
  const asked = location.search !== '' || Boolean(history.state?.usr);
  if (entry ? known || asked : known && location.pathname === '/') root.dataset.waiting = '';
} catch {
  // A browser that refuses storage gets the theme of its device.
}

// A form that is sent before its own code has arrived waits for it, and so does the last button that was pressed.
document.addEventListener('submit', (event) => {
  const part = event.target.closest('[data-island]');
  if (!part || event.defaultPrevented) return;
  event.preventDefault();
  part.dataset.sent = '';
});
document.addEventListener('click', ({ target }) => {
  const part = target.closest('[data-island]');
  const button = target.closest('button[type=button]');
  if (part && button) part.dataset.pressed = [...part.querySelectorAll('button')].indexOf(button);
});

// Where a part of the application itself does not come, no code of its own can say so.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    if (document.readyState !== 'loading') return sayUpdate();
    document.addEventListener('DOMContentLoaded', sayUpdate, { once: true });
  },
  true,
);

/** Says it in the application's own words, and loads the page anew after half a second, once in five. */
function sayUpdate() {
  const root = document.getElementById('root');
  const { dataset } = document.documentElement;
  // A page that was finished ahead can be read without any of it.
  if (!root || (root.childElementCount > 0 && dataset.waiting === undefined)) return;
  // Both keep what is in the root unseen.
  delete dataset.waiting;
  delete dataset.frame;
  for (const frame of document.querySelectorAll('[data-frame-of]')) frame.remove();
  root.innerHTML =
    '<main class="mx-auto max-w-[560px] px-4 py-24 text-center"><h1 class="text-28 font-strong">Application Update Required</h1><p class="mt-2 mb-6 text-ink-2">A part of Candor could not be loaded. Your draft is saved and will be here after the refresh.</p><p><a href="" class="text-accent-ink underline">Refresh</a></p></main>';
  try {
    const last = Number(sessionStorage.getItem('candor.reloaded-at') ?? Number.NaN);
    if (!navigator.onLine || Date.now() - last < 5_000) return;
    sessionStorage.setItem('candor.reloaded-at', String(Date.now()));
    setTimeout(() => location.reload(), 500);
  } catch {
    // Without a storage nothing would end the circle.
  }
}
