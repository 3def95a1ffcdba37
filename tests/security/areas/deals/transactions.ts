import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed, type World } from '../../world.ts';

/**
 * Returns the user's existing transaction, since other tables' tests delete its owner at the end. Not one shared with a
 * team, which a coworker reads too.
 */
async function transactionOf(owner_id: string, { service }: World): Promise<string> {
  const [known] = await succeed(
    service.from('transactions').select('id').match({ owner_id, sharing: 'private' }).limit(1),
  );
  if (known !== undefined) return known.id;
  const row = { property_name: 'Maple Court', owner_id };
  return (await succeed(service.from('transactions').insert(row).select('id').single())).id;
}

const ofTransaction = async (userId: string, world: World) => ({
  transaction_id: await transactionOf(userId, world),
});

/** Returns a bidder in a user's transaction. */
async function bidderOf(userId: string, world: World) {
  const { service } = world;
  const transaction_id = await transactionOf(userId, world);
  const name = 'Tallgrass';
  const parties = service.from('transaction_parties');
  const [known] = await succeed(
    parties.select('id').match({ transaction_id, role: 'bidder', name }).limit(1),
  );
  if (known !== undefined) return { transaction_id, party_id: known.id };
  const row = { transaction_id, role: 'bidder', name, email: 'bid@tallgrass.example' };
  return {
    transaction_id,
    party_id: (await succeed(parties.insert(row).select('id').single())).id,
  };
}

/** Returns an offer round that invites them. */
async function getInvitedRound(userId: string, world: World) {
  const { service } = world;
  const bidder = await bidderOf(userId, world);
  const { transaction_id } = bidder;
  const rounds = service.from('offer_rounds');
  const [known] = await succeed(rounds.select('id').eq('transaction_id', transaction_id).limit(1));
  if (known !== undefined) return { ...bidder, round_id: known.id };
  const row = { transaction_id, deadline: getTimestamp(), is_sealed: false };
  return { ...bidder, round_id: (await succeed(rounds.insert(row).select('id').single())).id };
}

const orders = [
  'property_name',
  'price',
  'expected_close',
  'closed_on',
  'stage_since',
  'created_at',
  'deleted_at',
];

