import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Remembers whether a policy disables hardware acceleration. Electron has to know before it is ready, which is before
 * the policy is read, so a change applies from the next start.
 */
export function hardwareAcceleration(folder: string) {
  const marker = join(folder, 'hardware-acceleration-disabled');
  return {
    isDisabled: (): boolean => existsSync(marker),
    save(isDisabled: boolean): void {
      if (isDisabled) writeFileSync(marker, '');
      else rmSync(marker, { force: true });
    },
  };
}
