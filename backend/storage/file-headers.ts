/** Types that browsers display without running any code. All others are download only. */
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
 * True for types sent under their own name. Pages, scripts and style sheets are not: with the real type, the app's
 * own pages, which may run scripts from their origin, could run them.
 */
const isNamed = (type: string): boolean =>
  SHOWN.has(type) ||
  /^(image|audio|video|font)\/(?!svg)[\w.+-]+$/.test(type) ||
  /^text\/(csv|markdown|calendar|vcard|vtt)$/.test(type) ||
  /^application\/(pdf|zip|json|rtf|gzip|msword|vnd\.(ms-|openxmlformats-|oasis\.)[\w.-]+)$/.test(
    type,
  );

export interface FileHeaderOptions {
  mimetype: string;
  fileName: string;
  /** The `download` parameter: absent, empty, or the file name to save as. */
  download: string | undefined;
  /** True if pages of other origins, such as the desktop app's, may show it. */
  isForOthers: boolean;
}

/** Returns a file's response headers, which keep browsers from running it on this origin. */
export function fileHeaders({
  mimetype,
  fileName,
  download,
  isForOthers,
}: FileHeaderOptions): Headers {
  const isShown = SHOWN.has(mimetype) && download === undefined;
  const type = isNamed(mimetype) ? mimetype : 'application/octet-stream';
  const headers = new Headers(STORAGE_SECURITY_HEADERS);
  headers.set('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  headers.set('Cross-Origin-Resource-Policy', isForOthers ? 'cross-origin' : 'same-origin');
  if (!isShown) headers.set('Content-Disposition', attachment(download || fileName));
  return headers;
}

/** Sent with every response of this service, errors included. */
export const STORAGE_SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'none',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A name may contain any character, so only its encoded form goes into the header. */
function attachment(name: string): string {
  const wellFormed = name.toWellFormed().slice(0, 255);
  const encoded = encodeURIComponent(wellFormed).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const ascii = wellFormed.replace(/[^\w.\- ]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
