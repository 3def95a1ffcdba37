// Where a line would bring the faces too late, the page is drawn without them: they would hold it up, and
// coming late they would have all its text measured again. first-paint.js fetches them for the next page.
(() => {
  const { documentElement: root, currentScript, head } = document;
  const faces = currentScript.dataset.faces;
  let isKept = false;
  try {
    isKept = localStorage.getItem('haven.faces') === faces;
  } catch {
    // Storage may be forbidden.
  }
  const line = navigator.connection;
  if (!isKept && (line?.saveData || line?.rtt > 250)) {
    root.dataset.faces = 'later';
    return;
  }
  const come = faces.split(' ').map((href) => {
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
  // A browser lays a page out to give it the focus, also before it may paint it: in other faces then,
  // each of which it has to look for. So there is nothing to lay out until these have come, or until
  // the browser does not wait for them any more.
  root.dataset.faces = 'coming';
  const show = () => delete root.dataset.faces;
  Promise.all(come).then(show);
  setTimeout(show, 100);
})();
