/** Part of browsers, Node.js, and Deno. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const atob: (text: string) => string;

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Without a charset, UTF-8, or Windows-1252 if the bytes aren't UTF-8; null if they can't be decoded. */
function decodeBytes(bytes: Uint8Array, charset: string | undefined): string | null {
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return charset === undefined ? new TextDecoder('windows-1252').decode(bytes) : null;
  }
}

/** Decodes quoted-printable (RFC 2045) whose soft line breaks are already removed. */
export function decodeQuotedPrintable(text: string, charset: string | undefined): string | null {
  const raw = encodeUtf8(text);
  const bytes: number[] = [];
  for (let at = 0; at < raw.length; at++) {
    const hex = raw[at] === 0x3d ? hexDigits(raw, at) : '';
    if (/^[0-9A-F]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(raw[at] ?? 0);
  }
  return decodeBytes(Uint8Array.from(bytes), charset);
}

const hexDigits = (raw: Uint8Array, at: number): string =>
  String.fromCharCode(raw[at + 1] ?? 0, raw[at + 2] ?? 0);

export function decodeBase64(text: string, charset: string | undefined): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return decodeBytes(bytes, charset);
  } catch {
    return null;
  }
}
