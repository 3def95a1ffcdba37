-- Audit log of a room, hash-chained: `shared/deals/deal-rooms/audit.ts` computes the same. Lines are append-only and
-- stay when the room is deleted.
create table private.deal_room_events (
  room_id uuid not null,
  seq bigint not null,
  at timestamptz not null,
  kind text not null,
  who text not null,
  address text,
  item_id uuid,
  item text,
  sha256 text,
  page integer,
  seconds integer,
  nda integer,
  detail text,
  hash text not null,

  constraint deal_room_events_pkey primary key (room_id, seq)
);

create index deal_room_events_item_idx on private.deal_room_events (item_id, seq);

alter table private.deal_room_events enable row level security;

-- The last line of each room, used to serialize appends.
create table private.deal_room_heads (
  room_id uuid primary key,
  seq bigint not null default 0,
  hash text not null default ''
);

alter table private.deal_room_heads enable row level security;

create function private.prevent_audit_rewrite() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'The audit log cannot be changed.' using errcode = 'HXDRA';
end $$;

create trigger refuse_rewriting before update or delete on private.deal_room_events
  for each row execute function private.prevent_audit_rewrite();
create trigger prevent_audit_rewrite before truncate on private.deal_room_events
  for each statement execute function private.prevent_audit_rewrite();

-- The hashed text of a line: its parts in this order, joined by separators that occur in none of them.
create function private.build_room_event_hash_input(p_was text, p_event private.deal_room_events) returns text
language sql stable set search_path = '' as $$
  select array_to_string(array[
    p_was, p_event.room_id::text, p_event.seq::text,
    to_char(p_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_event.kind, p_event.who, p_event.address,
    p_event.item_id::text, p_event.item, p_event.sha256, p_event.page::text, p_event.seconds::text, p_event.nda::text,
    p_event.detail
  ], chr(31), '')
$$;

create function private.log_room_event(
  p_room_id uuid, p_kind text, p_who text, p_item_id uuid default null, p_sha256 text default null,
  p_page integer default null, p_seconds integer default null, p_nda integer default null, p_detail text default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_head private.deal_room_heads;
  v_event private.deal_room_events;
begin
  insert into private.deal_room_heads (room_id) values (p_room_id) on conflict do nothing;
  select * into v_head from private.deal_room_heads h where h.room_id = p_room_id for update;
  v_event.room_id := p_room_id;
  v_event.seq := v_head.seq + 1;
  v_event.at := clock_timestamp();
  v_event.kind := p_kind;
  v_event.who := translate(p_who, chr(31), ' ');
  v_event.address := private.client_address();
  v_event.item_id := p_item_id;
  v_event.item := (select i.name from private.deal_room_items i where i.id = p_item_id);
  v_event.sha256 := p_sha256;
  v_event.page := p_page;
  v_event.seconds := p_seconds;
  v_event.nda := p_nda;
  v_event.detail := left(translate(p_detail, chr(31), ' '), 500);
  v_event.hash := encode(sha256(convert_to(private.build_room_event_hash_input(v_head.hash, v_event), 'UTF8')), 'hex');
  insert into private.deal_room_events select v_event.*;
  update private.deal_room_heads h set seq = v_event.seq, hash = v_event.hash where h.room_id = p_room_id;
  return v_event.seq;
end $$;

create function private.build_room_event_json(p_event private.deal_room_events) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'room_id', p_event.room_id, 'seq', p_event.seq,
    'at', to_char(p_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'kind', p_event.kind,
    'who', p_event.who, 'address', p_event.address, 'item_id', p_event.item_id, 'item', p_event.item,
    'sha256', p_event.sha256, 'page', p_event.page, 'seconds', p_event.seconds, 'nda', p_event.nda,
    'detail', p_event.detail, 'hash', p_event.hash
  )
$$;

create function private.room_audit(p_room_id uuid, p_below public.large_number default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_room_manager(p_room_id);
  return (
    select coalesce(jsonb_agg(private.build_room_event_json(e) order by e.seq desc), '[]')
    from (
      select * from private.deal_room_events l
      where l.room_id = p_room_id and (p_below is null or l.seq < p_below)
      order by l.seq desc limit 500
    ) e
  );
end $$;

-- Returns a room's audit log, newest first, 500 lines below a number. For those who manage it.
select private.expose('room_audit', 'authenticated');
