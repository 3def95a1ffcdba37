// On slow connections the page renders with fallback fonts: web fonts would delay the first paint and, arriving late,
// cause a re-layout of all text. first-paint.js fetches them for the next page.
(() => {
  const { documentElement: root, currentScript, head } = document;
  const fonts = currentScript.dataset.fonts;
  let isKept = false;
  try {
    isKept = localStorage.getItem('haven.fonts') === fonts;
    // first-paint.js at the end of the page applies the workspace's branding. Nothing is painted before that.
    if (localStorage.getItem('haven.brand') !== null) root.dataset.brand = 'coming';
  } catch {
    // Storage may be blocked.
  }
  const connection = navigator.connection;
  if (!isKept && (connection?.saveData || connection?.rtt > 250)) {
    root.dataset.fonts = 'later';
    return;
  }
  const loads = fonts.split(' ').map((href) => {
    const preload = document.createElement('link');
    Object.assign(preload, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href,
    });
    head.append(preload);
    return new Promise((resolve) => {
      preload.onload = preload.onerror = resolve;
    });
  });
  // Browsers lay out a page to focus it even before they may paint it. That would use fallback fonts, which have to be
  // looked up. So the body is hidden until the fonts have loaded or the browser would no longer wait for them.
  root.dataset.fonts = 'coming';
  const show = () => delete root.dataset.fonts;
  Promise.all(loads).then(show);
  setTimeout(show, 100);
})();
