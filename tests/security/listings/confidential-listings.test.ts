import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, backend, service } from '../../support/backend.ts';
import { PDF, PNG } from '../../support/file-samples.ts';
import { collectPublishedChanges } from '../../support/realtime.ts';
import type { CallParticipants } from '../area.ts';
import { CALLS } from '../expectations.ts';
import { connectDirectly, queryDatabase } from '../sql.ts';
import {
  type Client,
  listingBy,
  NO_ID,
  type Person,
  person,
  subscriber,
  succeed,
} from '../world.ts';

/**
 * Unique text an outsider must not learn. For a confidential listing: its name, town, street, owner, broker and
 * documents. For an open one: anything that requires a plan.
 */
interface ProtectedListing {
  readonly id: string;
  readonly secrets: readonly string[];
}

const mark = () => `q${randomUUID().slice(0, 8)}`;
const digits = (count: number) => String(Math.random()).slice(2, 2 + count);
/** An unused federal provider number. */
const ccn = () => `Z${Math.random().toString(36).slice(2, 7).toUpperCase().padEnd(5, '0')}`;

const TOWN = 'Blythe';

let seller: Person;
let covered: ProtectedListing;
let open: ProtectedListing;
let document: string;
const outsiders: [name: string, client: Client, id: string | null][] = [];

/** Creates a listing with an address, figures, an agreement and a document, each containing unique text. */
async function sell(is_confidential: boolean, more: readonly string[]): Promise<ProtectedListing> {
  const [street, unit, payor, number] = [mark(), mark(), mark(), ccn()];
  const postal = `9${digits(4)}-${digits(4)}`;
  const former = mark();
  const id = await listingBy(seller.id, {
    property_name: `${former} Manor`,
    city: is_confidential ? TOWN : 'Duluth',
    state: is_confidential ? 'CA' : 'MN',
    description: 'A quiet house.',
  });
  if (is_confidential) {
    const cover = { is_confidential, property_name: `Project ${mark()}` };
    await succeed(service().from('listings').update(cover).eq('id', id).select('id'));
  }
  await succeed(
    service()
      .from('listing_addresses')
      .update({ street_address: `1 ${street} Lane`, postal_code: postal })
      .eq('listing_id', id)
      .select('listing_id'),
  );
  await succeed(
    service()
      .from('listing_details')
      .insert({
        listing_id: id,
        ccn: number,
        unit_mix: [{ kind: unit, units: 4, rate: 5_432 }],
        payor_mix: [{ payor, share: 100 }],
      })
      .select('listing_id'),
  );
  const text = `${mark()} stays between us. `.repeat(9);
  await succeed(seller.client.rpc('set_listing_nda', { listing_id: id, body: text }));
  const file = randomUUID();
  const path = `${id}/${file}`;
  const sent = await seller.client.storage
    .from('listing-documents')
    .upload(path, PDF, { contentType: 'application/pdf' });
  expect(sent.error).toBeNull();
  const name = `${mark()}.pdf`;
  const added = { listing_id: id, id: file, kind: 'rent-roll', name };
  await succeed(seller.client.rpc('add_listing_document', added));
  if (is_confidential) document = path;
  const hidden = [street, postal, unit, payor, name, text.slice(0, 9), path];
  // An open listing's federal record is public.
  return { id, secrets: [...hidden, ...(is_confidential ? [number, former, TOWN] : []), ...more] };
}

beforeAll(async () => {
  seller = await subscriber('professional');
  const [name, company, phone] = [mark(), mark(), '(555) 010-7319'];
  const profile = { full_name: `Sam ${name}`, company_name: `${company} Living`, phone };
  const rows = service().from('profiles').update(profile).eq('id', seller.id).select('email');
  const [row] = await succeed(rows);
  const reached = [phone, row?.email ?? ''];
  covered = await sell(true, [...reached, name, company, seller.id]);
  open = await sell(false, [...reached, seller.id]);
  // Another user contacts the broker, so that both listings have a contact, a conversation and notifications.
  const requester = await subscriber('professional');
  for (const { id } of [covered, open]) {
    const asked = { listing_id: id, message: `May we talk about ${TOWN}?` };
    await succeed(requester.client.rpc('contact_broker', asked));
  }
  const add = (name: string, { client, id }: Person) => outsiders.push([name, client, id]);
  outsiders.push(['a visitor', anonymous(), null]);
  add('a member without a plan', await person('buyer'));
  add('a broker of another company', await person('broker'));
  // A plan gives access to open listings, but not to a confidential one before contacting its broker.
  add('a subscriber who has not asked', await subscriber('professional'));
});

/** Users without access to each listing; a plan gives access to the open one. */
const against = (): [name: string, client: Client, kept: ProtectedListing][] =>
  outsiders.flatMap(([name, client]) => [
    [name, client, covered] as [string, Client, ProtectedListing],
    ...(name.startsWith('a subscriber')
      ? []
      : [[name, client, open] as [string, Client, ProtectedListing]]),
  ]);

