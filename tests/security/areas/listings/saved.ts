import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { ownListingKey, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const but = { 'signed out': denyAll, service: everything } as const;

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner, which no one can set.
    saved_lists: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: { row: () => ({ name: randomText() }), change: () => ({ name: randomText() }) },
    },
    saved_listings: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        of: async (user_id, { victim }) => ({ user_id, ...(await ownListingKey(victim.id)) }),
        change: () => ({ note: randomText() }),
      },
    },
    saved_searches: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        row: () => ({ name: randomText(), facets: ['state:TX'] }),
        change: () => ({ name: randomText() }),
      },
    },
    // Only the server writes matches.
    search_matches: {
      anyone: [yes, none, no, no, no, no],
      but,
      rows: {
        of: async (user_id, { service, victim }) => {
          const existing = await succeed(
            service.from('saved_searches').select('id').eq('user_id', user_id).limit(1),
          );
          const search =
            existing[0] ??
            (await succeed(
              service
                .from('saved_searches')
                .insert({ user_id, name: randomText(), facets: ['state:VT'] })
                .select('id')
                .single(),
            ));
          return { user_id, search_id: search.id, ...(await ownListingKey(victim.id)) };
        },
        row: () => ({ what: 'new', on_day: '2000-01-01' }),
        change: () => ({ detail: randomText() }),
      },
    },
  },
  calls: {
    search_shares: {},
    share_search: {
      asked: () => ({ p_search_id: UNUSED_ID, p_broker_id: UNUSED_ID, p_is_shared: true }),
    },
    client_searches: { asked: () => ({ p_contact_id: UNUSED_ID }) },
    share_saved_list: { asked: () => ({ p_list_id: UNUSED_ID, p_address: 'unknown@example.com' }) },
    end_list_share: { asked: () => ({ p_share_id: UNUSED_ID }) },
    check_comparison_export_limit: {},
    my_list_shares: {},
    lists_for_me: {},
    shared_list: { asked: () => ({ p_share_id: UNUSED_ID }) },
    my_saved_listings: {},
    my_searches: {},
  },
};
