import { randomUUID } from 'node:crypto';
import type { TableName } from '../expectations.ts';
import { succeed, type World } from '../world.ts';
import { ownListing } from './listings.ts';
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
} satisfies Partial<Record<TableName, OwnedTable>>;
