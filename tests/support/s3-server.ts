import { existsSync, globSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'haven';

/**
 * An S3 store in this process. It checks no signatures of version 4, and lists no second page in version 2 of the
 * list call.
 */
export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'haven-s3-'));
  let port = 0;
  let server: S3rver | undefined;
  const listen = async () => {
    server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    ({ port } = await server.run());
  };
  const halt = async () => {
    await server?.close();
    server = undefined;
  };
  await listen();
  const pathOf = (version: string) => join(directory, BUCKET, 'files', `${version}._S3rver_object`);
  return {
    /** The settings that use it. */
    env: {
      HAVEN_S3_URL: `http://127.0.0.1:${port}`,
      HAVEN_S3_BUCKET: BUCKET,
      HAVEN_S3_ACCESS_KEY_ID: 'S3RVER',
      HAVEN_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    has: (version: string) => existsSync(pathOf(version)),
    pathOf,
    /** The keys of the objects under a prefix, without it. */
    keys: (prefix: string) =>
      globSync('**/*._S3rver_object', { cwd: join(directory, BUCKET, prefix) })
        .map((file) => file.replace('._S3rver_object', ''))
        .sort(),
    /** Makes an object look as if it was stored a day ago. */
    age: (version: string) => {
      const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
      utimesSync(pathOf(version), yesterday, yesterday);
    },
    halt,
    resume: listen,
    async close() {
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
