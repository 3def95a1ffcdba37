import { newUser, service } from '../../support/backend.ts';
import { type Area, everything, no, none, yes } from '../area.ts';
import { word } from '../probes/values.ts';
import { listingBy, succeed } from '../world.ts';

/** Told from whatever other tests wrote. */
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
  await succeed(service().from('vendors').insert(vendors).select('id'));
}

export const area: Area = {
  tables: {
    // Profiles that nobody has verified: one's own, and somebody else's; "insert" is in another's name.
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
        change: () => ({ description: word() }),
        columns: 'id, company_name',
      },
    },
  },
  calls: {
    create_vendor: { asked: () => ({ full_name: '', company_name: '', category: '' }) },
    find_agents: { forVisitors: true },
    find_vendors: { forVisitors: true },
    get_agent: { asked: ({ openBroker }) => ({ agent_id: openBroker }), forVisitors: true },
    get_vendor: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    review_vendor: { asked: ({ vendor }) => ({ vendor_id: vendor }) },
    vendor_counts: { forVisitors: true },
    vendor_review: { asked: ({ vendor }) => ({ vendor_id: vendor }) },
  },
  lists: {
    find_agents: {
      by: 'visitor',
      orders: ['listings', 'name'].map((sort) => ({ sort, name: brokerage })),
      arrange: arrangeAgents,
    },
    find_vendors: { by: 'visitor', orders: [{ search: brokerage }], arrange: arrangeVendors },
  },
};
