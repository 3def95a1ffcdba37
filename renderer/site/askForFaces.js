const line = navigator.connection;
if (!line?.saveData && !(line?.rtt > 250)) {
  for (const href of document.currentScript.dataset.faces.split(' ')) {
    const wanted = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), wanted));
  }
}
