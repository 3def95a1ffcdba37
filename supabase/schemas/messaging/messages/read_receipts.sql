-- Marks how far the caller has read. Triggers update the others, see message_notifications.
create function private.mark_conversation_read(p_conversation_id uuid, p_up_to uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
  v_until timestamptz := 'infinity';
  v_count integer;
begin
  if p_up_to is not null then
    select m.created_at into v_until from public.conversation_messages m
    where m.id = p_up_to and m.conversation_id = p_conversation_id;
    if not found then
      raise exception 'This message is in another conversation.' using errcode = '42501';
    end if;
  end if;
  update public.message_notifications n set read_at = now()
  where n.user_id = v_me and n.conversation_id = p_conversation_id and n.read_at is null
    and n.created_at <= v_until;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Marks a conversation as read, fully or up to a message; returns how many were unread.
select private.expose('mark_conversation_read', 'authenticated', 'plain');

create function private.mark_messages_delivered() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  -- Only unread messages can be undelivered; read ones count as delivered.
  update public.conversation_receipts r set delivered_at = n.newest
  from (
    select u.conversation_id, max(u.created_at) as newest from public.message_notifications u
    where u.user_id = auth.uid() and u.read_at is null
    group by u.conversation_id
  ) n
  where r.user_id = auth.uid() and r.conversation_id = n.conversation_id and r.delivered_at < n.newest
    and private.is_in_conversation(r.conversation_id);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Marks everything sent so far as delivered to the caller; returns in how many conversations that changed
-- something.
select private.expose('mark_messages_delivered', 'authenticated');
