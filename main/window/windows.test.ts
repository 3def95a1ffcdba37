import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { SHOW_AFTER_MS, Windows } from './windows.ts';

class FakeWindow extends EventEmitter {
  readonly webContents = { id: 1 };
  shows = 0;
  isVisible = () => this.shows > 0;
  isDestroyed = () => false;
  loadURL = async () => undefined;
  show() {
    this.shows += 1;
  }
}

function open() {
  const clock = new FakeClock();
  const window = new FakeWindow();
  const windows = new Windows({
    BrowserWindow: function create() {
      return window;
    } as unknown as new () => BrowserWindow,
    options: () => ({}),
    places: {
      next: () => ({
        bounds: { x: 0, y: 0, width: 1, height: 1 },
        isMaximized: false,
        isFullScreen: false,
      }),
      follow: () => undefined,
    },
    clock,
  });
  windows.open('/');
  return { clock, window };
}

test('shows a window once its page is painted', async () => {
  const { clock, window } = open();
  expect(window.shows).toBe(0);
  window.emit('ready-to-show');
  await clock.pass(SHOW_AFTER_MS);
  expect(window.shows).toBe(1);
});

test('shows a window whose page is never painted after ten seconds', async () => {
  const { clock, window } = open();
  await clock.pass(SHOW_AFTER_MS - 1);
  expect(window.shows).toBe(0);
  await clock.pass(1);
  expect(window.shows).toBe(1);
});
