import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import {
  acceptQuote,
  createSentProject,
  createVendor,
  getNewestRequestId,
  readErrorCode,
  submitQuote,
  type Vendor,
} from '../../support/projects.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

interface Client {
  readonly id: string;
  readonly name: string | null;
  readonly company: string | null;
  readonly is_gone: boolean;
  readonly contact: { readonly email: string } | null;
  readonly note: string;
  readonly projects: readonly { readonly id: string; readonly title: string }[];
}

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const THIS_MONTH = { p_from: dayBefore(29), p_until: dayBefore(0) };

let requester: Person;
let maple: Vendor;
let oak: Vendor;
/** Maple's accepted quote. */
let won: string;

const clientOf = async (who: Person, p_id: string) =>
  (await who.client.rpc('vendor_client', { p_id })).data as unknown as Client | null;
const clientsOf = ({ client }: Person) => succeed(client.rpc('my_clients'));
const note = (who: Person, p_id: string, p_note: string) =>
  who.client.rpc('save_client_note', { p_id, p_note });
const figuresOf = async ({ client }: Person, days: object = THIS_MONTH) =>
  (await client.rpc('vendor_figures', days as typeof THIS_MONTH)).data as unknown as {
    readonly now: { readonly received: number };
  } | null;

/** Creates a request its vendor has quoted. */
async function quotedBy(vendor: Vendor, who: Person, more: object = {}): Promise<string> {
  await createSentProject(who, [vendor], more);
  const request = await getNewestRequestId(vendor);
  await succeed(submitQuote(vendor, request, 1000));
  return request;
}

async function wonBy(vendor: Vendor, who: Person, more: object = {}): Promise<string> {
  const request = await quotedBy(vendor, who, more);
  await succeed(acceptQuote(who, request));
  return request;
}

beforeAll(async () => {
  [requester, maple, oak] = await Promise.all([
    person('operator'),
    createVendor('Maple Roofs'),
    createVendor('Oak Roofs'),
  ]);
  const named = { full_name: 'Olive Quill', company_name: 'Maple Court Living' };
  await succeed(service().from('profiles').update(named).eq('id', requester.id).select('id'));
  won = await wonBy(maple, requester);
});

describe("a vendor's figures", () => {
  it('are visible to no one else: a rival sees their own, a member without a profile none', async () => {
    expect((await figuresOf(maple))?.now.received).toBe(1);
    expect((await figuresOf(oak))?.now.received).toBe(0);
    expect(await figuresOf(requester)).toBeNull();
    expect((await anonymous().rpc('vendor_figures', THIS_MONTH)).status).toBe(401);
  });

  it("depend on the account's status, not the profile's", async () => {
    const doubted = await createVendor('Doubted Roofs');
    await createSentProject(requester, [doubted]);
    const lost = service().from('vendors').update({ verification_status: 'pending' });
    await succeed(lost.eq('id', doubted.vendor).select('id'));
    expect((await figuresOf(doubted))?.now.received).toBe(1);
    const rejection = { requires_approval: true, approval_status: 'rejected' as const };
    await succeed(service().from('profiles').update(rejection).eq('id', doubted.id).select('id'));
    expect(await figuresOf(doubted)).toBeNull();
    expect(await readErrorCode(doubted.client.rpc('my_clients'))).toBe('42501');
  });

  it.each([
    ['none', null, '2026-01-01'],
    ['upside down', '2026-02-01', '2026-01-01'],
    ['ten years', '2016-01-01', '2026-01-01'],
    ['all there ever were', '-infinity', 'infinity'],
    ['until the end', '2026-01-01', 'infinity'],
  ])('cover a limited period: %s is rejected', async (_what, p_from, p_until) => {
    const days = { p_from: p_from as string, p_until };
    expect(await readErrorCode(maple.client.rpc('vendor_figures', days))).toBe('22023');
  });
});

