import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#shared/database.types.ts';
import { anonymous, service } from '../../support/backend.ts';
import {
  listingBy,
  memberOf,
  type Person,
  person,
  subscriber,
  succeed,
  tenantOwner,
  withRole,
} from '../world.ts';

type Watch = Database['public']['Tables']['watches']['Insert'];
interface Alert {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly matched: readonly string[];
  readonly read_at: string | null;
  readonly listing_id: string | null;
  readonly ccn: string | null;
}

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const insert = (who: Person, watch: Watch) => who.client.from('watches').insert(watch).select('id');
const watchFor = (who: Person, watch: Watch) => succeed(insert(who, watch));
async function alertsOf(who: Person): Promise<readonly Alert[]> {
  const page: unknown = await succeed(who.client.rpc('list_watch_alerts'));
  return (page as { rows: Alert[] }).rows;
}
const waitForAlerts = (who: Person, count: number) =>
  vi.waitFor(
    async () => {
      const alerts = await alertsOf(who);
      expect(alerts).toHaveLength(count);
      return alerts;
    },
    { timeout: 15_000 },
  );
const change = (id: string, changes: Database['public']['Tables']['listings']['Update']) =>
  succeed(service().from('listings').update(changes).eq('id', id).select('id'));
const unread = async (who: Person) => {
  const numbers = (await succeed(who.client.rpc('my_figures'))) as { watches?: { unread: number } };
  return numbers.watches?.unread;
};

let seller: Person;
beforeAll(async () => {
  seller = await person('broker');
});

describe('a change', () => {
  it('arrives as one alert across overlapping watches, in the list, count, and bell', async () => {
    const watcher = await subscriber('professional');
    const id = await listingBy(seller.id, { state: 'VT', property_type: 'memory-care' });
    await watchFor(watcher, { kind: 'listing', listing_id: id });
    await watchFor(watcher, { kind: 'market', state: 'VT' });
    await watchFor(watcher, { kind: 'market', state: 'VT', property_type: 'memory-care' });
    await change(id, { price: 7_000_000 });
    const [alert] = await waitForAlerts(watcher, 1);
    expect(alert).toMatchObject({ listing_id: id, matched: ['listing', 'market'], read_at: null });
    expect(alert?.detail).toContain('$7,000,000');
    expect(await unread(watcher)).toBe(1);
    const bell = watcher.client.from('notifications').select('message').eq('kind', 'watch_alert');
    expect(await succeed(bell)).toHaveLength(1);
    await succeed(watcher.client.rpc('mark_watch_alerts_read', { p_ids: [alert?.id ?? ''] }));
    expect(await unread(watcher)).toBe(0);
  });

  it('from before the watch adds no alert', async () => {
    const watcher = await subscriber('professional');
    const id = await listingBy(seller.id, { state: 'VT', price: 4_000_000 });
    await change(id, { price: 3_500_000 });
    await watchFor(watcher, { kind: 'listing', listing_id: id });
    await change(id, { price: 3_000_000 });
    const alerts = await vi.waitFor(async () => {
      const all = await alertsOf(watcher);
      expect(all.some(({ detail }) => detail.includes('$3,000,000'))).toBe(true);
      return all;
    });
    expect(alerts).toHaveLength(1);
  });

  it('shows only that a withdrawn listing left the market', async () => {
    const watcher = await subscriber('professional');
    const id = await listingBy(seller.id, { state: 'VT', price: 4_000_000 });
    await watchFor(watcher, { kind: 'listing', listing_id: id });
    await change(id, { price: 3_500_000 });
    await waitForAlerts(watcher, 1);
    await change(id, { status: 'withdrawn' });
    const [alert] = await vi.waitFor(async () => {
      const alerts = await alertsOf(watcher);
      expect(alerts[0]?.detail).toBe('No longer on the market');
      return alerts;
    });
    expect(alert).toMatchObject({ name: 'A listing you watched', listing_id: null });
    expect(await alertsOf(watcher)).toHaveLength(1);
    expect(await unread(watcher)).toBe(1);
  });

  it('of a link-only listing does not reach market watches', async () => {
    const watcher = await subscriber('professional');
    await watchFor(watcher, { kind: 'market', state: 'NH' });
    const hidden = await listingBy(seller.id, { state: 'NH', is_unlisted: true });
    await change(hidden, { price: 1_000_000 });
    const open = await listingBy(seller.id, { state: 'NH', price: 2_000_000 });
    await change(open, { price: 1_900_000 });
    const alerts = await vi.waitFor(async () => {
      const all = await alertsOf(watcher);
      expect(all.some(({ detail }) => detail.includes('$1,900,000'))).toBe(true);
      return all;
    });
    expect(alerts.map(({ listing_id }) => listing_id)).not.toContain(hidden);
  });
});

