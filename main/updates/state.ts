import type { UpdateFailure } from '../../shared/desktop/updates.ts';

const BY_CODE: Record<string, UpdateFailure> = {
  ERR_CHECKSUM_MISMATCH: 'refused',
  ERR_UPDATER_INVALID_SIGNATURE: 'refused',
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'feed',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'feed',
  ERR_UPDATER_INVALID_VERSION: 'feed',
  ERR_UPDATER_NO_FILES_PROVIDED: 'feed',
  ERR_UPDATER_NO_CHECKSUM: 'feed',
  ENOSPC: 'disk',
  EDQUOT: 'disk',
  EROFS: 'disk',
  EACCES: 'disk',
  ENOTFOUND: 'offline',
  ECONNREFUSED: 'offline',
  ECONNRESET: 'offline',
  ETIMEDOUT: 'offline',
};

/** Maps an error to a failure by the codes of the updater, Node and Chromium's network. */
export function classifyUpdateError(error: unknown): UpdateFailure {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  // Downloads fail without a code: `Cannot download "…", status 404: Not Found`.
  const [, status] =
    /^HTTP_ERROR_(\d)/.exec(code) ?? /, status (\d)\d\d:/.exec(error.message) ?? [];
  if (status === '4') return 'feed';
  if (status === '5' || /net::ERR_/.test(error.message)) return 'offline';
  return BY_CODE[code] ?? 'unknown';
}
