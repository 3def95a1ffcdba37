import { beforeAll, expect, it } from 'vitest';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';

let owner: Person;
let teammate: Person;
let outsider: Person;

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(owner.tenantId);
});

const addCompany = (who: Person, values: { name: string; sharing?: string }) =>
  succeed(who.client.from('companies').insert(values).select().single());
const addContact = (who: Person, values: { name: string; company: string; sharing?: string }) =>
  succeed(who.client.from('contacts').insert(values).select().single());
const readContact = (who: Person, id: string) =>
  succeed(who.client.from('contacts').select('company, company_id').eq('id', id).single());

it('links people to the company of the same name, whichever was added first', async () => {
  const before = await addContact(teammate, { name: 'Ada', company: 'tallgrass health' });
  expect(before.company_id).toBeNull();
  const { id } = await addCompany(owner, { name: 'Tallgrass Health' });
  expect((await readContact(teammate, before.id)).company_id).toBe(id);
  const after = await addContact(teammate, {
    name: 'Ben',
    company: 'Tallgrass Health',
    sharing: 'private',
  });
  expect(after.company_id).toBe(id);
  const rename = owner.client.from('companies').update({ name: 'Tallgrass Care' }).eq('id', id);
  await succeed(rename.select('id'));
  expect(await readContact(teammate, after.id)).toEqual({
    company: 'Tallgrass Care',
    company_id: id,
  });
  const changeCompany = teammate.client
    .from('contacts')
    .update({ company: 'No one else' })
    .eq('id', after.id);
  await succeed(changeCompany.select('id'));
  expect((await readContact(teammate, after.id)).company_id).toBeNull();
});

it("doesn't link users to companies they can't see or reveal new names", async () => {
  const foreign = await addCompany(outsider, { name: 'Blue Heron' });
  const privateCompany = await addCompany(owner, { name: 'Quiet Harbor', sharing: 'private' });
  expect(
    (await addContact(teammate, { name: 'Cora', company: 'Blue Heron' })).company_id,
  ).toBeNull();
  const { id } = await addContact(teammate, { name: 'Dan', company: 'Quiet Harbor' });
  expect((await readContact(teammate, id)).company_id).toBeNull();
  const change = (values: object) =>
    succeed(owner.client.from('companies').update(values).eq('id', privateCompany.id).select('id'));
  await change({ sharing: 'team' });
  expect((await readContact(teammate, id)).company_id).toBe(privateCompany.id);
  await change({ sharing: 'private', name: 'Sold in secret' });
  expect(await readContact(teammate, id)).toEqual({ company: 'Quiet Harbor', company_id: null });
  expect(await succeed(outsider.client.rpc('find_companies', { p_words: 'Harbor' }))).toEqual([]);
  const forged = await teammate.client
    .from('contacts')
    .update({ company_id: foreign.id } as never)
    .eq('id', id)
    .select('id');
  expect(forged.error?.code).toBe('42501');
});
