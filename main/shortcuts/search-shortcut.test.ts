import { expect, test, vi } from 'vitest';
import { SearchShortcut } from './search-shortcut.ts';

function shortcuts(taken: string[] = []) {
  const registered = new Map<string, () => void>();
  const open = vi.fn();
  const shortcut = new SearchShortcut(
    {
      register: (accelerator, callback) => {
        if (taken.includes(accelerator)) return false;
        registered.set(accelerator, callback);
        return true;
      },
      unregister: (accelerator) => void registered.delete(accelerator),
    },
    open,
  );
  return { shortcut, registered, open };
}

test('opens the search with the shortcut', () => {
  const { shortcut, registered, open } = shortcuts();
  expect(shortcut.change('CommandOrControl+Shift+K').kind).toBe('on');
  registered.get('CommandOrControl+Shift+K')?.();
  expect(open).toHaveBeenCalledOnce();
});

test('replaces the previous shortcut and releases it when set to none', () => {
  const { shortcut, registered } = shortcuts();
  shortcut.change('Alt+K');
  shortcut.change('Alt+J');
  expect([...registered.keys()]).toEqual(['Alt+J']);
  expect(shortcut.change('Alt+J').kind).toBe('on');
  expect(shortcut.change(null)).toEqual({ kind: 'off' });
  expect(registered.size).toBe(0);
});

test('reports a shortcut used by another app and keeps the previous one', () => {
  const { shortcut, registered } = shortcuts(['Alt+Space']);
  expect(shortcut.change('Alt+Space')).toEqual({ kind: 'taken', accelerator: 'Alt+Space' });
  expect(shortcut.state.kind).toBe('taken');
  shortcut.change('Alt+K');
  expect(shortcut.change('Alt+Space').kind).toBe('taken');
  expect(shortcut.state).toEqual({ kind: 'on', accelerator: 'Alt+K' });
  expect([...registered.keys()]).toEqual(['Alt+K']);
});

test("treats a shortcut that the system can't parse as taken without throwing", () => {
  const shortcut = new SearchShortcut(
    {
      register: () => {
        throw new TypeError('conversion failure');
      },
      unregister: () => {},
    },
    () => {},
  );
  expect(shortcut.change('Alt+K').kind).toBe('taken');
});

test('never registers an invalid shortcut', () => {
  const { shortcut, registered } = shortcuts();
  expect(shortcut.change('K').kind).toBe('invalid');
  expect(registered.size).toBe(0);
});
