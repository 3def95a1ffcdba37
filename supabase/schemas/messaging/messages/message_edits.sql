-- Message edits, deletions, and reactions. Previous versions are kept.
create function private.save_message_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.message_text = old.message_text and new.deleted_at is not distinct from old.deleted_at then
    return new;
  end if;
  if old.forwarded is not null and new.deleted_at is null then
    raise exception 'You can only edit your own messages.' using errcode = 'HXMFE';
  end if;
  if auth.role() = 'authenticated' and new.deleted_at is null then
    perform private.require_unblocked(old.conversation_id, old.sender_id);
    perform private.enforce_rate_limit('change', 60, interval '1 minute');
  end if;
  if (select count(*) from private.message_versions v where v.message_id = old.id) >= 50
    and new.deleted_at is null
  then
    raise exception 'A message can be edited 50 times at most.' using errcode = '23514';
  end if;
  insert into private.message_versions (message_id, version, message_text, metadata)
  select old.id, count(*) + 1, old.message_text, old.metadata
  from private.message_versions v where v.message_id = old.id;
  if new.deleted_at is null then
    new.edited_at := now();
  end if;
  return new;
end $$;

create trigger save_message_version before update of message_text, deleted_at on public.conversation_messages
  for each row execute function private.save_message_version();

-- Keeps a placeholder; the content becomes a version, and its files are no longer readable.
create function private.clear_deleted_message(p_message_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversation_messages m
  set message_text = '', metadata = '{}', reactions = '{}', forwarded = null, file_count = 0, deleted_at = now()
  where m.id = p_message_id and m.deleted_at is null;
  delete from public.message_attachments a where a.message_id = p_message_id;
end $$;

create function private.delete_message(p_message_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_message public.conversation_messages;
begin
  select * into v_message from public.conversation_messages m
  where m.id = p_message_id and m.sender_id = auth.uid() and m.message_type <> 'system' for no key update;
  if v_message.id is null or not private.is_in_conversation(v_message.conversation_id) then
    raise exception 'You can only delete your own messages.' using errcode = '42501';
  end if;
  perform private.clear_deleted_message(p_message_id);
  return (select m.deleted_at from public.conversation_messages m where m.id = p_message_id);
end $$;

-- Deletes a message of the caller's, leaving a placeholder. Returns the time.
select private.expose('delete_message', 'authenticated', 'plain');

create function private.message_history(p_message_id uuid)
returns table (version integer, message_text text, replaced_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select v.version, v.message_text, v.replaced_at
  from private.message_versions v
  join public.conversation_messages m on m.id = v.message_id
  where v.message_id = p_message_id and m.deleted_at is null
    and private.is_in_conversation(m.conversation_id)
  order by v.version;
end $$;

-- Returns a message's earlier versions, oldest first; none for a deleted one.
select private.expose('message_history', 'authenticated', 'plain');

create function private.react(p_message_id uuid, p_sign text, p_is_on boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant text := auth.uid()::text;
  v_message public.conversation_messages;
  v_people jsonb;
begin
  select * into v_message from public.conversation_messages m where m.id = p_message_id for no key update;
  if v_message.id is null or not private.is_in_conversation(v_message.conversation_id) then
    raise exception 'You are not in this conversation.' using errcode = '42501';
  end if;
  if v_message.deleted_at is not null or char_length(p_sign) not between 1 and 8
    or p_sign ~ '[[:ascii:][:space:][:cntrl:]]'
  then
    raise exception 'You cannot react to this message with this emoji.' using errcode = '23514';
  end if;
  perform private.enforce_rate_limit('reaction', 60, interval '1 minute');
  if p_is_on then
    perform private.require_unblocked(v_message.conversation_id, auth.uid());
  end if;
  v_people := coalesce(v_message.reactions -> p_sign, '[]') - v_me;
  if p_is_on then
    v_people := v_people || to_jsonb(v_me);
  end if;
  v_message.reactions := case
    when v_people = '[]' then v_message.reactions - p_sign
    else v_message.reactions || jsonb_build_object(p_sign, v_people)
  end;
  if (select count(*) from jsonb_object_keys(v_message.reactions)) > 20 then
    raise exception 'A message can have 20 different reactions at most.' using errcode = '23514';
  end if;
  update public.conversation_messages m set reactions = v_message.reactions where m.id = p_message_id;
  return v_message.reactions;
end $$;

-- Adds or removes the caller's reaction to a message; returns all its reactions.
select private.expose('react', 'authenticated', 'plain');
