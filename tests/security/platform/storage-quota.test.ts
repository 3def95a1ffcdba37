import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { TransactionSql } from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { STORAGE_QUOTAS } from '../../../shared/account/billing/plans.ts';
import {
  backend,
  type NewUser,
  newUser,
  service,
  skipOnHostedBackend,
} from '../../support/backend.ts';
import { PDF } from '../../support/file-samples.ts';
import { startResumableUpload, uploadResumable } from '../../support/resumable.ts';
import { connectDirectly } from '../sql.ts';
import { DENIED, documents, getErrorStatus, ownPath } from '../storage-fixtures.ts';
import { succeed } from '../world.ts';

const FULL = '413';
const QUOTA_MESSAGE = 'Your storage is full. Delete files or upgrade your plan.';
const MEGABYTE = 1_000_000;
const BASIC = STORAGE_QUOTAS.basic.megabytes * MEGABYTE;

/** PGlite has no second connection for inserting file rows. */
const describeOnPostgres = describe.skipIf(backend().engine !== 'postgres');

/** Inserts file rows without content, to count toward an account's storage without uploading it. */
async function keepFiles(person: NewUser, sizes: readonly number[]): Promise<void> {
  const sql = connectDirectly(1);
  await sql`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    select 'documents', ${person.id} || '/kept/' || gen_random_uuid(), ${person.id}, ${person.id},
      gen_random_uuid()::text, jsonb_build_object('size', size)
    from unnest(${[...sizes]}::bigint[]) as size`;
  await sql.end();
}

async function subscribe(person: NewUser, tier: string, more: object = {}): Promise<void> {
  await succeed(
    service()
      .from('subscribers')
      .upsert({ user_id: person.id, subscribed: true, subscription_tier: tier, ...more }),
  );
}

const bearer = async ({ client }: NewUser) => {
  const { data } = await client.auth.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
};

const place = (person: NewUser) => ({ bucketName: 'documents', objectName: ownPath(person) });
const upload = (person: NewUser, bytes = 1_000) =>
  documents(person).upload(
    ownPath(person),
    Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]),
    {
      contentType: 'application/pdf',
    },
  );

