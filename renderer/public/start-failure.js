// Shows that the app failed to start when no app code could. It is the first script of the app documents. app/main.tsx
// reports its own errors here, and a missing chunk fires an error event on its element.
(() => {
  const show = (title, sentence) => {
    const root = document.getElementById('root');
    const { screen: rendered, hydrated } = document.documentElement.dataset;
    // Server-rendered content is static until hydration, so it can be replaced until then.
    if (
      root === null ||
      (rendered === undefined ? root.childElementCount > 0 : hydrated !== undefined)
    )
      return;
    const element = (name, textContent) =>
      Object.assign(document.createElement(name), { textContent });
    const refresh = element('button', 'Refresh');
    refresh.className = 'bp6-button bp6-intent-primary';
    refresh.addEventListener('click', () => location.reload());
    const screen = element('main', '');
    screen.role = 'alert';
    Object.assign(screen.style, { maxInlineSize: '40rem', margin: '0 auto', padding: '4rem 1rem' });
    screen.append(element('h1', title), element('p', sentence), refresh);
    root.replaceChildren(screen);
  };
  let isReactMissing = false;
  const isOfReact = (address) => /\/react-[^/]*\.js$/.test(address);
  const onError = ({ target, error }) => {
    if (target instanceof HTMLLinkElement) isReactMissing ||= isOfReact(target.href);
    const isFatal =
      (target === window && error instanceof Error) ||
      (target instanceof HTMLScriptElement && target.type === 'module');
    if (!isFatal) return;
    if (isReactMissing) show('React Loading Error', 'React failed to load, please refresh.');
    else show('App Mount Error', 'Failed to start the application');
  };
  addEventListener('error', onError, { capture: true });
})();
