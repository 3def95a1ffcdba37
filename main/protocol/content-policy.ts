import { type EmbedSettings, embedSources, hasPolicyHost } from '#shared/embeds/embeds.ts';

/**
 * What a page of the app may load and call; without a backend, nothing beside the app itself. Of the embeds only
 * images and fonts: scripts and frames of other sites stay away from the app's bridge to the system.
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
