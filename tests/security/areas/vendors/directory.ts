import { randomUUID } from 'node:crypto';
import { newUser } from '../../../support/backend.ts';
import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { randomText } from '../../probes/values.ts';
import { listingBy, succeed, type World } from '../../world.ts';

/** Distinguishes these rows from other tests' rows. */
const brokerage = `q${crypto.randomUUID().slice(0, 8)}`.replace(/\d/g, 'x');
const MORE_THAN_A_PAGE = 21;

async function arrangeAgents() {
  const agents = Array.from({ length: MORE_THAN_A_PAGE }, async (_, number) => {
    const full_name = `Agent ${number}`;
    const userMetadata = { user_type: 'broker', brokerage_name: brokerage, full_name };
    await listingBy((await newUser({ userMetadata })).id);
  });
  await Promise.all(agents);
}

async function arrangeVendors() {
  const vendors = Array.from({ length: MORE_THAN_A_PAGE }, (_, number) => ({
    user_id: null,
    company_name: `${brokerage} ${number}`,
    category: 'legal',
    verification_status: 'verified',
  }));
  await succeed(serverClient().from('vendors').insert(vendors).select('id'));
}

/** Returns a user's vendor profile, created once. */
async function vendorOf(user_id: string, { service: keys }: World) {
  const [known] = await succeed(keys.from('vendors').select('id').eq('user_id', user_id));
  const row = { user_id, company_name: 'Probe Roofing', category: 'construction' };
  const vendorRow =
    known ?? (await succeed(keys.from('vendors').insert(row).select('id').single()));
  return { vendor_id: vendorRow.id };
}

export const area: Area = {
  tables: {
    // Written only by calls; "delete" is of another user's row.
    vendor_credentials: {
      anyone: [yes, none, no, no, no, none],
      but: {
        'signed out': denyAll,
        vendor: [yes, none, no, no, no, none],
        support: [yes, yes, no, no, no, none],
        admin: [yes, yes, no, no, no, none],
        service: everything,
      },
      rows: {
        of: vendorOf,
        row: () => ({
          id: randomUUID(),
          kind: 'w9',
          path: randomUUID(),
          file_name: 'w9.pdf',
          file_type: 'application/pdf',
          file_size: 1,
        }),
        change: () => ({ number: randomText() }),
      },
    },
    // Unverified profiles: own and another user's; "insert" uses another user as owner.
    vendors: {
      anyone: [yes, none, no, yes, none, none],
      but: {
        'signed out': [none, none, no, no, no, no],
        support: [yes, yes, no, yes, none, none],
        admin: everything,
        service: everything,
      },
      rows: {
        row: () => ({ company_name: 'Probe Roofing', category: 'construction', states: ['OH'] }),
        change: () => ({ description: randomText() }),
        columns: 'id, company_name',
      },
    },
  },
  calls: {
    decide_vendor_credential: {
      asked: () => ({ credential_id: UNUSED_ID, decision: 'verified' }),
    },
    submit_vendor_credential: {
      asked: () => ({ id: randomUUID(), kind: 'w9', file_name: 'w9.pdf' }),
    },
    create_vendor: { asked: () => ({ full_name: '', company_name: '', category: '' }) },
    find_agents: { forVisitors: true },
    find_vendors: { forVisitors: true },
    get_agent: { asked: ({ openBroker }) => ({ agent_id: openBroker }), forVisitors: true },
    get_vendor: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    review_vendor: { asked: ({ vendor }) => ({ vendor_id: vendor }) },
    sitemap_part: { asked: () => ({ kind: 'property' }), forVisitors: true },
    sitemap_prefixes: { asked: () => ({ kind: 'property' }), forVisitors: true },
    vendor_counts: { forVisitors: true },
    vendor_review: { asked: ({ vendor }) => ({ vendor_id: vendor }) },
  },
  lists: {
    admin_vendors: {
      by: 'staff',
      orders: ['name', 'joined', '-joined', 'years'].map((sort) => ({ sort, page_size: 1 })),
      arrange: arrangeVendors,
    },
    find_agents: {
      by: 'visitor',
      orders: ['listings', 'name'].map((sort) => ({ sort, name: brokerage })),
      arrange: arrangeAgents,
    },
    find_vendors: { by: 'visitor', orders: [{ search: brokerage }], arrange: arrangeVendors },
  },
};
