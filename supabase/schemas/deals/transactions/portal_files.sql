-- Portal files. The server serves documents and signs upload URLs with its own key. Uploads go to a folder
-- that belongs to no account, so the path names none.
create function private.portal_document_path(p_session text, p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  return (
    select 'record-files/' || f.path
    from public.transaction_documents d
    join public.record_files f on f.id = d.file_id
    join public.transaction_parties p on p.id = v_portal.party_id
    where d.id = p_id and d.transaction_id = v_portal.transaction_id
      and (d.audience = 'all' or d.audience = private.party_side(p.role))
  );
end $$;

-- Returns the path of a document shown in a portal, bucket first; null for any other.
select private.expose('portal_document_path', 'service_role');

create function private.portal_upload_path(p_session text, p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  if v_portal.id is null then
    return null;
  end if;
  perform private.check_portal_message_limit(v_portal.id);
  return concat_ws('/', 'portal', 'transactions', v_portal.transaction_id, p_id);
end $$;

-- Returns where the server stores a portal upload; null for an expired session.
select private.expose('portal_upload_path', 'service_role');

create function private.attach_portal_file(p_session text, p_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
  v_path constant text := private.portal_upload_path(p_session, p_id);
  v_metadata jsonb;
begin
  if exists (select from public.record_files f where f.path = v_path) then
    return;
  end if;
  if (
    select count(*) from public.record_files f where f.record_id = v_portal.transaction_id
  ) >= 500 then
    raise exception 'You have reached the limit of 500.' using errcode = 'HXRMA';
  end if;
  v_metadata := private.require_uploaded_file('record-files', v_path);
  insert into public.record_files (id, kind, record_id, workspace_id, by, path, name, type, size)
  values (
    p_id, 'transactions', v_portal.transaction_id, private.find_record_workspace_id('transactions', v_portal.transaction_id), null,
    v_path, p_name, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint
  );
  if v_portal.quote_id is not null then
    update public.transaction_quotes q set file_id = p_id where q.id = v_portal.quote_id and q.decision is null;
  else
    insert into public.portal_messages (id, portal_id, transaction_id, is_from_party, body, file_id)
    values (p_id, v_portal.id, v_portal.transaction_id, true, p_name, p_id);
    perform private.notify_portal_activity(
      v_portal, 'portal_answer', 'portal_message:' || p_id,
      (select p.name from public.transaction_parties p where p.id = v_portal.party_id), p_name
    );
  end if;
end $$;

-- Attaches a portal upload to its transaction or quote; idempotent.
select private.expose('attach_portal_file', 'anon, authenticated');
