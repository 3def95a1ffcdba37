import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  readOnlyAccess,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { adminAuditLog, userRoles } from '../../probes/tables.ts';
import { randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

/** A user can be deleted once no retained sale record references them. */
async function withoutSales(id: string) {
  await succeed(serverClient().from('transactions').delete().eq('owner_id', id).select('id'));
  return { id };
}

export const area: Area = {
  tables: {
    profiles: {
      anyone: [yes, none, no, yes, none, no],
      but: {
        'signed out': denyAll,
        support: [yes, yes, no, yes, none, no],
        admin: [yes, yes, no, yes, none, no],
        service: everything,
      },
      rows: { of: withoutSales, change: () => ({ bio: randomText() }) },
    },
    user_roles: {
      anyone: [yes, none, no, none, none, none],
      but: {
        'signed out': denyAll,
        support: [yes, yes, no, none, none, none],
        // Their own roles include administrator, which they can't change themselves.
        admin: [yes, yes, yes, no, yes, yes],
        service: everything,
      },
      rows: userRoles,
    },
    broker_profiles: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'user_id',
        row: () => ({ specialization: 'ccrc' }),
        change: () => ({ years_experience: Math.floor(Math.random() * 80) }),
      },
    },
    onboarding_states: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': denyAll, service: everything },
      rows: { key: 'user_id', change: () => ({ pricing_viewed: true }) },
    },
    professional_licenses: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'user_id',
        row: () => ({ state: 'OH', number: randomText().slice(0, 40) }),
        change: () => ({ number: randomText().slice(0, 40) }),
      },
    },
    // Written only by triggers; no one can change it, not even with the secret key.
    admin_audit_log: {
      anyone: [none, none, no, no, no, no],
      but: {
        'signed out': denyAll,
        support: readOnlyAccess,
        admin: readOnlyAccess,
        service: readOnlyAccess,
      },
      rows: adminAuditLog,
    },
  },
  calls: {
    request_account_deletion: { isOpen: true },
    delete_account: { asked: () => ({ user_id: UNUSED_ID, reason: 'A test' }) },
    add_sample_data: {},
    cancel_account_deletion: { isOpen: true },
    cancel_account_deletion_by_email: {
      asked: () => ({ token: 'a'.repeat(64) }),
      forVisitors: true,
      isOpen: true,
    },
    stop_deletion: { asked: () => ({ user_id: UNUSED_ID, reason: 'A test' }) },
    admin_account: { asked: ({ seller }) => ({ user_id: seller.id }) },
    assign_role: { asked: ({ seller }) => ({ user_id: seller.id, role: 'broker' }) },
    complete_pending_profile: {
      asked: () => ({ p_first_name: 'Ada', p_last_name: 'Quill' }),
      isOpen: true,
    },
    check_email_confirmation: { asked: () => ({ email: 'unknown@people.example' }) },
    check_broker_of_record: { asked: () => ({ email: 'unknown@people.example' }) },
    check_request: { forVisitors: true },
    has_bounded_numbers: { forVisitors: true },
    list_emails_to: { asked: () => ({ email: 'unknown@people.example' }) },
    reinstate_account: { asked: ({ seller }) => ({ user_id: seller.id }) },
    remove_sample_data: {},
    remove_role: { asked: ({ seller }) => ({ user_id: seller.id, role: 'broker' }) },
    review_account: { asked: ({ seller }) => ({ user_id: seller.id, decision: 'approved' }) },
    save_broker_profile: {
      asked: () => ({ full_name: '', brokerage: '', license_number: '', license_state: '' }),
    },
    send_sample_of_agreement: {},
    suspend_account: { asked: ({ seller }) => ({ user_id: seller.id, reason: 'None' }) },
  },
  lists: {
    admin_accounts: {
      by: 'staff',
      orders: ['newest', 'name', 'last_sign_in'].map((sort) => ({ sort, page_size: 1 })),
    },
  },
};