describe("a vendor's clients", () => {
  it("are those who accepted their quotes; others' names and identities stay hidden", async () => {
    const shy = await person('operator');
    const theirs = await quotedBy(oak, shy);
    expect(await clientsOf(oak)).toEqual([]);
    expect(await clientOf(oak, theirs)).toBeNull();
    expect(await readErrorCode(note(oak, theirs, 'Who are they?'))).toBe('HXPJX');
    // An accepted quote still doesn't reveal who asked for the other one.
    const other = await quotedBy(maple, requester, { p_title: 'Secret wing' });
    expect(await clientsOf(maple)).toMatchObject([
      { id: won, name: 'Olive Quill', company: 'Maple Court Living', won: 1, amount: 1000 },
    ]);
    const clientDetails = await clientOf(maple, won);
    expect(clientDetails?.projects).toMatchObject([{ id: won, title: 'New roof' }]);
    expect(JSON.stringify(clientDetails)).not.toContain('Secret wing');
    expect(await clientOf(maple, other)).toBeNull();
  });

  it("can't be read or annotated by a rival, themselves or a signed-out user", async () => {
    await succeed(note(maple, won, 'Pays late'));
    for (const who of [oak, requester]) {
      for (const id of [won, UNUSED_ID]) {
        expect(await clientOf(who, id)).toBeNull();
        for (const text of ['Mine now', '']) {
          expect(await readErrorCode(note(who, id, text))).toBe('HXPJX');
        }
      }
      expect((await clientsOf(who)).map(({ id }) => id)).not.toContain(won);
    }
    expect((await anonymous().rpc('vendor_client', { p_id: won })).status).toBe(401);
    expect((await anonymous().rpc('my_clients')).status).toBe(401);
    expect((await clientOf(maple, won))?.note).toBe('Pays late');
  });

  it("contain no account ID, and another vendor's cursor shows none of them", async () => {
    const rows = await clientsOf(maple);
    const clientDetails = await clientOf(maple, won);
    expect(clientDetails?.contact?.email).toContain('@');
    expect(JSON.stringify([rows, clientDetails])).not.toContain(requester.id);
    const more = { after: rows[0]?.cursor ?? '' };
    const theirs = await succeed(oak.client.rpc('my_clients', more));
    expect(theirs.map(({ id }) => id)).not.toContain(won);
  });

  it('have notes only their own vendor can read, even if both were chosen', async () => {
    const [who, first, second] = [
      await person('operator'),
      await createVendor('First Roofs'),
      await createVendor('Second Roofs'),
    ];
    const [a, b] = [await wonBy(first, who), await wonBy(second, who)];
    await succeed(note(first, a, '  Gate code 4711\n'));
    expect((await clientOf(first, a))?.note).toBe('Gate code 4711');
    expect((await clientOf(second, b))?.note).toBe('');
    expect(await clientsOf(second)).toMatchObject([{ has_note: false }]);
    // The note belongs to the client, whichever project it is opened from.
    const later = await wonBy(first, who);
    expect(await clientOf(first, later)).toMatchObject({ id: a, note: 'Gate code 4711' });
    await succeed(note(first, later, ' '));
    expect(await clientsOf(first)).toMatchObject([{ id: a, won: 2, has_note: false }]);
  });

  it.each([
    ['turns the writing', 'Pays late\u202egpj.exe'],
    ['has a bell in it', 'Pays\u0007late'],
    ['is too long', 'a'.repeat(4001)],
  ])('have no note that %s', async (_what, text) => {
    expect(await readErrorCode(note(maple, won, text))).toBe('23514');
  });

  it('are in a table closed to everyone, even with the secret key', async () => {
    for (const client of [anonymous(), maple.client, service()]) {
      const read = client.from('vendor_client_notes' as never).select();
      expect((await read).error).not.toBeNull();
    }
  });

  it("who deleted their account are shown as such, without contact details, and can't get new notes", async () => {
    const [who, vendor] = [await person('operator'), await createVendor('Left Roofs')];
    const named = { full_name: 'Nora Gone', company_name: 'Gone Living' };
    await succeed(service().from('profiles').update(named).eq('id', who.id).select('id'));
    const id = await wonBy(vendor, who);
    await queryDatabase(
      `insert into private.account_deletions (user_id, due_at, step) values ('${who.id}', now(), 1)`,
    );
    const deletedClient = { id, name: null, company: null, is_gone: true };
    expect(await clientsOf(vendor)).toMatchObject([deletedClient]);
    expect(await clientOf(vendor, id)).toMatchObject({ ...deletedClient, contact: null });
    expect(await readErrorCode(note(vendor, id, `Nora ${randomUUID()}`))).toBe('HXPJX');
    await queryDatabase(`delete from private.account_deletions where user_id = '${who.id}'`);
  });

  it('are deleted with the profile, and so are their notes', async () => {
    const [who, vendor] = [await person('operator'), await createVendor('Closed Roofs')];
    const id = await wonBy(vendor, who);
    await succeed(note(vendor, id, 'Pays late'));
    await succeed(vendor.client.from('vendors').delete().eq('id', vendor.vendor).select('id'));
    expect(await clientsOf(vendor)).toEqual([]);
    expect(await clientOf(vendor, id)).toBeNull();
    expect(await figuresOf(vendor)).toBeNull();
    const left = await queryDatabase(
      `select count(*)::int as n from private.vendor_client_notes where vendor_id = '${vendor.vendor}'`,
    );
    expect(left).toEqual([{ n: 0 }]);
  });
});
