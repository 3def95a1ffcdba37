import { randomBytes } from 'node:crypto';

/** Small files with the content their names state. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
export const HTML = '<!doctype html><html><script>document.title = "run"</script></html>';
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>';

/** Returns a PNG of about this many bytes, different each time; data after an image's end is ignored. */
export const bigPng = (bytes: number): Buffer<ArrayBuffer> =>
  Buffer.concat([PNG, randomBytes(bytes)]);
