// Somebody signs in before the app is there: the form is sent at once. What it comes to is the session that the
// app begins with; a refusal is kept for the app, which asks as it would and says what is the matter
// (host/earlyAnswer.ts). The form is found by what browsers know it by, and `currentScript` says where to send it.
(() => {
  const { documentElement: root, currentScript } = document;
  const { url, publishableKey } = currentScript.dataset;
  const backend = async () => {
    if (url) return { supabaseUrl: url, publishableKey };
    return (await fetch('/_local/config.json')).json();
  };
  const ask = async (body) => {
    const { supabaseUrl, publishableKey: apikey } = await backend();
    return fetch(`${supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey,
        authorization: `Bearer ${apikey}`,
        'content-type': 'application/json;charset=UTF-8',
        'x-supabase-api-version': '2024-01-01',
      },
      body,
    });
  };
  /** The app has pressed again meanwhile: it has asked, or will once it has loaded what it asks with. */
  const isTheApps = (early) => root.dataset.hydrated !== undefined || window.earlySignIn !== early;
  const keep = async (early, button) => {
    const answer = await early.answer;
    if (!answer.ok || isTheApps(early)) return;
    const session = await answer.clone().json();
    // Without a user it is none; the app asks, is given this answer, and says so.
    if (!session.user || isTheApps(early)) return;
    // By the clock of this device, however wrong it is, as the app's own (shared/auth/by-own-clock.ts).
    session.expires_at = Math.round(Date.now() / 1000) + session.expires_in;
    try {
      localStorage.setItem('haven.session', JSON.stringify(session));
    } catch {
      // There is no room for it: the app asks, is given this answer, and holds it as long as its page is there.
      return;
    }
    delete window.earlySignIn;
    delete button.dataset.pressed;
    root.dataset.session = '';
    // As another tab would tell it.
    dispatchEvent(new StorageEvent('storage', { key: 'haven.session' }));
  };
  const send = ({ target }) => {
    const button = target.closest('button[type="submit"]');
    if (root.dataset.hydrated !== undefined || window.earlySignIn || !button?.form) return;
    const field = (use) => button.form.querySelector(`[autocomplete="${use}"]`)?.value ?? '';
    const email = field('username').trim().toLowerCase();
    const password = field('current-password');
    if (email === '' || password === '') return;
    const body = JSON.stringify({ email, password, gotrue_meta_security: {} });
    const early = { body, answer: ask(body) };
    window.earlySignIn = early;
    keep(early, button).catch(() => {
      if (window.earlySignIn === early) delete window.earlySignIn;
    });
  };
  addEventListener('click', send, { capture: true });
})();
