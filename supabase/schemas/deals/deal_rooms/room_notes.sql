-- Questions, document requests, and comments within a side. A group sees its own; the seller's side and room
-- managers see all questions and requests. Published ones are visible to everyone, without who asked and
-- when.
create table private.deal_room_notes (
  id uuid primary key,
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  group_id uuid references private.deal_room_groups (id) on delete cascade,
  kind text not null,
  category text not null default 'general',
  item_id uuid references private.deal_room_items (id) on delete set null,
  body text not null,
  who text not null,
  due_on date,
  answer text,
  answered_by text,
  answer_item_id uuid references private.deal_room_items (id) on delete set null,
  state text not null default 'open',
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  published_at timestamptz,

  constraint deal_room_notes_kind_is_known check (kind in ('question', 'request', 'comment')),
  constraint deal_room_notes_category_is_known check (category in (
    'general', 'financial', 'census', 'licensing', 'staffing', 'property', 'legal', 'closing'
  )),
  constraint deal_room_notes_body_is_bounded check (char_length(btrim(body)) between 1 and 4000),
  constraint deal_room_notes_answer_is_bounded check (char_length(answer) <= 8000),
  constraint deal_room_notes_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint deal_room_notes_state_is_known check (state in ('open', 'drafted', 'answered', 'published', 'declined'))
);
-- Triggers in other files:
--   deals/deal_rooms/room_notifications.sql: notify_of_room_note, notify_of_room_answer

comment on column private.deal_room_notes.group_id is 'The owning group; null for the seller’s side and room managers.';
comment on column private.deal_room_notes.state is 'The seller side’s answer is a draft until a room manager publishes it.';

create index deal_room_notes_room_idx on private.deal_room_notes (room_id, kind, created_at desc, id);
create index deal_room_notes_group_idx on private.deal_room_notes (group_id);
create index deal_room_notes_item_idx on private.deal_room_notes (item_id);
create index deal_room_notes_answer_item_idx on private.deal_room_notes (answer_item_id);

alter table private.deal_room_notes enable row level security;

create function private.room_notes(p_room_id uuid, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_seat record;
  v_is_seller boolean;
begin
  select * into v_seat from private.get_room_access(p_room_id);
  if not found or v_seat.gate <> 'open' then
    return '[]';
  end if;
  v_is_seller := v_seat.side in ('team', 'seller');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', n.id, 'kind', n.kind, 'category', n.category, 'body', n.body, 'state', case
        when n.state = 'drafted' and not v_is_seller then 'open' else n.state
      end,
      'due_on', n.due_on,
      'is_mine', n.is_mine, 'who', case when n.is_mine or v_is_seller then n.who end,
      'group', case when v_is_seller then n.group_name end,
      'at', case when n.is_mine or v_is_seller then n.created_at else n.published_at end,
      'answer', case when n.is_answered or v_is_seller then n.answer end,
      'answered_by', case when v_is_seller then n.answered_by end,
      'answered_at', case
        when n.is_answered and not n.is_mine and not v_is_seller then n.published_at
        when n.is_answered or v_is_seller then n.answered_at
      end,
      'item', case when n.is_mine or v_is_seller then private.get_accessible_room_item(n.item_id) end,
      'answer_item', case when n.is_answered or v_is_seller then private.get_accessible_room_item(n.answer_item_id) end
    ) order by case when n.is_mine or v_is_seller then n.created_at else n.published_at end desc, n.id), '[]')
    from (
      select l.*, g.name as group_name,
        l.group_id is not distinct from case when v_is_seller then null else v_seat.group_id end as is_mine,
        l.state in ('answered', 'published', 'declined') as is_answered
      from private.deal_room_notes l left join private.deal_room_groups g on g.id = l.group_id
      where l.room_id = p_room_id and l.kind = p_kind and case
        when l.kind = 'comment' then l.group_id is not distinct from case when v_is_seller then null else v_seat.group_id end
        else v_is_seller or l.group_id = v_seat.group_id or l.state = 'published'
      end
      order by l.created_at desc, l.id limit 500
    ) n
  );
