import postgres from 'postgres';
import { inject } from 'vitest';
import { seedFile } from '../../backend/db/schema-files.ts';
import { migratedDatabase } from '../../build/generate-types.ts';
import { backend } from '../support/backend.ts';

type Rows = Record<string, unknown>[];

/** Asks the database itself what no client may: on Postgres the backend's own, else one like it. */
export async function askDatabase(query: string, preparation = ''): Promise<Rows> {
  if (backend().engine === 'postgres') {
    const url = new URL(inject('adminUrl'));
    url.pathname = '/haven';
    const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
    try {
      if (preparation) await sql.unsafe(preparation);
      return await sql.unsafe(query);
    } finally {
      await sql.end();
    }
  }
  const db = await migratedDatabase();
  try {
    await db.exec(seedFile('settings').text);
    if (preparation) await db.exec(preparation);
    return (await db.query<Record<string, unknown>>(query)).rows;
  } finally {
    await db.close();
  }
}
