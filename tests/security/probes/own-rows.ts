import { randomUUID } from 'node:crypto';
import type { TableName } from '../expectations.ts';
import { succeed, type World } from '../world.ts';
import { ownListing } from './listings.ts';
import { writtenBy } from './messages.ts';
import type { OwnedTable } from './owned.ts';

const word = (): string => `Changed ${randomUUID()}`;
const number = (): number => Math.floor(Math.random() * 1e9);
const moment = (later = 0): string => new Date(Date.now() + later).toISOString();
const anyMoment = (): string => moment(-number());

/** What belongs to a person through their listing, which is live. */
const ofListing = async (accountId: string) => ({ listing_id: await ownListing(accountId) });

/** A ticket of each person, once. */
const tickets = new Map<string, Promise<string>>();
function ticketOf(userId: string, { service }: World): Promise<string> {
  const made = tickets.get(userId) ?? ask();
  tickets.set(userId, made);
  return made;

  async function ask(): Promise<string> {
    const row = { ...question(), user_id: userId };
    return (await succeed(service.from('support_tickets').insert(row).select('id').single())).id;
  }
}

const question = () => ({
  request_id: randomUUID(),
  name: 'Ada Asker',
  email: 'ada@people.example',
  topic: 'question',
  message: 'How do I list a community?',
});

/** A deal of each person, once. */
const deals = new Map<string, Promise<string>>();
function dealOf(user_id: string, { service }: World): Promise<string> {
  const made = deals.get(user_id) ?? agree();
  deals.set(user_id, made);
  return made;

  async function agree(): Promise<string> {
    const row = { ...deal(), user_id };
    return (await succeed(service.from('transactions').insert(row).select('id').single())).id;
  }
}

const deal = () => ({ status: 'negotiation', property_name: 'Maple Court' });

/** A new table whose rows are somebody's is an entry here. */
export const OWN_ROWS = {
  profiles: { of: (id) => ({ id }), change: () => ({ bio: word() }) },
  subscribers: { key: 'user_id', change: () => ({ subscription_tier: `tier-${randomUUID()}` }) },
  billing_accounts: {
    key: 'user_id',
    row: () => ({
      status: 'active',
      plan: 'starter',
      price_cents: 2_900,
      current_period_end: moment(),
    }),
    change: () => ({ price_cents: number() }),
  },
  invoices: {
    row: () => ({
      id: `in_${randomUUID()}`,
      status: 'open',
      amount_cents: 2_900,
      period_start: moment(),
      period_end: moment(),
      created_at: moment(),
    }),
    change: () => ({ amount_cents: number() }),
  },
  listing_addresses: {
    key: 'listing_id',
    of: ofListing,
    row: () => ({ street_address: '7 Stolen Lane' }),
    change: () => ({ street_address: word() }),
  },
  listing_images: {
    of: ofListing,
    row: () => ({ image_url: '/facades/maple-court.webp' }),
    change: () => ({ caption: word() }),
  },
  revisions: {
    of: async (user_id) => ({ user_id, ...(await ofListing(user_id)) }),
    row: () => ({ changes: {} }),
    change: () => ({ updated_at: anyMoment() }),
  },
  // Which account is behind a broker nobody but the server says.
  broker_accounts: {
    key: 'broker_id',
    of: (user_id) => ({ user_id, is_pseudonym: true }),
    change: () => ({ broker_id: randomUUID() }),
  },
  broker_contacts: {
    of: async (user_id, { victim }) => ({ user_id, ...(await ofListing(victim.id)) }),
    row: () => ({ message: 'Is it still for sale?', broker_id: null }),
    change: () => ({ created_at: anyMoment() }),
  },
  platform_ratings: {
    row: () => ({ rating: 4, review: 'Does what it says.' }),
    change: () => ({ review: word() }),
    columns: 'id, rating, review',
  },
  support_tickets: { row: question, change: () => ({ message: word() }) },
  support_ticket_notes: {
    of: async (userId, world) => ({ ticket_id: await ticketOf(userId, world) }),
    row: ({ bystander }) => ({ author_id: bystander.id, note: 'Called back.' }),
    change: () => ({ note: word() }),
  },
  // What a later sign-in would leave behind: of their own nobody is told.
  sign_in_alerts: {
    of: (user_id) => ({ user_id, user_agent: 'A later one' }),
    row: () => ({ id: randomUUID(), happened_at: moment(60_000) }),
    change: () => ({ user_agent: randomUUID() }),
  },
  vendors: {
    row: () => ({ company_name: 'Probe Roofing', category: 'construction', states: ['OH'] }),
    change: () => ({ description: word() }),
    columns: 'id, company_name',
  },
  user_blocks: {
    key: 'user_id',
    of: (user_id, { actors: { vendor, operator } }) => ({
      user_id,
      blocked_id: user_id === vendor.id ? operator.id : vendor.id,
    }),
    change: () => ({ created_at: anyMoment() }),
  },
  message_attachments: {
    of: writtenBy,
    row: () => ({
      id: randomUUID(),
      path: randomUUID(),
      name: 'rent-roll.pdf',
      type: 'application/pdf',
      size: 1,
      place: 1,
    }),
    change: () => ({ place: number() }),
  },
  scheduled_messages: {
    of: async (sender_id, world) => ({
      sender_id,
      conversation_id: (await writtenBy(sender_id, world)).conversation_id,
    }),
    row: () => ({ message_text: 'Good morning', send_at: moment(86_400_000) }),
    change: () => ({ message_text: word() }),
  },
  message_reports: {
    of: (reporter_id) => ({ reporter_id }),
    row: () => ({ message_text: 'Send money.', reason: 'fraud' }),
    change: () => ({ note: word() }),
  },
  notifications: {
    row: () => ({ title: 'Something happened' }),
    change: () => ({ read_at: anyMoment() }),
  },
  transactions: { row: deal, change: () => ({ property_name: word() }) },
  transaction_documents: {
    of: async (userId, world) => ({ transaction_id: await dealOf(userId, world) }),
    row: () => ({ document_name: 'Deed' }),
    change: () => ({ document_name: word() }),
  },
  notification_preferences: {
    key: 'user_id',
    change: () => ({ quiet_hours_start: anyMoment().slice(11, 16) }),
  },
  deliveries: {
    row: () => ({
      notification_id: randomUUID(),
      kind: 'note',
      channel: 'email',
      title: 'Something happened',
      due_at: anyMoment(),
      status: 'sent',
    }),
    change: () => ({ title: word() }),
  },
  presence: { key: 'user_id', change: () => ({ is_hidden: true }) },
  activity_feed: { row: () => ({ activity_type: 'login' }), change: () => ({ message: word() }) },
} satisfies Partial<Record<TableName, OwnedTable>>;
