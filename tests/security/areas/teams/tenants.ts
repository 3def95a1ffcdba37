import { type Area, denyAll, no, none, UNUSED_ID, yes } from '../../area.ts';
import { tenants, tenantUsers } from '../../probes/tables.ts';
import { uniqueSubdomain } from '../../world.ts';

const brand = {
  product_name: 'Harbor',
  surface: '#9caf88',
  accent_light: '#1e3329',
  accent_dark: '#b5c7a1',
  typeface: 'house',
  mail_footer: '',
  sign_in_title: '',
  sign_in_text: '',
};

export const area: Area = {
  tables: {
    tenants: {
      anyone: [none, none, no, none, none, no],
      but: {
        'signed out': denyAll,
        support: [none, yes, no, none, none, no],
        admin: [none, yes, no, none, none, no],
        'tenant member': [yes, none, no, none, none, no],
        'other tenant owner': [yes, none, no, yes, none, no],
        service: [none, yes, yes, none, yes, yes],
      },
      rows: tenants,
    },
    tenant_users: {
      anyone: [none, none, no, no, no, no],
      but: {
        'signed out': denyAll,
        support: [none, yes, no, no, no, no],
        admin: [none, yes, no, no, no, no],
        'tenant member': [yes, none, no, no, no, no],
        'other tenant owner': [yes, none, no, no, no, no],
        service: [none, yes, yes, none, yes, yes],
      },
      rows: tenantUsers,
    },
  },
  calls: {
    create_tenant: { asked: () => ({ name: 'Harbor', subdomain: uniqueSubdomain() }) },
    switch_tenant: { asked: () => ({ tenant_id: UNUSED_ID }) },
    tenant_team: {},
    tenant_log: {},
    tenant_invitations: {},
    invite_to_tenant: { asked: () => ({ email: 'unknown@people.example', role: 'member' }) },
    renew_invitation: { asked: () => ({ invitation_id: UNUSED_ID }) },
    withdraw_invitation: { asked: () => ({ invitation_id: UNUSED_ID }) },
    invitation_of_token: { asked: () => ({ token: 'leads-nowhere' }), forVisitors: true },
    my_invitations: {},
    answer_invitation: { asked: () => ({ token: 'leads-nowhere', accepts: true }) },
    answer_my_invitation: { asked: () => ({ invitation_id: UNUSED_ID, accepts: true }) },
    set_tenant_role: { asked: () => ({ user_id: UNUSED_ID, role: 'member' }) },
    remove_from_tenant: { asked: () => ({ user_id: UNUSED_ID }) },
    leave_tenant: { asked: () => ({ tenant_id: UNUSED_ID }) },
    hand_over_tenant: { asked: () => ({ user_id: UNUSED_ID }) },
    claim_domain: {},
    start_domain_check: { asked: () => ({ domain: 'unknown.example' }) },
    domain_checks: {},
    save_domain_check_result: {
      asked: () => ({
        p_tenant_id: UNUSED_ID,
        p_domain: 'unknown.example',
        p_value: '',
        p_failure: 'wrong',
      }),
    },
    release_domain: { asked: () => ({ domain: 'unknown.example' }) },
    tenant_domains: {},
    my_domain_tenant: {},
    ask_to_join: {},
    join_requests: {},
    my_brand: {},
    brand_of_subdomain: { asked: () => ({ subdomain: 'nobodys' }), forVisitors: true },
    brand_studio: {},
    save_brand: { asked: () => brand },
    publish_brand: {},
    get_brokerage: { asked: () => ({ slug: 'nobodys' }), forVisitors: true },
    brokerage_desk: { asked: () => ({ slug: 'nobodys' }) },
    set_brokerage: {
      asked: () => ({ is_public: false, about: '', phone: '', license_number: '' }),
    },
    get_listing_to_sign: { asked: () => ({ listing_id: UNUSED_ID }) },
    get_listing_submission: { asked: () => ({ listing_id: UNUSED_ID }) },
    return_listing: { asked: () => ({ listing_id: UNUSED_ID, note: 'State the beds.' }) },
    resubmit_listing: { asked: () => ({ listing_id: UNUSED_ID }) },
    sign_off_listing: { asked: () => ({ listing_id: UNUSED_ID }) },
    decide_join_request: { asked: () => ({ request_id: UNUSED_ID, is_welcome: false }) },
  },
};
