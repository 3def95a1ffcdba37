import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { listingBy, subscribe, succeed } from '../world.ts';
import { as, codeOf, createTeam, keys, NOT_DIRECTORS, type Role, type Team } from './team.ts';

let team: Team;
let listing = '';
let room = '';
let otherRoom = '';

const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const request = (role: Role, p_id = randomUUID()) =>
  call(role, 'request_buyer_package', { p_id, p_community_id: team.community });
const listOf = async () =>
  (
    await succeed(
      call('executive_director', 'list_buyer_packages', { p_community_id: team.community }),
    )
  ).packages;
const startDraft = (role: Role, p_id = randomUUID()) =>
  call(role, 'start_listing_draft', { p_id, p_community_id: team.community });
const place = async (role: Role, id: string, into: string | null = room) => {
  const { data, error, response } = await team.who(role).client.functions.invoke('buyer-package', {
    body: { id, room: into },
  });
  if (!error) return data as { documents: number };
  if (!response) throw error;
  return ((await response.json()) as { code?: string }).code;
};
const filesOf = (id: string) =>
  queryDatabase(
    `select i.name, v.state, v.path from private.deal_room_versions v join private.deal_room_items i on i.id = v.item_id
     where v.room_id = '${id}' order by i.name`,
  );
const openRoom = async (role: Role, listing_id: string | null) => {
  const sale = await succeed(
    as(team.who(role))
      .from('transactions')
      .insert({ property_name: 'Maple Court', ...(listing_id !== null && { listing_id }) })
      .select('id')
      .single(),
  );
  return await succeed(call(role, 'begin_room', { p_transaction_id: sale.id }));
};

// The stranger owns the listing: the director linked it and then handed it over.
beforeAll(async () => {
  team = await createTeam();
  await queryDatabase(`
    with floor as (select id from public.floors where community_id = '${team.community}' limit 1)
    insert into public.units (floor_id, name, license_category, type, market_rate)
    select f.id, 'U' || n, 'AL', 'private', 4000.37 + n from floor f, generate_series(1, 9) n;
    insert into public.residents (id, community_id, name)
    select md5('${team.community}' || u.name)::uuid, u.community_id, 'Secret ' || u.name from public.units u
    where u.community_id = '${team.community}' and u.name like 'U%';
    insert into public.stay_events (community_id, resident_id, type, at, unit_id)
    select u.community_id, md5('${team.community}' || u.name)::uuid, 'admit', timestamptz '2025-02-03 15:00Z', u.id
    from public.units u where u.community_id = '${team.community}' and u.name like 'U%';
    update public.residents r set status = 'in_house', unit_id = u.id, moved_in_on = date '2025-02-03'
    from public.units u where u.community_id = '${team.community}' and r.id = md5('${team.community}' || u.name)::uuid;
    select private.lock_ledger('${team.community}');
    select private.post_ledger_entry('${team.community}', (date_trunc('month', now()) - make_interval(months => n))::date, 'journal',
      gen_random_uuid(), 'Rent', jsonb_build_array(
        jsonb_build_object('account', '1200', 'cents', 100000 + n * 37), jsonb_build_object('account', '4000', 'cents', -100000 - n * 37)
      ))
    from generate_series(0, 13) n`);
  listing = await listingBy(team.who('executive_director').id);
  await succeed(
    call('executive_director', 'link_community_listing', {
      p_id: team.community,
      p_listing_id: listing,
    }),
  );
  await succeed(
    keys()
      .from('listings')
      .update({ broker_id: team.who('stranger').id })
      .eq('id', listing)
      .select('id'),
  );
  room = await openRoom('stranger', listing);
  otherRoom = await openRoom('stranger', null);
});

