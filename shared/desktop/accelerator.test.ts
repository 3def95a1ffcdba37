import { expect, test } from 'vitest';
import { isAccelerator } from './accelerator.ts';

test('requires a modifier other than Shift in a shortcut', () => {
  const right = ['Alt+Space', 'CommandOrControl+Shift+K', 'Super+F12', 'Control+Alt+7'];
  const wrong = ['K', 'Shift+K', 'Alt+', '+K', 'Alt+Alt+K', 'Hyper+K', 'Alt+F25', 'alt+k', ''];
  expect(right.filter((text) => !isAccelerator(text))).toEqual([]);
  expect(wrong.filter(isAccelerator)).toEqual([]);
});
