const MODIFIERS = ['CommandOrControl', 'Command', 'Control', 'Alt', 'Shift', 'Super'];
const KEY =
  /^([A-Z0-9]|F([1-9]|1\d|2[0-4])|Space|Tab|Up|Down|Left|Right|Home|End|PageUp|PageDown)$/;

/** True for a key with at least one modifier other than Shift; a bare key would be taken from every other app. */
export function isAccelerator(text: string): boolean {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  const areModifiers = parts.every((part) => MODIFIERS.includes(part));
  const isTwice = new Set(parts).size < parts.length;
  return KEY.test(key) && areModifiers && !isTwice && parts.some((part) => part !== 'Shift');
}
