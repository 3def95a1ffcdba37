// What must not wait for the app. In the app's own document it blocks the first paint; a page that
// was written at build has it at its end, so that a first visit is painted without it.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; the system's theme is right then, and nobody can be signed in.
      return null;
    }
  };
  const { documentElement: root, head, body, currentScript } = document;

  // The chosen theme. Its other half, which reacts to changes, is kit/theme/theme.ts; both know the key.
  const chosen = read('haven.theme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  body.classList.toggle('bp6-dark', dark);

  // Somebody may be signed in: what is for visitors only stays unseen until that is known. The key
  // is SESSION_KEY of shared/auth/auth-port.ts.
  if (read('haven.session') !== null) root.dataset.session = '';

  // The layout that this browser tries on the front page: renderer/site/home/layoutTest.ts.
  if (read('ab_test_homepage_layout') === 'simplified') root.dataset.homeLayout = 'simplified';

  // The modules of a page load once it is painted, with the pictures that are inside it.
  const modules = currentScript.dataset.modules?.split(' ') ?? [];
  const load = async () => {
    const pictures = [...document.querySelectorAll('img[data-inside]')];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const href of modules) {
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // They come together and run one by one: at once they would hold up whoever taps or scrolls. After
    // a release they may be gone; the page reads the same without them.
    for (const module of modules) {
      await import(module).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  // What lies below the first screen may be laid out now.
  const painted = () => {
    root.dataset.painted = '';
    load();
  };
  if (modules.length === 0) {
    root.dataset.painted = '';
  } else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      painted();
    }).observe({ type: 'paint', buffered: true });
  } else requestAnimationFrame(() => setTimeout(painted));
})();
