import { type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

export function userRoles({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('user_roles');
  const granted = { user_id: bystander.id, role: 'investor' } as const;
  const present = () => exists(rows.select('role').match(granted));
  const edit = (id: string): Probe => {
    const expires_at = new Date(Date.now() + 1e9 + Math.floor(Math.random() * 1e9)).toISOString();
    return {
      act: (client) => client.from('user_roles').update({ expires_at }).eq('user_id', id),
      happened: () => exists(rows.select('role').eq('user_id', id).eq('expires_at', expires_at)),
    };
  };
  return {
    'select own': { act: (client) => client.from('user_roles').select().eq('user_id', mine.id) },
    'select others': {
      act: (client) => client.from('user_roles').select().eq('user_id', victim.id),
    },
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().match(granted));
      },
      act: (client) => client.from('user_roles').insert(granted),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert(granted));
      },
      act: (client) => client.from('user_roles').delete().match(granted),
      happened: async () => !(await present()),
    },
  };
}

export function systemSettings({ service }: World): Probes {
  const rows = service.from('system_settings');
  const probe = { setting_key: 'matrix_probe', setting_type: 'test', setting_value: 1 };
  const present = () => exists(rows.select('setting_key').eq('setting_key', 'matrix_probe'));
  const read = (key: string): Probe => ({
    act: (client) => client.from('system_settings').select().eq('setting_key', key),
  });
  const edit = (setting_key: string, setting_type: string): Probe => {
    const setting_value = `https://pictures.example/${crypto.randomUUID()}.svg`;
    return {
      arrange: () => succeed(rows.upsert({ setting_key, setting_type, setting_value: '' })),
      act: (client) =>
        client.from('system_settings').update({ setting_value }).eq('setting_key', setting_key),
      happened: async () => {
        const { data } = await rows.select('setting_value').eq('setting_key', setting_key).single();
        await succeed(rows.upsert({ setting_key, setting_type, setting_value: '' }));
        return data?.setting_value === setting_value;
      },
    };
  };
  return {
    'select own': read('platform_logo_url'),
    'select others': read('staff_email_roles'),
    insert: {
      arrange: () => succeed(rows.delete().eq('setting_key', 'matrix_probe')),
      act: (client) => client.from('system_settings').insert(probe),
      happened: present,
    },
    'update own': edit('platform_logo_url', 'branding'),
    'update others': edit('matrix_probe', 'test'),
    delete: {
      arrange: () => succeed(rows.upsert(probe)),
      act: (client) => client.from('system_settings').delete().eq('setting_key', 'matrix_probe'),
      happened: async () => !(await present()),
    },
  };
}

/** "Own" are the entries about the actor, "others" those about the victim. */
export function adminAuditLog({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('admin_audit_log');
  const forged = { action: 'user_update', target_email: `forged-${crypto.randomUUID()}` } as const;
  const rewrite = (id: string): Probe => ({
    act: (client) =>
      client
        .from('admin_audit_log')
        .update({ target_email: forged.target_email })
        .eq('target_user_id', id),
    happened: () =>
      exists(rows.select('id').match({ target_user_id: id, target_email: forged.target_email })),
  });
  return {
    'select own': {
      act: (client) => client.from('admin_audit_log').select().eq('target_user_id', mine.id),
    },
    'select others': {
      act: (client) => client.from('admin_audit_log').select().eq('target_user_id', victim.id),
    },
    insert: {
      act: (client) => client.from('admin_audit_log').insert(forged),
      happened: () => exists(rows.select('id').match(forged)),
    },
    'update own': rewrite(mine.id),
    'update others': rewrite(victim.id),
    delete: {
      act: (client) => client.from('admin_audit_log').delete().eq('target_user_id', bystander.id),
      happened: async () =>
        !(await exists(rows.select('id').eq('target_user_id', bystander.id).limit(1))),
    },
  };
}
