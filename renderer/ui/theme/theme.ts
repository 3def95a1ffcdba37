import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Also used in public/first-paint.js, which applies the theme before the first paint. */
const STORAGE_KEY = 'haven.theme';

const listeners = new Set<() => void>();
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export function getThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

export function setThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && systemDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.body.classList.toggle('bp6-dark', dark);
}

/** Keeps the theme in sync with the system and other windows; returns a cleanup function. */
export function watchTheme(): () => void {
  const refresh = () => {
    applyTheme(getThemeChoice());
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) refresh();
  };
  const system = systemDark();
  system.addEventListener('change', refresh);
  addEventListener('storage', onStorage);
  // The theme may have changed since the first paint.
  refresh();
  return () => {
    system.removeEventListener('change', refresh);
    removeEventListener('storage', onStorage);
  };
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getThemeChoice,
    () => 'system',
  );
}
