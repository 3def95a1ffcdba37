/** What a page of the app may load and call. Scripts and styles come from the app alone. */
export function contentPolicy(backend: string): string {
  const { origin } = new URL(backend);
  const sockets = origin.replace(/^http/, 'ws');
  const own = (...more: string[]) => ["'self'", ...more].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${own('data:', origin)}`,
    `connect-src ${own(origin, sockets)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
