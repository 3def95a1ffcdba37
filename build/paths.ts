import { fileURLToPath } from 'node:url';

/** Returns an absolute path inside the project. */
export const inProject = (relative: string): string =>
  fileURLToPath(new URL(`../${relative}`, import.meta.url));
