-- Outgoing deliveries, one row per notification and channel: due time, why it waited, address, and status.
-- Users can read their own rows; only the functions of this folder write them.
create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  notification_id uuid not null,
  kind text not null,
  channel text not null,
  title text not null,
  status text not null default 'waiting',
  waits_for text,
  reason text,
  sent_to text,
  due_at timestamptz not null,
  decided_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  outbox_id uuid,

  -- Delivered once per channel; a restored notification is not delivered again.
  constraint deliveries_once unique (notification_id, channel),
  constraint deliveries_channel_is_known check (channel in ('email', 'sms')),
  constraint deliveries_status_is_known check (
    status in ('waiting', 'queued', 'sent', 'left_out', 'failed', 'bounced')
  ),
  constraint deliveries_wait_is_known check (waits_for in ('reading', 'digest', 'quiet_hours')),
  -- A code, never free text: server responses repeat addresses.
  constraint deliveries_reason_is_code check (reason ~ '^[A-Za-z0-9_ -]{1,60}$')
);

comment on column public.deliveries.sent_to is 'The masked address.';
comment on column public.deliveries.outbox_id is 'The email that included it, alone or with others.';
comment on column public.deliveries.decided_at is
  'When due_at was computed; in the future if the clock was set back since.';

create index deliveries_due_idx on public.deliveries (due_at) where status = 'waiting';
create index deliveries_decided_idx on public.deliveries (decided_at) where status = 'waiting';
create index deliveries_waiting_idx on public.deliveries (user_id, channel, due_at) where status = 'waiting';
create index deliveries_list_idx on public.deliveries (user_id, created_at desc, id desc);
create index deliveries_outbox_idx on public.deliveries (outbox_id) where outbox_id is not null;
create index deliveries_created_idx on public.deliveries (created_at);

select private.set_up_table('public.deliveries', 'select');

create policy "Users read their deliveries" on public.deliveries
  for select to authenticated using (user_id = (select auth.uid()));

-- Masks an address so its owner recognizes it but an onlooker can't read it.
create function private.mask_address(p_address text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_address like '%@%' then left(p_address, 1) || '•••' || substr(p_address, strpos(p_address, '@'))
    else '•••' || right(regexp_replace(p_address, '[^0-9]', '', 'g'), 4)
  end
$$;

-- Returns a user's address on a channel: a confirmed, working email, or a phone. Null if there is none or the
-- account is not in use.
create function private.get_delivery_address(p_user_id uuid, p_channel text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case p_channel
      when 'email' then case
        when u.email_confirmed_at is not null and private.get_email_bounced_at(u.id) is null then u.email
      end
      when 'sms' then nullif(btrim(p.phone), '')
    end
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
  );
end $$;

-- Schedules the deliveries of new notifications of one kind on each channel their recipients want, in the same
-- transaction. Users without preferences share the plan of the defaults.
create function private.plan_deliveries(p_kind text, p_notification_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with recipients as (
    select n.id, n.user_id, n.title, p as preferences
    from public.notifications n
    left join public.notification_preferences p on p.user_id = n.user_id
    where n.id = any(p_notification_ids)
  ), defaults as materialized (
    select c.name as channel, d.at, d.waits_for
    from unnest(array['email', 'sms']) as c (name)
    cross join lateral private.delivery_plan(private.get_notification_preferences(null), p_kind, c.name, now()) d
  ), plans as (
    select r.id, r.user_id, r.title, c.name as channel, d.at, d.waits_for
    from recipients r
    cross join unnest(array['email', 'sms']) as c (name)
    cross join lateral private.delivery_plan(r.preferences, p_kind, c.name, now()) d
    where (r.preferences).user_id is not null
    union all
    select r.id, r.user_id, r.title, d.channel, d.at, d.waits_for
    from recipients r cross join defaults d
    where (r.preferences).user_id is null
  )
  insert into public.deliveries (user_id, notification_id, kind, channel, title, due_at, waits_for)
  select p.user_id, p.id, p_kind, p.channel, p.title, p.at, p.waits_for from plans p
  on conflict do nothing;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
end $$;

-- Reschedules pending deliveries from their creation time after preferences change.
create function private.replan_deliveries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.deliveries d
  set
    due_at = coalesce(greatest(p.at, now()), d.due_at),
    waits_for = p.waits_for,
    decided_at = now(),
    status = case when p.at is null then 'left_out' else d.status end,
    reason = case when p.at is null then 'not_wanted' end
  from public.deliveries o
  left join lateral private.delivery_plan(new, o.kind, o.channel, o.created_at) p on true
  where d.user_id = new.user_id and d.status = 'waiting' and o.id = d.id;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end $$;

create trigger replan_deliveries after insert or update on public.notification_preferences
  for each row execute function private.replan_deliveries();

-- Turning off message emails also closes existing reply addresses.
create function private.close_reply_addresses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_notification_enabled(new, 'new_message', 'email') then
    update private.reply_addresses a set closed_at = now()
    where a.user_id = new.user_id and a.closed_at is null and a.expires_at > now();
  end if;
  return null;
end $$;

create trigger close_reply_addresses after insert or update on public.notification_preferences
  for each row execute function private.close_reply_addresses();

-- Copies an email's status to all its deliveries.
create function private.sync_delivery_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.deliveries d
  set
    status = case when new.done_at is not null then 'sent' when new.dead_at is not null then 'failed' else 'queued' end,
    sent_at = new.done_at,
    reason = case when new.dead_at is not null then coalesce(new.last_error, 'failed') end
  where d.outbox_id = new.id and d.status <> 'bounced';
  -- The mail server permanently rejects the mailbox: treated as a bounce.
  if new.dead_at is not null and new.kind = 'email' and new.last_error ~ '^EENVELOPE 55[0134]$' then
    perform private.record_email_bounce(new.recipient, 'bounce', new.id);
  end if;
  return null;
end $$;

create trigger sync_delivery_status after update of done_at, dead_at on private.outbox
  for each row
  when (old.done_at is distinct from new.done_at or old.dead_at is distinct from new.dead_at)
  execute function private.sync_delivery_status();

create function private.my_deliveries(
  p_after text default null, p_page_size public.whole_number default 20
) returns table (
  id uuid, kind text, channel text, title text, status text, waits_for text, reason text, sent_to text,
  due_at timestamptz, created_at timestamptz, sent_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 20, 100);
  v_from constant private.time_cursor := private.open_time_cursor('deliveries', p_after);
begin
  return query
  select
    d.id, d.kind, d.channel, d.title, d.status, d.waits_for, d.reason, d.sent_to, d.due_at, d.created_at, d.sent_at,
    private.seal_cursor('deliveries', jsonb_build_array(d.created_at, d.id))
  from public.deliveries d
  where (select private.has_verified_session()) and d.user_id = auth.uid() and (d.created_at, d.id) < (v_from.at, v_from.id)
  order by d.created_at desc, d.id desc
  limit v_size;
end $$;

-- Returns the caller's sent, pending, and failed deliveries, newest first. A page continues after the
-- `cursor` of its last row.
select private.expose('my_deliveries', 'authenticated', 'plain');
