import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';
import { inPlace, readOnly, records } from './operator.ts';

const RULE = { figure: 'doses_overdue', threshold: 1, owner_position: 'nurse' };

const SCENARIO = {
  name: 'Fill memory care',
  flow_through: 70,
  cap_rate: 7,
  moves: [{ kind: 'fill', label: 'Memory care', count: 1, monthly_cents: 605_000 }],
};

/** Boards, alerts, and their rules have no tables in the API: everything but signals goes through these calls. */
export const area: Area = {
  tables: {
    community_signals: records(
      {
        of: inPlace(async (place) => ({ community_id: await place.community() })),
        row: () => ({ part: 'occupancy' }),
        change: () => ({ at: new Date().toISOString() }),
      },
      readOnly,
    ),
  },
  calls: {
    get_command_center: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_board_rows: { asked: () => ({ p_community_id: UNUSED_ID, p_figure: 'moved_in' }) },
    get_operations_day: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_operations_feed: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_alerts: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_alert_rule: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: RULE,
      }),
    },
    remove_alert_rule: { asked: () => ({ p_id: UNUSED_ID }) },
    add_recommended_alert_rules: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_care_scenarios: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_care_scenario: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: SCENARIO,
      }),
    },
    archive_care_scenario: { asked: () => ({ p_id: UNUSED_ID }) },
    get_care_value: {
      asked: () => ({ p_resident_id: UNUSED_ID, p_level: 3, p_effective_on: '2026-06-01' }),
    },
    get_data_room_package: { asked: () => ({ p_community_id: UNUSED_ID }) },
    request_buyer_package: { asked: () => ({ p_id: randomUUID(), p_community_id: UNUSED_ID }) },
    start_listing_draft: { asked: () => ({ p_id: randomUUID(), p_community_id: UNUSED_ID }) },
    withdraw_buyer_package: { asked: () => ({ p_id: UNUSED_ID }) },
    list_buyer_packages: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_listing_packages: { asked: () => ({ p_listing_id: UNUSED_ID }) },
    answer_buyer_package: { asked: () => ({ p_id: UNUSED_ID, p_approves: false }) },
    get_community_insights: { asked: () => ({ p_community_id: UNUSED_ID }) },
    acknowledge_alert: { asked: () => ({ p_id: UNUSED_ID }) },
  },
};
