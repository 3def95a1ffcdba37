import { queryDatabase } from './sql.ts';
import { NO_ID } from './world.ts';

export interface Call {
  name: string;
  writes: boolean;
  args: Record<string, unknown>;
}

/** Returns every API function a signed-in user can call, with arguments of the right types. */
export async function listAllCalls(): Promise<Call[]> {
  const rows = await queryDatabase(`
    select p.proname::text as name, p.provolatile = 'v' as writes,
      coalesce((
        select jsonb_agg(jsonb_build_array(
          a.name,
          case t.typtype when 'e' then 'enum' when 'd' then format_type(t.typbasetype, null) else t.typname end,
          (select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder limit 1)
        ))
        from unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type)
        join pg_type t on t.oid = a.type
      ), '[]') as arguments
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and has_function_privilege('authenticated', p.oid, 'execute')
      -- What takes a row is a column of its table, and read with it.
      and not exists (
        select from unnest(p.proargtypes::oid[]) as a (type) join pg_type t on t.oid = a.type
        where t.typtype = 'c'
      )
    order by 1`);
  const values: Record<string, unknown> = { uuid: NO_ID, bool: false, jsonb: {}, _text: [] };
  return rows.map(({ name, writes, arguments: declared }) => {
    const list = declared as [string, string, string | null][];
    const valueFor = (type: string, label: string | null) => {
      if (type === 'enum') return label;
      if (/^(int|bigint|numeric|float)/.test(type)) return 1;
      if (/^(timestamp|date)/.test(type)) return '2026-11-22T00:00:00Z';
      return type in values ? values[type] : 'x';
    };
    const args = list.map(([key, type, label]) => [key, valueFor(type, label)]);
    return { name: String(name), writes: Boolean(writes), args: Object.fromEntries(args) };
  });
}
