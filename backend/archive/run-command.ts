import { FolderInUseError } from '../db/folder-lock.ts';
import { MigrationFailed } from '../db/migrate.ts';
import { InvalidSettingError } from '../settings.ts';
import { StartupError } from '../startup-error.ts';
import { ArchiveError } from './manifest.ts';

/** A command that can't do what it was asked to; the message says what to do. */
export class CommandError extends Error {}

/** Errors the user can fix; they get the message without a stack trace. */
const EXPLAINED = [
  ArchiveError,
  CommandError,
  InvalidSettingError,
  FolderInUseError,
  MigrationFailed,
  StartupError,
];

function describeError(error: unknown): unknown {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) {
    return error.message;
  }
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOSPC') return 'The disk is full. Nothing was changed.';
  if (code === 'EACCES' || code === 'EPERM') return 'No permission to write to that location.';
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') {
    return 'The backend stopped before it finished.';
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '28000') {
    return 'The database refused the connection. Check its address and password.';
  }
  return error;
}

/** Runs a CLI command: prints its result or the error, and sets the exit code. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
  try {
    console.log(await command());
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
  process.exit(0);
}