/** Checks that a response contains none of the secret text, in any encoding. */
function expectNoSecrets({ secrets }: ProtectedListing, response: unknown, source: string) {
  const text = (
    typeof response === 'string' ? response : JSON.stringify(response ?? null)
  ).toLowerCase();
  expect(
    secrets.filter((secret) => text.includes(secret.toLowerCase())),
    source,
  ).toEqual([]);
}

/** Sends a request with custom headers. */
async function asked(client: Client, path: string, headers: Record<string, string> = {}) {
  const { data } = await client.auth.getSession();
  const bearer = data.session && { authorization: `Bearer ${data.session.access_token}` };
  const response = await fetch(`${backend().url}/rest/v1/${path}`, {
    headers: { apikey: backend().publishableKey, ...bearer, ...headers },
  });
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    text: await response.text(),
  };
}

let tables: { name: string; columns: readonly string[] }[];

/** Returns every API table and its columns, including unreadable ones. */
async function everyTable() {
  tables ??= (
    await queryDatabase(`
      select c.relname::text as name, array_agg(a.attname::text) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') group by 1`)
  ).map(({ name, columns }) => ({ name: String(name), columns: columns as string[] }));
  expect(tables.length).toBeGreaterThan(80);
  return tables;
}

/** Tables with rows that belong to a listing, and the column that references it. */
const byListing = async () =>
  (await everyTable()).flatMap(({ name, columns }) => {
    const column = name === 'listings' ? 'id' : columns.find((one) => one === 'listing_id');
    return column ? [{ name, column, columns }] : [];
  });

