-- Tables whose changes reach the screens that show them; each reader sees their own rows only.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
