import { anonymous } from '../../support/backend.ts';
import { succeed, type World } from '../world.ts';
import { exists, type Probes } from './probe.ts';

const row = { test: 'homepage_layout', variant: 'usual', event: 'page_view' } as const;
const today = () => new Date().toISOString().slice(0, 10);

export function conversions({ service }: World): Probes {
  const rows = service.from('conversions');
  const counted = () => succeed(anonymous().rpc('count_conversion', row));
  const read = {
    arrange: counted,
    act: (client: World['service']) => client.from('conversions').select().match(row),
  };
  const forged = { ...row, day: '2000-01-01', minute: '2000-01-01', times_in_minute: 0 };
  const edited = {
    arrange: counted,
    act: (client: World['service']) =>
      client.from('conversions').update({ times: -1 }).match(row).eq('day', today()),
    happened: () => exists(rows.select('times').eq('times', -1)),
  };
  return {
    'select own': read,
    'select others': read,
    insert: {
      act: (client) => client.from('conversions').insert(forged),
      happened: () => exists(rows.select('day').eq('day', forged.day)),
    },
    'update own': edited,
    'update others': edited,
    delete: {
      arrange: counted,
      act: (client) => client.from('conversions').delete().match(row),
      happened: async () => !(await exists(rows.select('day').match(row))),
    },
  };
}