describeOnPostgres('an account over its storage limit', () => {
  let hoarder: NewUser;
  beforeAll(async () => {
    hoarder = await newUser();
    await keepFiles(hoarder, [BASIC - 1_500]);
  });

  it('gets an error message with a code, for any upload method, and nothing is stored', async () => {
    const { error } = await upload(hoarder, 2_000);
    expect(error).toMatchObject({ statusCode: FULL, message: QUOTA_MESSAGE });
    const form = new FormData();
    form.append('', new Blob([PDF, new Uint8Array(2_000)]));
    const raw = await fetch(`${backend().url}/storage/v1/object/documents/${ownPath(hoarder)}`, {
      method: 'POST',
      headers: await bearer(hoarder),
      body: form,
    });
    expect(await raw.json()).toMatchObject({ code: 'HXUFL', message: QUOTA_MESSAGE });
    const { refusal } = await uploadResumable(Buffer.alloc(2_000, PDF), place(hoarder), {
      headers: await bearer(hoarder),
    });
    expect(refusal).toEqual({ status: 413, body: QUOTA_MESSAGE });
    const names = (await documents(hoarder).list(hoarder.id)).data?.map(({ name }) => name);
    expect(names).toEqual(['kept']);
  });

  it("can't copy, replace or move something larger in either", async () => {
    const small = ownPath(hoarder);
    expect((await documents(hoarder).upload(small, PDF)).error).toBeNull();
    const larger = Buffer.concat([PDF, Buffer.alloc(5_000)]);
    expect(await getErrorStatus(documents(hoarder).update(small, larger))).toBe(FULL);
    expect((await documents(hoarder).update(small, PDF)).error).toBeNull();
    const elsewhere = `shared-${randomUUID().slice(0, 8)}`;
    await service().storage.createBucket(elsewhere);
    const sql = connectDirectly(1);
    await sql`
      insert into storage.objects (bucket_id, name, owner_id, version, metadata)
      values (${elsewhere}, ${`${hoarder.id}/big`}, ${hoarder.id}, ${randomUUID()}, '{"size": 9000}')`;
    await sql.end();
    expect(await getErrorStatus(upload(hoarder, 1_000))).toBe(FULL);
    expect((await documents(hoarder).remove([small])).data).toHaveLength(1);
  });

  it('can upload again after deleting files', async () => {
    const person = await newUser();
    await keepFiles(person, [BASIC - 3_000]);
    const first = ownPath(person);
    const body = Buffer.concat([PDF, Buffer.alloc(2_000)]);
    expect((await documents(person).upload(first, body)).error).toBeNull();
    expect(await getErrorStatus(upload(person, 2_000))).toBe(FULL);
    await documents(person).remove([first]);
    expect((await upload(person, 2_000)).error).toBeNull();
  });

  it("isn't caused by storing many empty files", async () => {
    const person = await newUser();
    await keepFiles(
      person,
      Array.from({ length: STORAGE_QUOTAS.basic.files - 1 }, () => 0),
    );
    expect((await upload(person)).error).toBeNull();
    expect(await getErrorStatus(upload(person))).toBe(FULL);
  });

  it("can't upload two files at once that fit only alone", async () => {
    const person = await newUser();
    await keepFiles(person, [BASIC - 1_500_000]);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => getErrorStatus(upload(person, 1_000_000))),
    );
    expect(results.filter((status) => status === undefined)).toHaveLength(1);
    expect(results.filter((status) => status === FULL)).toHaveLength(5);
  });

  it("can't add two files that fit only alone in two transactions", async () => {
    const person = await newUser();
    await keepFiles(person, [BASIC - 1_500]);
    const sql = connectDirectly(3);
    const claims = { sub: person.id, role: 'authenticated', haven_acting: 'database' };
    const add = async (tx: TransactionSql) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      await tx`set local role authenticated`;
      await tx`
        insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
        values ('documents', ${ownPath(person)}, ${person.id}, ${person.id}, ${randomUUID()}, '{"size": 1000}')`;
    };
    const [added, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = sql.begin(async (tx) => {
      await add(tx);
      added.resolve();
      await commit.promise;
    });
    await added.promise;
    let isAnswered = false;
    const second = sql
      .begin(add)
      .catch((error: unknown) => error)
      .finally(() => {
        isAnswered = true;
      });
    await expect
      .poll(async () => {
        const blocked = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
        return isAnswered || blocked.length > 0;
      })
      .toBe(true);
    commit.resolve();
    await first;
    expect(await second).toMatchObject({ code: 'HXUFL' });
    await sql.end();
  });

  it("can't be bypassed by a link created before", async () => {
    const person = await newUser();
    const { data } = await documents(person).createSignedUploadUrl(ownPath(person));
    await keepFiles(person, [BASIC]);
    const late = documents(person).uploadToSignedUrl(data?.path ?? '', data?.token ?? '', PDF);
    expect(await getErrorStatus(late)).toBe(FULL);
  });
});

