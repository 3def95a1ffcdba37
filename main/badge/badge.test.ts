import { expect, test, vi } from 'vitest';
import { type BadgePort, badgeText, showBadge } from './badge.ts';

const port = (platform: NodeJS.Platform, hasCount = true) =>
  ({
    platform,
    setCount: vi.fn(() => hasCount),
    setDockText: vi.fn(),
    setOverlay: vi.fn(),
  }) satisfies BadgePort;

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [-3, ''],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('a count of %s shows "%s"', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test("uses each system's own badge", () => {
  const mac = port('darwin');
  expect(showBadge(mac, 120)).toBe('dock');
  expect(mac.setDockText).toHaveBeenCalledWith('99+');
  const windows = port('win32');
  expect(showBadge(windows, 1)).toBe('overlay');
  expect(windows.setOverlay).toHaveBeenCalledWith({
    text: '1',
    description: '1 unread notification',
  });
  expect(showBadge(port('linux'), 5)).toBe('count');
});

test('reports a desktop without badges as unsupported', () => {
  expect(showBadge(port('linux', false), 5)).toBe('none');
});

test('removes the badge at zero on every system', () => {
  const [mac, windows, linux] = [port('darwin'), port('win32'), port('linux')];
  for (const each of [mac, windows, linux]) showBadge(each, 0);
  expect(mac.setDockText).toHaveBeenCalledWith('');
  expect(windows.setOverlay).toHaveBeenCalledWith(null);
  expect(linux.setCount).toHaveBeenCalledWith(0);
});
