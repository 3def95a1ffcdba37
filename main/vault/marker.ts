import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a session is kept; no secret, so that a locked keychain is not taken for signed out. */
export interface SessionMarker {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** A file that exists or does not: nothing in it can be damaged. */
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