describe('figures for buyers', () => {
  it('can be requested only by directors', async () => {
    for (const role of NOT_DIRECTORS) {
      expect(await codeOf(request(role))).toBe('42501');
      expect(
        await codeOf(call(role, 'list_buyer_packages', { p_community_id: team.community })),
      ).toBe('42501');
    }
  });

  it('equal billing and the ledger to the cent, and never change after the request', async () => {
    const id = randomUUID();
    const sent = await succeed(request('executive_director', id));
    const [billed] = await queryDatabase(`
      select sum(m.total_cents)::float8 as monthly from public.residents r
      cross join lateral private.get_monthly_rate(r.id, private.get_community_day(r.community_id)) m
      where r.community_id = '${team.community}' and r.status in ('in_house', 'on_leave')`);
    const [booked] = await queryDatabase(`
      select -sum(l.cents)::float8 as revenue from private.ledger_lines l
      where l.community_id = '${team.community}' and l.account = '4000'
        and l.entry_date >= date_trunc('month', private.get_community_day(l.community_id)) - interval '12 months'
        and l.entry_date < date_trunc('month', private.get_community_day(l.community_id))`);
    expect(sent).toMatchObject({
      monthly_cents: billed?.monthly,
      revenue_cents: booked?.revenue,
      residents: 11,
    });
    await queryDatabase(
      `update public.units set market_rate = market_rate + 500 where community_id = '${team.community}'`,
    );
    expect(await succeed(request('executive_director', id))).toEqual(sent);
  });

  it("show a payor's revenue only with five residents, without changing totals", async () => {
    const postVa = (month: number, residents: number) =>
      queryDatabase(`
        select private.lock_ledger('${team.community}');
        select private.post_ledger_entry('${team.community}', (date_trunc('month', now()) - interval '${month} months')::date, 'journal',
          gen_random_uuid(), 'VA', jsonb_build_array(
            jsonb_build_object('account', '1200', 'cents', 5000, 'resident_id', r.id, 'payor', 'va'),
            jsonb_build_object('account', '4130', 'cents', -5000, 'resident_id', r.id, 'payor', 'va')
          ))
        from (select id from public.residents where community_id = '${team.community}' and name like 'Secret%' order by id limit ${residents}) r`);
    const freeze = async () => {
      const { id, revenue_cents } = await succeed(request('executive_director'));
      const [row] = await queryDatabase(
        `select content -> 't12' -> 'lines' as lines from private.buyer_packages where id = '${id}'`,
      );
      const lines = row?.lines as readonly { account: string; cents: readonly number[] }[];
      const sums = Object.fromEntries(
        lines.map(({ account, cents }) => [account, cents.reduce((all, one) => all + one, 0)]),
      );
      return { revenue_cents, rent: sums['4000'], va: sums['4130'] };
    };
    await postVa(2, 4);
    const few = await freeze();
    expect(few).toMatchObject({ rent: few.revenue_cents, va: undefined });
    await postVa(3, 5);
    const five = await freeze();
    expect(five).toEqual({
      revenue_cents: few.revenue_cents + 25_000,
      rent: few.revenue_cents - 20_000,
      va: 45_000,
    });
    // Later tests send more than a month allows.
    await queryDatabase("delete from private.message_pace where kind = 'buyer_package'");
  });

  it('reach a deal room of the listing only after its owner approves', async () => {
    const [pending] = await listOf();
    for (const role of [
      'executive_director',
      'business_office',
      'family',
      'former',
      'neighbor',
    ] as const) {
      expect(await place(role, pending.id)).toBe('42501');
      expect(await codeOf(call(role, 'list_listing_packages', { p_listing_id: listing }))).toBe(
        '42501',
      );
    }
    expect(await place('stranger', pending.id, otherRoom)).toBe('HXOYD');
    expect(await filesOf(room)).toEqual([]);
    const listed = await succeed(
      call('stranger', 'list_listing_packages', { p_listing_id: listing }),
    );
    expect(listed).toMatchObject({ packages: [{ id: pending.id }], rooms: [{ id: room }] });
    expect(await place('stranger', pending.id)).toEqual({ documents: 4 });
    // A repeat continues and adds nothing.
    expect(await place('stranger', pending.id)).toEqual({ documents: 4 });
    const files = await filesOf(room);
    expect(files.map(({ state }) => state)).toEqual(['clean', 'clean', 'clean', 'clean']);
    expect(files.map(({ name }) => String(name).replace(/ \d{4}-.*/, ''))).toEqual([
      'Maple Court De-identified rent roll',
      'Maple Court Staffing',
      'Maple Court Survey history',
      'Maple Court T-12',
    ]);
    const audit = await succeed(call('stranger', 'room_audit', { p_room_id: room }));
    expect(audit.filter(({ kind }: { kind: string }) => kind === 'added')).toHaveLength(5);
    const [rentRoll] = files;
    const stored = await keys().storage.from('room-files').download(String(rentRoll?.path));
    const pdf = await PDFDocument.load(await (stored.data as Blob).arrayBuffer());
    expect(pdf.getTitle()).toBe('De-identified rent roll');
  });

  it("go to the listing's NDA-protected documents if there is no deal room", async () => {
    const { id } = await succeed(request('executive_director'));
    expect(await place('stranger', id, null)).toBe('HXNDN');
    await queryDatabase(
      `insert into public.listing_nda_texts (id, listing_id, version, body) values ('${randomUUID()}', '${listing}', 1, '${'Keep it confidential. '.repeat(20)}')`,
    );
    expect(await place('neighbor', id, null)).toBe('42501');
    expect(await place('stranger', id, null)).toEqual({ documents: 4 });
    // A repeat adds nothing, and the target can't change.
    expect(await place('stranger', id, null)).toEqual({ documents: 4 });
    expect(await place('stranger', id)).toBe('HXOYD');
    const documents = await queryDatabase(
      `select kind from public.listing_documents where listing_id = '${listing}' order by kind`,
    );
    expect(documents.map(({ kind }) => kind)).toEqual([
      'financials',
      'rent-roll',
      'staffing',
      'survey',
    ]);
  });

  it('are closed once declined, withdrawn, or unlinked', async () => {
    const first = await succeed(request('executive_director'));
    await succeed(call('stranger', 'answer_buyer_package', { p_id: first.id, p_approves: false }));
    expect(await place('stranger', first.id)).toBe('HXOYQ');
    const second = await succeed(request('executive_director'));
    expect(await codeOf(call('neighbor', 'withdraw_buyer_package', { p_id: second.id }))).toBe(
      '42501',
    );
    await succeed(call('executive_director', 'withdraw_buyer_package', { p_id: second.id }));
    expect(await place('stranger', second.id)).toBe('HXOYQ');
    const third = await succeed(request('executive_director'));
    await queryDatabase(
      `update public.communities set listing_id = null where id = '${team.community}'`,
    );
    expect(await place('stranger', third.id)).toBe('HXOYQ');
    expect(await codeOf(request('executive_director'))).toBe('HXGCL');
  });

  it('start a draft only its director can read if the community has no listing', async () => {
    for (const role of NOT_DIRECTORS) expect(await codeOf(startDraft(role))).toBe('42501');
    const id = randomUUID();
    const started = await succeed(startDraft('executive_director', id));
    expect(started).toMatchObject({ id, draft_id: id, is_in_draft: true, status: 'pending' });
    expect(await succeed(startDraft('executive_director', id))).toEqual(started);
    const [monthly] = await queryDatabase(`
      select sum(m.total_cents)::float8 as cents, count(*)::integer as residents from public.residents r
      cross join lateral private.get_monthly_rate(r.id, private.get_community_day(r.community_id)) m
      where r.community_id = '${team.community}' and r.status in ('in_house', 'on_leave')`);
    expect(started.monthly_cents).toBe(monthly?.cents);
    const draft = await succeed(
      as(team.who('executive_director'))
        .from('listing_drafts')
        .select('content')
        .eq('id', id)
        .single(),
    );
    expect(draft.content.values).toMatchObject({
      property_type: 'assisted-living',
      property_name: 'Maple Court',
      state: 'OH',
      total_units: '11',
      census: String(monthly?.residents),
      noi: String(Math.round(started.revenue_cents / 100)),
      unit_mix: expect.stringContaining('Private\t9\t'),
    });
    expect(JSON.stringify(draft.content)).not.toMatch(/secret|ada|bea/i);
    for (const role of ['business_office', 'stranger', 'neighbor'] as const) {
      const rows = await succeed(
        as(team.who(role)).from('listing_drafts').select('id').eq('id', id),
      );
      expect(rows).toEqual([]);
      expect(await place(role, id, null)).toBe('42501');
    }
    // Nothing can be placed before the listing exists.
    expect(await place('executive_director', id, null)).toBe('42501');
  });

  it("require the owner's approval once the draft is submitted", async () => {
    const [{ id }] = await listOf();
    const director = team.who('executive_director');
    await subscribe(director.id, { subscription_tier: 'professional' });
    const submitted = await succeed(
      as(director).rpc('submit_listing', {
        draft_id: id,
        listing: {
          property_name: 'Maple Court',
          city: 'Dayton',
          state: 'OH',
          property_type: 'assisted-living',
        },
      }),
    );
    const waiting = await succeed(
      call('executive_director', 'list_listing_packages', { p_listing_id: submitted }),
    );
    expect(waiting.packages).toMatchObject([{ id, is_in_draft: false, draft_id: null }]);
    expect(
      await codeOf(call('stranger', 'list_listing_packages', { p_listing_id: submitted })),
    ).toBe('42501');
    expect(await place('executive_director', id, null)).toBe('HXNDN');
    expect(await codeOf(startDraft('executive_director'))).toBe('HXOYL');
  });
});
