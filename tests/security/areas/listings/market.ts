import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  readOnlyAccess,
  yes,
} from '../../area.ts';
import { conversions } from '../../probes/tables.ts';
import { randomText } from '../../probes/values.ts';
import { queryDatabase } from '../../sql.ts';

/** Four alerts of the member, as the server adds them. */
const arrangeAlerts = ({ member }: Readers) =>
  queryDatabase(`
    with events as (
      insert into private.watch_events (what, subject, is_matched)
      select 'ownership', 'Elm Nursing', true from generate_series(1, 4)
      returning id
    )
    insert into private.watch_alerts (user_id, event_id, matched)
    select '${member.id}', e.id, array['owner'] from events e`);

export const area: Area = {
  tables: {
    // Own ratings and another user's; "insert" uses another user's name. Members read others' ratings through a call
    // that hides the author.
    platform_ratings: {
      anyone: [yes, none, no, yes, none, none],
      but: {
        'signed out': [none, yes, no, no, no, no],
        support: [yes, yes, no, yes, none, none],
        admin: [yes, yes, no, yes, none, yes],
        service: everything,
      },
      rows: {
        row: () => ({ rating: 4, review: 'Does what it says.' }),
        change: () => ({ review: randomText() }),
        columns: 'id, rating, review',
      },
    },
    // "Insert" uses another user's name.
    watches: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        row: () => ({ kind: 'owner', owner_name: randomText() }),
        change: () => ({ owner_name: randomText() }),
      },
    },
    // Anonymous counts; everyone counts through a call, and no one writes rows directly.
    conversions: {
      anyone: [none, none, no, no, no, no],
      but: { 'signed out': denyAll, admin: readOnlyAccess, service: readOnlyAccess },
      rows: conversions,
    },
  },
  calls: {
    count_conversion: {
      asked: () => ({ test: 'homepage_layout', variant: 'usual', event: 'page_view' }),
      forVisitors: true,
      isOpen: true,
    },
    find_federal_owners: { asked: () => ({ p_search: 'care' }) },
    get_market_area: { asked: () => ({ p_area: 'near:OH/Columbus,25' }) },
    list_market_periods: {
      asked: () => ({ p_measure: 'snf_beds', p_level: 'state', p_place: 'OH' }),
    },
    list_market_places: { asked: () => ({ p_measure: 'snf_beds', p_level: 'state' }) },
    list_watch_alerts: {},
    map_nursing_homes: {},
    mark_watch_alerts_read: {},
    hero_statistics: { forVisitors: true },
    market_figures: { forVisitors: true },
    rating_summary: { forVisitors: true },
  },
  lists: {
    list_watch_alerts: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: [{ p_page_size: 1 }],
      arrange: arrangeAlerts,
    },
  },
};