async function arrangeTransactions({ member: { client } }: Readers) {
  const rows = ['One', 'Two', 'Three', 'Four'].map((property_name, price) => ({
    property_name,
    price,
  }));
  const added = await succeed(client.from('transactions').insert(rows).select('id'));
  const deletedIds = added.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('transactions')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

/** Returns a user's quote and its link. */
async function quoteOf(userId: string, world: World) {
  const { service } = world;
  const transaction_id = await transactionOf(userId, world);
  const quotes = service.from('transaction_quotes');
  const [known] = await succeed(quotes.select('id').eq('transaction_id', transaction_id).limit(1));
  if (known !== undefined) return { transaction_id, quote_id: known.id };
  const row = { transaction_id, ...QUOTE };
  return { transaction_id, quote_id: (await succeed(quotes.insert(row).select('id').single())).id };
}

const QUOTE = { kind: 'survey', wanted: 'ALTA survey', vendor: 'Erie', email: 'a@erie.example' };
const PORTAL = { email: 'a@erie.example', expires_at: '2099-01-01' };

async function portalOf(userId: string, world: World) {
  const { service } = world;
  const of = await quoteOf(userId, world);
  const portals = service.from('transaction_portals');
  const [known] = await succeed(
    portals.select('id').eq('transaction_id', of.transaction_id).limit(1),
  );
  const portal_id =
    known?.id ??
    (
      await succeed(
        portals
          .insert({ ...of, ...PORTAL })
          .select('id')
          .single(),
      )
    ).id;
  return { transaction_id: of.transaction_id, portal_id };
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner, "delete" another user's row. No one can delete a transaction: it stays in
    // trash for thirty days.
    transactions: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ property_name: 'Maple Court' }),
        change: () => ({ property_name: randomText() }),
      },
    },
    transaction_parties: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: ofTransaction,
        row: () => ({ role: 'lender', name: 'Prairie Bank' }),
        change: () => ({ name: randomText() }),
      },
    },
    transaction_fees: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: ofTransaction,
        row: () => ({ label: 'Commission', percent: 2 }),
        change: () => ({ label: randomText() }),
      },
    },
    // Written by the server, all dates of a transaction at once.
    transaction_dates: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: ofTransaction,
        row: () => ({ key: 'second_walk_through', label: 'Walk-through', position: 9 }),
        change: () => ({ label: randomText() }),
      },
    },
    // Written by a call, all of a path at once.
    transaction_paths: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'transaction_id',
        of: ofTransaction,
        row: () => ({
          state: 'OH',
          care: 'assisted',
          financing: 'bank',
          template: 'OH 2026-01-01',
        }),
        change: () => ({ financing: 'cash' }),
      },
    },
    // Invitations and offers are made only through calls.
    offer_rounds: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: ofTransaction,
        row: () => ({ deadline: getTimestamp(), is_sealed: false }),
        change: () => ({ terms: randomText() }),
      },
    },
    // Invitations can't be changed.
    offer_invitations: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: [yes, yes, yes, no, no, yes] },
      rows: { key: 'party_id', of: getInvitedRound, change: () => ({ transaction_id: UNUSED_ID }) },
    },
    offers: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: bidderOf,
        columns: 'id, price',
        row: () => ({ id: crypto.randomUUID(), made_by: 'bidder', price: 9e6 }),
        change: () => ({ contingencies: randomText() }),
      },
    },
    // Requests, replies and decisions are made only through calls; so are the links and what is written through them.
    transaction_quotes: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: { of: ofTransaction, row: () => QUOTE, change: () => ({ vendor: randomText() }) },
    },
    transaction_portals: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: quoteOf,
        row: () => ({ ...PORTAL, revoked_at: getTimestamp() }),
        change: () => ({ opened_at: getTimestamp() }),
      },
    },
    portal_messages: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: portalOf,
        row: () => ({ id: crypto.randomUUID(), is_from_party: true, body: 'Yes' }),
        change: () => ({ body: randomText() }),
      },
    },
    checklist_items: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: ofTransaction,
        row: () => ({ type: 'closing', key: 'deed', title: 'Deed', part: 'Papers', position: 1 }),
        change: () => ({ title: randomText() }),
      },
    },
    // Shared and revoked through a call.
    transaction_documents: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: ofTransaction,
        row: () => ({ document_name: 'Deed' }),
        change: () => ({ document_name: randomText() }),
      },
    },
  },
  calls: {
    my_prospects: {},
    my_transaction: { asked: () => ({ p_id: UNUSED_ID }) },
    create_transaction_from_deal: { asked: () => ({ p_deal_id: UNUSED_ID }) },
    share_transaction_file: { asked: () => ({ p_file_id: UNUSED_ID }) },
    my_bid: { asked: () => ({ p_transaction_id: UNUSED_ID }) },
    transaction_offers: { asked: () => ({ p_id: UNUSED_ID }) },
    ask_for_offers: {
      asked: () => ({
        ...{
          p_id: UNUSED_ID,
          p_transaction_id: UNUSED_ID,
          p_parties: [],
          p_deadline: getTimestamp(),
        },
      }),
    },
    extend_round: { asked: () => ({ p_id: UNUSED_ID, p_deadline: getTimestamp() }) },
    enter_offer: {
      asked: () => ({ p_id: UNUSED_ID, p_party_id: UNUSED_ID, p_made_by: 'bidder', p_offer: {} }),
    },
    submit_offer: { asked: () => ({ p_id: UNUSED_ID, p_transaction_id: UNUSED_ID, p_offer: {} }) },
    offer_to_sign: { asked: () => ({ p_id: UNUSED_ID }) },
    sign_offer: {
      asked: () => ({
        ...{ p_offer_id: UNUSED_ID, p_id: crypto.randomUUID(), p_name: 'Ada Lovelace' },
        ...{ p_drawing: '', p_consents: true, p_hash: 'none' },
      }),
    },
    decide_offer: { asked: () => ({ p_id: UNUSED_ID, p_status: 'declined' }) },
    invite_to_portal: { asked: () => ({ p_party_id: UNUSED_ID }) },
    revoke_portal: { asked: () => ({ p_id: UNUSED_ID }) },
    write_to_portal: { asked: () => ({ p_id: UNUSED_ID, p_portal_id: UNUSED_ID, p_body: 'Yes' }) },
    ask_for_quote: {
      asked: () => ({
        ...{ p_id: UNUSED_ID, p_transaction_id: UNUSED_ID, p_kind: 'survey', p_vendor: 'Erie' },
        ...{ p_email: 'a@erie.example', p_wanted: 'ALTA survey' },
      }),
    },
    my_closing_quotes: {},
    open_my_quote: { asked: () => ({ p_id: UNUSED_ID }) },
    decide_quote: { asked: () => ({ p_id: UNUSED_ID, p_decision: 'chosen' }) },
    open_portal: { forVisitors: true, asked: () => ({ p_id: UNUSED_ID, p_token: 'none' }) },
    renew_portal: { forVisitors: true, asked: () => ({ p_id: UNUSED_ID, p_email: 'a@b.example' }) },
    party_portal: { forVisitors: true, asked: () => ({ p_id: UNUSED_ID, p_session: 'none' }) },
    portal_quote: { forVisitors: true, asked: () => ({ p_id: UNUSED_ID, p_session: 'none' }) },
    write_from_portal: {
      forVisitors: true,
      asked: () => ({ p_id: UNUSED_ID, p_session: 'none', p_body: 'Yes' }),
    },
    finish_portal_task: {
      forVisitors: true,
      asked: () => ({ p_session: 'none', p_item_id: UNUSED_ID, p_is_done: true }),
    },
    answer_quote: { forVisitors: true, asked: () => ({ p_session: 'none', p_price: 1 }) },
    attach_portal_file: {
      forVisitors: true,
      asked: () => ({ p_session: 'none', p_id: UNUSED_ID, p_name: 'a.pdf' }),
    },
    enter_wire: {
      asked: () => ({
        ...{
          p_id: UNUSED_ID,
          p_transaction_id: UNUSED_ID,
          p_purpose: 'funds',
          p_bank: 'Erie Bank',
        },
        ...{ p_beneficiary: 'Erie Title', p_routing: '021000021', p_account: '12345678' },
      }),
    },
    show_wire: { asked: () => ({ p_id: UNUSED_ID }) },
    log_wire_call: {
      asked: () => ({
        ...{ p_id: UNUSED_ID, p_wire_id: UNUSED_ID, p_spoke_with: 'Kay' },
        ...{ p_phone: '+1 614 555 0100', p_account: '12345678', p_version: 1 },
        ...{ p_routing: '021000021', p_beneficiary: 'Erie Title', p_bank: 'Erie Bank' },
      }),
    },
    mark_wire_sent: { asked: () => ({ p_id: UNUSED_ID }) },
    transaction_wires: { asked: () => ({ p_id: UNUSED_ID }) },
    wire_history: { asked: () => ({ p_transaction_id: UNUSED_ID }) },
    may_open_document: { asked: () => ({ p_id: UNUSED_ID }) },
    transaction_listings: { asked: () => ({ p_id: UNUSED_ID }) },
    create_closing_timeline: { asked: () => ({ p_id: UNUSED_ID, p_path: {}, p_dates: [] }) },
    move_transaction_dates: { asked: () => ({ p_id: UNUSED_ID, p_moves: [] }) },
  },
  lists: {
    find_transactions: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeTransactions,
    },
  },
};
