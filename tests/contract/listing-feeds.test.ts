import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Client,
  clientFor,
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';

/** Its own backend, which may read feeds of this machine. */
let own: SeparateBackend;
let server: Server;
let base: string;
let user: NewUser;
/** What the server answers, by path. */
const answers = new Map<string, { status?: number; body: unknown }>();
const tokens: (string | undefined)[] = [];

const listing = (key: string, more: object = {}) => ({
  ListingKey: key,
  StandardStatus: 'Active',
  PropertySubType: 'assisted-living',
  BuildingName: `Community ${key}`,
  City: 'Austin',
  StateOrProvince: 'TX',
  ListPrice: 9_000_000,
  NumberOfUnitsTotal: 60,
  ...more,
});

interface Entry {
  readonly source_id: string;
  readonly title: string;
  readonly state: string;
  readonly draft_id: string | null;
  readonly conflicts: Readonly<Record<string, string>>;
  readonly doubts: readonly string[];
}
interface Feed {
  readonly id: string;
  readonly failure: string | null;
  readonly is_waiting: boolean;
  readonly entries: readonly Entry[];
}

const call = (client: Client, body: object) =>
  client.functions.invoke('listing-feeds', { body: { ...body } });
const codeOf = async ({ error }: Awaited<ReturnType<typeof call>>): Promise<unknown> =>
  error === null ? null : ((await error.context.json()) as { code: unknown }).code;
const list = async (client: Client) =>
  (await client.rpc('list_listing_feeds')).data as unknown as readonly Feed[];
const draftsOf = async (client: Client) =>
  (await client.from('listing_drafts').select('id, version, content').eq('is_sample', false))
    .data as unknown as { id: string; version: number; content: { values: object } }[];

async function broker(): Promise<NewUser> {
  const made = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
  const subscription = { user_id: made.id, subscribed: true, subscription_tier: 'enterprise' };
  await clientFor(own, own.secretKey).from('subscribers').upsert(subscription);
  return made;
}
async function settle(client: Client, id: string): Promise<Feed> {
  await fetch(`${own.url}/functions/v1/listing-feeds`, {
    method: 'POST',
    headers: { apikey: own.secretKey },
  });
  const find = async () => (await list(client)).find((feed) => feed.id === id);
  await vi.waitFor(async () => expect((await find())?.is_waiting).toBe(false), {
    timeout: 30_000,
    interval: 200,
  });
  return (await find()) as Feed;
}
async function add(client: Client, path: string, accessToken = ''): Promise<string> {
  const id = randomUUID();
  const added = await call(client, {
    action: 'add',
    id,
    name: 'Regional feed',
    url: `${base}${path}`,
    accessToken,
  });
  expect(await codeOf(added)).toBeNull();
  return id;
}
async function refresh(client: Client, id: string): Promise<Feed> {
  await client.rpc('refresh_listing_feed', { p_id: id });
  return await settle(client, id);
}

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } });
  server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    const { status = 200, body } = answers.get(request.url ?? '') ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  answers.clear();
  tokens.length = 0;
  user = await broker();
});
afterAll(async () => {
  server?.close();
  await own?.close();
});

