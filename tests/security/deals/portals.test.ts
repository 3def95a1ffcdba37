import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, mailTo } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, tenantOwner } from '../world.ts';

const visitor = anonymous();
let broker: Person;
let outsider: Person;
let marker: string;
let id: string;
let otherId: string;
const parties: Record<string, string> = {};

const emailOf = (role: string) => `${marker}-${role}@people.example`;

/** Returns the newest link emailed to an address. */
async function linkTo(email: string): Promise<{ path: string; token: string }> {
  const [mail] = await mailTo(email);
  const found = /https?:\/\/[^\s/]+(\/[a-z-]+\/[0-9a-f-]{36})#([0-9a-f]{64})/.exec(
    mail?.text ?? '',
  );
  return { path: found?.[1] ?? '', token: found?.[2] ?? '' };
}

const open = async (of: string, token: string) =>
  (await visitor.rpc('open_portal', { p_id: of, p_token: token })).data;
const partOf = async (of: string, session: string) =>
  (await visitor.rpc('party_portal', { p_id: of, p_session: session })).data;

async function createTransaction() {
  const row = { property_name: `${marker} Court`, price: 9e6, expected_close: '2099-05-08' };
  return (await succeed(broker.client.from('transactions').insert(row).select('id').single())).id;
}

async function addParty(role: string) {
  const party = { transaction_id: id, role, name: `${marker} ${role}`, email: emailOf(role) };
  const rows = broker.client.from('transaction_parties').insert(party).select('id').single();
  parties[role] = (await succeed(rows)).id;
}

/** Opens a party's session by its emailed link. */
async function enter(role: string): Promise<{ portal: string; session: string }> {
  const p_party_id = parties[role] ?? '';
  const portal = await succeed(broker.client.rpc('invite_to_portal', { p_party_id }));
  const { token } = await linkTo(emailOf(role));
  return { portal, session: (await open(id, token)) ?? '' };
}

const forgetGuesses = () => queryDatabase('delete from private.failed_portal_attempts');

beforeAll(async () => {
  marker = `p${randomUUID().slice(0, 8)}`;
  broker = await tenantOwner();
  outsider = await person('broker');
  id = await createTransaction();
  otherId = await createTransaction();
  for (const role of ['seller', 'bidder', 'lender', 'licensing_counsel', 'title']) {
    await addParty(role);
  }
  await forgetGuesses();
});

