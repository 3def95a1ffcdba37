create or replace function private.ask_first(p_table regclass, p_condition text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create policy "A guess at what is hidden costs what any other does" on %s as restrictive for select to authenticated '
      'using (%s)',
    p_table, p_condition
  );
  -- Whoever asks for a change guesses as well.
  execute format(
    'create policy "A guess at what is hidden costs what any other does to change" on %s as restrictive for update '
      'to authenticated using (%s) with check (true)',
    p_table, p_condition
  );
  execute format(
    'create policy "A guess at what is hidden costs what any other does to remove" on %s as restrictive for delete '
      'to authenticated using (%s)',
    p_table, p_condition
  );
end
$$;

do $$
declare
  v_policy record;
begin
  for v_policy in
    select p.polrelid::regclass as place, pg_get_expr(p.polqual, p.polrelid) as condition from pg_policy p
    where p.polname = 'A guess at what is hidden costs what any other does'
  loop
    execute format(
      'create policy "A guess at what is hidden costs what any other does to change" on %s as restrictive for update '
        'to authenticated using (%s) with check (true)',
      v_policy.place, v_policy.condition
    );
    execute format(
      'create policy "A guess at what is hidden costs what any other does to remove" on %s as restrictive for delete '
        'to authenticated using (%s)',
      v_policy.place, v_policy.condition
    );
  end loop;
end
$$;
