-- Documents of deal rooms that are sent for signature through a connected DocuSign account. Only managers of a room send
-- them, and only to people who can open the document in the room.
create table private.room_envelopes (
  id uuid primary key,
  connection_id uuid references private.connector_connections (id) on delete set null,
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  item_id uuid references private.deal_room_items (id) on delete set null,
  version_id uuid references private.deal_room_versions (id) on delete set null,
  document text not null,
  message text,
  signers jsonb not null,
  requested_by uuid references public.profiles (id) on delete set null,
  requester text not null,
  state text not null default 'requested',
  fault text,
  requested_at timestamptz not null default now(),
  sent_at timestamptz,
  checked_at timestamptz,
  settled_at timestamptz,

  constraint room_envelopes_document_is_plain check (private.is_single_line(document, 200)),
  constraint room_envelopes_message_is_plain check (private.is_plain_message(message, 1000)),
  constraint room_envelopes_signers_are_few check (
    jsonb_typeof(signers) = 'array' and jsonb_array_length(signers) between 1 and 10 and private.has_bounded_numbers(signers)
    and char_length(signers::text) <= 8000
  ),
  constraint room_envelopes_requester_is_plain check (private.is_single_line(requester, 300)),
  constraint room_envelopes_state_is_known check (state in (
    'requested', 'sent', 'canceling', 'completed', 'declined', 'canceled', 'failed'
  )),
  constraint room_envelopes_fault_is_a_code check (fault ~ '^[a-z_]{2,40}$')
);
create index room_envelopes_room_idx on private.room_envelopes (room_id, requested_at desc);
create index room_envelopes_item_idx on private.room_envelopes (item_id);
create index room_envelopes_version_idx on private.room_envelopes (version_id);
create index room_envelopes_requested_by_idx on private.room_envelopes (requested_by);
create index room_envelopes_open_idx on private.room_envelopes (connection_id) where state in ('requested', 'sent', 'canceling');
alter table private.room_envelopes enable row level security;

comment on column private.room_envelopes.signers is 'Names and email addresses, in the order of signing.';
comment on column private.room_envelopes.checked_at is 'When DocuSign was last asked for the status.';

-- Requests that no connection follows anymore have ended.
create function private.end_room_envelopes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.room_envelopes e set state = 'failed', fault = 'disconnected', settled_at = now()
  where e.connection_id = old.id and e.state in ('requested', 'sent', 'canceling');
  return old;
end $$;
create trigger end_room_envelopes before delete on private.connector_connections
  for each row execute function private.end_room_envelopes();

-- Returns the connected DocuSign account of the workspace where the caller works now; null if there is none.
create function private.find_signing_connection() returns private.connector_connections
language plpgsql stable security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
begin
  select * into v_connection from private.connector_connections c
  where c.connector = 'docusign' and c.state = 'connected' and c.tenant_id is not distinct from private.current_tenant_id()
    and (c.tenant_id is not null or c.user_id = auth.uid());
  return v_connection;
end $$;

-- True if the caller manages the room of a readable PDF version that isn't larger than DocuSign takes from us.
create function private.can_send_room_version(p_room_id uuid, p_version_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.can_manage_room(p_room_id) and exists (
    select from private.deal_room_versions v join private.deal_room_items i on i.version_id = v.id
    where v.id = p_version_id and v.room_id = p_room_id and v.state = 'clean' and v.type = 'application/pdf' and v.size <= 10485760
      and i.deleted_at is null
  );
end $$;

create function private.list_room_signers(p_room_id uuid, p_version_id uuid) returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select m.id, m.name, m.email
  from private.deal_room_items i
  join public.deal_room_members m on m.room_id = i.room_id
  join private.deal_room_groups g on g.id = m.group_id
  where i.room_id = p_room_id and i.version_id = p_version_id and m.ended_at is null and (m.expires_at is null or m.expires_at > now())
    and (not g.signs or private.has_signed_nda(p_room_id, m.email)) and private.get_group_access_level(g.id, i.lineage) > 0
  order by m.name, m.id;
end $$;

create function private.get_room_signing(p_room_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
begin
  perform private.require_room_manager(p_room_id);
  v_connection := private.find_signing_connection();
  return jsonb_build_object(
    'sender', (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_connection.user_id),
    'requests', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', e.id, 'item_id', e.item_id, 'document', e.document, 'signers', e.signers, 'requester', e.requester, 'state', e.state,
        'fault', e.fault, 'requested_at', e.requested_at, 'sent_at', e.sent_at, 'settled_at', e.settled_at
      ) order by e.requested_at desc, e.id)
      from (
        select * from private.room_envelopes x where x.room_id = p_room_id order by x.requested_at desc, x.id limit 100
      ) e
    ), '[]')
  );
end $$;

