import { APP_DOCUMENT } from '#shared/navigation/documents.ts';

/** A file path without traversal, hidden files, streams or Windows device names. */
const PLAIN_FILE = /^(?:\/[\w-][\w.-]*)+\.\w+$/;

/**
 * Returns the file for a path of `app://haven`, or null. Decoded once: anything still encoded after that is part of a
 * name, not a traversal.
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
