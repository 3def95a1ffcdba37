-- Presence. The user's location and page are private; their online status is visible to people who share a
-- conversation, unless hidden.
create table public.presence (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  status text not null default 'offline',
  current_page text,
  device_info jsonb not null default '{}',
  location jsonb not null default '{}',
  is_hidden boolean not null default false,
  updated_at timestamptz not null default now(),

  constraint presence_status_is_known check (status in ('online', 'away', 'offline')),
  constraint presence_current_page_length check (char_length(current_page) <= 500),
  constraint presence_device_info_is_small check (
    jsonb_typeof(device_info) = 'object' and char_length(device_info::text) <= 2000
  ),
  constraint presence_location_is_small check (
    jsonb_typeof(location) = 'object' and char_length(location::text) <= 4000
  )
);

select private.set_up_table('public.presence', 'select, delete, update (is_hidden)');

create policy "Users read their presence" on public.presence
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users hide their presence" on public.presence
  for update to authenticated using (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users remove their presence" on public.presence
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.update_user_presence(
  p_status text, p_current_page text default null, p_device_info public.payload default '{}',
  p_location public.payload default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_approval();
  insert into public.presence as p (user_id, status, current_page, device_info, location)
  values (
    auth.uid(), p_status, left(p_current_page, 500), coalesce(p_device_info, '{}'), coalesce(p_location, '{}')
  )
  on conflict (user_id) do update
  set status = excluded.status, current_page = excluded.current_page, device_info = excluded.device_info,
    location = excluded.location, updated_at = now()
  -- Ignores out-of-order updates from the same browser: the last one of a closing page counts.
  where p.device_info ->> 'userAgent' is distinct from excluded.device_info ->> 'userAgent'
    or p.updated_at < now() - interval '10 seconds'
    or coalesce(excluded.device_info ->> 'timestamp' >= p.device_info ->> 'timestamp', true);
end $$;

-- Reports that the caller is online or leaving. After 90 s (three missed heartbeats) they count as offline.
select private.expose('update_user_presence', 'authenticated');

create function private.conversation_presence(p_conversation_id uuid)
returns table (user_id uuid, status text, seen_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_conversation_member(p_conversation_id);
  return query
  select
    p.user_id, case when p.updated_at > now() - interval '90 seconds' then p.status else 'offline' end,
    p.updated_at
  from public.conversation_members m
  join public.presence p on p.user_id = m.user_id
  where m.conversation_id = p_conversation_id and m.left_at is null and m.user_id <> auth.uid()
    and not p.is_hidden and not private.is_blocked_between(auth.uid(), p.user_id)
  order by p.user_id;
end $$;

-- Returns who else in a conversation is online, and when they were last seen; excludes hidden users.
select private.expose('conversation_presence', 'authenticated', 'plain');
