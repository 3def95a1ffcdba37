import type { Context } from 'hono';
import type { Engine } from '../db/engine.ts';
import type { Identify } from './caller.ts';
import type { Signatures } from './signatures.ts';
import type { StoredFiles } from './stored-files.ts';
import type { Sweeper } from './sweep.ts';
import type { Uploads } from './uploads.ts';

/** Dependencies of the storage routes. */
export interface StorageDeps {
  engine: Engine;
  files: StoredFiles;
  sweeper: Sweeper;
  uploads: Uploads;
  signatures: Signatures;
  identify: Identify;
  addressOf: (c: Context) => string;
}
