import type { Sql } from '../db/engine.ts';
import type { UploadLink } from './signatures.ts';
import { StorageError } from './storage-error.ts';
import type { Upload } from './uploads.ts';

/** Returns the upload that a link allows, with its creator's current rights. */
export function getUploadForLink(link: UploadLink): Upload {
  const slash = link.url.indexOf('/');
  return {
    identity: {
      role: link.role,
      claims: {
        role: link.role,
        ...(link.owner ? { sub: link.owner } : {}),
        ...(link.session ? { session_id: link.session } : {}),
      },
    },
    place: { bucket: link.url.slice(0, slash), name: link.url.slice(slash + 1) },
    isUpsert: link.upsert,
    claim: (sql) => useUploadLink(sql, link),
  };
}

/** Marks a link as used; a second use is rejected even if the first upload failed. */
async function useUploadLink(sql: Sql, { jti, exp }: UploadLink): Promise<void> {
  const used = await sql`
    insert into haven_local.used_upload_links (id, expires_at)
    values (${jti}, to_timestamp(${exp}::float8))
    on conflict (id) do nothing returning id`;
  if (used.length === 0) {
    throw new StorageError('duplicate', 'The resource already exists');
  }
}
