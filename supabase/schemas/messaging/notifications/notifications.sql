-- Notifications. The bell, toasts, emails, and desktop notifications all come from this table, which
-- `private.notify_all` writes.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  type text not null default 'other',
  title text not null,
  message text not null default '',
  read_at timestamptz,
  created_at timestamptz not null default now(),
  metadata jsonb not null default '{}',
  kind text not null default 'note',
  seen_at timestamptz,
  dedupe_key text,

  constraint notifications_type_is_known check (
    type in ('message', 'quote', 'lead', 'review', 'system', 'other', 'info')
  ),
  constraint notifications_kind_shape check (kind ~ '^[a-z][a-z_]{0,40}$'),
  constraint notifications_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 300)),
  constraint notifications_message_length check (char_length(message) <= 2000),
  constraint notifications_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
    and private.has_bounded_numbers(metadata)
  ),
  -- The click target, always within the app.
  constraint notifications_path_stays check (
    not metadata ? 'path'
    or coalesce(
      jsonb_typeof(metadata -> 'path') = 'string' and char_length(metadata ->> 'path') <= 500
      and (metadata ->> 'path') ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$',
      false
    )
  ),
  constraint notifications_targets_are_ids check (
    coalesce(metadata ->> 'listing_id', metadata ->> 'property_id', 'a') ~ '^[0-9A-Za-z-]{1,64}$'
    and coalesce(metadata ->> 'property_id', 'a') ~ '^[0-9A-Za-z-]{1,64}$'
  ),
  constraint notifications_once unique (user_id, dedupe_key)
);
-- Triggers in other files:
--   messaging/notifications/cleared_notifications.sql: save_cleared_notifications

comment on column public.notifications.dedupe_key is 'The key of the event, which is notified once.';
comment on column public.notifications.seen_at is 'When it was first seen; read is when it was opened.';

create index notifications_list_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id, created_at desc) where read_at is null;
create index notifications_unseen_idx on public.notifications (user_id) where seen_at is null;

