import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

interface Found {
  readonly rows: readonly { readonly id: string; readonly featured: boolean }[];
  readonly places: readonly { readonly id: string; readonly featured: boolean }[];
}

/** A state whose vendors are only those of this test. */
const STATE = 'GU';

const find = async (more: object = {}): Promise<Found> =>
  (await succeed(
    anonymous().rpc('find_vendors', { category: 'technology', state: STATE, ...more }),
  )) as unknown as Found;
const placesOf = async (more: object = {}) => (await find(more)).places.map(({ id }) => id);

interface Paid {
  readonly owner: Person;
  readonly id: string;
}

async function addVendor(ranking: number, plan: string | null): Promise<Paid> {
  const owner = await person('vendor');
  await succeed(service().from('vendors').delete().eq('user_id', owner.id).select('id'));
  const { id } = await succeed(
    service()
      .from('vendors')
      .insert({
        user_id: owner.id,
        company_name: `Place ${randomUUID().slice(0, 8)}`,
        category: 'technology',
        states: [STATE],
        verification_status: 'verified',
        featured: true,
      })
      .select('id')
      .single(),
  );
  await queryDatabase(`update public.vendors set ranking = ${ranking} where id = '${id}'`);
  if (plan !== null) await subscribe(owner, plan);
  return { owner, id };
}
const subscribe = (owner: Person, plan: string) =>
  queryDatabase(`insert into public.subscribers (user_id, subscribed, subscription_tier, is_trial)
    values ('${owner.id}', true, '${plan}', false)
    on conflict (user_id) do update set subscribed = true, subscription_tier = excluded.subscription_tier`);

let paid: readonly Paid[];
let free: Paid;
let small: Paid;

beforeAll(async () => {
  free = await addVendor(80, null);
  small = await addVendor(70, 'buyer-starter');
  paid = await Promise.all([60, 10, 20, 30].map((ranking) => addVendor(ranking, 'professional')));
});

describe('featured places', () => {
  it('go to at most three vendors whose plan includes one, on the first page without words', async () => {
    const places = await placesOf();
    expect(places).toHaveLength(3);
    const owners = paid.map(({ id }) => id);
    expect(owners).toEqual(expect.arrayContaining(places));
    expect(places).not.toContain(free.id);
    expect(places).not.toContain(small.id);
    expect(await placesOf({ search: 'Place' })).toEqual([]);
    expect(await placesOf({ state: 'TX' })).toEqual([]);
  });

  it('never change the order of the list', async () => {
    const { rows } = await find();
    const [first, ...others] = paid;
    expect(rows.map(({ id }) => id)).toEqual([
      free.id,
      small.id,
      first?.id,
      ...others.map(({ id }) => id).toReversed(),
    ]);
    expect(rows.some(({ featured }) => featured)).toBe(false);
  });

  it('end at once with the plan, the verification, or a credential', async () => {
    const [one, two, three, four] = paid as [Paid, Paid, Paid, Paid];
    await queryDatabase(
      `update public.subscribers set subscribed = false where user_id = '${one.owner.id}'`,
    );
    await queryDatabase(
      `update public.vendors set verification_status = 'rejected' where id = '${two.id}'`,
    );
    expect(new Set(await placesOf())).toEqual(new Set([three.id, four.id]));
    await queryDatabase(`insert into public.vendor_credentials (id, vendor_id, kind, coverage, path, file_name, file_type, file_size, status, expires_on, counts)
      select gen_random_uuid(), '${three.id}', 'insurance', 'general', '${randomUUID()}', 'a.pdf', 'application/pdf', 1, 'verified', current_date - 1, true`);
    expect(await placesOf()).toEqual([four.id]);
    expect(await succeed(anonymous().rpc('get_vendor', { vendor_id: four.id }))).toMatchObject({
      featured: true,
    });
    expect(await succeed(anonymous().rpc('get_vendor', { vendor_id: three.id }))).toMatchObject({
      featured: false,
    });
  });
});
