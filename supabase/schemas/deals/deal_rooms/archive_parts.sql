-- Supplies the function `room-archive` with an archive's parts. Server only.

create function private.claim_room_archive(p_ticket uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_archive private.deal_room_archives;
begin
  update private.deal_room_archives a set ticket = null, state = 'working', touched_at = now()
  where a.ticket = p_ticket and a.state = 'waiting' and a.ticket_at > now() - interval '1 minute' and a.expires_at > now()
    and private.is_room_owner(a.room_id, a.account) and private.can_receive_notifications(a.account)
    -- The requesting browser must still be signed in: a ticket passed on ends with its session.
    and exists (select from auth.sessions s where s.id = a.session_id and s.user_id = a.account)
  returning * into v_archive;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', v_archive.id, 'room', t.property_name, 'begun_at', v_archive.begun_at, 'documents', v_archive.documents
    )
    from private.deal_rooms r join public.transactions t on t.id = r.transaction_id where r.id = v_archive.room_id
  );
end $$;

-- Redeems a ticket for its archive, once; null for any other.
select private.expose('claim_room_archive', 'service_role');

create function private.update_room_archive_progress(
  p_id uuid, p_done public.whole_number, p_bytes public.large_number, p_is_whole boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.deal_room_archives a
  set done = p_done, done_bytes = p_bytes, touched_at = now(), state = case when p_is_whole then 'done' else a.state end
  where a.id = p_id and a.state = 'working' and a.ticket is null and a.expires_at > now()
    and private.is_room_owner(a.room_id, a.account) and private.can_receive_notifications(a.account);
  return found;
end $$;

-- Records an archive's progress. Returns whether to continue: false once canceled, or if its owner no longer
-- owns the room.
select private.expose('update_room_archive_progress', 'service_role');

create function private.room_archive_files(p_id uuid, p_after public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'n', f.n, 'name', f.path, 'path', v.path, 'type', v.type, 'size', v.size, 'pages', v.pages, 'sha256', v.sha256,
      'version', v.n, 'added_by', v.added_by, 'added_at', v.created_at
    ) order by f.n), '[]')
    from (
      select * from private.deal_room_archive_files l where l.archive_id = p_id and l.n > p_after order by l.n limit 200
    ) f
    join private.deal_room_versions v on v.id = f.version_id
  );
end $$;

-- Returns an archive's documents, 200 after a number.
select private.expose('room_archive_files', 'service_role');

create function private.room_archive_audit(p_id uuid, p_after public.large_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.build_room_event_json(e) order by e.seq), '[]')
    from (
      select l.* from private.deal_room_archives a
      join private.deal_room_events l on l.room_id = a.room_id and l.seq > p_after and l.seq <= a.last_seq
      where a.id = p_id order by l.seq limit 1000
    ) e
  );
end $$;

-- Returns an archive's audit log, oldest first, 1,000 lines after a number.
select private.expose('room_archive_audit', 'service_role');

create function private.room_archive_facts(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_archive private.deal_room_archives;
begin
  select * into v_archive from private.deal_room_archives a where a.id = p_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'agreements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', d.n, 'published_at', d.created_at, 'sha256', d.sha256, 'text', d.body
      ) order by d.n), '[]')
      from private.deal_room_ndas d where d.room_id = v_archive.room_id and d.created_at <= v_archive.begun_at
    ),
    'signatures', (
      select coalesce(jsonb_agg(private.build_signature_json(s) order by s.signed_at, s.id), '[]')
      from private.signatures s where s.room_id = v_archive.room_id and s.signed_at <= v_archive.begun_at
    ),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'email', m.email, 'group', g.name, 'side', g.side, 'let_in_at', m.created_at,
        'expires_at', m.expires_at, 'ended_at', m.ended_at
      ) order by m.created_at, m.id), '[]')
      from public.deal_room_members m join private.deal_room_groups g on g.id = m.group_id
      where m.room_id = v_archive.room_id and m.created_at <= v_archive.begun_at
    ),
    -- Comments are private to their side: the owner gets only those of the seller’s side.
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'category', n.category, 'asked_at', n.created_at, 'group', g.name, 'who', n.who, 'text', n.body,
        'due_on', n.due_on, 'document', i.name, 'state', n.state, 'answer', n.answer, 'answered_by', n.answered_by,
        'answered_at', n.answered_at, 'published_at', n.published_at, 'answer_document', x.name
      ) order by n.created_at, n.id), '[]')
      from private.deal_room_notes n
      left join private.deal_room_groups g on g.id = n.group_id
      left join private.deal_room_items i on i.id = n.item_id
      left join private.deal_room_items x on x.id = n.answer_item_id
      where n.room_id = v_archive.room_id and n.created_at <= v_archive.begun_at
        and (n.kind <> 'comment' or n.group_id is null)
    ),
    'left_out', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', i.name, 'version', v.n, 'state', v.state
      ) order by i.name, v.n), '[]')
      from private.deal_room_versions v
      join private.deal_room_items i on i.id = v.item_id and i.deleted_at is null
      where v.room_id = v_archive.room_id and v.state <> 'clean' and v.created_at <= v_archive.begun_at
    )
  );
end $$;

-- Returns an archive's other content: agreements and signers, people, questions and answers, and what is
-- omitted.
select private.expose('room_archive_facts', 'service_role');

create function private.room_archive_viewers(p_id uuid, p_skip public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(v)), '[]')
    from (
      select e.who, e.item as document, e.page,
        count(*) filter (where e.kind = 'page') as opened,
        coalesce(sum(e.seconds), 0) as seconds,
        count(*) filter (where e.kind in ('marked', 'original')) as downloaded,
        string_agg(distinct e.nda::text, ' ') as nda
      from private.deal_room_archives a
      join private.deal_room_events e on e.room_id = a.room_id and e.seq <= a.last_seq
      where a.id = p_id and e.kind in ('page', 'read', 'marked', 'original')
      group by e.who, e.item_id, e.item, e.page
      order by e.who, e.item, e.item_id, e.page nulls first offset p_skip limit 2000
    ) v
  );
end $$;

-- Returns page views by person, with count, duration, and NDA version: 2,000 lines after an offset.
select private.expose('room_archive_viewers', 'service_role');
