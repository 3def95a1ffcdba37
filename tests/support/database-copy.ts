import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { DEMO_DATABASE, MIGRATED_DATABASE } from './demo-cluster.ts';

export interface DatabaseCopy {
  readonly url: string;
  drop(): Promise<void>;
}

const asAdmin = async (statement: string): Promise<void> => {
  const admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => undefined });
  await admin.unsafe(statement);
  await admin.end();
};

/** The database of the backend that all files share. */
export function sharedDatabaseUrl(): string {
  const url = new URL(inject('adminUrl'));
  url.pathname = '/haven';
  return url.href;
}

/** Copies one of the prepared databases for a test: files are copied without logging pages. */
export async function copyDatabase(
  like: typeof DEMO_DATABASE | typeof MIGRATED_DATABASE,
): Promise<DatabaseCopy> {
  const name = `separate_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${like} strategy file_copy`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name}`) };
}
