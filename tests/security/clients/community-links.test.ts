import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import {
  brokerOf,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
} from '../world.ts';

let broker: Person;
let teammate: Person;
let outsider: Person;
let sells: string;

beforeAll(async () => {
  [broker, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(broker.tenantId);
  sells = await brokerOf((await person('seller')).id);
});

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const contactOf = async (who: Person, values: object = {}): Promise<string> => {
  const insertQuery = who.client.from('contacts').insert({ name: 'Ada', ...values });
  return (await succeed(insertQuery.select('id').single())).id;
};
const addAssociation = (who: Person, values: object) =>
  who.client.from('community_associations').insert({ relation: 'owner', ...values } as never);
const tiesOf = (who: Person, contactId: string) =>
  succeed(
    who.client
      .from('community_associations')
      .select('community, relation, listings (property_name)')
      .eq('contact_id', contactId),
  );

describe("a contact's association with a community", () => {
  it("belongs to its contact's team; no other team can read, create or remove it", async () => {
    const contact_id = await contactOf(broker);
    const insertQuery = broker.client.from('companies').insert({ name: `Firm ${randomUUID()}` });
    const company_id = (await succeed(insertQuery.select('id').single())).id;
    for (const of of [{ contact_id }, { company_id }]) {
      expect(
        await codeOf(addAssociation(broker, { ...of, community: 'Maple Court' })),
      ).toBeUndefined();
      expect(await codeOf(addAssociation(outsider, { ...of, community: 'Ash Court' }))).toBe(
        '42501',
      );
    }
    const all = (who: Person) =>
      who.client.from('community_associations').select('id, workspace_id');
    expect(await succeed(all(outsider))).toEqual([]);
    expect(await succeed(all(teammate))).toHaveLength(2);
    await outsider.client.from('community_associations').delete().eq('contact_id', contact_id);
    expect(await tiesOf(broker, contact_id)).toHaveLength(1);
    await teammate.client.from('community_associations').delete().eq('contact_id', contact_id);
    expect(await tiesOf(broker, contact_id)).toEqual([]);
  });

  it("leaves the team with its contact, and treats a missing one like another team's", async () => {
    const contact_id = await contactOf(broker);
    await addAssociation(broker, { contact_id, community: 'Maple Court' });
    expect(await tiesOf(teammate, contact_id)).toHaveLength(1);
    const hide = broker.client.from('contacts').update({ sharing: 'private' });
    await succeed(hide.eq('id', contact_id).select('id'));
    expect(await tiesOf(teammate, contact_id)).toEqual([]);
    expect(await tiesOf(broker, contact_id)).toHaveLength(1);
    const [hidden, missing] = await Promise.all(
      [contact_id, randomUUID()].map((id) =>
        addAssociation(teammate, { contact_id: id, community: 'Elm' }),
      ),
    );
    expect(hidden?.error).toMatchObject({ code: '42501' });
    expect(missing?.error).toEqual(hidden?.error);
  });

  it("shows a confidential listing's teaser name, and nothing for one off the market", async () => {
    const contact_id = await contactOf(broker);
    const covered = await listingBy(sells, {
      property_name: 'Project Granite',
      is_confidential: true,
    });
    const pendingListing = await listingBy(sells, { approval_status: 'pending' });
    expect(
      await codeOf(addAssociation(broker, { contact_id, listing_id: covered })),
    ).toBeUndefined();
    const refused = await addAssociation(broker, { contact_id, listing_id: pendingListing });
    expect(refused.error?.code).toBe('42501');
    expect((await addAssociation(broker, { contact_id, listing_id: randomUUID() })).error).toEqual(
      refused.error,
    );
    expect(await tiesOf(teammate, contact_id)).toEqual([
      { community: null, relation: 'owner', listings: { property_name: 'Project Granite' } },
    ]);
    const withdrawal = service().from('listings').update({ status: 'withdrawn' });
    await succeed(withdrawal.eq('id', covered).select('id'));
    expect(await tiesOf(teammate, contact_id)).toEqual([
      { community: null, relation: 'owner', listings: null },
    ]);
  });

  it('links one record to one community in plain text, without duplicates, with a limit', async () => {
    const contact_id = await contactOf(outsider);
    const listing_id = await listingBy(sells);
    const refused = async (values: object) =>
      codeOf(addAssociation(outsider, { contact_id, community: 'Maple Court', ...values }));
    expect(await refused({ workspace_id: broker.tenantId })).toBe('42501');
    expect(await refused({ listing_id })).toBe('23514');
    expect(await refused({ community: null })).toBe('23514');
    expect(await refused({ relation: 'spy' })).toBe('23514');
    expect(await refused({ community: 'Maple\u202eCourt' })).toBe('23514');
    expect(await refused({ community: '   ' })).toBe('23514');
    expect(await refused({})).toBeUndefined();
    expect(await refused({ community: ' maple court ' })).toBe('23505');
    const many = Array.from({ length: 121 }, (_, at) => ({
      contact_id,
      relation: 'buyer',
      community: `Community ${at}`,
    }));
    const flood = outsider.client.from('community_associations').insert(many);
    expect(await codeOf(flood)).toBe('HXMRT');
    expect(await tiesOf(outsider, contact_id)).toHaveLength(1);
  });
});
