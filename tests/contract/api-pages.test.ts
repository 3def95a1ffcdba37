import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allScopes } from '#shared/api/scopes.ts';
import { inProject } from '../../build/paths.ts';
import type {
  ApiPage,
  Exchange,
  Json,
  Payload,
} from '../../renderer/content/integrations/apiPage.ts';
import {
  clientFor,
  type NewUser,
  newUser,
  type SeparateBackend,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../support/backend.ts';

/** Its own backend, because the pages show the first results of the demo, where no one else lists anything. */
let own: SeparateBackend;

let member: NewUser;
let subscriber: NewUser;
let blanks: Record<string, string>;
let apiKey: string;

beforeAll(async () => {
  skipOnHostedBackend('the pages show the demonstration');
  own = await startSeparateBackend();
  const service = clientFor(own, own.secretKey);
  const broker = await newUser({
    at: own,
    userMetadata: { full_name: 'Ben Broker', user_type: 'broker', brokerage_name: 'Cedar' },
  });
  member = await newUser({ at: own, userMetadata: { full_name: 'Ada Asker' } });
  subscriber = await newUser({ at: own });
  await service
    .from('subscribers')
    .insert({ user_id: subscriber.id, subscribed: true, subscription_tier: 'buyer-starter' });
  const { data } = await service
    .from('listings')
    .insert({
      broker_id: broker.id,
      property_name: 'Maple Court',
      city: 'Duluth',
      state: 'MN',
      property_type: 'assisted-living',
      approval_status: 'approved',
    })
    .select('id')
    .single();
  const made = await member.client.rpc('create_api_key', {
    p_id: crypto.randomUUID(),
    p_name: 'Pages',
    p_scopes: [...allScopes],
  });
  apiKey = made.data ?? '';
  const contact = await member.client
    .from('contacts')
    .insert({ name: 'Ada Buyer' })
    .select('id')
    .single();
  const { data: session } = await member.client.auth.refreshSession();
  blanks = {
    user_id: member.id,
    email: member.email,
    password: member.password,
    refresh_token: session.session?.refresh_token ?? '',
    listing_id: data?.id ?? '',
    contact_id: contact.data?.id ?? '',
  };
});

afterAll(() => own?.close());

const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => encodeURI(blanks[name] ?? `no ${name}`));

async function tokenOf(as: Exchange['as']): Promise<string | undefined> {
  if (as === 'visitor') return undefined;
  if (as === 'key') return apiKey;
  const { client } = as === 'member' ? member : subscriber;
  return (await client.auth.getSession()).data.session?.access_token;
}

async function send({ as, method, path, query = {}, headers = {}, body }: Exchange) {
  const url = new URL(filled(path), own.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, filled(value));
  const token = await tokenOf(as);
  return fetch(url, {
    method,
    headers: {
      ...(as === 'key' ? {} : { apikey: own.publishableKey }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body !== undefined && 'json' in body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: filled(sent(body)) }),
  });
}

const sent = (body: Payload): string =>
  'json' in body ? JSON.stringify(body.json) : `${body.lines.join('\n')}\n`;

/** Returns the differences from a page's example response; fields may be missing, and null matches anything. */
function strayed(documented: Json, came: unknown, at = 'answer'): string[] {
  if (documented === null) return came === undefined ? [at] : [];
  if (typeof documented !== 'object') return typeof came === typeof documented ? [] : [at];
  if (typeof came !== 'object' || came === null) return [at];
  if (Array.isArray(documented) !== Array.isArray(came)) return [at];
  if (Array.isArray(documented)) {
    const [first] = documented;
    return first === undefined ? [] : strayed(first, (came as unknown[])[0], `${at}[0]`);
  }
  return Object.entries(documented).flatMap(([name, value]) =>
    strayed(value, (came as Record<string, unknown>)[name], `${at}.${name}`),
  );
}

const folder = inProject('renderer/content/integrations/apis');
const files: Record<string, ApiPage>[] = await Promise.all(
  readdirSync(folder).map((file) => import(join(folder, file))),
);
const apiPages = files.flatMap((file) => Object.values(file));
const exchanges = apiPages.flatMap(({ heading, sections }) =>
  sections.flatMap((section) =>
    (section.exchanges ?? []).map((exchange) => ({ heading, ...exchange })),
  ),
);

test.each(exchanges)('$heading: “$title” returns the response on the page', async (exchange) => {
  const response = await send(exchange);
  const text = await response.text();
  expect(response.status, text).toBe(exchange.status);
  const { answer } = exchange;
  if ('lines' in answer) {
    expect(text.split('\n')[0]?.trim()).toBe(answer.lines[0]);
    expect(text.trim().split('\n')).toHaveLength(answer.lines.length);
    return;
  }
  const came: unknown = JSON.parse(text);
  expect(strayed(answer.json, came), text).toEqual([]);
  // Fields of an error that programs read must match exactly.
  if (exchange.status >= 400) expect(came).toMatchObject(answer.json as object);
});

test('detects a different response shape', () => {
  expect(strayed({ a: 1, b: [{ c: 'x' }] }, { a: 2, b: [{ c: 'y', d: 1 }] })).toEqual([]);
  expect(strayed({ a: 1, b: [{ c: 'x' }] }, { a: '2', b: [{}] })).toEqual([
    'answer.a',
    'answer.b[0].c',
  ]);
});

test('publishes every table that the page about live changes names', () => {
  const folder = inProject('supabase/migrations');
  const migrations = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const published = migrations.flatMap((sql) =>
    [...sql.matchAll(/publication supabase_realtime add table ([^;]+);/g)].flatMap(([, names]) =>
      (names ?? '').split(',').map((name) => name.trim().replace('public.', '')),
    ),
  );
  const named = apiPages
    .find(({ heading }) => heading === 'Live changes')
    ?.sections.flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'table')
    ?.rows.map(([table = '']) => table);
  expect(named?.length).toBeGreaterThan(3);
  expect(named?.filter((table) => !published.includes(table))).toEqual([]);
});
