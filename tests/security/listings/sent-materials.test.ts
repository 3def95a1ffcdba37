import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { backend, mailTo, uniqueEmail } from '../../support/backend.ts';
import { brokerOf, listingBy, type Person, person, succeed } from '../world.ts';

interface Listed {
  readonly id: string;
  readonly is_own: boolean;
  readonly teaser: readonly {
    readonly id: string;
    readonly sent: readonly {
      readonly id: string;
      readonly recipient: string;
      readonly sent_by: string | null;
    }[];
  }[];
  readonly memorandum: readonly { readonly id: string; readonly opened: readonly unknown[] }[];
}

let lister: Person;
let partner: Person;
let listing: string;

beforeAll(async () => {
  [lister, partner] = [await person('broker'), await person('broker')];
  listing = await listingBy(lister.id, { is_confidential: true });
});

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

const listed = async (who: Person) =>
  ((await succeed(who.client.rpc('my_materials'))) as unknown as Listed[]).find(
    ({ id }) => id === listing,
  );

const make = (who: Person, p_kind = 'teaser') =>
  who.client.rpc('make_material', { p_id: randomUUID(), p_listing_id: listing, p_kind });

const sendTo = (who: Person, p_material_id: string, p_contact_ids: readonly string[]) =>
  who.client.rpc('send_material_to', { p_material_id, p_contact_ids: [...p_contact_ids] });

const contactOf = async (who: Person, name: string, more: object = {}) => {
  const row = { name, email: uniqueEmail('contact'), ...more };
  return succeed(who.client.from('contacts').insert(row).select('id, email').single());
};

/** Creates an agreement signed by both that gives the partner this access. */
async function agree(p_access: string): Promise<string> {
  const id = randomUUID();
  const terms = { p_split_kind: 'percent', p_split: 40, p_further: '', p_access };
  const of = { p_id: id, p_listing_id: listing, p_broker_id: await brokerOf(partner.id) };
  await succeed(lister.client.rpc('save_co_brokerage', { ...of, ...terms }));
  await succeed(lister.client.rpc('offer_co_brokerage', { p_id: id }));
  for (const { client } of [partner, lister]) {
    const agreement = (await succeed(client.rpc('co_brokerage', { p_id: id }))) as unknown as {
      readonly versions: readonly { readonly sha256: string }[];
    };
    await succeed(
      client.rpc('sign_co_brokerage', {
        p_hash: agreement.versions[0]?.sha256 ?? '',
        p_id: id,
        p_signature_id: randomUUID(),
        p_n: 1,
        p_name: 'Ada Lovelace',
        p_drawing: null as unknown as string,
        p_consents: true,
      }),
    );
  }
  return id;
}

describe('a teaser sent to contacts', () => {
  it("is sent once to the sender's contacts who accept email, and reports who was skipped", async () => {
    await succeed(make(lister));
    const teaser = (await listed(lister))?.teaser[0]?.id ?? '';
    const fine = await contactOf(lister, 'Fay Fine');
    const recipients = [
      fine,
      await contactOf(lister, 'Nell Never', { do_not_contact: true }),
      await contactOf(lister, 'Rob Refused', { consent: 'refused' }),
      await contactOf(lister, 'Una Unreached', { email: null }),
      await contactOf(partner, 'Eve of somebody else'),
    ];
    const ids = recipients.map(({ id }) => id);
    expect(await succeed(sendTo(lister, teaser, ids))).toEqual([
      { reason: null, contacts: 1 },
      { reason: 'do_not_contact', contacts: 1 },
      { reason: 'no_address', contacts: 1 },
      { reason: 'no_consent', contacts: 1 },
    ]);
    expect(await succeed(sendTo(lister, teaser, [fine.id]))).toEqual([
      { reason: 'had_it', contacts: 1 },
    ]);
    await expect.poll(async () => (await mailTo(fine.email ?? '')).length).toBe(1);
    for (const { email } of recipients.slice(1))
      expect(email ? await mailTo(email) : []).toEqual([]);
    expect((await listed(lister))?.teaser[0]?.sent.map(({ recipient }) => recipient)).toEqual([
      fine.email,
    ]);
    expect(await codeOf(sendTo(lister, teaser, []))).toBe('HXMVC');
    expect(await codeOf(sendTo(lister, teaser, Array.from({ length: 26 }, randomUUID)))).toBe(
      'HXMVC',
    );
  });

  it('skips contacts who unsubscribed through an earlier email', async () => {
    await succeed(make(lister));
    const teaser = (await listed(lister))?.teaser[0]?.id ?? '';
    const quiet = await contactOf(lister, 'Quin Quiet');
    await succeed(sendTo(lister, teaser, [quiet.id]));
    await expect.poll(async () => (await mailTo(quiet.email ?? '')).length).toBe(1);
    const text = (await mailTo(quiet.email ?? ''))[0]?.text ?? '';
    const unsubscribeToken = /unsubscribe=([\w%-]+)/.exec(text)?.[1] ?? '';
    await fetch(`${backend().url}/functions/v1/unsubscribe?token=${unsubscribeToken}`, {
      method: 'POST',
    });
    expect(await succeed(sendTo(lister, teaser, [quiet.id]))).toEqual([
      { reason: 'do_not_contact', contacts: 1 },
    ]);
  });
});

