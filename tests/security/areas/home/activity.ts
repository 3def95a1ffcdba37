import { type Area, denyAll, everything, no, none, yes } from '../../area.ts';
import { randomText } from '../../probes/values.ts';

export const area: Area = {
  tables: {
    activity_feed: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: { row: () => ({ activity_type: 'login' }), change: () => ({ message: randomText() }) },
    },
    // A call records the visit.
    desk_visits: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: { key: 'user_id', change: () => ({ since: new Date().toISOString() }) },
    },
  },
  calls: {
    record_dashboard_visit: {},
    record_visits: {
      asked: () => ({ session: crypto.randomUUID(), device: 'desktop', referrer: '', events: [] }),
      forVisitors: true,
      isOpen: true,
    },
    website_figures: { asked: () => ({ first: '2026-01-01', last: '2026-01-31' }) },
    listing_page_vitals: {},
    business_figures: { asked: () => ({ first: '2026-01-01', last: '2026-01-31' }) },
    count_figures_now: {},
  },
};
