/** Screens whose address holds a token: whoever has it may use it. */
const SECRET = ['/invitation/', '/accept-invitation/', '/quote/', '/transaction-portal/'];

/** A path as it may be noted and told: the screen, and no token. */
export function toldPath(path: string): string {
  const screen = SECRET.find((start) => path.startsWith(start));
  return screen === undefined ? path : screen.slice(0, -1);
}
