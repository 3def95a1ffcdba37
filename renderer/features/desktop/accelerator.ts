/** What is pressed, as far as a shortcut is made of it. */
export type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

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

/** By the key's place, so that Alt and Shift cannot turn a letter into a sign. */
function keyOf(code: string): string | null {
  const [, plain] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? [];
  return plain ?? (/^F\d{1,2}$/.test(code) ? code : (NAMED[code] ?? null));
}

/** The name under which the system registers what was pressed; null as long as only modifiers are. */
export function acceleratorOf(pressed: Pressed, isApple: boolean): string | null {
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

/** The keys as they are printed on the keyboard. */
export const keysOf = (accelerator: string, isApple: boolean): string[] =>
  accelerator.split('+').map((part) => (isApple ? APPLE[part] : OTHERS[part]) ?? part);
