import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

/** Checks every B-tree entry against its table, and uniqueness of unique indexes. */
const CHECK_INDEXES = `
  select c.relname, bt_index_check(c.oid, true, i.indisunique)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where c.relkind = 'i' and a.amname = 'btree' and i.indisvalid and c.relpersistence = 'p'`;

const CHECK_TABLES = `
  select c.relname || ': ' || v.msg as fault
  from pg_class c, lateral verify_heapam(c.oid) v
  where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'`;

/** Rows that are always written together in one transaction. */
const CHECK_TRANSACTIONS = `
  select 'account without profile' as fault from auth.users u
    where not exists (select from public.profiles p where p.id = u.id)
  union all select 'profile without account' from public.profiles p
    where not exists (select from auth.users u where u.id = p.id)
  union all select 'account without identity' from auth.users u
    where not exists (select from auth.identities i where i.user_id = u.id)
  union all select 'session without refresh token' from auth.sessions s
    where not exists (select from auth.refresh_tokens r where r.session_id = s.id)
  union all select 'session without proof' from auth.sessions s
    where not exists (select from auth.mfa_amr_claims a where a.session_id = s.id)`;

/** Checks a stopped backend's database files and returns the faults. */
export async function findCorruption(folder: string): Promise<string[]> {
  const database = new PGlite({
    dataDir: folder,
    extensions: { amcheck, citext, pg_trgm, pgcrypto, unaccent, uuid_ossp },
  });
  try {
    await database.exec('create extension if not exists amcheck');
    await database.query(CHECK_INDEXES);
    const tables = await database.query<{ fault: string }>(CHECK_TABLES);
    const halves = await database.query<{ fault: string }>(CHECK_TRANSACTIONS);
    return [...tables.rows, ...halves.rows].map(({ fault }) => fault);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await database.close();
  }
}
