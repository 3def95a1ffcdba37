import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { endAll } from './atEnd.ts';

// A screen is imported when it is first opened, which takes its time on a busy machine; only a failure
// waits as long as this.
configure({ asyncUtilTimeout: 90_000 });

// Whoever waits asks again and again, and tells what is on the page once it gives up: not at each time.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// Test files share one page, so each test leaves it as it found it.
afterEach(() => {
  cleanup();
  endAll();
  document.body.replaceChildren();
  // Whoever presses early presses on a page that has not come to life.
  document.documentElement.removeAttribute('data-hydrated');
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

// What jsdom lacks of a browser.
window.scrollTo = () => undefined;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
window.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
window.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
