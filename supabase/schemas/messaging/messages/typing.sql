-- Typing indicators.

create function private.send_typing(p_conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
begin
  perform private.require_unblocked(p_conversation_id, v_me);
  perform private.enforce_rate_limit('typing', 60, interval '1 minute');
  perform realtime.send(
    jsonb_build_object('user_id', v_me), 'typing', 'conversation:' || p_conversation_id, true
  );
end $$;

-- Broadcasts to the other participants that the caller is typing.
select private.expose('send_typing', 'authenticated', 'plain');
