import { randomUUID } from 'node:crypto';
import { service } from '../../support/backend.ts';
import { type Area, everything, looksOn, no, none, type Readers, shut, yes } from '../area.ts';
import { listings } from '../probes/listings.ts';
import { anyMoment, ofListing, word } from '../probes/values.ts';
import { person, succeed } from '../world.ts';

/** Two that were asked of the member, who has become a broker. */
async function arrangeInquiries({ member }: Readers) {
  const { broker_id } = await succeed(
    service().from('broker_accounts').insert({ user_id: member.id }).select('broker_id').single(),
  );
  const { id: user_id } = await person('buyer');
  const asked = ['One', 'Two'].map((message) => ({ user_id, broker_id, message }));
  await succeed(service().from('broker_contacts').insert(asked).select('id'));
}

export const area: Area = {
  tables: {
    // Everybody may see a live listing; "insert" is one of one's own, for which nobody here has a plan.
    listings: {
      anyone: [yes, yes, no, yes, none, none],
      but: {
        'signed out': [none, yes, no, no, no, no],
        pilot: [yes, yes, yes, yes, none, none],
        // Also reads what is not live, which is nobody's here.
        support: [yes, yes, no, yes, none, none],
        admin: everything,
        service: everything,
      },
      rows: listings,
      visitorsRead: true,
    },
    // Of one's own listing, and of somebody else's. Both are approved, so a change of one's own waits for a review.
    listing_addresses: {
      anyone: [yes, none, no, none, none, none],
      but: {
        'signed out': shut,
        pilot: [yes, yes, no, none, none, none],
        support: [yes, yes, no, yes, none, none],
        admin: everything,
        service: everything,
      },
      rows: {
        key: 'listing_id',
        of: ofListing,
        row: () => ({ street_address: '7 Stolen Lane' }),
        change: () => ({ street_address: word() }),
      },
    },
    // Of one's own listing, and of somebody else's; both are live, so a change waits for a review.
    listing_images: {
      anyone: [yes, yes, no, none, none, none],
      but: {
        'signed out': [none, yes, no, no, no, no],
        support: [yes, yes, no, yes, none, none],
        admin: everything,
        service: everything,
      },
      rows: {
        of: ofListing,
        row: () => ({ image_url: '/facades/maple-court.webp' }),
        change: () => ({ caption: word() }),
      },
      visitorsRead: true,
    },
    // What the figures are made of: one's own, and somebody else's, which no plan here opens.
    listing_details: {
      anyone: [yes, none, no, no, no, no],
      but: {
        'signed out': shut,
        pilot: looksOn,
        support: looksOn,
        admin: looksOn,
        service: everything,
      },
      rows: {
        key: 'listing_id',
        of: ofListing,
        row: () => ({}),
        change: () => ({ payor_mix: {} }),
      },
    },
    listing_census: {
      anyone: [yes, none, no, no, no, no],
      but: {
        'signed out': shut,
        pilot: looksOn,
        support: looksOn,
        admin: looksOn,
        service: everything,
      },
      rows: {
        key: 'listing_id',
        of: ofListing,
        row: () => ({ month: '2026-10-01', occupied: 40, available: 50 }),
        change: () => ({ occupied: 41 }),
      },
    },
    // Which account is behind a broker nobody but the server says.
    broker_accounts: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': shut, support: looksOn, admin: looksOn, service: everything },
      rows: {
        key: 'broker_id',
        of: (user_id) => ({ user_id, is_pseudonym: true }),
        change: () => ({ broker_id: randomUUID() }),
      },
    },
    // Written by a call alone; nobody else ever sees one, staff included.
    listing_drafts: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': shut, service: everything },
      rows: {
        of: (user_id) => ({ user_id }),
        row: () => ({ id: randomUUID(), content: {} }),
        change: () => ({ updated_at: anyMoment() }),
      },
    },
    // Of one's own listing, and of somebody else's; the server alone writes them.
    listing_changes: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': shut, support: looksOn, admin: looksOn, service: everything },
      rows: {
        of: ofListing,
        row: () => ({ what: 'price', is_public: false }),
        change: () => ({ at: anyMoment() }),
      },
    },
    listing_reviews: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': shut, support: looksOn, admin: looksOn, service: everything },
      rows: {
        of: ofListing,
        row: () => ({ decision: 'rejected' }),
        change: () => ({ reason: word() }),
      },
    },
    // Made by oneself, and by somebody else.
    broker_contacts: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': shut, support: looksOn, admin: looksOn, service: everything },
      rows: {
        of: async (user_id, { victim }) => ({ user_id, ...(await ofListing(victim.id)) }),
        row: () => ({ message: 'Is it still for sale?', broker_id: null }),
        change: () => ({ created_at: anyMoment() }),
      },
    },
  },
  calls: {
    broker_email: { forVisitors: true },
    find_inquiries: {},
    confirm_listing: { asked: ({ covered }) => ({ listing_id: covered }) },
    contact_broker: {
      asked: ({ covered }) => ({ listing_id: covered, message: 'May we talk?' }),
    },
    find_listings: { forVisitors: true },
    find_live_listings: { forVisitors: true },
    get_search_suggestions: { asked: () => ({ partial_term: 'map' }), forVisitors: true },
    listing_contact: { asked: ({ covered }) => ({ listing_id: covered }) },
    listing_figures: { forVisitors: true },
    map_listings: { forVisitors: true },
    listing_history: { asked: ({ covered }) => ({ listing_id: covered }), forVisitors: true },
    save_listing_draft: { asked: () => ({ draft_id: randomUUID(), version: 0, content: {} }) },
    submit_listing: { asked: () => ({ draft_id: randomUUID(), listing: {} }) },
    review_listing: { asked: ({ covered }) => ({ listing_id: covered, decision: 'approved' }) },
    view_listing: {
      asked: ({ covered }) => ({ listing_id: covered, session: randomUUID() }),
      forVisitors: true,
    },
  },
  lists: {
    find_inquiries: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeInquiries },
    find_listings: {
      by: 'visitor',
      orders: ['newest', 'price-low', 'price-high', 'cap', 'beds'].map((sort) => ({
        sort,
        page_size: 1,
      })),
    },
  },
};
