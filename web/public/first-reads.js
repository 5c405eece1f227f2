// Asks for what the first view of a page reads, while the application itself is still on its way.
// The application takes the answers over (src/api/first-reads.ts).
try {
  const { token, user } = JSON.parse(localStorage.getItem('candor.auth') ?? '{}');
  // Whom the guard will stop would only be refused.
  const confirmed = user && (user.email_confirmed || user.is_oauth);
  if (token && confirmed && !user.plan_info.trial_expired) {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const ask = (url) => {
      const answer = fetch(url, { headers });
      // Whoever takes the answer over hears of a failure; nobody has to.
      answer.catch(() => undefined);
      return [url, answer];
    };
    const answers = new Map(JSON.parse(document.currentScript.dataset.reads).map(ask));
    window.candorFirstReads = { token, answers };
  }
} catch {
  // A browser that refuses storage, or a record that nobody can read: the application asks by itself.
}
