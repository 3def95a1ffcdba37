-- The client dashboard: shortlists to review, meetings, tasks, and documents.

create function private.my_items_from_brokers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_address constant text := private.get_my_confirmed_email();
begin
  if v_address is null or not private.is_approved() then
    return jsonb_build_object(
      'is_confirmed', v_address is not null, 'shortlists', '[]'::jsonb, 'meetings', '[]'::jsonb, 'tasks', '[]'::jsonb,
      'files', '[]'::jsonb
    );
  end if;
  return jsonb_build_object(
    'is_confirmed', true,
    'shortlists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'sent_at', s.sent_at, 'note', s.note, 'from', coalesce(nullif(p.full_name, ''), 'A broker'),
        'company', private.business_name(p),
        'items', (
          select jsonb_agg(jsonb_build_object(
            'id', i.id, 'listing_id', l.id, 'name', coalesce(l.property_name, i.property_name), 'place', l.location,
            'type', l.property_type, 'price', l.price, 'beds', l.total_beds, 'cap_rate', l.cap_rate,
            'fits', i.fits, 'misses', i.misses, 'answer', i.answer, 'answer_note', i.answer_note
          ) order by i.place)
          from public.shortlist_items i
          left join public.listings l on l.id = i.listing_id
            and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          where i.shortlist_id = s.id
        )
      ) order by s.sent_at desc, s.id), '[]')
      from (
        select * from public.shortlists a
        where lower(a.recipient) = v_address and a.ended_at is null order by a.sent_at desc limit 50
      ) s left join public.profiles p on p.id = s.by
    ),
    'meetings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', e.title, 'kind', e.kind, 'begins_at', n.begins_at, 'ends_at', n.begins_at + (e.ends_at - e.begins_at),
        'time_zone', e.time_zone, 'is_all_day', e.is_all_day, 'place', e.place,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by n.begins_at), '[]')
      from private.list_contacts_matching_caller() c join public.client_shares s on s.contact_id = c.id
      join public.events e on e.id = s.event_id and e.deleted_at is null
      cross join lateral (
        select b.at as begins_at from private.event_starts(e, now() - (e.ends_at - e.begins_at), 1) b (at)
      ) n
      left join public.profiles p on p.id = s.by
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', t.title, 'due_on', t.due_on, 'done_at', t.done_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by t.done_at is not null, t.due_on nulls last, s.id), '[]')
      from private.list_contacts_matching_caller() c join public.client_shares s on s.contact_id = c.id
      join public.record_tasks t on t.id = s.task_id and coalesce(t.done_at > now() - interval '30 days', true)
      left join public.profiles p on p.id = s.by
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', f.name, 'size', f.size, 'shared_at', s.shared_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by s.shared_at desc, s.id), '[]')
      from private.list_contacts_matching_caller() c join public.client_shares s on s.contact_id = c.id
      join public.record_files f on f.id = s.file_id
      left join public.profiles p on p.id = s.by
    )
  );
end $$;

-- Returns everything brokers shared with the caller; contacts are matched by the caller's confirmed email.
select private.expose('my_items_from_brokers', 'authenticated');

-- Notifies the sharing broker of the client's response.
create function private.notify_broker_of_client_response(p_broker uuid, p_contact_id uuid, p_key text, p_answer text, p_about text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_broker, 'client_answered', p_key,
    jsonb_build_object(
      'name', coalesce((select c.name from public.contacts c where c.id = p_contact_id), 'A client'),
      'answer', p_answer, 'about', p_about, 'contact_id', p_contact_id
    ),
    jsonb_build_object('kind', 'contacts', 'record_id', p_contact_id)
  );
end $$;

create function private.answer_shortlist(p_item_id uuid, p_answer text, p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_item public.shortlist_items;
  v_list public.shortlists;
begin
  perform private.lock_member();
  select s.* into v_list from public.shortlist_items i join public.shortlists s on s.id = i.shortlist_id
  where i.id = p_item_id and s.recipient = private.get_my_confirmed_email() and s.ended_at is null;
  if v_list.id is null then
    raise exception 'This was not shared with you.' using errcode = 'HXCLG';
  end if;
  if p_answer = 'ask' and coalesce(btrim(p_note), '') = '' then
    raise exception 'Enter your question.' using errcode = 'HXCLQ';
  end if;
  perform private.enforce_rate_limit('client_answer', 60, interval '1 hour');
  update public.shortlist_items i
  set answer = p_answer, answer_note = nullif(btrim(p_note), ''), answered_at = now()
  where i.id = p_item_id returning * into v_item;
  perform private.notify_broker_of_client_response(
    v_list."by", v_list.contact_id, 'client_answer:' || v_item.id || ':' || p_answer,
    case p_answer
      when 'like' then 'Likes'
      when 'pass' then 'Passes on'
      else 'Asks “' || left(btrim(p_note), 300) || '”'
    end,
    v_item.property_name
  );
end $$;

-- Records "like", "pass", or "ask" for a community on a shortlist sent to the caller; "ask" needs a note.
select private.expose('answer_shortlist', 'authenticated');

create function private.finish_client_task(p_share_id uuid, p_is_done boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_share public.client_shares;
  v_title text;
begin
  perform private.lock_member();
  select s.* into v_share from private.list_contacts_matching_caller() c join public.client_shares s on s.contact_id = c.id
  where s.id = p_share_id and s.task_id is not null;
  if v_share.id is null then
    raise exception 'This was not shared with you.' using errcode = 'HXCLG';
  end if;
  perform private.enforce_rate_limit('client_answer', 60, interval '1 hour');
  update public.record_tasks t set done_at = case when p_is_done then now() end
  where t.id = v_share.task_id returning t.title into v_title;
  if p_is_done then
    perform private.notify_broker_of_client_response(
      v_share."by", v_share.contact_id, 'client_task:' || v_share.id, 'Has done', v_title
    );
  end if;
end $$;

-- Marks a task of the caller's as done or reopens it.
select private.expose('finish_client_task', 'authenticated');
