/** The parts of a key event that make up a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const NAMED: Readonly<Record<string, string>> = {
  Space: 'Space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
};

/** Uses the key's position, so Alt and Shift can't turn a letter into a symbol. */
function keyOf(code: string): string | null {
  const [, plain] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  return plain ?? (/^F\d{1,2}$/.test(code) ? code : (NAMED[code] ?? null));
}

/** Returns the accelerator in the system's format; null if only modifiers are pressed. */
export function toAccelerator(pressed: KeyPress, isApple: boolean): string | null {
  const key = keyOf(pressed.code);
  if (key === null) return null;
  const modifiers = [
    pressed.ctrlKey && 'Control',
    pressed.metaKey && (isApple ? 'Command' : 'Super'),
    pressed.altKey && 'Alt',
    pressed.shiftKey && 'Shift',
  ].filter((modifier) => modifier !== false);
  return [...modifiers, key].join('+');
}

const APPLE: Readonly<Record<string, string>> = {
  CommandOrControl: '⌘',
  Command: '⌘',
  Control: '⌃',
  Alt: '⌥',
  Shift: '⇧',
};
const OTHERS: Readonly<Record<string, string>> = {
  CommandOrControl: 'Ctrl',
  Control: 'Ctrl',
  Super: 'Super',
};

/** Returns the key labels as printed on the keyboard. */
export const formatShortcutKeys = (accelerator: string, isApple: boolean): string[] =>
  accelerator.split('+').map((part) => (isApple ? APPLE[part] : OTHERS[part]) ?? part);