-- Returns who sends for signature, and the last 100 requests. For managers of the room.
select private.expose('get_room_signing', 'authenticated');

create function private.list_signers_of_version(p_room_id uuid, p_version_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_room_manager(p_room_id);
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'email', s.email))
    from private.list_room_signers(p_room_id, p_version_id) s
  ), '[]');
end $$;

-- Returns the people of a room who can open a document. For managers of the room.
select private.expose('list_signers_of_version', 'authenticated');

create function private.send_room_version_to_sign(
  p_id uuid, p_room_id uuid, p_version_id uuid, p_signer_ids uuid[], p_message text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_connection private.connector_connections;
  v_signers jsonb;
begin
  perform private.require_room_manager(p_room_id);
  if exists (select from private.room_envelopes e where e.id = p_id and e.requested_by = v_me) then
    return;
  end if;
  perform private.enforce_rate_limit('room_envelopes', 30, interval '1 hour');
  v_connection := private.find_signing_connection();
  if v_connection.id is null then
    raise exception 'DocuSign isn''t connected.' using errcode = 'HXRSC';
  elsif not private.can_send_room_version(p_room_id, p_version_id) then
    raise exception 'This document can''t be sent.' using errcode = 'HXRSD';
  end if;
  select jsonb_agg(jsonb_build_object('name', s.name, 'email', s.email) order by q.n) into v_signers
  from unnest(p_signer_ids) with ordinality q (id, n)
  join private.list_room_signers(p_room_id, p_version_id) s on s.id = q.id;
  if coalesce(jsonb_array_length(v_signers), 0) not between 1 and 10 or jsonb_array_length(v_signers) <> cardinality(p_signer_ids) then
    raise exception 'Choose people who can open the document.' using errcode = 'HXRSS';
  end if;
  insert into private.room_envelopes (id, connection_id, room_id, item_id, version_id, document, message, signers, requested_by, requester)
  select p_id, v_connection.id, p_room_id, i.id, p_version_id, i.name, nullif(btrim(p_message), ''), v_signers, v_me, private.get_caller_label()
  from private.deal_room_items i where i.version_id = p_version_id;
  update private.connector_connections c set next_at = now() where c.id = v_connection.id and c.state = 'connected';
exception when check_violation or unique_violation then
  raise exception 'Choose people who can open the document.' using errcode = 'HXRSS';
end $$;

-- Asks for signatures on a document of a room. The next sync sends it.
select private.expose('send_room_version_to_sign', 'authenticated');

create function private.cancel_room_envelope(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_envelope private.room_envelopes;
  v_is_begun boolean;
begin
  perform private.lock_member();
  select * into v_envelope from private.room_envelopes e where e.id = p_id for update;
  if v_envelope.id is null or not private.can_manage_room(v_envelope.room_id) or v_envelope.state not in ('requested', 'sent', 'canceling') then
    raise exception 'There is nothing to cancel.' using errcode = 'HXRSN';
  end if;
  v_is_begun := exists (
    select from private.connector_exports x
    where x.connection_id = v_envelope.connection_id and x.kind = 'envelopes' and x.record_id = p_id
  );
  update private.room_envelopes e set
    state = case when v_is_begun then 'canceling' else 'canceled' end, settled_at = case when not v_is_begun then now() end
  where e.id = p_id;
  update private.connector_connections c set next_at = now() where c.id = v_envelope.connection_id and c.state = 'connected';
  return case when v_is_begun then 'canceling' else 'canceled' end;
end $$;

-- Cancels a request. One that was sent is voided by the next sync, unless everyone signed it first.
select private.expose('cancel_room_envelope', 'authenticated');

-- Calls a check with the rights of the person who asked for the signatures.
create function private.can_requester_send(p_envelope private.room_envelopes) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_claims constant text := current_setting('request.jwt.claims', true);
  v_can boolean;
begin
  perform private.act_as(p_envelope.requested_by);
  v_can := private.can_send_room_version(p_envelope.room_id, p_envelope.version_id)
    and (private.find_signing_connection()).id is not distinct from p_envelope.connection_id
    and not exists (
      select from jsonb_array_elements(p_envelope.signers) s
      where s ->> 'email' not in (
        select r.email from private.list_room_signers(p_envelope.room_id, p_envelope.version_id) r
      )
    );
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
  return coalesce(v_can, false);
end $$;

-- Returns requests of a connection that have to be sent, voided, or asked for. The status of each is asked at most four
-- times an hour, as DocuSign requires. Rights of the requester and of the signers are checked again before it is sent.
create function private.list_envelope_exports(p_connection_id uuid, p_after text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_envelope private.room_envelopes;
  v_rows jsonb := '[]';
begin
  for v_envelope in
    select * from private.room_envelopes e
    where e.connection_id = p_connection_id and (p_after is null or e.id::text > p_after)
      and (e.state in ('requested', 'canceling') or e.state = 'sent' and coalesce(e.checked_at, '-infinity') < now() - interval '15 minutes')
    order by e.id::text limit 25
  loop
    if v_envelope.state = 'requested' and not private.can_requester_send(v_envelope) then
      update private.room_envelopes e set state = 'failed', fault = 'not_allowed', settled_at = now() where e.id = v_envelope.id;
      continue;
    end if;
    v_rows := v_rows || jsonb_build_array(jsonb_build_object(
      'record_id', v_envelope.id, 'place', v_envelope.id, 'title', v_envelope.document, 'values', jsonb_build_object(
        'action', v_envelope.state, 'path', v_envelope.room_id || '/' || v_envelope.version_id, 'file', v_envelope.room_id || '/' || v_envelope.id,
        'name', v_envelope.document, 'message', v_envelope.message, 'signers', v_envelope.signers, 'requested_at', v_envelope.requested_at
      )
    ));
  end loop;
  return v_rows;
end $$;
grant execute on function private.list_envelope_exports(uuid, text) to authenticated;

-- Notifies the person who asked for the signatures, if they still manage the room, and its other managers.
create function private.notify_of_envelope(p_envelope private.room_envelopes, p_outcome text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_accounts uuid[];
begin
  select array_agg(m.account) into v_accounts from private.list_room_managers(p_envelope.room_id) m;
  perform private.act_as(p_envelope.requested_by);
  if private.can_manage_room(p_envelope.room_id) then
    v_accounts := v_accounts || p_envelope.requested_by;
  end if;
  perform set_config('request.jwt.claims', v_claims, true);
  perform private.notify_room_user(
    p_envelope.room_id, a.id, 'room_signature', 'room_signature:' || p_envelope.id,
    jsonb_build_object('document', p_envelope.document, 'outcome', p_outcome)
  )
  from (select distinct u as id from unnest(v_accounts) u) a where private.can_receive_notifications(a.id);
end $$;

-- Stores the states that DocuSign reported, and why it refused a document.
create function private.settle_room_envelopes(p_results jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_result jsonb;
  v_was private.room_envelopes;
  v_state text;
begin
  for v_result in select r from jsonb_array_elements(p_results) r loop
    select * into v_was from private.room_envelopes e
    where e.id = (v_result ->> 'record_id')::uuid and e.state in ('requested', 'sent', 'canceling') for update;
    continue when v_was.id is null;
    v_state := case
      when v_result ->> 'did' = 'refused' then 'failed'
      when v_result ->> 'state' = 'sent' and v_was.state = 'canceling' then 'canceling'
      else v_result ->> 'state'
    end;
    update private.room_envelopes e set
      state = v_state, fault = coalesce(v_result ->> 'rule', v_result ->> 'fault'), checked_at = now(),
      sent_at = case when v_state <> 'failed' then coalesce(e.sent_at, now()) end,
      settled_at = case when v_state in ('completed', 'declined', 'canceled', 'failed') then now() end
    where e.id = v_was.id;
    if v_state = 'sent' and v_was.state = 'requested' then
      perform private.log_room_event(v_was.room_id, 'sent_to_sign', v_was.requester, v_was.item_id, null, null, null, null, 'DocuSign');
    elsif v_state = 'completed' then
      perform private.log_room_event(v_was.room_id, 'signed_outside', 'DocuSign', v_was.item_id);
    end if;
    if v_state in ('completed', 'declined') then
      perform private.notify_of_envelope(v_was, case v_state when 'completed' then 'signed by everyone' else 'declined by a signer' end);
    end if;
  end loop;
end $$;

create function private.file_signed_envelope(p_id uuid, p_claim uuid, p_record_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_connection constant private.connector_connections := private.open_connector_exports(p_id, p_claim);
  v_claims constant text := current_setting('request.jwt.claims', true);
  v_envelope private.room_envelopes;
  v_is_filed boolean := true;
begin
  select * into v_envelope from private.room_envelopes e where e.id = p_record_id and e.connection_id = v_connection.id;
  if v_envelope.id is null then
    return false;
  end if;
  begin
    perform private.act_as(v_envelope.requested_by);
    perform private.file_room_version(
      i.parent_id, null, v_envelope.id, left(regexp_replace(v_envelope.document, '\.[Pp][Dd][Ff]$', ''), 180) || ', signed.pdf'
    )
    from private.deal_room_items i where i.id = v_envelope.item_id;
    v_is_filed := found;
  exception when insufficient_privilege or check_violation then
    v_is_filed := false;
  end;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
  return v_is_filed;
end $$;

-- Files a signed document beside the one that was sent, with the current rights of the person who asked for the signatures.
-- False if that person can't add to its folder anymore.
select private.expose('file_signed_envelope', 'service_role');
