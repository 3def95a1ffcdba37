// Submits the sign-in form before the app has loaded. On success the app starts with the session. A refusal is kept for
// the app, which makes its usual request, gets this response and shows the error (host/earlyResponse.ts). The form is
// found by its autocomplete attributes; `currentScript` has the backend's URL and key.
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
  /** True if the app has taken over the request: it has replayed the click or will once its code has loaded. */
  const isTheApps = (early) => root.dataset.hydrated !== undefined || window.earlySignIn !== early;
  const keep = async (early, button) => {
    const answer = await early.answer;
    if (!answer.ok || isTheApps(early)) return;
    const session = await answer.clone().json();
    // Without a user this isn't a session. The app gets this response and shows the error.
    if (!session.user || isTheApps(early)) return;
    // By this device's clock, right or wrong, as in shared/account/auth/local-token-expiry.ts.
    session.expires_at = Math.round(Date.now() / 1000) + session.expires_in;
    try {
      localStorage.setItem('haven.session', JSON.stringify(session));
    } catch {
      // Storage is full. The app gets this response and keeps the session in memory.
      return;
    }
    delete window.earlySignIn;
    delete button.dataset.pressed;
    root.dataset.session = '';
    // Notifies the app like a change in another tab.
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
