import { type Area, NOBODYS, no, none, shut, yes } from '../area.ts';
import { tenants, tenantUsers } from '../probes/tenants.ts';
import { uniqueSubdomain } from '../world.ts';

export const area: Area = {
  tables: {
    tenants: {
      anyone: [none, none, no, none, none, no],
      but: {
        'signed out': shut,
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
        'signed out': shut,
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
    switch_tenant: { asked: () => ({ tenant_id: NOBODYS }) },
  },
};
