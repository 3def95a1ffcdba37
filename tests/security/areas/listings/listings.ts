import { randomUUID } from 'node:crypto';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  readByStaff,
  readOnlyAccess,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { listings } from '../../probes/tables.ts';
import { number, ownListingKey, randomPastTime, randomText } from '../../probes/values.ts';
import { person, succeed } from '../../world.ts';

/** Two inquiries to the member, who has become a broker. */
async function arrangeInquiries({ member }: Readers) {
  const { broker_id } = await succeed(
    serverClient()
      .from('broker_accounts')
      .insert({ user_id: member.id })
      .select('broker_id')
      .single(),
  );
  const { id: user_id } = await person('buyer');
  const inquiries = ['One', 'Two'].map((message) => ({ user_id, broker_id, message }));
  await succeed(serverClient().from('broker_contacts').insert(inquiries).select('id'));
}

async function arrangeOwnInquiries({ member }: Readers) {
  const inquiries = ['One', 'Two'].map((message) => ({ user_id: member.id, message }));
  await succeed(serverClient().from('broker_contacts').insert(inquiries).select('id'));
}

const anyDay = (): string => new Date(number() * 1000).toISOString().slice(0, 10);

let agreement: Promise<string> | undefined;

/** Returns the signed agreement for this user's listing. */
async function agreementOf(accountId: string): Promise<string> {
  const text = {
    ...(await ownListingKey(accountId)),
    version: number(),
    body: 'This information stays between us. '.repeat(9),
  };
  const rows = serverClient().from('listing_nda_texts');
  return (await succeed(rows.insert(text).select('id').single())).id;
}

const TOUR_SCENE = {
  id: 'front',
  image_id: UNUSED_ID,
  name: 'Front',
  kind: 'photo',
  heading: 0.5,
  width_feet: null,
  points: [],
};