describe('a portal', () => {
  it('opens once by its link; a wrong, used or foreign link opens nothing', async () => {
    const portal = await succeed(
      broker.client.rpc('invite_to_portal', { p_party_id: parties.lender ?? '' }),
    );
    const { path, token } = await linkTo(emailOf('lender'));
    expect(path).toBe(`/transaction-portal/${id}`);
    expect(await open(otherId, token)).toBeNull();
    expect(await open(id, `${token.slice(0, -1)}x`)).toBeNull();
    const both = await Promise.all([open(id, token), open(id, token)]);
    expect(both.filter((session) => session !== null)).toHaveLength(1);
    expect(await open(id, token)).toBeNull();
    const session = both.find((one) => one !== null) ?? '';
    expect(await partOf(id, session)).toMatchObject({ role: 'lender' });
    expect(await partOf(otherId, session)).toBeNull();
    expect(await partOf(id, token)).toBeNull();
    const kept = JSON.stringify(
      await queryDatabase(`select * from private.portal_keys where portal_id = '${portal}'`),
    );
    expect(kept).not.toContain(session);
    expect(kept).not.toContain(token);
  });

  it("closes at once when it is revoked, expires, or its party's email or role changes", async () => {
    const { portal, session } = await enter('lender');
    await succeed(broker.client.rpc('revoke_portal', { p_id: portal }));
    expect(await partOf(id, session)).toBeNull();

    const again = await enter('lender');
    const expire = `update public.transaction_portals set expires_at = now() where id = '${again.portal}'`;
    await queryDatabase(expire);
    expect(await partOf(id, again.session)).toBeNull();

    const counsel = await enter('licensing_counsel');
    const late = await succeed(
      broker.client.rpc('invite_to_portal', { p_party_id: parties.licensing_counsel ?? '' }),
    );
    expect(late).toBe(counsel.portal);
    const { token } = await linkTo(emailOf('licensing_counsel'));
    const change = { email: `${marker}-new@people.example` };
    const party = broker.client.from('transaction_parties').update(change);
    await succeed(party.eq('id', parties.licensing_counsel ?? '').select('id'));
    expect(await partOf(id, counsel.session)).toBeNull();
    expect(await open(id, token)).toBeNull();
  });

  it('shows its party their own dates, tasks and documents, and no price, bidder, address or other party', async () => {
    await queryDatabase(
      `update public.transaction_dates set due_on = '2099-03-02' where transaction_id = '${id}'`,
    );
    const item = { type: 'closing', part: 'Loan', position: 1, transaction_id: id };
    const createdItems = await succeed(
      broker.client
        .from('checklist_items')
        .insert([
          { ...item, key: 'term_sheet', title: 'Term sheet' },
          { ...item, key: 'deed', title: 'Deed' },
        ])
        .select('id, title'),
    );
    const given = createdItems.find(({ title }) => title === 'Term sheet')?.id ?? '';
    const give = broker.client.from('checklist_items').update({ party_id: parties.title ?? '' });
    await succeed(give.eq('id', given).select('id'));
    const bidders = broker.client
      .from('checklist_items')
      .update({ party_id: parties.bidder ?? '' });
    expect((await bidders.eq('id', given)).error?.code).toBe('HXCLP');

    const { session } = await enter('title');
    const visible = await partOf(id, session);
    expect(visible).toMatchObject({ tasks: [{ title: 'Term sheet', is_done: false }] });
    const visibleText = JSON.stringify(visible);
    for (const hidden of ['9000000', 'bidder', 'seller', 'lender', '@', 'Deed', broker.id]) {
      expect(visibleText).not.toContain(hidden);
    }
    expect(visibleText).not.toContain('Financing approved');
    const done = { p_session: session, p_is_done: true };
    const others = createdItems.find(({ title }) => title === 'Deed')?.id ?? '';
    const rejected = await visitor.rpc('finish_portal_task', { ...done, p_item_id: others });
    expect(rejected.error?.code).toBe('42501');
    await succeed(visitor.rpc('finish_portal_task', { ...done, p_item_id: given }));
    const [row] = await succeed(
      broker.client.from('checklist_items').select('state').eq('id', given),
    );
    expect(row?.state).toBe('done');
  });

  it('is granted only by the team, and never to a bidder', async () => {
    const invite = (client: Person['client'], role: string) =>
      client.rpc('invite_to_portal', { p_party_id: parties[role] ?? '' });
    expect((await invite(outsider.client, 'seller')).error?.code).toBe('42501');
    expect((await invite(broker.client, 'bidder')).error?.code).toBe('HXPTE');
    const { portal } = await enter('seller');
    const revoked = await outsider.client.rpc('revoke_portal', { p_id: portal });
    expect(revoked.error?.code).toBe('42501');
    const messageParams = { p_id: randomUUID(), p_portal_id: portal, p_body: 'Yes' };
    const written = await outsider.client.rpc('write_to_portal', messageParams);
    expect(written.error?.code).toBe('42501');
  });

  it('accepts text and files only for its own transaction, and the team can read them', async () => {
    const { portal, session } = await enter('seller');
    const fileId = randomUUID();
    const request = { session, id: fileId };
    const { data } = await visitor.functions.invoke('portal-file', { body: request });
    const { path, token } = data as { path: string; token: string };
    expect(path).toBe(`portal/transactions/${id}/${fileId}`);
    const file = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
    const bucket = visitor.storage.from('record-files');
    const elsewhere = `portal/transactions/${otherId}/${fileId}`;
    expect((await bucket.uploadToSignedUrl(elsewhere, token, file)).error).not.toBeNull();
    expect((await bucket.uploadToSignedUrl(path, token, file)).error).toBeNull();
    const kept = { p_session: session, p_id: fileId };
    await succeed(visitor.rpc('attach_portal_file', { ...kept, p_name: 'deed.pdf' }));
    const unsent = { p_session: session, p_id: randomUUID(), p_name: 'deed.pdf' };
    expect((await visitor.rpc('attach_portal_file', unsent)).error?.code).toBe('HXRFM');
    const body = { p_id: randomUUID(), p_session: session, p_body: 'Sending…' };
    await succeed(visitor.rpc('write_from_portal', body));
    const read = async ({ client }: Person) =>
      await succeed(
        client.from('portal_messages').select('body').eq('portal_id', portal).order('created_at'),
      );
    expect(await read(broker)).toEqual([{ body: 'deed.pdf' }, { body: 'Sending…' }]);
    expect(await read(outsider)).toEqual([]);
    const download = await broker.client.storage.from('record-files').download(path);
    expect(download.error).toBeNull();
    const stranger = await outsider.client.storage.from('record-files').download(path);
    expect(stranger.error).not.toBeNull();
  });

  it("serves only its side's documents, by its session", async () => {
    const documents: Record<string, string> = {};
    for (const audience of ['seller', 'buyer']) {
      const file = randomUUID();
      const path = `${broker.id}/transactions/${id}/${file}`;
      const pdf = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
      await broker.client.storage.from('record-files').upload(path, pdf);
      const fileParams = {
        p_kind: 'transactions',
        p_record_id: id,
        p_id: file,
        p_name: 'roll.pdf',
      };
      await succeed(broker.client.rpc('add_record_file', fileParams));
      const given = { p_file_id: file, p_audience: audience };
      documents[audience] = await succeed(broker.client.rpc('share_transaction_file', given));
    }
    const { session } = await enter('seller');
    const isHanded = async (audience: string, by = session) => {
      const body = { id: documents[audience], session: by };
      return (await visitor.functions.invoke('transaction-document', { body })).error === null;
    };
    expect(await isHanded('seller')).toBe(true);
    expect(await isHanded('buyer')).toBe(false);
    expect(await isHanded('seller', 'none')).toBe(false);
  });

  it('sends another link only to its own email, with the same response to all', async () => {
    const { portal } = await enter('seller');
    const email = emailOf('seller');
    const before = (await mailTo(email)).length;
    const ask = (p_email: string, p_id = id) => visitor.rpc('renew_portal', { p_id, p_email });
    const results = [
      await ask(email.toUpperCase()),
      await ask(`no-${email}`),
      await ask(emailOf('bidder')),
      await ask(email, otherId),
    ];
    expect(results.map(({ data }) => data)).toEqual([true, true, true, true]);
    expect((await mailTo(email)).length).toBe(before + 1);
    expect(await mailTo(emailOf('bidder'))).toEqual([]);
    await succeed(broker.client.rpc('revoke_portal', { p_id: portal }));
    await ask(email);
    expect((await mailTo(email)).length).toBe(before + 1);
  });

  it('is blocked for an IP address after thirty wrong links in an hour', async () => {
    await forgetGuesses();
    const { session } = await enter('seller');
    for (let n = 0; n < 30; n += 1) await open(id, randomUUID());
    const params = { p_id: id, p_session: session };
    expect((await visitor.rpc('party_portal', params)).error?.code).toBe('HXPTM');
    const guess = { p_id: id, p_token: randomUUID() };
    expect((await visitor.rpc('open_portal', guess)).error?.code).toBe('HXPTM');
    await forgetGuesses();
  });
});

