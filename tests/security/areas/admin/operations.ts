import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const report = () => ({
  id: randomUUID(),
  kind: 'route',
  message: 'x is not a function',
  frame: 'Matrix',
  route: '/messages',
  version: '1.0.1+abc1234',
  error_id: '1A2B3C4D',
  session_id: '5E6F7A8B',
  log: [],
});

/** All tables are closed to every role; calls return what is readable, to staff only. */
export const area: Area = {
  calls: {
    report_faults: { asked: () => ({ reports: [report()] }), forVisitors: true, isOpen: true },
    client_errors: {},
    client_fault: { asked: () => ({ p_id: UNUSED_ID }) },
    decide_fault: { asked: () => ({ p_id: UNUSED_ID, p_state: 'resolved' }) },
    record_policy_reports: {
      asked: () => ({
        p_address: null,
        p_reports: [{ directive: 'script-src', blocked: 'inline', route: '/' }],
      }),
    },
    policy_reports: {},
    operations: {},
    upkeep: {},
    require_maintenance_access: {},
    log_maintenance: { asked: () => ({ actor_id: UNUSED_ID, act: 'maintenance', details: {} }) },
    log_audit_log_view: {},
    log_list_export: { asked: () => ({ list: 'accounts' }) },
    run_security_scan: {},
  },
};
