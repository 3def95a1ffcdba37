import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { PDF } from '../../support/file-samples.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

interface Vendor extends Person {
  readonly vendorId: string;
}

const bucket = ({ client }: Pick<Person, 'client'>) => client.storage.from('vendor-credentials');
const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function vendor(): Promise<Vendor> {
  const owner = await person('vendor');
  const row = { company_name: 'Probe Roofing', category: 'construction', user_id: owner.id };
  const { id } = await succeed(service().from('vendors').insert(row).select('id').single());
  const verified = { verification_status: 'verified' };
  await succeed(service().from('vendors').update(verified).eq('id', id).select('id'));
  return { ...owner, vendorId: id };
}

async function upload(who: Person, folder = who.id): Promise<string> {
  const id = randomUUID();
  const sent = await bucket(who).upload(`${folder}/${id}`, PDF, { contentType: 'application/pdf' });
  return sent.error === null ? id : '';
}

const insurance = (id: string, ends = inDays(200)) => ({
  id,
  kind: 'insurance',
  coverage: 'general',
  file_name: 'certificate.pdf',
  expires_on: ends,
});

/** Uploads a credential that an administrator then verifies. */
async function createVerifiedCredential(who: Vendor): Promise<string> {
  const id = await upload(who);
  await succeed(who.client.rpc('submit_vendor_credential', insurance(id)));
  const decision = { credential_id: id, decision: 'verified' };
  expect((await admin.client.rpc('decide_vendor_credential', decision)).error).toBeNull();
  return id;
}

const markOf = async ({ vendorId }: Vendor) => {
  const publicData = await succeed(anonymous().rpc('get_vendor', { vendor_id: vendorId }));
  const { verified, has_lapsed, papers } = publicData as {
    verified: boolean;
    has_lapsed: boolean;
    papers: unknown[];
  };
  return [verified, has_lapsed, papers.length];
};

let admin: Person;
let ownVendor: Vendor;
let other: Vendor;

beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
  [ownVendor, other] = await Promise.all([vendor(), vendor()]);
});

