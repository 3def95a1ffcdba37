-- Room notifications. Each recipient hears only of what they can open at that time, gathered until they look,
-- and never of other readers. Room managers see who acted.

-- Returns accounts with current access to a room and their groups, except the acting one.
create function private.room_readers(p_room_id uuid) returns table (account uuid, email text, group_id uuid, side text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select u.id, m.email, m.group_id, g.side
  from public.deal_room_members m
  join private.deal_room_groups g on g.id = m.group_id
  join private.deal_rooms r on r.id = m.room_id
  join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
  where m.room_id = p_room_id and m.ended_at is null and (m.expires_at is null or m.expires_at > now())
    and r.closed_at is null and u.id is distinct from auth.uid() and private.can_receive_notifications(u.id)
    and (not g.signs or private.has_signed_nda(p_room_id, m.email));
end $$;

-- What an account without access can't read is not emailed either.
create function private.can_receive_notifications(p_account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles p join auth.users u on u.id = p.id
    where p.id = p_account and p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending') and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  );
end $$;

-- Returns accounts that manage a room, except the acting one.
create function private.list_room_managers(p_room_id uuid) returns table (account uuid, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct p.id, lower(p.email)
  from private.deal_rooms r
  join public.transactions t on t.id = r.transaction_id
  join public.profiles p on p.id in (t.user_id, t.broker_id)
  where r.id = p_room_id and p.id is distinct from auth.uid();
end $$;

create function private.notify_room_user(p_room_id uuid, p_account uuid, p_kind text, p_key text, p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_account, p_kind, p_key,
    p_facts || jsonb_build_object('property', t.property_name, 'transaction_id', t.id, 'room_id', r.id),
    jsonb_build_object('transaction_id', t.id)
  )
  from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
  where r.id = p_room_id and t.deleted_at is null;
end $$;

-- Notifies the groups that can read a new document, and the room managers unless their own team added it.
create function private.notify_of_room_document(p_version private.deal_room_versions) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_item private.deal_room_items;
  v_words jsonb;
begin
  select * into v_item from private.deal_room_items i where i.id = p_version.item_id and i.deleted_at is null;
  if not found then
    return;
  end if;
  v_words := jsonb_build_object('document', v_item.name || case
    when p_version.state = 'quarantined' then ': held back, it holds personal data or cannot be read'
    when p_version.n > 1 then ', version ' || p_version.n
    else ''
  end);
  if p_version.state = 'clean' then
    perform private.notify_room_user(
      p_version.room_id, r.account, 'room_document', 'room_document:' || p_version.room_id, v_words
    )
    from (
      select g.id from private.deal_room_groups g
      where g.room_id = p_version.room_id and private.get_group_access_level(g.id, v_item.lineage) > 0
    ) g
    join private.room_readers(p_version.room_id) r on r.group_id = g.id
    where right(p_version.added_by, char_length(r.email) + 2) <> '<' || r.email || '>';
  end if;
  perform private.notify_room_user(
    p_version.room_id, r.account, 'room_document', 'room_document:' || p_version.room_id, v_words
  )
  from private.list_room_managers(p_version.room_id) r
  where right(p_version.added_by, char_length(r.email) + 2) <> '<' || r.email || '>';
end $$;

create function private.notify_of_room_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_room_document(new);
  return null;
end $$;

create trigger notify_of_room_version after update of state on private.deal_room_versions
  for each row when (old.state = 'checking' and new.state <> 'checking') execute function private.notify_of_room_version();

-- Notifies a group's members of new permissions, if there is something to read.
create function private.notify_of_room_permission(p_group_id uuid, p_item private.deal_room_items) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.deal_room_items i
    where i.room_id = p_item.room_id and i.lineage @> array[p_item.id] and i.version_id is not null
      and i.deleted_at is null and private.get_group_access_level(p_group_id, i.lineage) > 0
  ) then
    perform private.notify_room_user(
      p_item.room_id, r.account, 'room_document', 'room_document:' || p_item.room_id,
      jsonb_build_object('document', p_item.name)
    )
    from private.room_readers(p_item.room_id) r where r.group_id = p_group_id;
  end if;
end $$;

-- Notifies the seller's side and room managers of questions and requests; of an answer those who asked, and
-- once published all readers, without who asked or when.
create function private.notify_of_room_note() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_request constant boolean := new.kind = 'request';
  v_facts constant jsonb := jsonb_build_object('excerpt', left(new.body, 200));
begin
  if tg_op = 'INSERT' or new.state = 'drafted' then
    perform private.notify_room_user(
      new.room_id, told.account, 'room_talk', 'room_talk:' || new.room_id,
      v_facts || jsonb_build_object('what', case
        when tg_op = 'UPDATE' then new.answered_by || ' drafted an answer'
        when v_is_request then new.who || ' requests a document'
        else new.who || ' asks'
      end)
    )
    from (
      select r.account from private.list_room_managers(new.room_id) r
      union
      select r.account from private.room_readers(new.room_id) r where r.side = 'seller' and tg_op = 'INSERT'
    ) told;
    return null;
  end if;
  perform private.notify_room_user(
    new.room_id, r.account, 'room_talk', 'room_talk:' || new.room_id,
    v_facts || jsonb_build_object('what', case when r.group_id = new.group_id then 'Your ' else 'A ' end || case
      when new.state = 'declined' then case when v_is_request then 'request was declined' else 'question was declined' end
      when v_is_request then 'request was fulfilled'
      else 'question was answered'
    end)
  )
  from private.room_readers(new.room_id) r
  where r.group_id = new.group_id or new.state = 'published' and r.side <> 'seller';
  return null;
end $$;

create trigger notify_of_room_note after insert on private.deal_room_notes
  for each row when (new.kind <> 'comment') execute function private.notify_of_room_note();
create trigger notify_of_room_answer after update of state, answer on private.deal_room_notes
  for each row
  when (new.kind <> 'comment' and (old.state, old.answer) is distinct from (new.state, new.answer) and new.state <> 'open')
  execute function private.notify_of_room_note();

-- Notifies people who are added, removed, or get a new expiration; without an account by email.
create function private.notify_of_room_access() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_until text;
  v_is_over constant boolean := new.ended_at is not null or coalesce(new.expires_at <= now(), false);
  v_account uuid;
  v_transaction public.transactions;
begin
  -- Server-made changes are not reported, nor the end of access that was never given.
  if auth.uid() is null or tg_op = 'INSERT' and v_is_over then
    return null;
  end if;
  select u.id into v_account from auth.users u where lower(u.email) = new.email and u.email_confirmed_at is not null;
  if v_account is not null then
    if v_account <> auth.uid() and private.can_receive_notifications(v_account) then
      v_until := to_char(new.expires_at at time zone private.get_user_time_zone(v_account), 'FMMonth FMDD, YYYY');
      perform private.notify_room_user(
        new.room_id, v_account, 'room_access', 'room_access:' || new.id,
        jsonb_build_object(
          'what', case when v_is_over then 'Your access to the deal room has ended' else 'You now have access to the deal room' end,
          'more', case when v_is_over then 'If you have questions, ask the person who gave you access.'
            else coalesce('Until ' || v_until || '.', 'Until it is revoked.') end
        )
      );
    end if;
  elsif tg_op = 'INSERT' then
    select t.* into v_transaction from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
    where r.id = new.room_id;
    perform private.queue_message(
      'email', new.email, 'room_invitation',
      jsonb_build_object(
        'name', new.name, 'property', v_transaction.property_name, 'path', '/deal-room/' || v_transaction.id,
        'from', (select coalesce(nullif(p.full_name, ''), 'The broker') from public.profiles p where p.id = auth.uid()),
        'until', new.expires_at
      ),
      'room_invitation:' || new.id
    );
  end if;
  return null;
end $$;

create trigger notify_of_room_entry after insert on public.deal_room_members
  for each row execute function private.notify_of_room_access();
create trigger notify_of_room_access after update of expires_at, ended_at on public.deal_room_members
  for each row when ((old.expires_at, old.ended_at) is distinct from (new.expires_at, new.ended_at))
  execute function private.notify_of_room_access();

-- Notifies everyone who must sign a new text and still has access, whichever version they signed before.
create function private.notify_of_room_nda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.n > 1 then
    perform private.notify_room_user(new.room_id, u.id, 'room_nda', 'room_nda:' || new.room_id, '{}')
    from public.deal_room_members m
    join private.deal_room_groups g on g.id = m.group_id
    join private.deal_rooms r on r.id = m.room_id
    join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
    where m.room_id = new.room_id and g.signs and m.ended_at is null and r.closed_at is null
      and (m.expires_at is null or m.expires_at > now()) and u.id is distinct from auth.uid()
      and private.can_receive_notifications(u.id);
  end if;
  return null;
end $$;

create trigger notify_of_room_nda after insert on private.deal_room_ndas
  for each row execute function private.notify_of_room_nda();

-- Notifies readers when a room is closed or reopened.
create function private.notify_of_room_end() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_room_user(
    new.id, u.id, 'room_access', 'room_access:' || m.id,
    case when new.closed_at is null then '{"what": "The deal room is open again", "more": "You can view its documents again."}'::jsonb
      else '{"what": "The deal room is closed", "more": "You can view its documents when it reopens."}' end
  )
  from public.deal_room_members m
  join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
  where m.room_id = new.id and m.ended_at is null and (m.expires_at is null or m.expires_at > now())
    and u.id is distinct from auth.uid() and private.can_receive_notifications(u.id);
  return null;
end $$;

create trigger notify_of_room_end after update of closed_at on private.deal_rooms
  for each row when ((old.closed_at is null) <> (new.closed_at is null)) execute function private.notify_of_room_end();

-- Notifies people once when their access ends within three days, unless it was granted for less.
create function private.send_room_expiry_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.notify_room_user(
    m.room_id, u.id, 'room_access', 'room_access:' || m.id || ':' || m.expires_at::date,
    jsonb_build_object(
      'what', 'Your access to the deal room ends on ' || to_char(m.expires_at at time zone private.get_user_time_zone(u.id), 'FMMonth FMDD'),
      'more', 'Ask for an extension if you need more time.'
    )
  )
  from public.deal_room_members m
  join private.deal_rooms r on r.id = m.room_id
  join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
  where m.expires_at between now() and now() + interval '3 days' and m.ended_at is null and r.closed_at is null
    and m.created_at < m.expires_at - interval '3 days' and private.can_receive_notifications(u.id)
    and not exists (
      select from public.notifications n
      where n.user_id = u.id and n.dedupe_key = 'room_access:' || m.id || ':' || m.expires_at::date
    );
  get diagnostics v_count = row_count;
  return v_count;
end $$;
