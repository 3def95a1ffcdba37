/** Screens with a token in the URL; the token alone grants access. */
const SECRET = ['/invitation/', '/accept-invitation/', '/quote/', '/transaction-portal/'];

/** Returns a path that is safe to log and report: the screen without its token. */
export function redactPath(path: string): string {
  const screen = SECRET.find((start) => path.startsWith(start));
  return screen === undefined ? path : screen.slice(0, -1);
}
