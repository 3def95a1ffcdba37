/** Types a browser shows without running anything of them. Everything else is only ever downloaded. */
const SHOWN = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/flac',
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  'text/plain',
]);

/**
 * Types that are called by their name. A page, script or style sheet is not: a browser that is told
 * the type would let the app's own pages, which may run scripts of their origin, run it.
 */
const isNamed = (type: string): boolean =>
  SHOWN.has(type) ||
  /^(image|audio|video|font)\/(?!svg)[\w.+-]+$/.test(type) ||
  /^text\/(csv|markdown|calendar|vcard|vtt)$/.test(type) ||
  /^application\/(pdf|zip|json|rtf|gzip|msword|vnd\.(ms-|openxmlformats-|oasis\.)[\w.-]+)$/.test(
    type,
  );

export interface Presentation {
  mimetype: string;
  fileName: string;
  /** The `download` parameter: absent, empty, or the name to save under. */
  download: string | undefined;
  /** Whether pages of other origins, such as the desktop app's, may show it. */
  isForOthers: boolean;
}

/** What is said about a file besides its content, so that no browser ever runs one on this origin. */
export function fileHeaders({ mimetype, fileName, download, isForOthers }: Presentation): Headers {
  const isShown = SHOWN.has(mimetype) && download === undefined;
  const type = isNamed(mimetype) ? mimetype : 'application/octet-stream';
  const headers = new Headers(PROTECTION);
  headers.set('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  headers.set('Cross-Origin-Resource-Policy', isForOthers ? 'cross-origin' : 'same-origin');
  if (!isShown) headers.set('Content-Disposition', attachment(download || fileName));
  return headers;
}

/** Of every answer of this service, refusals included. */
export const PROTECTION: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'none',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A name may hold anything: only its encoded form enters the header. */
function attachment(name: string): string {
  const wellFormed = name.toWellFormed().slice(0, 255);
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const ascii = wellFormed.replace(/[^\w.\- ]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