describe('an outsider learns nothing confidential, or beyond their plan', () => {
  it('by REST: no row of any table that belongs to the listing', async () => {
    for (const [who, client, protectedListing] of against()) {
      for (const { name, column } of await byListing()) {
        const { text } = await asked(client, `${name}?${column}=eq.${protectedListing.id}`);
        expectNoSecrets(protectedListing, text, `${who}: ${name}`);
      }
    }
  });

  it('by RPC: no API call about the listing', async () => {
    // contact_broker grants access and counts against the plan, so it is left out.
    const calls = Object.entries(CALLS).filter(([name]) => name !== 'contact_broker');
    for (const [who, client, protectedListing] of against()) {
      const cast: CallParticipants = {
        seller,
        openBroker: protectedListing.id,
        covered: protectedListing.id,
        vendor: NO_ID,
      };
      for (const [name, { asked: about }] of calls) {
        const facts = about?.(cast) ?? {};
        if (!JSON.stringify(facts).includes(protectedListing.id)) continue;
        const response = await client.rpc(name as never, facts as never);
        expectNoSecrets(protectedListing, [response.data, response.error], `${who}: ${name}`);
      }
      for (const sort of ['newest', 'price-low', 'cap']) {
        const found = await client.rpc('find_listings', { search: 'project', sort });
        expectNoSecrets(protectedListing, found, `${who}: ${sort}`);
      }
    }
  });

  it('by realtime: no change to the listing or its related rows', async () => {
    const listeners = await Promise.all(
      outsiders.map(([, client]) => collectPublishedChanges(client)),
    );
    for (const { id } of [covered, open]) {
      await succeed(
        service().from('listings').update({ price: 7_000_000 }).eq('id', id).select('id'),
      );
      await succeed(
        service()
          .from('listing_addresses')
          .update({ latitude: 33.6, longitude: -114.6 })
          .eq('listing_id', id)
          .select('listing_id'),
      );
    }
    // Each user's own change comes after those above; once it arrives, they have received all of them.
    for (const [place, [, , id]] of outsiders.entries()) {
      if (id === null) continue;
      await succeed(service().from('profiles').update({ bio: 'x' }).eq('id', id).select('id'));
      await vi.waitFor(() => expect(listeners[place]?.countWaiting(`UPDATE ${id}`)).toBe(0));
    }
    for (const [place, { getChanges }] of listeners.entries()) {
      const changes = getChanges();
      expectNoSecrets(covered, changes, `${outsiders[place]?.[0]}`);
      expect(JSON.stringify(changes)).not.toContain('-114.6');
    }
    await Promise.all(listeners.map(({ unsubscribe }) => unsubscribe()));
  });

  it('by storage: no files or names, by list, link, information or download', async () => {
    for (const [who, client] of outsiders) {
      const files = client.storage.from('listing-documents');
      const results = [
        (await files.list(covered.id)).data ?? [],
        (await files.createSignedUrl(document, 60)).data,
        (await files.info(document)).data,
        (await files.download(document)).data,
        (await client.storage.from('listing-images').list(covered.id)).data ?? [],
        (await client.storage.from('listing-images').download(document)).data,
      ];
      expect(results, who).toEqual([[], null, null, null, [], null]);
    }
  });

  it('by CSV: a CSV response contains the same as the rows', async () => {
    for (const { name, column } of await byListing()) {
      for (const [who, client, protectedListing] of against()) {
        for (const accept of ['text/csv', 'application/vnd.pgrst.object+json']) {
          const { text } = await asked(client, `${name}?${column}=eq.${protectedListing.id}`, {
            accept,
          });
          expectNoSecrets(protectedListing, text, `${who}: ${name} as ${accept}`);
        }
      }
    }
  });

  it('by embeds: no table through the listing, and no listing through a table', async () => {
    for (const { name, column } of await byListing()) {
      if (name === 'listings') continue;
      for (const [who, client, protectedListing] of against()) {
        for (const path of [
          `listings?select=*,${name}(*)&id=eq.${protectedListing.id}`,
          `${name}?select=*,listings!inner(*,broker_accounts(*,profiles(*)))&${column}=eq.${protectedListing.id}`,
        ]) {
          expectNoSecrets(protectedListing, (await asked(client, path)).text, `${who}: ${path}`);
        }
      }
    }
  });

  it('by error messages: type casts, wrong values and duplicates reveal nothing', async () => {
    for (const { name, column, columns } of await byListing()) {
      const asNumbers = columns.map((one) => `${one}::integer`).join();
      for (const [who, client, protectedListing] of against()) {
        for (const path of [
          `${name}?select=${asNumbers}&${column}=eq.${protectedListing.id}`,
          `${name}?${column}=eq.${protectedListing.id.slice(0, -1)}`,
        ]) {
          const { text } = await asked(client, path);
          expectNoSecrets(protectedListing, text, `${who}: ${path}`);
        }
      }
    }
    for (const [who, client, protectedListing] of against()) {
      const twice = await client
        .from('listing_addresses')
        .insert({ listing_id: protectedListing.id, street_address: '1 Stolen Street' });
      expect(twice.error?.code, who).toBe('42501');
      expectNoSecrets(protectedListing, twice.error, who);
    }
  });

  it('by counts: a correct guess returns the same count as a wrong one', async () => {
    const [street = '', postal = '', , , file = '', , , number = '', former = ''] = covered.secrets;
    const guesses: [path: string, right: string, listing?: string][] = [
      [`listing_addresses?street_address=eq.`, `1 ${street} Lane`, 'listing_id'],
      [`listing_addresses?postal_code=eq.`, postal, 'listing_id'],
      [`listing_details?ccn=eq.`, number, 'listing_id'],
      [`listing_documents?name=eq.`, file, 'listing_id'],
      [`listing_documents?listing_id=eq.`, covered.id],
      [`listing_nda_texts?listing_id=eq.`, covered.id],
      [`broker_accounts?user_id=eq.`, seller.id],
      [`broker_contacts?listing_id=eq.`, covered.id],
      [`listings?select=id,broker_accounts!inner(user_id)&broker_accounts.user_id=eq.`, seller.id],
      [
        `listings?select=id,listing_addresses!inner(postal_code)&listing_addresses.postal_code=eq.`,
        postal,
        'id',
      ],
    ];
    // Visitors can't read any of these tables.
    for (const [place, [who, client]] of outsiders.slice(1).entries()) {
      // Planned counts don't depend on the caller or need a row. An exact count runs the policy on every row, so one
      // user counts the whole table and the others only this listing's rows.
      const modes: readonly (readonly [string, string?])[] =
        place === 0 ? [['count=exact'], ['count=planned']] : [['count=exact', covered.id]];
      const attempts = guesses.flatMap(([path, right, column]) =>
        modes.map(async ([prefer, id]) => {
          const isId = right === seller.id || right === covered.id;
          const about = id && column ? `&${column}=eq.${id}` : '';
          const rows = id ? '' : '&limit=0';
          const of = async (guess: string) => {
            const query = path + encodeURIComponent(guess) + about + rows;
            const { status, range } = await asked(client, query, { prefer });
            return `${status} ${range}`;
          };
          // The planner's estimate may change between the two queries because of concurrent writes.
          await vi.waitFor(async () =>
            expect(await of(right), `${who}: ${path}`).toBe(await of(isId ? NO_ID : mark())),
          );
        }),
      );
      await Promise.all(attempts);
    }
    const figures = async (search: string) =>
      (await anonymous().rpc('listing_figures', { facets: ['state:CA'], search })).data as {
        count: number;
      };
    expect((await figures(`${former}`)).count).toBe(0);
  });

  it.skipIf(backend().engine !== 'postgres')(
    'by timing: a correct guess takes no more steps than a wrong one',
    async () => {
      const [street, , , , file, , , number] = covered.secrets;
      const about = `listing_id = '${covered.id}' and`;
      const guesses: [table: string, right: string, wrong: string][] = [
        [
          `listing_addresses where ${about} street_address`,
          `= '1 ${street} Lane'`,
          `= '1 Elm Lane'`,
        ],
        [`listing_addresses where ${about} postal_code`, `>= '9'`, `>= '99999-9999'`],
        [`listing_addresses where ${about} latitude`, '> 40', '> 50'],
        [`listing_details where ${about} ccn`, `= '${number}'`, `= 'ZZZZZZ'`],
        [`listing_details where ${about} stated_on`, `>= '2020-01-01'`, `>= '2220-01-01'`],
        [`listing_documents where ${about} name`, `= '${file}'`, `= 'Census.pdf'`],
        [`listing_documents where ${about} size`, '> 0', '> 1000000'],
        [`listing_changes where ${about} what`, `= 'live'`, `= 'none'`],
        [`listing_nda_texts where ${about} stated_on`, `>= '2020-01-01'`, `>= '2220-01-01'`],
        [
          `broker_accounts where broker_id = '${covered.id}' and user_id`,
          `= '${seller.id}'`,
          `= '${NO_ID}'`,
        ],
        [`broker_contacts where ${about} message`, `like '%${TOWN}%'`, `like '%Elm%'`],
      ];
      const sql = connectDirectly(1);
      /** Returns the database pages a query reads, including policies, once the session is warm. */
      const steps = (claims: object, question: string) =>
        sql.begin('read only', async (open) => {
          await open`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
          await open.unsafe('set local role authenticated');
          const explain = () =>
            open.unsafe(
              `explain (analyze, buffers, costs off, timing off, summary off) select 1 from public.${question}`,
            );
          await explain();
          await explain();
          const lines = (await explain()).map((line) => String(line['QUERY PLAN']));
          const plan = lines.slice(
            0,
            lines.findIndex((line) => line.startsWith('Planning')),
          );
          return Number(/shared hit=(\d+)/.exec(plan.join('\n'))?.[1] ?? 0);
        });
      for (const [who, client] of outsiders.slice(1)) {
        const { data } = await client.auth.getClaims();
        for (const [question, right, wrong] of guesses) {
          const [met, missed] = [
            await steps(data?.claims ?? {}, `${question} ${right}`),
            await steps(data?.claims ?? {}, `${question} ${wrong}`),
          ];
          expect.soft(met, `${who}: ${question}`).toBe(missed);
        }
      }
      await sql.end();
    },
  );

  it('by timestamps: the listing and its photos show dates without times', async () => {
    const rows = anonymous()
      .from('listings')
      .select('created_at, updated_at, confirmed_on, listing_images(created_at)')
      .eq('id', covered.id);
    const { confirmed_on, listing_images, ...row } = await succeed(rows.single());
    expect(confirmed_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    const timestamps = [
      row.created_at,
      row.updated_at,
      ...listing_images.map((one) => one.created_at),
    ];
    for (const timestamp of timestamps) expect(timestamp).toMatch(/T00:00:00/);
    const history = await succeed(anonymous().rpc('listing_history', { listing_id: covered.id }));
    expect(history).toEqual([]);
  });

  it("by photo names: a file is named only by an ID, in the listing's folder", async () => {
    const pictures = seller.client.storage.from('listing-images');
    const named = await pictures.upload(`${covered.id}/${TOWN}-front.png`, PNG, {
      contentType: 'image/png',
    });
    expect(named.error).not.toBeNull();
    const id = randomUUID();
    const sent = await pictures.upload(`${covered.id}/${id}`, PNG, { contentType: 'image/png' });
    expect(sent.error).toBeNull();
    const saved = { id, alt_text: 'A house in the evening', width: 1, height: 1 };
    await succeed(
      seller.client.rpc('save_listing_pictures', { listing_id: covered.id, pictures: [saved] }),
    );
    for (const [who, client] of outsiders) {
      const rows = await succeed(
        client.from('listing_images').select('*').eq('listing_id', covered.id),
      );
      expectNoSecrets(covered, rows, who);
      for (const { image_url } of rows) {
        expect(image_url).toMatch(new RegExp(`^/storage/.*/${covered.id}/[0-9a-f-]{36}$`));
      }
    }
  });

  it('by the sitemap, which lists only an ID', async () => {
    for (const kind of ['property', 'agent', 'brokerage', 'vendor']) {
      const part = anonymous().rpc('sitemap_part', { kind, prefix: covered.id.slice(0, 2) });
      expectNoSecrets(covered, (await part).data, kind);
    }
    const { data } = await anonymous().rpc('sitemap_part', { kind: 'agent' });
    expect(JSON.stringify(data)).not.toContain(covered.id);
  });
});
