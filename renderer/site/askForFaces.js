// Where a line would bring the faces too late, the page is drawn without them: they would hold it up, and
// coming late they would have all its text measured again. first-paint.js fetches them for the next page.
(() => {
  const { documentElement: root, currentScript, head } = document;
  const { faces } = currentScript.dataset;
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
  for (const href of faces.split(' ')) {
    const wanted = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    head.append(Object.assign(document.createElement('link'), wanted));
  }
})();