-- Older clients insert notifications for themselves.
select private.set_up_table('public.notifications', '
  select, delete,
  insert (user_id, type, title, message, metadata, read_at, created_at),
  update (read_at, seen_at)
');

create policy "Users read their notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users create their own notifications" on public.notifications
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users mark their notifications" on public.notifications
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Users clear their notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

alter publication supabase_realtime add table public.notifications;

-- User-inserted rows are notes to oneself, dated now, and can't imitate product text. Transaction events that
-- the server already sent are not repeated.
create function private.validate_personal_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' or new.dedupe_key is not null
    or current_setting('haven.restores_notifications', true) = 'on'
  then
    return new;
  end if;
  perform private.enforce_rate_limit('note', 60, interval '1 hour');
  if new.metadata ? 'transaction_id' and exists (
    select from public.notifications n
    where n.user_id = new.user_id and n.user_id = auth.uid() and n.created_at > now() - interval '1 hour'
      and n.kind in ('transaction_status', 'transaction_document')
      and n.metadata @> (
        select jsonb_object_agg(f.key, f.value) from jsonb_each(new.metadata) f
        where f.key in ('transaction_id', 'new_status', 'document_id')
      )
  ) then
    return null;
  end if;
  new.kind := 'note';
  new.created_at := now();
  return new;
end $$;

create trigger validate_personal_notification before insert on public.notifications
  for each row execute function private.validate_personal_notification();

-- Read times can't be in the future, and reading implies seeing.
create function private.set_notification_read_times() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.read_at := case when new.read_at is not null then least(new.read_at, now()) end;
  new.seen_at := coalesce(old.seen_at, case when new.seen_at is not null or new.read_at is not null then now() end);
  return new;
end $$;

create trigger set_notification_read_times before update of read_at, seen_at on public.notifications
  for each row execute function private.set_notification_read_times();

-- Notifies people of events of one kind in their transaction; the only writer of notifications. The arrays are parallel. A
-- key identifies the event within its kind: repeating it changes nothing, unless the kind gathers. Then an unread
-- notification is updated, and a read one is replaced. Returns the notifications that were added or updated.
create function private.notify_all(
  p_kind text, p_user_ids uuid[], p_keys text[], p_facts jsonb[], p_metadata jsonb default '{}'
) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  v_kind record;
  v_ids uuid[];
  v_new_ids uuid[];
begin
  select * into strict v_kind from private.notification_kinds() k where k.kind = p_kind;
  if v_kind.gathers then
    delete from public.notifications n
    using unnest(p_user_ids, p_keys) as e (user_id, key)
    where n.user_id = e.user_id and n.dedupe_key = left(e.key, 200) and n.read_at is not null;
  end if;
  with events as (
    select distinct on (e.user_id, left(e.key, 200)) e.user_id, left(e.key, 200) as key, e.facts
    from unnest(p_user_ids, p_keys, p_facts) with ordinality as e (user_id, key, facts, place)
    join public.profiles p on p.id = e.user_id
    where not private.is_account_being_deleted(e.user_id)
    order by e.user_id, left(e.key, 200), e.place desc
  ), saved as (
    insert into public.notifications as n (user_id, type, kind, title, message, metadata, dedupe_key)
    select
      e.user_id, v_kind.type, v_kind.kind, left(private.interpolate_template(v_kind.title, e.facts), 300),
      left(private.interpolate_template(v_kind.message, e.facts), 2000),
      coalesce(p_metadata, '{}') || case
        when v_kind.path is null then '{}'
        else jsonb_build_object('path', private.interpolate_template(v_kind.path, e.facts))
      end,
      e.key
    from events e
    on conflict (user_id, dedupe_key) do update
    set created_at = now(), seen_at = null,
      title = case when n.kind = excluded.kind then excluded.title else n.title end,
      message = case when n.kind = excluded.kind then excluded.message else n.message end,
      metadata = n.metadata || case when n.kind = excluded.kind then excluded.metadata else '{}' end
        || jsonb_build_object('count', coalesce((n.metadata ->> 'count')::integer, 1) + 1)
    where v_kind.gathers and n.read_at is null
    returning n.id, n.xmax = 0 as is_new
  )
  select array_agg(s.id), array_agg(s.id) filter (where s.is_new) into v_ids, v_new_ids from saved s;
  -- Gathering kinds send one email and one text until read.
  if v_new_ids is not null then
    perform private.plan_deliveries(p_kind, v_new_ids);
  end if;
  return coalesce(v_ids, '{}');
end $$;

-- Notifies a user of an event and returns the notification; null if there is none or it changed nothing.
create function private.notify(
  p_user_id uuid, p_kind text, p_key text, p_facts jsonb default '{}', p_metadata jsonb default '{}'
) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  return (private.notify_all(p_kind, array[p_user_id], array[p_key], array[p_facts], p_metadata))[1];
end $$;

create function private.my_notifications(
  p_only_unread boolean default false, p_after text default null, p_page_size public.whole_number default 50,
  p_of_type text default null
) returns table (
  id uuid, type text, kind text, title text, message text, metadata jsonb, read_at timestamptz,
  seen_at timestamptz, created_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 100);
  v_from constant private.time_cursor := private.open_time_cursor('notifications', p_after);
begin
  return query
  select
    n.id, n.type, n.kind, n.title, n.message, n.metadata, n.read_at, n.seen_at, n.created_at,
    private.seal_cursor('notifications', jsonb_build_array(n.created_at, n.id))
  from public.notifications n
  where (select private.has_verified_session()) and n.user_id = auth.uid() and (n.created_at, n.id) < (v_from.at, v_from.id)
    and (not coalesce(p_only_unread, false) or n.read_at is null)
    and (p_of_type is null or n.type = p_of_type)
  order by n.created_at desc, n.id desc
  limit v_size;
end $$;

-- Returns the caller's notifications, newest first. A page continues after the `cursor` of its last row.
select private.expose('my_notifications', 'authenticated', 'plain');

-- Returns badge counts, capped at 100: unread and unseen notifications, and unread messages.
create function public.notification_counts() returns table (unread integer, unseen integer, messages integer)
language plpgsql stable set search_path = '' as $$
begin
  return query select
    (select count(*)::integer from (
      select from public.notifications n
      where n.user_id = (select auth.uid()) and n.read_at is null limit 100
    ) as u),
    (select count(*)::integer from (
      select from public.notifications n
      where n.user_id = (select auth.uid()) and n.seen_at is null limit 100
    ) as s),
    (select count(*)::integer from (
      select from public.message_notifications m
      where m.user_id = (select auth.uid()) and m.read_at is null limit 100
    ) as w);
end $$;
grant execute on function public.notification_counts() to authenticated;

-- Returns the caller's unread notifications.
create function private.figures_of_notifications() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('unread', c.unread) from public.notification_counts() c
$$;
grant execute on function private.figures_of_notifications() to authenticated;
