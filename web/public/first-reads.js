// Runs in the head of a page behind the sign-in, for somebody whom the guard will let in: shows the frame of the page that
// was drawn ahead, fetches the scripts of the view that the address asks for, and asks for what that view reads, while the
// application itself is still on its way. The application takes the answers over (src/api/first-reads.ts).
try {
  const { token, user } = JSON.parse(localStorage.getItem('candor.auth') ?? '{}');
  // Whom the guard will stop would only be refused.
  const confirmed = user && (user.email_confirmed || user.is_oauth);
  const { feature, views: known } = document.currentScript.dataset;
  const opens = () => !feature || user.plan_info.limits.features.includes(feature);
  const query = new URLSearchParams(location.search);
  // A page that is for partners alone has no view for anybody else.
  const view = JSON.parse(known).find(
    ({ param, forPartners }) =>
      (!forPartners || user?.is_integration_partner) && (param === '' || query.has(param)),
  );
  if (token && confirmed && !user.plan_info.trial_expired && opens() && view) {
    const { param, forPartners, frame, scripts, reads } = view;

    // Partners have another navigation: where theirs was not drawn, nothing stands in its place.
    if (forPartners || !user.is_integration_partner) document.documentElement.dataset.frame = frame;
    const plan = user.plan_info.plan_type;
    const pulled = Number.parseInt(localStorage.getItem('candor.pane-width') ?? '', 10);
    if (pulled) document.documentElement.style.setProperty('--pane-chosen', `${pulled}px`);
    const counts = JSON.parse(localStorage.getItem(`candor.requirements.${user.id}`) ?? '[]');
    const known = counts.find(({ id }) => id === query.get(param));
    if (known) document.documentElement.style.setProperty('--requirements', known.count);
    const words = user.full_name.trim().split(/\s+/);
    document.documentElement.dataset.plan = plan;
    const own = {
      name: user.full_name,
      initials: [words[0], ...words.slice(1).slice(-1)]
        .map((word) => [...word][0]?.toUpperCase())
        .join(''),
      plan: plan[0].toUpperCase() + plan.slice(1),
      billing: plan === 'trial' ? 'Upgrade' : 'Billing',
    };
    // The end of the document: before any script of the application runs.
    document.addEventListener(
      'readystatechange',
      () => {
        for (const place of document.querySelectorAll('[data-frame-of] [data-own]'))
          place.textContent = own[place.dataset.own];
      },
      { once: true },
    );

    for (const href of scripts) {
      const link = document.createElement('link');
      const { head } = document;
      head.append(
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }),
      );
    }

    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const asked = query.get(param) ?? location.pathname.split('/').filter(Boolean).at(-1) ?? '';
    // What is no id is told so by the application itself.
    const able = reads.filter((url) => !url.includes('{') || /^[\w-]{8,64}$/.test(asked));
    const ask = (read) => {
      const url = read.replace(/\{\w+\}/, asked);
      const answer = fetch(url, { headers });
      // Whoever takes the answer over hears of a failure; nobody has to.
      answer.catch(() => undefined);
      return [url, answer];
    };
    window.candorFirstReads = { token, answers: new Map(able.map(ask)) };
  }
} catch {
  // A browser that refuses storage, or a record that nobody can read: the application asks by itself.
}
