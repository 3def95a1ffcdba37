-- Disables statistics that would leak data. The planner's estimates are visible to everyone through
-- `count=planned`, and for leakproof comparisons they use what ANALYZE sampled from the whole table,
-- including rows hidden from the caller. By varying a filter's bound, members could infer latitudes, streets,
-- and emails. So text and places not covered by a sorted index are not sampled; their estimates are
-- constants. Columns used for filtering keep statistics: a status reveals no one.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end $$;
