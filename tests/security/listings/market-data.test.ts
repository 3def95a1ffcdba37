import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

let admin: Person;
let member: Person;

beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
  member = await subscriber('professional');
});

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A nursing home of Teton County, Wyoming, which no other test uses. */
const homeAt = (at: number, more: object = {}) => ({
  key: `5399${String(at).padStart(2, '0')}`,
  name: `Teton Home ${at}`,
  city: 'Jackson',
  state: 'WY',
  county: 'Teton',
  latitude: 43.48,
  longitude: -110.76,
  beds: 50,
  residents: 40 + at,
  overall: 3,
  ...more,
});

async function stage(kind: string, rows: readonly object[], file_date: string): Promise<string> {
  const file_id = randomUUID();
  const part = { file_id, kind, file_date, first_row: 0, file_rows: rows as never };
  await succeed(admin.client.rpc('stage_federal_rows', part));
  return file_id;
}
async function publish(kind: string, rows: readonly object[], file_date = day(0)): Promise<string> {
  const file_id = await stage(kind, rows, file_date);
  await succeed(admin.client.rpc('publish_federal_file', { file_id, rows: rows.length }));
  return file_id;
}

interface Figure {
  readonly place: string;
  readonly value: number | null;
  readonly base: number;
  readonly source: string;
}
async function figures(p_measure: string, p_level: string, who = member) {
  const asked = { p_measure, p_level, p_state: 'WY' };
  return (await succeed(who.client.rpc('list_market_places', asked))) as unknown as Figure[];
}

describe('market figures', () => {
  it('name their source, date, and sample, and hide samples under four', async () => {
    await publish(
      'facilities',
      [1, 2, 3].map((at) => homeAt(at)),
    );
    expect(await figures('snf_occupancy', 'county')).toEqual([
      expect.objectContaining({
        place: 'WY/Teton County',
        value: null,
        base: 3,
        source: 'cms',
        period: day(0),
      }),
    ]);
    await publish(
      'facilities',
      [1, 2, 3, 4].map((at) => homeAt(at)),
    );
    expect(await figures('snf_occupancy', 'county')).toMatchObject([{ value: 85, base: 4 }]);
  });

  it("can't bypass the limit through an area, a trend, or the tables", async () => {
    await publish(
      'facilities',
      [1, 2, 3].map((at) => homeAt(at)),
    );
    const area = await succeed(
      member.client.rpc('get_market_area', { p_area: 'near:WY/Jackson,25' }),
    );
    expect(area).toMatchObject({ homes: { homes: 3, occupancy: null, stars: null } });
    const asked = { p_measure: 'snf_occupancy', p_level: 'county', p_place: 'WY/Teton County' };
    const periods = await succeed(member.client.rpc('list_market_periods', asked));
    expect(periods).toMatchObject([{ value: null, base: 3 }]);
    for (const table of ['market_observations', 'federal_rows', 'federal_files', 'watch_events'])
      expect(await codeOf(member.client.from(table as never).select('*'))).toBeDefined();
  });

  it('are closed to visitors and accounts pending approval', async () => {
    const waiting = await person('broker');
    await succeed(
      service()
        .from('profiles')
        .update({ requires_approval: true, approval_status: 'pending' })
        .eq('id', waiting.id)
        .select('id'),
    );
    for (const client of [anonymous(), waiting.client]) {
      const asked = { p_measure: 'snf_beds', p_level: 'state' };
      expect(await codeOf(client.rpc('list_market_places', asked))).toBe('42501');
      expect(await codeOf(client.rpc('get_market_area', { p_area: 'near:WY/Jackson,25' }))).toBe(
        '42501',
      );
      expect(await codeOf(client.rpc('map_nursing_homes'))).toBe('42501');
    }
  });

  it.each([
    'near:WY/Jackson,25); delete from public.listings; --',
    "area:0,0 1,1 '); select 1; --",
    'true',
    `area:${'1,1 '.repeat(900)}`,
    'near:WY/Nowhere At All,25',
  ])('refuse the area "%.30s"', async (p_area) => {
    expect(await codeOf(member.client.rpc('get_market_area', { p_area }))).toBe('HXFEA');
  });

  it('count only public listings in an area', async () => {
    await publish('facilities', [homeAt(1)]);
    const seller = await person('broker');
    const at = { state: 'WY', city: 'Jackson', price: 5_000_000, total_beds: 50 };
    const count = async () => {
      const found = await succeed(
        member.client.rpc('get_market_area', { p_area: 'near:WY/Jackson,25' }),
      );
      return (found as { listings: { listings: number } }).listings.listings;
    };
    const before = await count();
    await listingBy(seller.id, at);
    await listingBy(seller.id, { ...at, approval_status: 'pending' });
    await listingBy(seller.id, { ...at, is_unlisted: true });
    expect((await count()) - before).toBe(1);
  });
});

describe('an import', () => {
  it('shows nothing before it is published and nothing after it is undone', async () => {
    await publish('facilities', [homeAt(1)]);
    const rows = [1, 2, 3, 4, 5].map((at) => homeAt(at));
    const file_id = await stage('facilities', rows, day(0));
    expect(await figures('snf_homes', 'county')).toMatchObject([{ base: 1 }]);
    await succeed(admin.client.rpc('publish_federal_file', { file_id, rows: rows.length }));
    expect(await figures('snf_homes', 'county')).toMatchObject([{ base: 5 }]);
    await succeed(admin.client.rpc('undo_federal_file', { file_id }));
    expect(await figures('snf_homes', 'county')).toEqual([]);
  });

  it('adds people by county and wages with their base', async () => {
    await publish('counties', [
      {
        key: '56039',
        state: 'WY',
        county: 'Teton County',
        people: 23_000,
        over_75: 1_400,
        over_85: 300,
      },
    ]);
    expect(await figures('population_75', 'county')).toMatchObject([
      { place: 'WY/Teton County', value: 1400, base: 23_000, source: 'census' },
    ]);
    await publish('wages', [
      { key: '56:31-1131', level: 'state', state: 'WY', area: 'Wyoming', jobs: 3100, wage: 19.4 },
    ]);
    expect(await figures('wage_aide', 'state')).toMatchObject([
      { place: 'WY', value: 19.4, base: 3100, source: 'bls' },
    ]);
  });

  it('ignores the same part sent twice', async () => {
    const file_id = await stage('owners', [{ key: '539901', name: 'X' }], day(0));
    const part = { file_id, kind: 'owners', file_date: day(0), first_row: 0 };
    const file_rows = [{ key: '539901', name: 'X' }] as never;
    expect(await succeed(admin.client.rpc('stage_federal_rows', { ...part, file_rows }))).toBe(1);
    const other = { ...part, kind: 'citations', file_rows };
    expect(await codeOf(admin.client.rpc('stage_federal_rows', other))).toBe('HXFED');
    await succeed(admin.client.rpc('discard_federal_file', { file_id }));
  });
});