end $$;

-- Returns a room's questions, requests, or comments that the caller's side may read, newest first.
select private.expose('room_notes', 'authenticated');

-- Returns a document reference only if the caller can open it.
create function private.get_accessible_room_item(p_item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_item_id is null or private.get_room_access_level(p_item_id) = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object('id', i.id, 'name', i.name, 'version_id', i.version_id, 'parent_id', i.parent_id)
    from private.deal_room_items i where i.id = p_item_id
  );
end $$;

create function private.add_room_note(
  p_room_id uuid, p_id uuid, p_kind text, p_body text, p_category text default 'general',
  p_item_id uuid default null, p_due_on date default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_seat record;
begin
  select * into v_seat from private.get_room_access(p_room_id);
  if not found or v_seat.gate <> 'open' then
    raise exception 'Deal room not found.' using errcode = '42501';
  end if;
  if p_item_id is not null and (private.get_room_access_level(p_item_id) = 0 or not exists (
    select from private.deal_room_items i where i.id = p_item_id and i.room_id = p_room_id
  )) then
    raise exception 'Document not found.' using errcode = '42501';
  end if;
  if exists (select from private.deal_room_notes n where n.id = p_id and n.room_id = p_room_id and n.body = btrim(p_body)) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('deal_room_note', 120, interval '1 hour');
  insert into private.deal_room_notes (id, room_id, group_id, kind, category, item_id, body, who, due_on)
  values (
    p_id, p_room_id, case when v_seat.side not in ('team', 'seller') then v_seat.group_id end, p_kind, p_category, p_item_id,
    btrim(p_body), v_seat.who, p_due_on
  );
  if p_kind <> 'comment' then
    perform private.log_room_event(p_room_id, p_kind, v_seat.who || ' <' || v_seat.email || '>', p_item_id);
  end if;
  return p_id;
end $$;

-- Adds a question, a document request, or a comment for one's own side; idempotent.
select private.expose('add_room_note', 'authenticated');

create function private.answer_room_note(p_id uuid, p_answer text, p_state text, p_item_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_note private.deal_room_notes;
  v_seat record;
begin
  select * into v_note from private.deal_room_notes n where n.id = p_id and n.kind <> 'comment' for update;
  if found then
    select * into v_seat from private.get_room_access(v_note.room_id);
  end if;
  if v_note.id is null or v_seat.gate is distinct from 'open' or v_seat.side not in ('team', 'seller') then
    raise exception 'Question not found.' using errcode = '42501';
  end if;
  if v_seat.side = 'seller' and (p_state <> 'drafted' or v_note.state not in ('open', 'drafted')) then
    raise exception 'Only a room manager can publish an answer.' using errcode = 'HXDRP';
  end if;
  if p_state is null or p_state = 'open' or p_state <> 'declined' and btrim(coalesce(p_answer, '')) = '' and p_item_id is null then
    raise exception 'Enter an answer.' using errcode = 'HXDRQ';
  end if;
  if p_item_id is not null and not exists (
    select from private.deal_room_items i where i.id = p_item_id and i.room_id = v_note.room_id
  ) then
    raise exception 'Document not found.' using errcode = '42501';
  end if;
  update private.deal_room_notes n
  set answer = btrim(p_answer), answered_by = v_seat.who, answer_item_id = p_item_id, state = p_state,
    answered_at = now(), published_at = case when p_state = 'published' then coalesce(n.published_at, now()) end
  where n.id = p_id;
  perform private.log_room_event(
    v_note.room_id, p_state, private.get_caller_label(), p_item_id, null, null, null, null, left(v_note.body, 200)
  );
end $$;

-- Answers a question or request: as a draft from the seller's side; from a room manager to the asking group,
-- to everyone, or as declined.
select private.expose('answer_room_note', 'authenticated');