export const area: Area = {
  tables: {
    // Everyone can see a live listing; "insert" is one's own, and no caller here has a plan for it.
    listings: {
      anyone: [yes, yes, no, yes, none, none],
      but: {
        'signed out': [none, yes, no, no, no, no],
        pilot: [yes, yes, yes, yes, none, none],
        // Also reads listings that aren't live; none of these callers owns one.
        support: [yes, yes, no, yes, none, none],
        admin: everything,
        service: everything,
      },
      rows: listings,
      visitorsRead: true,
    },
    // Own listing's and another's. Both are approved, so a change to one's own is reviewed first.
    listing_addresses: {
      anyone: [yes, none, no, none, none, none],
      but: {
        'signed out': denyAll,
        pilot: [yes, yes, no, none, none, none],
        support: [yes, yes, no, yes, none, none],
        admin: everything,
        service: everything,
      },
      rows: {
        key: 'listing_id',
        of: ownListingKey,
        row: () => ({ street_address: '7 Stolen Lane' }),
        change: () => ({ street_address: randomText() }),
      },
    },
    // Own listing's and another's. Both are live, so a change is reviewed first.
    listing_images: {
      anyone: [yes, yes, no, none, none, none],
      but: {
        'signed out': [none, yes, no, no, no, no],
        support: [yes, yes, no, yes, none, none],
        // They call `remove_picture`.
        admin: [yes, yes, yes, yes, yes, none],
        service: everything,
      },
      rows: {
        of: ownListingKey,
        row: () => ({ image_url: '/facades/maple-court.webp' }),
        change: () => ({ caption: randomText() }),
      },
      visitorsRead: true,
    },
    // Drafts, own and another's. Saved by a call.
    property_tours: {
      anyone: [yes, none, no, no, no, none],
      but: {
        'signed out': denyAll,
        support: [yes, yes, no, no, no, none],
        admin: [yes, yes, no, no, no, yes],
        service: everything,
      },
      rows: {
        key: 'listing_id',
        of: ownListingKey,
        row: () => ({ scenes: [TOUR_SCENE] }),
        change: () => ({ is_published: true }),
      },
    },
    // Only the server knows which account is behind a broker.
    broker_accounts: {
      ...readByStaff,
      rows: {
        key: 'broker_id',
        of: (user_id) => ({ user_id, is_pseudonym: true }),
        change: () => ({ broker_id: randomUUID() }),
      },
    },
    // Written only by a call; no one else ever sees one, including staff.
    listing_drafts: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (user_id) => ({ user_id }),
        row: () => ({ id: randomUUID(), content: {} }),
        change: () => ({ updated_at: randomPastTime() }),
      },
    },
    seller_profiles: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: { key: 'user_id', change: () => ({ property_name: randomText() }) },
    },
    // Own listing's and another's; written only by the server.
    listing_changes: {
      ...readByStaff,
      rows: {
        of: ownListingKey,
        row: () => ({ what: 'price', is_public: false }),
        change: () => ({ at: randomPastTime() }),
      },
    },
    listing_reviews: {
      ...readByStaff,
      rows: {
        of: ownListingKey,
        row: () => ({ decision: 'rejected' }),
        change: () => ({ reason: randomText() }),
      },
    },
    // Own listing's and another's; written only by calls.
    listing_details: {
      ...readByStaff,
      but: { ...readByStaff.but, pilot: readOnlyAccess },
      rows: { key: 'listing_id', of: ownListingKey, change: () => ({ stated_on: anyDay() }) },
    },
    listing_financials: {
      anyone: [yes, none, no, no, no, no],
      but: {
        'signed out': denyAll,
        // Signs the NDA like everyone else.
        pilot: [yes, none, no, no, no, no],
        support: readOnlyAccess,
        admin: readOnlyAccess,
        service: everything,
      },
      rows: {
        key: 'listing_id',
        of: ownListingKey,
        row: () => ({ noi: 900_000 }),
        change: () => ({ stated_on: anyDay() }),
      },
    },
    listing_nda_texts: {
      ...readByStaff,
      but: { ...readByStaff.but, pilot: readOnlyAccess },
      rows: {
        of: ownListingKey,
        row: () => ({ version: number(), body: 'This information stays between us. '.repeat(9) }),
        change: () => ({ stated_on: anyDay() }),
      },
    },
    // Signed by the caller and by another user.
    listing_nda_signatures: {
      ...readByStaff,
      rows: {
        of: async (user_id, { victim }) => {
          agreement ??= agreementOf(victim.id);
          return { user_id, nda_id: await agreement };
        },
        row: () => ({ id: randomUUID(), name: 'Ada Lovelace', hash: randomText() }),
        change: () => ({ name: randomText() }),
      },
    },
    // Own listing's and another's; only staff remove photos, by a call.
    removed_photos: {
      ...readByStaff,
      rows: {
        of: ownListingKey,
        row: () => ({ image_url: '/facades/x.svg', reason: 'It shows another house.' }),
        change: () => ({ reason: randomText() }),
      },
    },
    // Own listing's, and another's for which no caller here has signed.
    listing_documents: {
      anyone: [yes, none, no, no, no, none],
      but: {
        'signed out': denyAll,
        // Signs like everyone else.
        pilot: [yes, none, no, no, no, none],
        support: [yes, yes, no, no, no, none],
        admin: [yes, yes, no, no, no, none],
        service: everything,
      },
      rows: {
        of: ownListingKey,
        row: () => ({
          id: randomUUID(),
          kind: 'other',
          name: 'Survey.pdf',
          path: randomUUID(),
          type: 'application/pdf',
          size: 1,
        }),
        change: () => ({ name: randomText() }),
      },
    },
    // Created by the caller and by another user.
    broker_contacts: {
      ...readByStaff,
      rows: {
        of: async (user_id, { victim }) => ({ user_id, ...(await ownListingKey(victim.id)) }),
        row: () => ({ message: 'Is it still for sale?', broker_id: null }),
        change: () => ({ created_at: randomPastTime() }),
      },
    },
  },
  calls: {
    get_property_tour: { asked: ({ covered }) => ({ listing_id: covered }), forVisitors: true },
    has_property_tour: { asked: ({ covered }) => ({ listing_id: covered }), forVisitors: true },
    can_open_tour_model: {
      asked: ({ covered }) => ({ listing_id: covered, model_id: UNUSED_ID }),
      forVisitors: true,
    },
    list_property_tours: { forVisitors: true },
    save_property_tour: {
      asked: () => ({
        listing_id: UNUSED_ID,
        scenes: [TOUR_SCENE],
        is_published: true,
        was: 0,
      }),
    },
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
    add_listing_document: {
      asked: ({ covered }) => ({
        listing_id: covered,
        id: randomUUID(),
        kind: 'other',
        name: 'Survey.pdf',
      }),
    },
    federal_files: {},
    stage_federal_rows: {
      asked: () => ({
        file_id: randomUUID(),
        kind: 'owners',
        file_date: '2016-01-01',
        first_row: 0,
        file_rows: [],
      }),
    },
    preview_federal_file: { asked: () => ({ file_id: UNUSED_ID }) },
    publish_federal_file: { asked: () => ({ file_id: UNUSED_ID, rows: 1 }) },
    discard_federal_file: { asked: () => ({ file_id: UNUSED_ID }) },
    undo_federal_file: { asked: () => ({ file_id: UNUSED_ID }) },
    listing_certification: {
      asked: ({ covered }) => ({ listing_id: covered }),
      forVisitors: true,
    },
    my_listing_numbers: {},
    my_materials: {},
    make_material: {
      asked: ({ covered }) => ({ p_id: randomUUID(), p_listing_id: covered, p_kind: 'memorandum' }),
    },
    send_material: {
      asked: () => ({
        p_id: randomUUID(),
        p_material_id: UNUSED_ID,
        p_name: 'Ada',
        p_email: 'ada@buyers.example',
      }),
    },
    send_material_to: { asked: () => ({ p_material_id: UNUSED_ID, p_contact_ids: [UNUSED_ID] }) },
    set_material_link_closed: { asked: () => ({ p_id: UNUSED_ID }) },
    open_material: { asked: () => ({ p_id: UNUSED_ID }) },
    open_material_by_token: { asked: () => ({ p_token: 'c2FtcGxlLXRva2VuLW9mLWEtbGluaw' }) },
    listing_memorandum: { asked: ({ covered }) => ({ listing_id: covered }) },
    remove_picture: { asked: () => ({ image_id: UNUSED_ID, reason: 'It shows another house.' }) },
    end_listing_access: { asked: () => ({ signature_id: UNUSED_ID }) },
    count_listing_documents: { asked: ({ covered }) => ({ listing_id: covered }) },
    listing_signatures: { asked: ({ covered }) => ({ listing_id: covered }) },
    check_listing_license: { asked: ({ covered }) => ({ state: 'MN', listing_id: covered }) },
    own_listing_pictures: { asked: ({ covered }) => ({ listing_id: covered }) },
    save_listing_pictures: { asked: ({ covered }) => ({ listing_id: covered, pictures: [] }) },
    save_listing_details: { asked: ({ covered }) => ({ listing_id: covered, details: {} }) },
    save_listing_noi: { asked: ({ covered }) => ({ listing_id: covered, noi: 1 }) },
    save_listing_address: {
      asked: ({ covered }) => ({ listing_id: covered, address: { street_address: '1 Elsewhere' } }),
    },
    set_listing_nda: { asked: ({ covered }) => ({ listing_id: covered, body: 'Between us.' }) },
    sign_listing_nda: {
      asked: () => ({ id: randomUUID(), nda_id: UNUSED_ID, hash: 'none', name: 'Ada Lovelace' }),
    },
    listing_figures: { forVisitors: true },
    map_listings: { forVisitors: true },
    get_unlisted_listing: { asked: ({ covered }) => ({ listing_id: covered }), forVisitors: true },
    listing_history: { asked: ({ covered }) => ({ listing_id: covered }), forVisitors: true },
    save_seller_profile: {
      asked: () => ({ draft_id: UNUSED_ID, content: [], timeline: 'exploring' }),
    },
    save_listing_draft: { asked: () => ({ draft_id: randomUUID(), version: 0, content: {} }) },
    preview_listing_import: { asked: () => ({ import_id: randomUUID(), listing_rows: [] }) },
    import_listing_drafts: { asked: () => ({ import_id: randomUUID(), listing_rows: [] }) },
    attach_draft_pictures: { asked: () => ({ draft_id: UNUSED_ID, pictures: [] }) },
    submit_listing: { asked: () => ({ draft_id: randomUUID(), listing: {} }) },
    review_listing: { asked: ({ covered }) => ({ listing_id: covered, decision: 'approved' }) },
    view_listing: {
      asked: ({ covered }) => ({ listing_id: covered, session: randomUUID() }),
      forVisitors: true,
    },
  },
  lists: {
    my_inquiries: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeOwnInquiries },
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
