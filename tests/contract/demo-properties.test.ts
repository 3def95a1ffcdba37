import { beforeAll, expect, test } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

/** Facets of the demo's communities, with every pair that disagrees. */
const disagreeing = (pairs: string) => queryDatabase(pairs);

test('links every demo deal and transaction to a property of the same name and state', async () => {
  const rows = await disagreeing(`
    select f.name from (
      select d.name, d.state, d.property_id, d.listing_id from public.deals d where d.id::text like 'dec0de00-%'
      union all
      select t.property_name, t.state, t.property_id, t.listing_id from public.transactions t
      where t.id::text like 'dec0de00-%'
    ) f left join public.properties p on p.id = f.property_id
    where p.id is null or p.name <> f.name or p.state is distinct from f.state`);
  expect(rows).toEqual([]);
});

test('gives a demo community the same price in its listing, deal and transaction', async () => {
  const rows = await disagreeing(`
    select d.name, d.price as deal, t.price as sale, l.price as listing
    from public.deals d
    full join public.transactions t on t.deal_id = d.id
    left join public.listings l on l.id = coalesce(t.listing_id, d.listing_id)
    where coalesce(d.id, t.id)::text like 'dec0de00-%'
      and (d.price <> t.price or l.price <> coalesce(t.price, d.price))`);
  expect(rows).toEqual([]);
});

test('gives each demo deal and transaction matching stages and closing days', async () => {
  const rows = await disagreeing(`
    select d.name, d.stage, t.status from public.deals d join public.transactions t on t.deal_id = d.id
    where d.id::text like 'dec0de00-%' and (
      not d.stage = any (private.list_deal_stages_of_transaction(t.status))
      or d.expected_close is distinct from t.expected_close or d.closed_on is distinct from t.closed_on
    )`);
  expect(rows).toEqual([]);
});

test('has a demo listing under contract exactly from its PSA to its closing', async () => {
  const rows = await disagreeing(`
    select l.property_name, l.status, t.status as sale
    from public.transactions t join public.listings l on l.id = t.listing_id
    where t.id::text like 'dec0de00-%' and t.side in ('sell', 'both')
      and l.status <> private.get_listing_status_of_stage(t.status)`);
  expect(rows).toEqual([]);
});

test('gives a demo community the same beds in its listing and property', async () => {
  const rows = await disagreeing(`
    select distinct l.property_name from public.listings l
    join (
      select p.id, p.listing_id from public.properties p
      union select d.property_id, d.listing_id from public.deals d where d.id::text like 'dec0de00-%'
      union select t.property_id, t.listing_id from public.transactions t where t.id::text like 'dec0de00-%'
    ) f on f.listing_id = l.id
    join public.properties p on p.id = f.id
    where l.id::text like 'dec0de00-%'
      and (p.licensed_beds, p.total_beds, p.total_units)
        is distinct from (l.licensed_beds, l.total_beds, l.total_units)`);
  expect(rows).toEqual([]);
});

test('has no lead from the reply of someone a demo broker knows', async () => {
  const rows = await disagreeing(`
    select l.name from public.leads l
    join private.direct_conversations d on l.owner_id in (d.first_id, d.second_id)
      and l.id = md5(format(
        'reply:%s:%s', l.owner_id, case when d.first_id = l.owner_id then d.second_id else d.first_id end
      ))::uuid
    cross join lateral (
      select case when d.first_id = l.owner_id then d.second_id else d.first_id end as sender
    ) s
    where l.source = 'reply' and l.owner_id::text like 'dec0de00-%'
      and private.is_known_contact(l.owner_id, s.sender, private.confirmed_address_of(s.sender))`);
  expect(rows).toEqual([]);
});