describe('watches', () => {
  it('can be read, added, and removed only by their own user', async () => {
    const [mine, other] = [await subscriber('professional'), await subscriber('professional')];
    const [row] = await watchFor(mine, { kind: 'owner', owner_name: 'Granite Holdings' });
    expect(await succeed(other.client.from('watches').select('id'))).toEqual([]);
    await other.client
      .from('watches')
      .delete()
      .eq('id', row?.id ?? '');
    expect(await succeed(mine.client.from('watches').select('id'))).toHaveLength(1);
    const forged = { kind: 'owner', owner_name: 'Forged', user_id: mine.id };
    expect(await codeOf(insert(other, forged))).toBe('42501');
    expect(await codeOf(anonymous().from('watches').select('id'))).toBe('42501');
  });

  it("give the same error for another team's deal, a hidden listing, and a missing one", async () => {
    const owner = await tenantOwner();
    const deal = owner.client.from('deals').insert({ name: 'Secret sale' }).select('id').single();
    const { id: deal_id } = await succeed(deal);
    const hidden = await listingBy(seller.id, { approval_status: 'pending' });
    const outsider = await subscriber('professional');
    const codes = [
      await codeOf(insert(outsider, { kind: 'deal', deal_id })),
      await codeOf(insert(outsider, { kind: 'deal', deal_id: randomUUID() })),
      await codeOf(insert(outsider, { kind: 'listing', listing_id: hidden })),
      await codeOf(insert(outsider, { kind: 'listing', listing_id: randomUUID() })),
    ];
    expect(new Set(codes)).toEqual(new Set(['42501']));
  });

  it('reject mixed targets, hostile names, and duplicates', async () => {
    const watcher = await subscriber('professional');
    const id = await listingBy(seller.id);
    expect(await codeOf(insert(watcher, { kind: 'listing', listing_id: id, state: 'OH' }))).toBe(
      '23514',
    );
    expect(await codeOf(insert(watcher, { kind: 'owner', owner_name: 'A\u202ebad' }))).toBe(
      '23514',
    );
    await watchFor(watcher, { kind: 'market', state: 'OH' });
    expect(await codeOf(insert(watcher, { kind: 'market', state: 'OH' }))).toBe('23505');
  });
});

it('a deal alert disappears from list and count once its reader leaves the team', async () => {
  const owner = await tenantOwner();
  const teammate = await memberOf(owner.tenantId);
  const row = { name: 'Elm sale', price: 5_000_000 };
  const { id } = await succeed(owner.client.from('deals').insert(row).select('id').single());
  await watchFor(teammate, { kind: 'deal', deal_id: id });
  await succeed(owner.client.from('deals').update({ price: 6_000_000 }).eq('id', id).select('id'));
  const [alert] = await waitForAlerts(teammate, 1);
  expect(alert).toMatchObject({ name: 'Elm sale', detail: 'Price now $6,000,000' });
  const bell = teammate.client
    .from('notifications')
    .select('title, message')
    .eq('kind', 'watch_alert');
  expect(JSON.stringify(await succeed(bell))).not.toMatch(/Elm|6,000,000/);
  const leave = service().from('tenant_users').delete().eq('user_id', teammate.id);
  await succeed(leave.select('user_id'));
  expect(await alertsOf(teammate)).toEqual([]);
  expect(await unread(teammate)).toBe(0);
});

describe('a federal change', () => {
  const CCN = '479123';
  let admin: Person;
  beforeAll(async () => {
    admin = await withRole(await person('buyer'), 'admin');
  });
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  async function publish(owner: string, file_date: string) {
    const file_id = randomUUID();
    const rows = [{ key: CCN, name: owner, role: 'OWNER', share: '100%', since: '' }];
    const part = { file_id, kind: 'owners', file_date, first_row: 0, file_rows: rows as never };
    await succeed(admin.client.rpc('stage_federal_rows', part));
    return await succeed(admin.client.rpc('publish_federal_file', { file_id, rows: 1 }));
  }

  it('does not reveal which nursing home a confidential listing is', async () => {
    const reader = await subscriber('professional');
    const both = await subscriber('professional');
    const covered = await listingBy(seller.id, {
      state: 'VT',
      property_type: 'skilled-nursing',
      is_confidential: true,
    });
    const details = { listing_id: covered, ccn: CCN };
    await succeed(service().from('listing_details').insert(details).select());
    await watchFor(reader, { kind: 'listing', listing_id: covered });
    await watchFor(both, { kind: 'listing', listing_id: covered });
    await watchFor(both, { kind: 'owner', owner_name: 'new owner llc' });
    await publish('Old Owner LLC', yesterday);
    expect(await publish('NEW OWNER LLC', today)).toMatchObject({ events: 1 });
    const [alert] = await waitForAlerts(both, 1);
    expect(alert).toMatchObject({ ccn: CCN, matched: ['owner'], listing_id: null });
    expect(await alertsOf(reader)).toEqual([]);
    expect(await unread(reader)).toBe(0);
    const bell = reader.client.from('notifications').select('id').eq('kind', 'watch_alert');
    expect(await succeed(bell)).toEqual([]);
    // A subscriber who contacted the broker can know.
    const ask = { listing_id: covered, message: 'May we talk?' };
    await succeed(reader.client.rpc('contact_broker', ask));
    expect(await alertsOf(reader)).toMatchObject([{ ccn: CCN, matched: ['listing'] }]);
  });
});
