import { BID_FILE_IV_BYTES } from '#shared/vendors/rfps/bidFiles.ts';

const AES = 'AES-GCM';

/** Encrypts a file with a new key in this browser. Returns the key in base64url. */
export async function sealBidFile(content: BufferSource): Promise<{ sealed: Blob; key: string }> {
  const key = await crypto.subtle.generateKey({ name: AES, length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(BID_FILE_IV_BYTES));
  const encrypted = await crypto.subtle.encrypt({ name: AES, iv }, key, content);
  const { k = '' } = await crypto.subtle.exportKey('jwk', key);
  return { sealed: new Blob([iv, encrypted]), key: k };
}
