-- Replies by email. Each message email has its own reply address, valid for its recipient in its conversation
-- for two weeks. Only a digest is stored: reading this table is not enough to reply.
create table private.reply_addresses (
  id uuid primary key default gen_random_uuid(),
  digest bytea not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  closed_at timestamptz,

  constraint reply_addresses_digest_once unique (digest)
);

create index reply_addresses_user_idx on private.reply_addresses (user_id);
create index reply_addresses_conversation_idx on private.reply_addresses (conversation_id);
create index reply_addresses_expires_idx on private.reply_addresses (expires_at);

alter table private.reply_addresses enable row level security;

create function private.hash_reply_token(p_token text) returns bytea
language sql immutable set search_path = '' as $$
  select extensions.digest(convert_to('answer:' || lower(p_token), 'UTF8'), 'sha256')
$$;

-- Creates a reply address: 160 random bits in lowercase, since mail servers may change case. Null for an
-- account with two-factor authentication, because a mailbox alone is not enough.
create function private.create_reply_address(p_user_id uuid, p_conversation_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_token constant text := encode(extensions.gen_random_bytes(20), 'hex');
begin
  if exists (select from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified') then
    return null;
  end if;
  insert into private.reply_addresses (digest, user_id, conversation_id)
  values (private.hash_reply_token(v_token), p_user_id, p_conversation_id);
  return v_token;
end $$;

-- Returns the explanation to the sender of why a reply was not sent.
create function private.get_reply_error_message(p_reason text) returns text
language sql immutable set search_path = '' as $$
  select case p_reason
    when 'expired' then 'The email you replied to is too old. Reply here instead.'
    when 'empty' then 'Your reply had no text. Attachments in email replies are not accepted.'
    when 'too_long' then 'Your reply was longer than 8,000 characters. Send it here in parts.'
    when 'blocked' then 'You cannot message this person.'
    when 'not_in_conversation' then 'You are no longer in this conversation.'
    when 'too_many' then 'You sent too many messages in a short time. Try again here later.'
    else 'Your reply could not be sent. Send it here instead.'
  end
$$;

-- Sends as the app does, in the name of the address's owner; returns an error code or 'sent'.
create function private.send_email_reply(p_address private.reply_addresses, p_message_id uuid, p_words text)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_reason text := 'sent';
begin
  if p_address.closed_at is not null or p_address.expires_at <= now() then
    return 'expired';
  end if;
  if btrim(coalesce(p_words, ''), E' \t\n\r') = '' then
    return 'empty';
  end if;
  if char_length(p_words) > 8000 then
    return 'too_long';
  end if;
  begin
    perform private.act_as(p_address.user_id, 'aal1');
    perform private.enforce_rate_limit('mail_answer', 30, interval '1 hour');
    perform private.send_message(p_address.conversation_id, p_message_id, p_words, null, '[]', null);
  exception
    when sqlstate 'HXBLK' then
      v_reason := 'blocked';
    when insufficient_privilege then
      v_reason := 'not_in_conversation';
    when sqlstate 'HXMRT' then
      v_reason := 'too_many';
    when integrity_constraint_violation then
      v_reason := 'unfit';
  end;
  perform set_config('request.jwt.claims', v_claims, true);
  return v_reason;
end $$;

create function private.reply_by_email(p_token text, p_sender text, p_email_id text, p_words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_address private.reply_addresses;
  v_message_id uuid;
  v_outcome text;
begin
  select * into v_address from private.reply_addresses a
  where a.digest = private.hash_reply_token(left(p_token, 200));
  if v_address.id is null then
    return 'unknown';
  end if;
  -- Other senders who got hold of the address learn nothing more.
  if lower(btrim(p_sender)) is distinct from lower(private.get_delivery_address(v_address.user_id, 'email')) then
    return 'unknown';
  end if;
  v_message_id := md5(v_address.id::text || ':' || p_email_id)::uuid;
  if exists (select from public.conversation_messages m where m.id = v_message_id) then
    return 'sent';
  end if;
  v_outcome := private.send_email_reply(v_address, v_message_id, p_words);
  if v_outcome <> 'sent' then
    perform private.notify(
      v_address.user_id, 'answer_refused', 'answer:' || v_message_id,
      jsonb_build_object(
        'reason', private.get_reply_error_message(v_outcome), 'conversation_id', v_address.conversation_id
      ),
      jsonb_build_object('conversation_id', v_address.conversation_id)
    );
  end if;
  return v_outcome;
end $$;

-- Posts an email reply to its conversation, once per Message-ID. Returns 'sent', 'unknown', or the reason,
-- which the sender sees in the app.
select private.expose('reply_by_email', 'service_role', 'plain');