describe('a quote', () => {
  const ask = async (vendor: string) => {
    const p_id = randomUUID();
    const request = { p_id, p_transaction_id: id, p_kind: 'survey', p_wanted: 'ALTA survey' };
    const email = `${marker}-${vendor}@vendors.example`;
    await succeed(
      broker.client.rpc('ask_for_quote', { ...request, p_vendor: vendor, p_email: email }),
    );
    const { path, token } = await linkTo(email);
    expect(path).toBe(`/quote/${p_id}`);
    return { quote: p_id, session: (await open(p_id, token)) ?? '' };
  };

  it("takes a vendor's response, without showing other vendors, until the team has decided", async () => {
    const [erie, lake] = [await ask('erie'), await ask('lake')];
    const answerQuote = (session: string, p_price: number) =>
      visitor.rpc('answer_quote', { p_session: session, p_price, p_days: 14, p_terms: 'Net 30' });
    await succeed(answerQuote(erie.session, 5200));
    await succeed(answerQuote(lake.session, 4_837_219));
    const seen = { p_id: erie.quote, p_session: erie.session };
    const visible = await succeed(visitor.rpc('portal_quote', seen));
    expect(visible).toMatchObject({ vendor: 'erie', price: 5200, days: 14 });
    expect(JSON.stringify(visible)).not.toMatch(/lake|4837219|9000000|bidder/);
    const foreign = { p_id: lake.quote, p_session: erie.session };
    expect(await succeed(visitor.rpc('portal_quote', foreign))).toBeNull();
    expect(await partOf(id, erie.session)).toBeNull();
    const write = { p_id: randomUUID(), p_session: erie.session, p_body: 'Hello' };
    expect((await visitor.rpc('write_from_portal', write)).error?.code).toBe('HXPTS');
    const decide = { p_id: lake.quote, p_decision: 'chosen' };
    expect((await outsider.client.rpc('decide_quote', decide)).error?.code).toBe('42501');
    await succeed(broker.client.rpc('decide_quote', decide));
    expect((await answerQuote(lake.session, 1)).error?.code).toBe('HXPTQ');
    const quotes = broker.client.from('transaction_quotes').select('vendor, price');
    expect(await succeed(quotes.eq('transaction_id', id).order('price'))).toEqual([
      { vendor: 'erie', price: 5200 },
      { vendor: 'lake', price: 4_837_219 },
    ]);
  });

  it('keeps every version, and only the version that was read and is still valid is accepted', async () => {
    const { quote, session } = await ask('huron');
    const answerQuote = (p_price: number, p_valid_until?: string) =>
      visitor.rpc('answer_quote', {
        p_session: session,
        p_price,
        ...(p_valid_until !== undefined && { p_valid_until }),
      });
    await succeed(answerQuote(900));
    await succeed(answerQuote(900));
    await succeed(answerQuote(800, '2026-01-02'));
    const seen = await succeed(visitor.rpc('portal_quote', { p_id: quote, p_session: session }));
    expect(seen).toMatchObject({ n: 2, versions: [{ price: 800 }, { price: 900 }] });
    const decide = (p_n: number) =>
      broker.client.rpc('decide_quote', { p_id: quote, p_decision: 'chosen', p_n });
    expect((await decide(1)).error?.code).toBe('HXIQV');
    expect((await decide(2)).error?.code).toBe('HXIQX');
    await succeed(answerQuote(850));
    await succeed(decide(3));
  });

  it('opens for an account with the invited email, with everything sent before, and for no other', async () => {
    const [vendor, other] = [await person('vendor'), await person('vendor')];
    const [row] = await queryDatabase(`select email from auth.users where id = '${vendor.id}'`);
    const p_id = randomUUID();
    const request = { p_id, p_transaction_id: id, p_kind: 'survey', p_wanted: 'ALTA survey' };
    const p_email = String((row as { email: string }).email);
    await succeed(broker.client.rpc('ask_for_quote', { ...request, p_vendor: 'Ontario', p_email }));
    const { token } = await linkTo(p_email);
    const session = (await open(p_id, token)) ?? '';
    await succeed(visitor.rpc('answer_quote', { p_session: session, p_price: 700 }));
    expect(await succeed(other.client.rpc('open_my_quote', { p_id }))).toBeNull();
    expect(await succeed(other.client.rpc('my_closing_quotes'))).toEqual([]);
    const own = String(await succeed(vendor.client.rpc('open_my_quote', { p_id })));
    expect(await succeed(visitor.rpc('portal_quote', { p_id, p_session: own }))).toMatchObject({
      price: 700,
      n: 1,
    });
    expect(await succeed(vendor.client.rpc('my_closing_quotes'))).toMatchObject([
      { id: p_id, price: 700 },
    ]);
  });
});