describe('a co-broker', () => {
  it("a read-only partner can't create or send", async () => {
    await succeed(make(lister));
    const teaser = (await listed(lister))?.teaser[0]?.id ?? '';
    const ownContact = await contactOf(partner, 'Pia');
    expect(await codeOf(make(partner))).toBe('HXGON');
    const id = await agree('view');
    expect(await listed(partner)).toBeUndefined();
    expect(await codeOf(make(partner))).toBe('HXGON');
    expect(await codeOf(sendTo(partner, teaser, [ownContact.id]))).toBe('HXMVN');
    await succeed(lister.client.rpc('end_co_brokerage', { p_id: id }));
  });

  it('a partner who handles inquiries creates and sends, sees only their own, and is visible to the lister', async () => {
    await succeed(make(lister));
    const before = (await listed(lister))?.teaser[0]?.id ?? '';
    const [listerContact, ownContact] = [
      await contactOf(lister, 'Lou'),
      await contactOf(partner, 'Pia'),
    ];
    await succeed(sendTo(lister, before, [listerContact.id]));
    const id = await agree('work');
    expect(await succeed(make(partner))).toBeGreaterThan(0);
    await succeed(make(partner, 'memorandum'));
    const seen = await listed(partner);
    expect(seen).toMatchObject({ is_own: false, teaser: [{ sent: [] }] });
    const teaser = seen?.teaser[0]?.id ?? '';
    expect(await succeed(sendTo(partner, teaser, [ownContact.id, listerContact.id]))).toEqual([
      { reason: null, contacts: 1 },
    ]);
    expect((await listed(partner))?.teaser[0]?.sent).toEqual([
      expect.objectContaining({ recipient: ownContact.email, sent_by: null }),
    ]);
    const all = (await listed(lister))?.teaser[0]?.sent ?? [];
    expect(all.find(({ recipient }) => recipient === ownContact.email)?.sent_by).toBeTruthy();
    const own = all.find(({ recipient }) => recipient === listerContact.email)?.id ?? '';
    const close = (who: Person, p_id: string) =>
      codeOf(who.client.rpc('set_material_link_closed', { p_id, p_ends: true }));
    expect(await close(partner, own)).toBe('HXMVN');
    const sent = all.find(({ recipient }) => recipient === ownContact.email)?.id ?? '';
    expect(await close(partner, sent)).toBeUndefined();

    await succeed(lister.client.rpc('end_co_brokerage', { p_id: id }));
    expect(await listed(partner)).toBeUndefined();
    expect(await codeOf(make(partner))).toBe('HXGON');
    expect(await codeOf(sendTo(partner, teaser, [ownContact.id]))).toBe('HXMVN');
    expect(await close(partner, sent)).toBe('HXMVN');
    expect((await partner.client.rpc('open_material', { p_id: teaser })).data).toBeNull();
    expect(await close(lister, sent)).toBeUndefined();
  });
});
