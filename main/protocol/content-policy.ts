/** What a page of the app may load and call; without a backend, nothing beside the app itself. */
export function contentPolicy(backend: string | null): string {
  const origins = backend === null ? [] : [new URL(backend).origin];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const own = (...more: string[]) => ["'self'", ...more].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${own('data:', ...origins)}`,
    `connect-src ${own(...origins, ...sockets)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // As in the browser: no text becomes markup or a script, but for what `trustOwn.ts` takes.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
