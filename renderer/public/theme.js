// Blocking on purpose: sets the chosen theme before the first paint. Its other half, which reacts
// to changes, is app/theme/theme.ts; both know the storage key.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('haven.theme');
  } catch {
    // Storage may be forbidden; the system's theme is right then.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.body.classList.toggle('bp6-dark', dark);
})();