describeOnPostgres('unfinished uploads', () => {
  it('count with their final size, and no longer once they are ended', async () => {
    const person = await newUser();
    await keepFiles(person, [BASIC - 3 * MEGABYTE]);
    const headers = await bearer(person);
    const content = Buffer.concat([PDF, Buffer.alloc(2 * MEGABYTE)]);
    const begun = await startResumableUpload(content, place(person), { headers });
    expect((await uploadResumable(content, place(person), { headers })).refusal?.status).toBe(413);
    expect(await getErrorStatus(upload(person, 2 * MEGABYTE))).toBe(FULL);
    await fetch(begun, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } });
    expect((await uploadResumable(content, place(person), { headers })).refusal).toBeUndefined();
  });

  it("can't be started at once beyond the available room", async () => {
    const person = await newUser();
    await keepFiles(person, [BASIC - 5 * MEGABYTE]);
    const headers = await bearer(person);
    const startUpload = () =>
      fetch(`${backend().url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          ...headers,
          'tus-resumable': '1.0.0',
          'upload-length': String(2 * MEGABYTE),
          'upload-metadata': Object.entries(place(person))
            .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
    const results = await Promise.all(Array.from({ length: 8 }, startUpload));
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      201, 201, 413, 413, 413, 413, 413, 413,
    ]);
    const begun = results.flatMap((response) => response.headers.get('location') ?? []);
    for (const address of begun) {
      const url = new URL(address, backend().url);
      await fetch(url, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } });
    }
  });
});

describeOnPostgres('storage space', () => {
  const fits = async (person: NewUser, bytes: number) => {
    await keepFiles(person, [bytes - 1_000]);
    return (
      (await upload(person, 1_000)).error === null &&
      (await getErrorStatus(upload(person))) === FULL
    );
  };
  const year = () => new Date(Date.now() + 365 * 86_400_000).toISOString();

  it.each([
    ['starter', 'buyer-starter', {}],
    ['professional', 'professional', { subscription_end: year() }],
    [
      'professional',
      'professional',
      { subscribed: false, is_trial: true, subscription_end: year() },
    ],
    ['enterprise', 'operator-enterprise', {}],
    ['basic', 'enterprise', { subscription_end: new Date(Date.now() - 1_000).toISOString() }],
    ['basic', 'enterprise', { subscribed: false }],
  ] as const)('is that of plan %s with tier %s and %o', async (plan, tier, more) => {
    const person = await newUser();
    await subscribe(person, tier, more);
    expect(await fits(person, STORAGE_QUOTAS[plan].megabytes * MEGABYTE)).toBe(true);
  });

  it.each(['admin', 'pilot', 'support'] as const)('is the largest for %s', async (role) => {
    const person = await newUser();
    await succeed(service().from('user_roles').insert({ user_id: person.id, role }));
    expect(await fits(person, STORAGE_QUOTAS.enterprise.megabytes * MEGABYTE)).toBe(true);
  });

  it("is unlimited for the service, and no one can use another user's", async () => {
    const person = await newUser();
    await keepFiles(person, [2 * BASIC]);
    const { error } = await service().storage.from('documents').upload(ownPath(person), PDF);
    expect(error).toBeNull();
    const thief = await newUser();
    expect(await getErrorStatus(documents(thief).upload(ownPath(person), PDF))).toBe(DENIED);
  });
});

describe('uploads that hold slots', () => {
  const hold = async (person: NewUser, count: number) => {
    const { hostname, port } = new URL(backend().url);
    const headers = { ...(await bearer(person)), 'content-length': '5000' };
    return Array.from({ length: count }, () => {
      const path = `/storage/v1/object/documents/${ownPath(person)}`;
      const request = httpRequest({ hostname, port, path, method: 'POST', headers });
      const answered = new Promise<number>((resolve) => {
        request.on('response', (response) => resolve(response.resume().statusCode ?? 0));
        request.on('error', () => resolve(0));
      });
      request.write('%PDF-1.4');
      return { request, answered };
    });
  };

  it('of four accounts with sixteen slow ones each leave slots for everyone else', async () => {
    skipOnHostedBackend('it floods the server');
    const attackers = await Promise.all(Array.from({ length: 4 }, () => newUser()));
    const held = (await Promise.all(attackers.map((attacker) => hold(attacker, 16)))).flat();
    // Uploads without a slot are rejected; those with one wait, however slowly they send.
    const getSettledStatuses = () =>
      Promise.all(held.map(({ answered }) => Promise.race([answered, undefined])));
    await expect
      .poll(async () => (await getSettledStatuses()).filter((status) => status === 503).length)
      .toBeGreaterThanOrEqual(32);
    const others = await Promise.all(Array.from({ length: 4 }, () => newUser()));
    const results = await Promise.all(others.map((other) => getErrorStatus(upload(other))));
    expect(results).toEqual([undefined, undefined, undefined, undefined]);
    for (const { request } of held) request.destroy();
    const [attacker] = attackers;
    if (!attacker) throw new Error('No attacker was created.');
    await expect.poll(() => getErrorStatus(upload(attacker))).toBeUndefined();
  });
});

describeOnPostgres('files outside of the folders of an account', () => {
  /** Inserts rows for files a user uploaded into an unowned folder, as in deal rooms and listings. */
  async function keepElsewhere(person: NewUser, bucket: string, size: number): Promise<void> {
    const sql = connectDirectly(1);
    await sql`
      insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
      values (${bucket}, ${randomUUID()} || '/' || gen_random_uuid(), ${person.id}, ${person.id},
        gen_random_uuid()::text, jsonb_build_object('size', ${size}::bigint))`;
    await sql.end();
  }

  it.for(['room-files', 'listing-documents', 'record-files'])(
    'count for the user who uploaded them to %s',
    async (bucket) => {
      const person = await newUser();
      await keepElsewhere(person, bucket, BASIC - 1_500);
      expect((await upload(person, 2_000)).error).toMatchObject({ message: QUOTA_MESSAGE });
      expect((await upload(person, 1_000)).error).toBeNull();
    },
  );
});

describeOnPostgres('rows of an unfinished import', () => {
  const staged = async (person: NewUser, bytes: number, age: string) => {
    const sql = connectDirectly(1);
    const id = randomUUID();
    await sql`
      insert into private.record_imports (id, kind, importer_id, file_name, columns, bytes, began_at)
      values (${id}, 'contacts', ${person.id}, 'contacts.csv', '{name}', ${bytes}, now() - ${age}::interval)`;
    await sql.end();
    return id;
  };

  it('count while staged, and not once they are cleaned up', async () => {
    const person = await newUser();
    const id = await staged(person, BASIC - 1_500, '2 days');
    expect((await upload(person, 2_000)).error).toMatchObject({ message: QUOTA_MESSAGE });
    const recentImportId = await staged(person, 0, '1 hour');
    const sql = connectDirectly(1);
    await sql`select private.request_file_cleanup()`;
    const left = await sql`select id from private.record_imports where importer_id = ${person.id}`;
    await sql.end();
    expect(left.map((row) => row.id)).toEqual([recentImportId]);
    expect(id).not.toBe(recentImportId);
    expect((await upload(person, 2_000)).error).toBeNull();
  });

  it("are cleaned up even if the function that removes unused files can't be called", async () => {
    const person = await newUser();
    await staged(person, 1_000, '2 days');
    const sql = connectDirectly(1);
    await sql`
      insert into storage.objects (bucket_id, name, owner_id, version, created_at)
      values ('message-files', ${`${person.id}/unused`}, ${person.id}, ${randomUUID()}, now() - interval '2 days')`;
    await sql`select private.request_file_cleanup()`;
    const left = await sql`select id from private.record_imports where importer_id = ${person.id}`;
    await sql`select private.delete_orphaned_files()`;
    await sql.end();
    expect(left).toHaveLength(0);
  });

  it("are rejected if they don't fit with the files", async () => {
    const person = await newUser();
    await keepFiles(person, [BASIC - 100]);
    const id = randomUUID();
    const begun = { p_id: id, p_kind: 'companies', p_file_name: 'a.csv', p_columns: ['name'] };
    await succeed(person.client.rpc('begin_import', begun));
    const p_rows = [{ at: 1, values: { name: 'Ada '.repeat(60) } }];
    const { error } = await person.client.rpc('stage_import_rows', { p_id: id, p_rows });
    expect(error?.code).toBe('HXUFL');
  });
});
