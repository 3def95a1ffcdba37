import { open } from 'node:fs/promises';
import { fileTypeFromFile, supportedMimeTypes } from 'file-type';

const HEAD_BYTES = 64 * 1024;
const SNIFF_MS = 5_000;

/** Other names for the same format. */
const ALIASES: Record<string, string> = {
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/x-matroska',
};

/** Legacy Office formats share one container; only the declared type tells them apart. */
const OFFICE_BEFORE_2007 = new Set([
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.ms-outlook',
]);

/** Non-text formats that may consist of readable text only. */
const TEXT_BASED_FORMATS = new Set([
  'application/pdf',
  'application/postscript',
  'application/rtf',
  'application/eps',
]);

const MARKUP = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  'image/svg+xml',
]);

/** True for text-based types, which a text file may use. */
const isTextType = (type: string) =>
  type.startsWith('text/') ||
  MARKUP.has(type) ||
  /^application\/([\w.-]+\+)?(json|xml|yaml)$/.test(type) ||
  /^(application|text)\/(x-)?(java|ecma)script$/.test(type);

/** Normalizes `Image/PNG; charset=x` to `image/png`; invalid types become the generic one. */
export function normalizeMimeType(declared: string | null | undefined): string {
  const type = (declared ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z]+\/[a-z0-9][\w.+-]{0,100}$/.test(type) ? type : 'application/octet-stream';
}

/**
 * Detects a file's type from its content. The declared type counts only where the content is ambiguous, so a page
 * can't be uploaded as an image.
 */
export async function sniffType(path: string, declared: string): Promise<string> {
  const head = await readHead(path);
  if (head.length === 0) return declared;
  const signal = AbortSignal.timeout(SNIFF_MS);
  const found = await fileTypeFromFile(path, { signal, maxBufferSize: 1024 * 1024 }).catch(
    () => undefined,
  );
  const binary = found?.mime.split(';')[0]?.trim();
  const isReadable = isText(head);
  // A few characters in the right places look like many binary formats; readable text is none of them.
  const isBinary = binary && !isTextType(binary) && (!isReadable || TEXT_BASED_FORMATS.has(binary));
  if (isBinary) return nameBinary(binary, declared);
  if (isReadable) return nameText(head.toString('latin1'), declared);
  const isChecked = supportedMimeTypes.has(declared) || isTextType(declared);
  return isChecked ? 'application/octet-stream' : declared;
}

function nameBinary(found: string, declared: string): string {
  if (found === 'application/x-cfb' && OFFICE_BEFORE_2007.has(declared)) return declared;
  return ALIASES[found] ?? found;
}

function nameText(text: string, declared: string): string {
  const markup = findMarkup(text);
  if (markup) return MARKUP.has(declared) ? declared : markup;
  return isTextType(declared) && !MARKUP.has(declared) ? declared : 'text/plain';
}

/** Tags that make a sniffing browser treat text as a page, anywhere in the head. */
const PAGE =
  /<(!doctype\s+html|html|head|body|script|iframe|object|embed|form|style|link|meta)[\s>/]/i;

function findMarkup(text: string): string | undefined {
  if (/<svg[\s>]/i.test(text)) return 'image/svg+xml';
  if (PAGE.test(text)) return 'text/html';
  return /^(\xef\xbb\xbf)?\s*<\?xml\s/i.test(text) ? 'application/xml' : undefined;
}

/** True if a browser would sniff it as text: no bytes that only binary formats use. */
function isText(head: Buffer): boolean {
  const isUtf16 = head[0] === 0xff ? head[1] === 0xfe : head[0] === 0xfe && head[1] === 0xff;
  return isUtf16 || !head.some((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte));
}

/** Tab, line feed, form feed, carriage return, escape. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b]);

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** True if a bucket allows a type, by exact name or by family as in `image/*`. */
export function isAllowedType(type: string, allowed: readonly string[] | null): boolean {
  if (!allowed || allowed.length === 0) return true;
  return allowed.some((entry) => {
    const pattern = entry.trim().toLowerCase();
    return pattern === '*/*' || pattern === type || `${type.split('/')[0]}/*` === pattern;
  });
}
