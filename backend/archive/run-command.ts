import { FolderInUse } from '../db/folder-lock.ts';
import { MigrationFailed } from '../db/migrate.ts';
import { SettingWrong } from '../settings.ts';
import { ArchiveRefused } from './manifest.ts';

/** Faults a person can mend; they get the sentence and no stack. */
const EXPLAINED = [ArchiveRefused, SettingWrong, FolderInUse, MigrationFailed];

function sentenceOf(error: unknown): unknown {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) {
    return error.message;
  }
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOSPC') return 'The disk is full. Nothing was changed.';
  if (code === 'EACCES' || code === 'EPERM') return 'That place may not be written to.';
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') {
    return 'The backend stopped in the middle of it.';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '28000') {
    return 'The database does not let this machine in: is its address right, and its password?';
  }
  return error;
}

/** Runs what a person typed: prints its last sentence, or what is wrong, and sets the exit code. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
  try {
    console.log(await command());
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
  process.exit(0);
}
