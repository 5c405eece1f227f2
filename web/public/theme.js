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

// A form that is sent before its own code has arrived waits for it.
document.addEventListener('submit', (event) => {
  const part = event.target.closest('[data-island]');
  if (!part || event.defaultPrevented) return;
  event.preventDefault();
  part.dataset.sent = '';
});
