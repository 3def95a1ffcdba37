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

test('the shortcut opens the search', () => {
  const { shortcut, registered, open } = shortcuts();
  expect(shortcut.change('CommandOrControl+Shift+K').kind).toBe('on');
  registered.get('CommandOrControl+Shift+K')?.();
  expect(open).toHaveBeenCalledOnce();
});

test('another shortcut takes the place of the one before, and none gives it back', () => {
  const { shortcut, registered } = shortcuts();
  shortcut.change('Alt+K');
  shortcut.change('Alt+J');
  expect([...registered.keys()]).toEqual(['Alt+J']);
  expect(shortcut.change('Alt+J').kind).toBe('on');
  expect(shortcut.change(null)).toEqual({ kind: 'off' });
  expect(registered.size).toBe(0);
});

test('a shortcut that another app has is told, and the one before stays', () => {
  const { shortcut, registered } = shortcuts(['Alt+Space']);
  expect(shortcut.change('Alt+Space')).toEqual({ kind: 'taken', accelerator: 'Alt+Space' });
  expect(shortcut.state.kind).toBe('taken');
  shortcut.change('Alt+K');
  expect(shortcut.change('Alt+Space').kind).toBe('taken');
  expect(shortcut.state).toEqual({ kind: 'on', accelerator: 'Alt+K' });
  expect([...registered.keys()]).toEqual(['Alt+K']);
});

test('a shortcut that the system cannot read counts as taken and throws nothing', () => {
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

test('what is no shortcut is never asked for', () => {
  const { shortcut, registered } = shortcuts();
  expect(shortcut.change('K').kind).toBe('invalid');
  expect(registered.size).toBe(0);
});
