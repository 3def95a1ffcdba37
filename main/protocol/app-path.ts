import { APP_DOCUMENT } from '#shared/navigation/documents.ts';

/** A folder or file name that is no way out, no hidden file, no stream and no device of Windows. */
const PLAIN_FILE = /^(?:\/[\w-][\w.-]*)+\.\w+$/;

/**
 * Which file a path of `app://haven` means; null when none. Decoded once: what is still encoded
 * after that is a name, not a way around.
 */
export function appPath(encoded: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return null;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return null;
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (!last.includes('.')) return isInside(path) ? APP_DOCUMENT : null;
  return PLAIN_FILE.test(path) && isInside(path) ? path : null;
}

const isInside = (path: string): boolean => !path.split('/').includes('..');