describe('a listing feed', () => {
  it('shows a dry run with its warnings and stores nothing', async () => {
    const body = {
      value: [listing('1'), listing('2', { PropertySubType: 'Office', Pool: 'yes' })],
    };
    answers.set('/feed', { body });
    const { data } = await call(user.client, { action: 'preview', url: `${base}/feed` });
    expect(data).toMatchObject({ failure: null, unused: ['Pool'], leftOut: 0 });
    expect((data as { entries: Entry[] }).entries[1]?.doubts).toContain(
      'Type "Office" is unknown here. Choose one.',
    );
    expect(await list(user.client)).toEqual([]);
    expect(await draftsOf(user.client)).toEqual([]);
  });

  it('turns all pages into drafts, sends its token to its own server only, and publishes nothing', async () => {
    const next = { '@odata.nextLink': `${base}/feed?page=2` };
    answers.set('/feed', { body: { value: [listing('1')], ...next } });
    answers.set('/feed?page=2', { body: { value: [listing('2')] } });
    const id = await add(user.client, '/feed', 'feed-token-of-the-broker');
    const feed = await settle(user.client, id);
    expect(feed.entries).toMatchObject([{ state: 'draft' }, { state: 'draft' }]);
    expect(tokens).toContain('Bearer feed-token-of-the-broker');
    expect(JSON.stringify(feed)).not.toMatch(/feed-token|127\.0\.0\.1:/);
    const { data } = await user.client.from('listings').select('id').eq('status', 'active');
    expect(data?.filter((row) => feed.entries.some((one) => one.draft_id === row.id))).toEqual([]);
    answers.set('/feed', {
      body: { value: [], '@odata.nextLink': 'https://elsewhere.example/feed' },
    });
    expect(await refresh(user.client, id)).toMatchObject({ failure: 'other_server' });
    const [stored] = await own.database.read(
      'system',
      (sql) => sql<{ text: string }[]>`
        select to_jsonb(f)::text as text from private.listing_feeds f where id = ${id}`,
    );
    expect(stored?.text).not.toContain('feed-token');
  });

  it('changes nothing when it is read again, and follows changes by key', async () => {
    answers.set('/feed', { body: [listing('1')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    await refresh(user.client, id);
    expect(await draftsOf(user.client)).toMatchObject([{ version: 1 }]);
    answers.set('/feed', { body: [listing('1', { ListPrice: 8_500_000 })] });
    await refresh(user.client, id);
    expect(await draftsOf(user.client)).toMatchObject([
      { version: 2, content: { values: { price: '8500000' } } },
    ]);
  });

  it('keeps a change made by hand, shows the difference, and settles it', async () => {
    answers.set('/feed', { body: [listing('1')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    const [draft] = await draftsOf(user.client);
    if (draft === undefined) throw new Error('No draft.');
    const content = { ...draft.content, values: { ...draft.content.values, price: '9100000' } };
    const saved = { draft_id: draft.id, version: 1, content: content as never };
    expect((await user.client.rpc('save_listing_draft', saved)).error).toBeNull();
    answers.set('/feed', {
      body: [listing('1', { ListPrice: 8_000_000, NumberOfUnitsTotal: 64 })],
    });
    const feed = await refresh(user.client, id);
    expect(feed.entries).toMatchObject([{ conflicts: { price: '8000000' } }]);
    expect(await draftsOf(user.client)).toMatchObject([
      { content: { values: { price: '9100000', total_units: '64' } } },
    ]);
    const settled = { p_feed_id: id, p_source_id: '1', p_uses_feed: true };
    const other = await broker();
    expect((await other.client.rpc('resolve_listing_feed_conflict', settled)).error?.code).toBe(
      'HXLFN',
    );
    expect((await user.client.rpc('resolve_listing_feed_conflict', settled)).data).toBe(true);
    expect(await draftsOf(user.client)).toMatchObject([
      { content: { values: { price: '8000000' } } },
    ]);
    expect((await list(user.client))[0]?.entries).toMatchObject([{ conflicts: {} }]);
  });

  it('marks listings that the feed no longer has, and keeps their drafts', async () => {
    answers.set('/feed', { body: [listing('1'), listing('2')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    answers.set('/feed', { body: [listing('1'), listing('2', { StandardStatus: 'Closed' })] });
    const feed = await refresh(user.client, id);
    expect(feed.entries.map(({ state }) => state).toSorted()).toEqual(['draft', 'removed']);
    expect(await draftsOf(user.client)).toHaveLength(2);
  });

  it('doesn’t draft a community twice or after its draft was deleted', async () => {
    answers.set('/feed', { body: [listing('1')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    answers.set('/other', { body: [listing('x', { BuildingName: 'community 1' })] });
    const second = await add(user.client, '/other');
    expect((await settle(user.client, second)).entries).toMatchObject([{ state: 'known' }]);
    const [draft] = await draftsOf(user.client);
    await user.client
      .from('listing_drafts')
      .delete()
      .eq('id', draft?.id ?? '');
    answers.set('/feed', { body: [listing('1', { ListPrice: 1 })] });
    expect((await refresh(user.client, id)).entries).toMatchObject([{ state: 'deleted' }]);
    expect(await draftsOf(user.client)).toEqual([]);
  });

  it('belongs to its owner and requires a right to list and a safe address', async () => {
    answers.set('/feed', { body: [listing('1')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    const other = await broker();
    expect(await list(other.client)).toEqual([]);
    expect((await other.client.rpc('refresh_listing_feed', { p_id: id })).data).toBe(false);
    expect((await other.client.rpc('remove_listing_feed', { p_id: id })).data).toBe(false);
    const body = { action: 'add', id: randomUUID(), name: 'Feed' };
    for (const url of ['http://mls.example/feed', 'https://a:b@mls.example/', 'file:///etc']) {
      expect(await codeOf(await call(other.client, { ...body, url }))).toBe('HXLFU');
    }
    const url = 'https://169.254.169.254/latest/meta-data';
    const { data } = await call(other.client, { action: 'preview', url });
    expect(data).toMatchObject({ failure: 'address_not_allowed', entries: [] });
    expect((await user.client.rpc('remove_listing_feed', { p_id: id })).data).toBe(true);
    expect(await draftsOf(user.client)).toHaveLength(1);
  });

  it('notifies its owner once per failure until it is read again', async () => {
    answers.set('/feed', { body: [listing('1')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    for (const status of [404, 500, 200, 404]) {
      answers.set('/feed', { status, body: [listing('1')] });
      await refresh(user.client, id);
    }
    const { data } = await user.client
      .from('notifications')
      .select('title, metadata')
      .eq('kind', 'listing_feed_attention');
    const notice = {
      title: 'Regional feed needs your attention',
      metadata: { path: `/integrations/listing-feeds?open=${id}` },
    };
    expect(data).toEqual([notice, notice]);
  });

  it('says why it can’t be read', async () => {
    answers.set('/feed', { body: [listing('1')] });
    const id = await add(user.client, '/feed');
    await settle(user.client, id);
    for (const [answer, failure] of [
      [{ status: 401, body: {} }, 'access_denied'],
      [{ status: 404, body: {} }, 'not_found'],
      [{ body: { listings: [] } }, 'not_feed'],
    ] as const) {
      answers.set('/feed', answer);
      expect(await refresh(user.client, id)).toMatchObject({
        failure,
        entries: [{ state: 'draft' }],
      });
    }
  });
});
