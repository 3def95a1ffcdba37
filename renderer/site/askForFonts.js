// Where a line would bring the fonts too late, the page is drawn without them: they would hold it up, and
// coming late they would have all its text measured again. first-paint.js fetches them for the next page.
(() => {
  const { documentElement: root, currentScript, head } = document;
  const fonts = currentScript.dataset.fonts;
  let isKept = false;
  try {
    isKept = localStorage.getItem('haven.fonts') === fonts;
    // The look of a workspace is put on by the script at the end of the page: nothing is painted before that.
    if (localStorage.getItem('haven.brand') !== null) root.dataset.brand = 'coming';
  } catch {
    // Storage may be forbidden.
  }
  const line = navigator.connection;
  if (!isKept && (line?.saveData || line?.rtt > 250)) {
    root.dataset.fonts = 'later';
    return;
  }
  const come = fonts.split(' ').map((href) => {
    const wanted = document.createElement('link');
    Object.assign(wanted, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: '',
      href,
    });
    head.append(wanted);
    return new Promise((resolve) => {
      wanted.onload = wanted.onerror = resolve;
    });
  });
  // A browser lays a page out to give it the focus, also before it may paint it: in other fonts then,
  // each of which it has to look for. So there is nothing to lay out until these have come, or until
  // the browser does not wait for them any more.
  root.dataset.fonts = 'coming';
  const show = () => delete root.dataset.fonts;
  Promise.all(come).then(show);
  setTimeout(show, 100);
})();
