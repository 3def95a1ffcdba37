import { type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

export function billingAccounts({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('billing_accounts');
  const bill = {
    user_id: bystander.id,
    status: 'active',
    plan: 'starter',
    price_cents: 2_900,
    current_period_end: new Date().toISOString(),
  };
  const present = () => exists(rows.select('user_id').eq('user_id', bystander.id));
  // Nobody is behind the id of somebody signed out: there it fails, and that is as well.
  const having = (id: string) => async () => rows.upsert({ ...bill, user_id: id });
  const edit = (id: string): Probe => {
    const price_cents = Math.floor(Math.random() * 1e9);
    return {
      arrange: having(id),
      act: (client) => client.from('billing_accounts').update({ price_cents }).eq('user_id', id),
      happened: () => exists(rows.select('user_id').match({ user_id: id, price_cents })),
    };
  };
  const read = (id: string): Probe => ({
    arrange: having(id),
    act: (client) => client.from('billing_accounts').select().eq('user_id', id),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('billing_accounts').insert(bill),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert(bill));
      },
      act: (client) => client.from('billing_accounts').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

export function invoices({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('invoices');
  const moment = new Date().toISOString();
  const invoiceOf = (user_id: string) => ({
    id: `in_${user_id}`,
    user_id,
    status: 'open',
    amount_cents: 2_900,
    period_start: moment,
    period_end: moment,
    created_at: moment,
  });
  const present = () => exists(rows.select('id').eq('user_id', bystander.id));
  const having = (id: string) => async () => rows.upsert(invoiceOf(id));
  const edit = (id: string): Probe => {
    const amount_cents = Math.floor(Math.random() * 1e9);
    return {
      arrange: having(id),
      act: (client) => client.from('invoices').update({ amount_cents }).eq('user_id', id),
      happened: () => exists(rows.select('id').match({ user_id: id, amount_cents })),
    };
  };
  const read = (id: string): Probe => ({
    arrange: having(id),
    act: (client) => client.from('invoices').select().eq('user_id', id),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('invoices').insert(invoiceOf(bystander.id)),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert(invoiceOf(bystander.id)));
      },
      act: (client) => client.from('invoices').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}
