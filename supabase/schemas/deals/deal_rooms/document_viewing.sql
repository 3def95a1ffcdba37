-- Reading. Each page or file needs a ticket, valid once, for a minute, and for one account. The audit line is
-- written with it, so nothing is shown without a log entry.
create table private.deal_room_tickets (
  id uuid primary key default gen_random_uuid(),
  account uuid not null,
  room_id uuid not null,
  item_id uuid not null references private.deal_room_items (id) on delete cascade,
  version_id uuid not null,
  page integer,
  act text not null,
  who text not null,
  address text,
  at timestamptz not null default now(),
  held_at timestamptz,
  taken_at timestamptz,
  noted_at timestamptz,

  constraint deal_room_tickets_act_is_known check (act in ('page', 'marked', 'original'))
);

create index deal_room_tickets_version_idx on private.deal_room_tickets (version_id, account, at desc);
create index deal_room_tickets_item_idx on private.deal_room_tickets (item_id);
create index deal_room_tickets_at_idx on private.deal_room_tickets (at);

alter table private.deal_room_tickets enable row level security;

-- File types that support a watermark.
create function private.can_watermark(p_type text) returns boolean
language sql immutable set search_path = '' as $$
  select p_type in ('application/pdf', 'image/png', 'image/jpeg')
$$;

create function private.get_caller_label() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select concat_ws(' ', nullif(btrim(p.full_name), ''), '<' || p.email || '>') from public.profiles p where p.id = auth.uid()
  );
end $$;

-- Returns the caller's role if they have permission `p_needs` on a version; otherwise why not.
create function private.create_version_ticket(p_version_id uuid, p_needs integer, p_act text, p_page integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_version private.deal_room_versions;
  v_seat record;
  v_level integer;
  v_ticket uuid;
  v_who text;
  v_nda integer;
begin
  select v.* into v_version from private.deal_room_versions v
  join private.deal_room_items i on i.id = v.item_id and i.version_id = v.id and i.deleted_at is null
  where v.id = p_version_id and v.state = 'clean';
  if not found then
    return null;
  end if;
  select * into v_seat from private.get_room_access(v_version.room_id);
  if not found then
    return null;
  elsif v_seat.gate <> 'open' then
    return jsonb_build_object('gate', v_seat.gate);
  end if;
  v_level := private.get_room_access_level(v_version.item_id);
  if v_level < p_needs or p_act <> 'original' and not private.can_watermark(v_version.type)
    or p_page not between 1 and coalesce(v_version.pages, 1)
  then
    return null;
  end if;
  perform private.enforce_rate_limit('deal_room', 3000, interval '1 hour');
  v_who := case when v_seat.runs then private.get_caller_label() else v_seat.who || ' <' || v_seat.email || '>' end;
  insert into private.deal_room_tickets (account, room_id, item_id, version_id, page, act, who, address)
  values (
    auth.uid(), v_version.room_id, v_version.item_id, p_version_id, p_page, p_act, v_who, private.client_address()
  )
  returning id into v_ticket;
  if not v_seat.runs then
    select max(s.nda) into v_nda from private.signatures s
    where s.room_id = v_version.room_id and s.email = v_seat.email and s.kind = 'nda';
  end if;
  perform private.log_room_event(
    v_version.room_id, p_act, v_who, v_version.item_id, v_version.sha256, p_page, null, v_nda
  );
  return jsonb_build_object(
    'gate', 'open', 'ticket', v_ticket, 'pages', v_version.pages, 'type', v_version.type,
    'path', case p_act when 'original' then v_version.path end
  );
end $$;

create function private.open_room_page(p_version_id uuid, p_number public.whole_number) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.create_version_ticket(p_version_id, 1, 'page', coalesce(p_number, 1));
end $$;

-- Returns a ticket for one page of a document and logs it; `{gate}` if a step is required first, null if not
-- found.
select private.expose('open_room_page', 'authenticated');

create function private.create_room_file_ticket(p_version_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_type text;
  v_level integer;
begin
  select v.type, private.get_room_access_level(v.item_id) into v_type, v_level
  from private.deal_room_versions v where v.id = p_version_id;
  return private.create_version_ticket(
    p_version_id, 2, case when v_level = 3 or not private.can_watermark(v_type) then 'original' else 'marked' end, null
  );
end $$;

-- Returns a ticket for a whole document: the original with its path if permitted or if it can't be
-- watermarked, else a watermarked copy.
select private.expose('create_room_file_ticket', 'authenticated');

create function private.activate_room_ticket(p_ticket uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.deal_room_tickets t set held_at = now()
  where t.id = p_ticket and t.account = auth.uid() and t.taken_at is null and t.held_at is null
    and t.at > now() - interval '1 minute'
    and private.get_room_access_level(t.item_id) >= case t.act when 'page' then 1 else 2 end;
  return found;
end $$;

-- Validates a ticket as the person it was issued to, who must still have permission. Only then does the
-- server use it.
select private.expose('activate_room_ticket', 'authenticated');

create function private.redeem_room_ticket(p_ticket uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ticket private.deal_room_tickets;
begin
  update private.deal_room_tickets t set taken_at = now()
  where t.id = p_ticket and t.taken_at is null and t.held_at > now() - interval '10 seconds' and t.act <> 'original'
  returning * into v_ticket;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'path', v.path, 'type', v.type, 'page', v_ticket.page, 'who', v_ticket.who, 'address', v_ticket.address,
      'at', v_ticket.at
    )
    from private.deal_room_versions v where v.id = v_ticket.version_id
  );
end $$;

-- Returns what the watermarking function must read for a ticket, once.
select private.expose('redeem_room_ticket', 'service_role');

create function private.record_page_view_time(p_ticket uuid, p_seconds public.whole_number) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_ticket private.deal_room_tickets;
  v_gate text;
begin
  update private.deal_room_tickets t set noted_at = now()
  where t.id = p_ticket and t.account = auth.uid() and t.act = 'page' and t.noted_at is null
    and t.at > now() - interval '1 day'
  returning * into v_ticket;
  if not found then
    return 'over';
  end if;
  select s.gate into v_gate from private.get_room_access(v_ticket.room_id) s;
  perform private.log_room_event(
    v_ticket.room_id, 'read', v_ticket.who, v_ticket.item_id, null, v_ticket.page,
    greatest(0, least(p_seconds, extract(epoch from now() - v_ticket.at)::integer, 36000))
  );
  return coalesce(v_gate, 'over');
end $$;

-- Records how long a page was viewed, once and at most since it was opened. Returns whether reading may
-- continue.
select private.expose('record_page_view_time', 'authenticated');

-- True if the caller holds a fresh ticket for the original and still has permission.
create function private.can_read_room_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version private.deal_room_versions;
begin
  select * into v_version from private.deal_room_versions v where v.path = p_name and v.state = 'clean';
  return found
    and exists (
      select from private.deal_room_tickets t
      where t.version_id = v_version.id and t.account = auth.uid() and t.act = 'original'
        and t.at > now() - interval '2 minutes'
    )
    and private.get_room_access_level(v_version.item_id) >= case when private.can_watermark(v_version.type) then 3 else 2 end;
end $$;
grant execute on function private.can_read_room_file(text) to authenticated;

create policy "Deal room members read the originals they requested" on storage.objects
  for select to authenticated
  using (bucket_id = 'room-files' and private.can_read_room_file(name));
