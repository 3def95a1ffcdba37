import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Computer } from './host/computer.ts';

export const pendingOf = (computer: Computer) =>
  JSON.parse(readFileSync(join(computer.userData, 'settings.json'), 'utf8')).pendingUpdate;
