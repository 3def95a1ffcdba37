-- One user's UI state, synced across devices by name: list settings, half-filled forms, import column
-- mappings. Private to that user.
create table public.saved_values (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null,
  value jsonb not null,
  kept_at timestamptz not null default now(),

  primary key (user_id, name),
  constraint saved_values_name_shape check (name ~ '^[a-z]{1,20}:[a-zA-Z0-9_:-]{1,120}$'),
  constraint saved_values_are_small check (char_length(value::text) <= 65536 and private.has_bounded_numbers(value))
);

create index saved_values_age_idx on public.saved_values (user_id, kept_at);

select private.set_up_table('public.saved_values', 'select, delete, insert (name, value), update (value)');

create policy "Users read their saved values" on public.saved_values
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users save values" on public.saved_values
  for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Users change their saved values" on public.saved_values
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Users remove their saved values" on public.saved_values
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.set_saved_value_timestamp() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.kept_at := now();
  return new;
end $$;

create trigger set_saved_value_timestamp before insert or update on public.saved_values
  for each row execute function private.set_saved_value_timestamp();

-- Limits each user to three hundred; the least recently used are deleted. Serialized, so concurrent calls
-- can't exceed it.
create function private.limit_saved_values() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('saved_values:' || new.user_id::text, 0));
  delete from public.saved_values k
  where k.user_id = new.user_id
    and k.name in (
      select o.name from public.saved_values o
      where o.user_id = new.user_id and o.name <> new.name
      order by o.kept_at desc, o.name offset 299
    );
  return null;
end $$;

create trigger limit_saved_values after insert on public.saved_values
  for each row execute function private.limit_saved_values();

-- Saves a value under a name, replacing any previous one; null deletes it.
create function public.save_value(p_name text, p_value public.payload default null) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if p_value is null or p_value = 'null'::jsonb then
    delete from public.saved_values k where k.user_id = (select auth.uid()) and k.name = p_name;
  else
    insert into public.saved_values as k (name, value) values (p_name, p_value)
    on conflict (user_id, name) do update set value = excluded.value;
  end if;
end $$;
grant execute on function public.save_value(text, public.payload) to authenticated;
