// Work that can't wait for the app. In the app document this script blocks the first paint. Prerendered pages have it
// at the end of the document, so a first visit paints without it.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked. Then the system theme applies and no user can be signed in.
      return null;
    }
  };
  const { documentElement: root, head, body, currentScript } = document;

  // Applies the chosen theme. ui/theme/theme.ts handles changes and uses the same key.
  const chosen = read('haven.theme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  body.classList.toggle('bp6-dark', dark);

  // Applies the domain's branding, or that of the last used workspace. shared/teams/brand/brand.ts creates the properties,
  // which are set one by one.
  const ofDomain = document.querySelector('meta[name="haven-brand"]');
  delete root.dataset.brand;
  try {
    const brand = JSON.parse(ofDomain?.content ?? read('haven.brand'));
    for (const [name, value] of Object.entries(brand?.properties ?? {}))
      root.style.setProperty(name, value);
    if (brand) {
      root.dataset.brand = brand.properties['--brand-logo'] ? 'logo' : 'name';
      root.dataset.brandName = brand.name;
    }
  } catch {
    // The stored brand is unreadable; use the product's own.
  }

  // A user may be signed in: visitor-only content is hidden until that is known. The key is SESSION_KEY of
  // shared/account/auth/auth-port.ts.
  if (read('haven.session') !== null) root.dataset.session = '';

  // Width of the side navigation, stored by app/rail/railWidth.ts.
  if (read('haven.rail') === 'narrow') root.dataset.rail = 'narrow';

  // Home page layout of this browser's A/B test: renderer/site/home/layoutTest.ts.
  if (read('ab_test_homepage_layout') === 'simplified') root.dataset.homeLayout = 'simplified';

  // Hides the line of tips once both are dismissed: renderer/site/home/help/tips.ts.
  const tips = read('dismissedTips');
  if (/first-visit/.test(tips) && /property-filters/.test(tips)) root.dataset.tips = 'dismissed';

  // Buffers errors until shortly after the page has loaded, then renderer/faults reports them. It is only loaded if
  // there are errors.
  const waiting = [];
  window.havenFaults = { version: '__VERSION__', waiting };
  const reporter = '/faults.js';
  const report = () => {
    if (document.readyState !== 'complete') setTimeout(report, 999);
    else import(reporter).catch(() => waiting.splice(0));
  };
  for (const type of ['error', 'unhandledrejection', 'haven:fault'])
    addEventListener(
      type,
      (event) => waiting.length < 99 && waiting.push(event) === 1 && setTimeout(report, 999),
      { capture: true },
    );

  // Browsers offer the install prompt once, often before the app has loaded. Stored for features/install.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });

  /** Yields to the browser. */
  const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  // Fetches the fonts this page renders without for the next page, unless data saving is on. site/askForFonts.js uses
  // the same key.
  const keepFonts = async () => {
    if (root.dataset.fonts === undefined || navigator.connection.saveData) return;
    const { fonts } = document.querySelector('script[data-fonts]').dataset;
    try {
      const whole = async (font) => (await fetch(font, { priority: 'low' })).blob();
      await Promise.all(fonts.split(' ').map(whole));
      localStorage.setItem('haven.fonts', fonts);
    } catch {
      // The connection or storage failed. Fonts are optional.
    }
  };

  // Loads the page's modules after the first paint and its inlined pictures.
  const modules = currentScript.dataset.modules?.split(' ').filter(Boolean) ?? [];
  const load = async () => {
    const pictures = [...document.querySelectorAll('img[data-inside][src^="data:"]')];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await frame();
    // The app requests these URLs, so preload them.
    for (const picture of pictures) {
      const { inside } = picture.dataset;
      if (inside) picture.ahead = Object.assign(new Image(), { src: inside });
    }
    for (const [index, href] of modules.entries()) {
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (index % 4 === 3) await yieldToBrowser();
    }
    // Modules download in parallel but run one by one, so they don't block input. After a release they may be gone;
    // the page then stays as visitors see it.
    for (const [index, module] of modules.entries()) {
      await import(module).catch((error) => {
        delete root.dataset.session;
        // A screen doesn't work without its last module, which starts the app. start-failure.js shows the error.
        if (root.dataset.screen !== undefined && index === modules.length - 1) reportError(error);
      });
      await yieldToBrowser();
    }
    await keepFonts();
  };
  // Applies the styles of the parts below the hero, which are not needed for the first paint.
  const applyLateStyle = () => {
    const late = document.querySelector('script[type="text/css"]');
    if (late === null) return;
    const { textContent } = late;
    late.replaceWith(Object.assign(document.createElement('style'), { textContent }));
  };
  const revealAll = () => {
    applyLateStyle();
    root.dataset.painted = '';
  };
  // Lays out the content below the first screen part by part, and floating elements last.
  const layOut = async () => {
    applyLateStyle();
    for (const part of document.querySelectorAll('.later, .below > *')) {
      part.dataset.come = '';
      await frame();
    }
    revealAll();
  };
  let isPainted = false;
  const painted = () => {
    if (isPainted) return;
    isPainted = true;
    layOut();
    load();
  };
  // Other viewports don't defer it; same media query as in ui/theme/base.css.
  if (!matchMedia('(min-width: 64em) and (max-height: 56rem)').matches) applyLateStyle();
  // Screens are short; their footer can be on the first view.
  const isScreen = root.dataset.screen !== undefined;
  if (modules.length === 0 || isScreen || location.hash !== '') revealAll();
  if (modules.length === 0) return;
  // Any input may be about to navigate within the page, so reveal everything.
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, revealAll, { capture: true, once: true, passive: true });
  }
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      painted();
    }).observe({ type: 'paint', buffered: true });
  }
  // Records button presses before hydration; site/earlyClick.ts replays them.
  const notePress = (event) => {
    for (const other of document.querySelectorAll('[data-pressed]')) delete other.dataset.pressed;
    const button = event.target.closest('button');
    if (button === null || root.dataset.hydrated !== undefined) return;
    button.dataset.pressed = '';
    // A native form submit would leave the page and lose the input.
    if (button.type === 'submit') event.preventDefault();
  };
  addEventListener('click', notePress, { capture: true });
  // Also records Ctrl-K, which opens the palette, and the text typed after it: ui/header/typingBuffer.ts.
  const noteKey = (event) => {
    const { key } = event;
    if (root.dataset.hydrated !== undefined) return;
    const isPalettes = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k';
    if (isPalettes) {
      const button = document.querySelector('[aria-keyshortcuts$="+K"]');
      if (button === null) return;
      notePress({ target: button });
      root.dataset.typed = '';
    } else if (root.dataset.typed === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    else if (key === 'Backspace') root.dataset.typed = root.dataset.typed.slice(0, -1);
    else if (key.length === 1) root.dataset.typed += key;
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', noteKey, { capture: true });
  // Fallback if nothing is painted, as for search engines, or paint isn't reported.
  setTimeout(() => {
    revealAll();
    painted();
  }, 2000);
})();
