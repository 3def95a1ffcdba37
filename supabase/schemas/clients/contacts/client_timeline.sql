-- The client timeline across all channels, and emails sent from it.

-- Conversations the caller has with the account of the contact's email; the team can't see a member's own
-- messages.
create function private.list_conversations_with_contact(p_contact public.contacts) returns table (conversation_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select d.conversation_id
  from auth.users u join private.direct_conversations d
    on d.first_id = least(u.id, auth.uid()) and d.second_id = greatest(u.id, auth.uid())
  where p_contact.email is not null and lower(u.email) = lower(p_contact.email) and u.email_confirmed_at is not null
    and u.id <> auth.uid() and d.conversation_id = any (private.my_conversation_ids());
end $$;

create function private.client_timeline(
  p_contact_id uuid, p_before text default null, p_limit public.whole_number default 50
)
returns table (id text, what text, at timestamptz, by_name text, title text, body text, path text, cursor text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_scope constant text := 'client_line:' || p_contact_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_key constant text := coalesce(v_from ->> 1, '');
  v_limit constant integer := private.limit_page_size(p_limit, 50, 200);
  v_contact constant public.contacts := private.find_my_contact(p_contact_id);
begin
  if v_contact.id is null then
    return;
  end if;
  return query
  with deals as (
    select d.id, d.name from public.deals d
    where d.contact_id = p_contact_id and d.deleted_at is null and d.workspace_id = any (private.list_my_workspace_ids()) limit 200
  )
  select l.key, l.what, l.at, coalesce(nullif(p.full_name, ''), case when l.what in ('answer', 'lead') then v_contact.name end), l.title,
    l.body, l.path, private.seal_cursor(v_scope, jsonb_build_array(l.at, l.key))
  from (
    (
      select 'c' || m.id as key, m.way as what, m.created_at as at, m.by as by_id, r.name as title, m.body as body,
        case when r.kind = 'deals' then '/deal-pipeline/' || r.id end as path
      from (
        select p_contact_id as id, null::text as name, 'contacts' as kind union all select k.id, k.name, 'deals' from deals k
      ) r
      cross join lateral (
        select * from public.record_comments h
        where h.record_id = r.id and h.kind = r.kind and h.deleted_at is null
          and (h.way <> 'private' or h.by = auth.uid())
          and (h.created_at, 'c' || h.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
        order by h.created_at desc, h.id desc limit v_limit
      ) m
      order by m.created_at desc, 'c' || m.id desc limit v_limit
    ) union all (
      select 'f' || f.id, 'file', f.created_at, f.by, f.name, null,
        case when r.kind = 'deals' then '/deal-pipeline/' || r.id end
      from (select p_contact_id as id, 'contacts' as kind union all select k.id, 'deals' from deals k) r
      cross join lateral (
        select * from public.record_files h
        where h.record_id = r.id and h.kind = r.kind
          and (h.created_at, 'f' || h.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
        order by h.created_at desc, h.id desc limit v_limit
      ) f
      order by f.created_at desc, 'f' || f.id desc limit v_limit
    ) union all (
      select 'e' || e.id, 'event', e.begins_at, e.owner_id, e.title, e.place, '/calendar/' || e.id
      from public.events e
      where e.contact_id = p_contact_id and e.deleted_at is null and e.workspace_id = any (private.list_my_workspace_ids())
        and (e.begins_at, 'e' || e.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by e.begins_at desc, 'e' || e.id desc limit v_limit
    ) union all (
      select 'a' || i.id, 'answer', i.answered_at, null, i.property_name,
        case i.answer when 'like' then 'Likes it' when 'pass' then 'Passes' else i.answer_note end,
        '/property/' || i.listing_id
      from public.shortlists s join public.shortlist_items i on i.shortlist_id = s.id
      where s.contact_id = p_contact_id and i.answered_at is not null
        and (i.answered_at, 'a' || i.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by i.answered_at desc, 'a' || i.id desc limit v_limit
    ) union all (
      select 'l' || l.id, 'lead', l.received_at, null, l.interest, l.message, '/leads/' || l.id
      from public.leads l
      where l.contact_id = p_contact_id and l.deleted_at is null and l.workspace_id = any (private.list_my_workspace_ids())
        and (l.received_at, 'l' || l.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by l.received_at desc, 'l' || l.id desc limit v_limit
    ) union all (
      select 'm' || m.id, 'message', m.created_at, m.sender_id, null, m.message_text, '/messages/' || m.conversation_id
      from private.list_conversations_with_contact(v_contact) w join public.conversation_messages m on m.conversation_id = w.conversation_id
      where m.deleted_at is null and m.message_type <> 'system'
        and (m.created_at, 'm' || m.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by m.created_at desc, 'm' || m.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.key desc
  limit v_limit;
end $$;

-- Returns a page of the timeline between a client and the caller's team, newest first: notes, calls,
-- meetings, and emails logged on the client or their deals, files of both, events, shortlist responses,
-- inquiries, and the caller's own messages with them. `what` is the kind, `path` the location.
select private.expose('client_timeline', 'authenticated');

create function private.client_conversation(p_contact_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_contact constant public.contacts := private.find_my_contact(p_contact_id);
begin
  return (
    select t.id from private.list_conversations_with_contact(v_contact) w join public.chat_conversations t on t.id = w.conversation_id
    order by t.last_message_at desc nulls last, t.id limit 1
  );
end $$;

-- Returns the caller's latest conversation with a client; null if there is none.
select private.expose('client_conversation', 'authenticated');

create function private.send_email_to_client(p_contact_id uuid, p_subject text, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_contact constant public.contacts := private.require_emailable_contact(p_contact_id);
  v_comment uuid;
begin
  if coalesce(btrim(p_subject), '') = '' or coalesce(btrim(p_body), '') = '' or char_length(p_subject) > 150
    or char_length(p_body) > 2000
  then
    raise exception 'Enter a subject and a body.' using errcode = 'HXCLW';
  end if;
  -- Rate-limited: this is for individual clients; bulk email uses campaigns.
  perform private.enforce_rate_limit('client_email', 30, interval '1 hour');
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', v_contact.id, v_me, 'email', btrim(p_subject) || E'\n\n' || btrim(p_body))
  returning id into v_comment;
  perform private.queue_message(
    'email', v_contact.email, 'client_email',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
        'subject', btrim(p_subject), 'body', btrim(p_body), 'unsubscribe', private.create_client_unsubscribe_token(v_contact)
      ) from public.profiles p where p.id = v_me
    ),
    'client_email:' || v_comment
  );
end $$;

-- Emails a client in the caller's name, with replies going to the caller, and logs it in the timeline.
select private.expose('send_email_to_client', 'authenticated');
