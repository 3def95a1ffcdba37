import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Records that a session is saved, without secrets, so that a locked keychain isn't mistaken for signed out. */
export interface SessionMarker {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** A marker file; only its existence counts, so it can't be corrupted. */
export function fileMarker(path: string): SessionMarker {
  return {
    isSet: () => existsSync(path),
    set() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
    },
    clear: () => rmSync(path, { force: true }),
  };
}