describe('vendor credentials', () => {
  it('and their files are readable by the vendor and staff, not by other vendors', async () => {
    const id = await createVerifiedCredential(ownVendor);
    const path = `${ownVendor.id}/${id}`;
    const support = await withRole(await person('buyer'), 'support');
    const reads = async (who: Pick<Person, 'client'>) => {
      const rows = await who.client.from('vendor_credentials').select('id').eq('id', id);
      return [rows.data?.length ?? 0, (await bucket(who).download(path)).error === null];
    };
    for (const who of [ownVendor, support, admin]) expect(await reads(who)).toEqual([1, true]);
    for (const who of [other, await person('buyer'), { client: anonymous() }]) {
      expect(await reads(who)).toEqual([0, false]);
    }
    const publicData = JSON.stringify(
      await succeed(anonymous().rpc('get_vendor', { vendor_id: ownVendor.vendorId })),
    );
    for (const secret of [id, ownVendor.id, 'certificate.pdf'])
      expect(publicData).not.toContain(secret);
  });

  it("can't be stored in another folder, under another name or without a file", async () => {
    expect(await upload(ownVendor, other.id)).toBe('');
    const names = [
      `${ownVendor.id}/../${other.id}/${randomUUID()}`,
      `${ownVendor.id}/w9.pdf`,
      'w9.pdf',
    ];
    for (const name of names)
      expect((await bucket(ownVendor).upload(name, PDF)).error).not.toBeNull();
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
    const wrong = bucket(ownVendor).upload(`${ownVendor.id}/${randomUUID()}`, page);
    expect((await wrong).error).not.toBeNull();

    const otherCredential = await upload(other);
    for (const id of [otherCredential, randomUUID()]) {
      expect(await codeOf(ownVendor.client.rpc('submit_vendor_credential', insurance(id)))).toBe(
        'HXRFM',
      );
    }
    const id = await upload(ownVendor);
    const renamed = { ...insurance(id), file_name: 'certificate.exe' };
    expect(await codeOf(ownVendor.client.rpc('submit_vendor_credential', renamed))).toBe('HXRFT');
  });

  it('are verified only by administrators, never by the vendor', async () => {
    const id = await upload(ownVendor);
    await succeed(ownVendor.client.rpc('submit_vendor_credential', insurance(id)));
    const decision = { credential_id: id, decision: 'verified' };
    const support = await withRole(await person('buyer'), 'support');
    for (const who of [ownVendor, other, support]) {
      expect(await codeOf(who.client.rpc('decide_vendor_credential', decision))).toBe('42501');
      const written = who.client.from('vendor_credentials').update({ status: 'verified' });
      expect(await codeOf(written.eq('id', id))).toBe('42501');
    }
    const both = await withRole(await vendor(), 'admin');
    const own = await upload(both);
    await succeed(both.client.rpc('submit_vendor_credential', insurance(own)));
    const ownDecision = { ...decision, credential_id: own };
    expect(await codeOf(both.client.rpc('decide_vendor_credential', ownDecision))).toBe('42501');
  });

  it('are rejected once expired, even for an administrator, and a rejection requires a reason', async () => {
    const id = await upload(ownVendor);
    const ended = insurance(id, inDays(-2));
    expect(await codeOf(ownVendor.client.rpc('submit_vendor_credential', ended))).toBe('HXVC2');
    const { expires_on: _none, ...endless } = insurance(id);
    expect(await codeOf(ownVendor.client.rpc('submit_vendor_credential', endless))).toBe('HXVC1');
    await succeed(ownVendor.client.rpc('submit_vendor_credential', insurance(id)));
    const past = { expires_on: inDays(-2) };
    const rows = service().from('vendor_credentials');
    await succeed(rows.update(past).eq('id', id).select('id'));
    const decide = (decision: string, reason?: string) =>
      codeOf(
        admin.client.rpc('decide_vendor_credential', {
          credential_id: id,
          decision,
          ...(reason !== undefined && { reason }),
        }),
      );
    expect([await decide('verified'), await decide('rejected', ' ')]).toEqual(['HXVC2', 'HXVC6']);
    expect(await decide('rejected', 'It is of last year.')).toBeUndefined();
    const log = service().from('admin_audit_log').select('actor_id, details');
    const [entry] = await succeed(
      log
        .contains('details', { vendor_id: ownVendor.vendorId })
        .order('id', { ascending: false })
        .limit(1),
    );
    expect(entry).toMatchObject({
      actor_id: admin.id,
      details: { decision: 'rejected', reason: 'It is of last year.' },
    });
  });

  it("can't be sent, seen or withdrawn once the role was revoked", async () => {
    const former = await vendor();
    const id = await upload(former);
    await succeed(former.client.rpc('submit_vendor_credential', insurance(id)));
    const role = { user_id: former.id, role: 'vendor' } as const;
    await succeed(service().from('user_roles').update({ is_active: false }).match(role).select());
    expect(await upload(former)).toBe('');
    const again = former.client.rpc('submit_vendor_credential', insurance(randomUUID()));
    expect(await codeOf(again)).toBe('42501');
    const deletion = former.client.from('vendor_credentials').delete().eq('id', id).select('id');
    expect((await deletion).data).toEqual([]);
    expect((await bucket(former).download(`${former.id}/${id}`)).error).not.toBeNull();
  });
});

it('the verified badge ends with an expired credential, and only a new credential restores it', async () => {
  const owner = await vendor();
  expect(await markOf(owner)).toEqual([true, false, 0]);
  const id = await createVerifiedCredential(owner);
  expect(await markOf(owner)).toEqual([true, false, 1]);
  const rows = service().from('vendor_credentials');
  await succeed(
    rows
      .update({ expires_on: inDays(-2) })
      .eq('id', id)
      .select('id'),
  );
  expect(await markOf(owner)).toEqual([false, true, 0]);
  const deletion = owner.client.from('vendor_credentials').delete().eq('id', id).select('id');
  expect((await deletion).data).toEqual([]);
  await createVerifiedCredential(owner);
  expect(await markOf(owner)).toEqual([true, false, 1]);
});
