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

  // The look of the address, else of the workspace that was worked in last: shared/brand/brand.ts makes its values,
  // each of which is set by itself.
  const ofAddress = document.querySelector('meta[name="haven-brand"]');
  delete root.dataset.brand;
  try {
    const worn = JSON.parse(ofAddress?.content ?? read('haven.brand'));
    for (const [name, value] of Object.entries(worn?.properties ?? {}))
      root.style.setProperty(name, value);
    if (worn) {
      root.dataset.brand = worn.properties['--brand-logo'] ? 'logo' : 'name';
      root.dataset.brandName = worn.name;
    }
  } catch {
    // What is kept cannot be read; the product wears its own.
  }

  // Somebody may be signed in: what is for visitors only stays unseen until that is known. The key
  // is SESSION_KEY of shared/auth/auth-port.ts.
  if (read('haven.session') !== null) root.dataset.session = '';

  // The room of the side navigation, as app/rail/railWidth.ts keeps it.
  if (read('haven.rail') === 'narrow') root.dataset.rail = 'narrow';

  // The layout that this browser tries on the front page: renderer/site/home/layoutTest.ts.
  if (read('ab_test_homepage_layout') === 'simplified') root.dataset.homeLayout = 'simplified';

  // What fails is kept until the page is there and a moment has passed, and told to the team then by renderer/faults;
  // where nothing fails, nothing of that is loaded.
  const waiting = [];
  window.havenFaults = { version: '__VERSION__', waiting };
  const collector = '/faults.js';
  const tell = () => {
    if (document.readyState !== 'complete') setTimeout(tell, 999);
    else import(collector).catch(() => waiting.splice(0));
  };
  for (const type of ['error', 'unhandledrejection', 'haven:fault'])
    addEventListener(
      type,
      (event) => waiting.length < 99 && waiting.push(event) === 1 && setTimeout(tell, 999),
      { capture: true },
    );

  // The browser offers once to install the app, often before there is anything that could ask: features/install.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });

  /** Lets the browser do what it wants to in between. */
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  // The fonts that this page does without are fetched for the next one, unless somebody pays for each
  // byte. site/askForFonts.js knows the key.
  const keepFonts = async () => {
    if (root.dataset.fonts === undefined || navigator.connection.saveData) return;
    const { fonts } = document.querySelector('script[data-fonts]').dataset;
    try {
      const whole = async (font) => (await fetch(font, { priority: 'low' })).blob();
      await Promise.all(fonts.split(' ').map(whole));
      localStorage.setItem('haven.fonts', fonts);
    } catch {
      // The line or the storage fails; the page is read as well without them.
    }
  };

  // The modules of a page load once it is painted, with the pictures that are inside it.
  const modules = currentScript.dataset.modules?.split(' ').filter(Boolean) ?? [];
  const load = async () => {
    const pictures = [...document.querySelectorAll('img[data-inside][src^="data:"]')];
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await frame();
    // The app asks for them by their address, and has them at once.
    for (const picture of pictures) {
      const { inside } = picture.dataset;
      if (inside) picture.ahead = Object.assign(new Image(), { src: inside });
    }
    for (const [index, href] of modules.entries()) {
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      if (index % 4 === 3) await turn();
    }
    // They come together and run one by one: at once they would hold up whoever taps or scrolls. After
    // a release they may be gone; a page reads the same without them, as visitors read it.
    for (const [index, module] of modules.entries()) {
      await import(module).catch((error) => {
        delete root.dataset.session;
        // A screen is dead without its last one, which starts the app: start-failure.js says so.
        if (root.dataset.screen !== undefined && index === modules.length - 1) reportError(error);
      });
      await turn();
    }
    await keepFonts();
  };
  // The style of a covered page's late parts, which are below the cover, is read after the paint.
  const readLateStyle = () => {
    const late = document.querySelector('script[type="text/css"]');
    if (late === null) return;
    const { textContent } = late;
    late.replaceWith(Object.assign(document.createElement('style'), { textContent }));
  };
  const comeAtOnce = () => {
    readLateStyle();
    root.dataset.painted = '';
  };
  // What lies below the first screen is laid out part by part, and what floats over it last.
  const layOut = async () => {
    readLateStyle();
    for (const part of document.querySelectorAll('.later, .below > *')) {
      part.dataset.come = '';
      await frame();
    }
    comeAtOnce();
  };
  let isPainted = false;
  const painted = () => {
    if (isPainted) return;
    isPainted = true;
    layOut();
    load();
  };
  // As in kit/theme/base.css: elsewhere they do not wait.
  if (!matchMedia('(min-width: 64em) and (max-height: 56rem)').matches) readLateStyle();
  // A screen is short enough for its footer to stand on its first view.
  const isScreen = root.dataset.screen !== undefined;
  if (modules.length === 0 || isScreen || location.hash !== '') comeAtOnce();
  if (modules.length === 0) return;
  // Whoever touches the page may be on their way to a place in it.
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, comeAtOnce, { capture: true, once: true, passive: true });
  }
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      painted();
    }).observe({ type: 'paint', buffered: true });
  }
  // What somebody presses before the page is hydrated: site/earlyPress.ts presses it again.
  const notePress = (event) => {
    for (const other of document.querySelectorAll('[data-pressed]')) delete other.dataset.pressed;
    const button = event.target.closest('button');
    if (button === null || root.dataset.hydrated !== undefined) return;
    button.dataset.pressed = '';
    // A form that is sent by the browser leaves the page, with all that was typed.
    if (button.type === 'submit') event.preventDefault();
  };
  addEventListener('click', notePress, { capture: true });
  // So is the palette's button by Ctrl-K, and what is typed after it is the palette's: kit/header/earlyTyping.ts.
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
  // Where nothing is painted, as for a search engine, or nobody tells.
  setTimeout(() => {
    comeAtOnce();
    painted();
  }, 2000);
})();
