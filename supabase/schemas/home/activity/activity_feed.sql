-- User activity as reported by the client. It affects nothing else and never returns an error: duplicates and
-- excess events are dropped.
create table public.activity_feed (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  activity_type text not null,
  message text not null default '',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),

  constraint activity_feed_type_shape check (activity_type ~ '^[a-z][a-z_.]{1,60}$'),
  constraint activity_feed_message_length check (char_length(message) <= 1000),
  constraint activity_feed_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
    and private.has_bounded_numbers(metadata)
  ),
  constraint activity_feed_device_is_known check (
    coalesce(metadata ->> 'device_type', 'desktop') in ('mobile', 'tablet', 'desktop')
  )
);

create index activity_feed_user_idx on public.activity_feed (user_id, created_at desc);

select private.set_up_table('public.activity_feed', '
  select, delete,
  insert (user_id, activity_type, message, metadata)
');

create policy "Users read their activity" on public.activity_feed
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users log their activity" on public.activity_feed
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users clear their activity" on public.activity_feed
  for delete to authenticated using (user_id = (select auth.uid()));

-- Drops repeat views of a page within 3 s and events beyond 300 per minute; keeps events for 90 days.
create function private.throttle_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' or new.user_id is distinct from auth.uid() then
    return new;
  end if;
  if exists (
    select from public.activity_feed a
    where a.user_id = new.user_id and a.created_at > now() - interval '3 seconds'
      and a.activity_type = new.activity_type and a.activity_type = 'page_view'
      and (a.metadata ->> 'page_url') is not distinct from (new.metadata ->> 'page_url')
  ) or (
    select count(*) from (
      select from public.activity_feed a
      where a.user_id = new.user_id and a.created_at > now() - interval '1 minute' limit 300
    ) as lately
  ) >= 300 then
    return null;
  end if;
  delete from public.activity_feed a
  where a.id in (
    select o.id from public.activity_feed o
    where o.user_id = new.user_id and o.created_at < now() - interval '90 days' limit 50
  );
  return new;
end $$;

create trigger throttle_activity before insert on public.activity_feed
  for each row execute function private.throttle_activity();
