import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const SHIFT = { day: '2026-05-03', starts: '07:00', ends: '15:00', position: 'caregiver' };

/** Staff has no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    create_employee: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_values: { name: 'Cora', position: 'caregiver' },
      }),
    },
    update_employee: {
      asked: () => ({ p_id: UNUSED_ID, p_version: 1, p_values: { position: 'nurse' } }),
    },
    set_employee_pay: {
      asked: () => ({
        p_id: randomUUID(),
        p_employee_id: UNUSED_ID,
        p_hourly_rate: 20,
        p_effective_on: '2026-05-01',
      }),
    },
    save_employee_credential: {
      asked: () => ({
        p_id: randomUUID(),
        p_employee_id: UNUSED_ID,
        p_values: { type: 'cpr', issued_on: '2026-05-01', is_verified: true },
      }),
    },
    remove_employee_credential: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Wrong person' }) },
    save_staff_settings: {
      asked: () => ({
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: { daily_overtime_hours: 8 },
      }),
    },
    list_staff: { asked: () => ({ p_community_id: UNUSED_ID }) },
    find_employees: { asked: () => ({ p_search: 'cora' }) },
    get_employee: { asked: () => ({ p_id: UNUSED_ID }) },
    get_schedule: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_shift: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: SHIFT,
      }),
    },
    cancel_shift: { asked: () => ({ p_id: UNUSED_ID, p_version: 1 }) },
    copy_schedule_week: {
      asked: () => ({ p_community_id: UNUSED_ID, p_from: '2026-05-03', p_to: '2026-05-10' }),
    },
    publish_schedule: { asked: () => ({ p_community_id: UNUSED_ID, p_week: '2026-05-03' }) },
    set_shift_units: { asked: () => ({ p_id: UNUSED_ID, p_unit_ids: [] }) },
    get_my_schedule: {},
    claim_shift: { asked: () => ({ p_id: UNUSED_ID }) },
    list_swap_partners: { asked: () => ({ p_shift_id: UNUSED_ID }) },
    ask_shift_swap: {
      asked: () => ({
        p_id: randomUUID(),
        p_shift_id: UNUSED_ID,
        p_to_employee_id: UNUSED_ID,
      }),
    },
    answer_shift_swap: { asked: () => ({ p_id: UNUSED_ID, p_accepts: true }) },
    decide_shift_swap: { asked: () => ({ p_id: UNUSED_ID, p_approves: true }) },
    set_my_availability: {
      asked: () => ({ p_employee_id: UNUSED_ID, p_days: ['mon'], p_unavailable_on: [] }),
    },
    clock_in: { asked: () => ({ p_id: randomUUID(), p_shift_id: UNUSED_ID }) },
    clock_out: { asked: () => ({ p_id: UNUSED_ID }) },
    correct_time_entry: {
      asked: () => ({
        p_id: randomUUID(),
        p_shift_id: UNUSED_ID,
        p_corrects_id: UNUSED_ID,
        p_clocked_in_at: '2026-05-01T11:00:00Z',
        p_clocked_out_at: '2026-05-01T19:00:00Z',
        p_reason: 'Forgot to clock in',
      }),
    },
    get_attendance: {
      asked: () => ({ p_community_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-02' }),
    },
    get_payroll: {
      asked: () => ({ p_community_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-02' }),
    },
  },
};
