import { expect, test } from 'vitest';
import { isAccelerator } from './accelerator.ts';

test('a shortcut is a key with a modifier that is not only Shift', () => {
  const right = ['Alt+Space', 'CommandOrControl+Shift+K', 'Super+F12', 'Control+Alt+7'];
  const wrong = ['K', 'Shift+K', 'Alt+', '+K', 'Alt+Alt+K', 'Hyper+K', 'Alt+F25', 'alt+k', ''];
  expect(right.filter((text) => !isAccelerator(text))).toEqual([]);
  expect(wrong.filter(isAccelerator)).toEqual([]);
});
