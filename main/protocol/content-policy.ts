import { type EmbedSettings, embedSources, hasPolicyHost } from '#shared/embeds/embeds.ts';

/**
 * Returns the content security policy: what app pages may load and call; without a backend, only the app itself.
 * Embeds may add only images and fonts, because other sites' scripts and frames must stay away from the app's bridge
 * to the system.
 */
export function contentPolicy(backend: string | null, embeds: EmbedSettings = {}): string {
  const isNamed = backend !== null && hasPolicyHost(backend);
  const origins = isNamed ? [new URL(backend).origin] : [];
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const added = embedSources(embeds);
  const own = (...more: string[]) => ["'self'", ...more].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `font-src ${own(...added['font-src'])}`,
    `img-src ${own('data:', ...origins, ...added['img-src'])}`,
    // Captions of lessons are `blob:` addresses of text that the page made itself.
    `media-src ${own('blob:', ...origins)}`,
    `connect-src ${own(...origins, ...sockets)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // As in the browser, text never becomes markup or a script, except what `trustOwn.ts` accepts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
