// Says that the app did not start, where nothing of the app is there to say so. The app's own document
// has it first; app/main.tsx reports what it cannot do, and a chunk that is missing tells by its element.
(() => {
  const show = (title, sentence) => {
    const root = document.getElementById('root');
    if (root === null || root.childElementCount > 0) return;
    const element = (name, textContent) =>
      Object.assign(document.createElement(name), { textContent });
    const refresh = element('button', 'Refresh');
    refresh.className = 'bp6-button bp6-intent-primary';
    refresh.addEventListener('click', () => location.reload());
    const screen = element('main', '');
    screen.role = 'alert';
    Object.assign(screen.style, { maxInlineSize: '40rem', margin: '0 auto', padding: '4rem 1rem' });
    screen.append(element('h1', title), element('p', sentence), refresh);
    root.append(screen);
  };
  let isReactMissing = false;
  const isOfReact = (address) => /\/react-[^/]*\.js$/.test(address);
  const onError = ({ target }) => {
    if (target instanceof HTMLLinkElement) isReactMissing ||= isOfReact(target.href);
    const isFatal =
      target === window || (target instanceof HTMLScriptElement && target.type === 'module');
    if (!isFatal) return;
    if (isReactMissing) show('React Loading Error', 'React failed to load, please refresh.');
    else show('App Mount Error', 'Failed to start the application');
  };
  addEventListener('error', onError, { capture: true });
})();
