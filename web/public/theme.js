// Runs before the first paint: shows the theme that was chosen in this browser, and keeps the front door shut for those
// who are signed in, since they only pass through it.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('candor.theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (location.pathname === '/' && localStorage.getItem('candor.auth')) root.dataset.waiting = '';
} catch {
  // A browser that refuses storage gets the theme of its device.
}
