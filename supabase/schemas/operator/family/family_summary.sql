-- The family's home and what a resident shares about their care, in plain facts.
create function private.get_family_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'name', case when 'profile' = any (s.items) then r.name else coalesce(nullif(r.preferred_name, ''), split_part(r.name, ' ', 1)) end,
      'community_id', r.community_id, 'community', c.name, 'phone', c.phone, 'time_zone', c.time_zone,
      'unit', case when 'profile' = any (s.items) then u.name end,
      'photo_path', case when 'profile' = any (s.items) then r.photo_path end,
      'status', case when 'profile' = any (s.items) then r.status end,
      'items', s.items,
      'unread', case when 'messages' = any (s.items) then (
        select count(*) from private.family_messages m
        where m.resident_id = r.id and m.author_id is distinct from auth.uid() and m.sent_at > coalesce((
          select x.read_at from private.family_thread_reads x where x.resident_id = r.id and x.user_id = auth.uid()
        ), '-infinity')
      ) else 0 end,
      'next_visit', case when 'calendar' = any (s.items) then (
        select min(v.starts_at) from private.family_visits v
        where v.resident_id = r.id and v.user_id = auth.uid() and v.state = 'confirmed' and v.starts_at > now()
      ) end
    ) order by lower(r.name), r.id), '[]')
    from (
      select i.resident_id, array_agg(distinct i.item) as items
      from (
        select unnest(private.list_my_shared_resident_ids(k.item)) as resident_id, k.item
        from (
          select distinct c.item from public.resident_consents c where c.user_id = auth.uid() and c.withdrawn_at is null
        ) k
      ) i group by i.resident_id
    ) s
    join public.residents r on r.id = s.resident_id
    join public.communities c on c.id = r.community_id and c.deleted_at is null
    left join public.units u on u.id = r.unit_id
  );
end $$;

-- Returns the residents who share something with the caller, and what they share.
select private.expose('get_family_home', 'authenticated');

create function private.get_family_summary(p_resident_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_items text[];
begin
  select array_agg(i.item) into v_items
  from unnest(array['care', 'vitals', 'incidents', 'documents']) i (item)
  where p_resident_id = any (private.list_my_shared_resident_ids(i.item));
  if v_items is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('family_summary', 600, interval '1 hour');
  perform private.log_resident_reads(array[p_resident_id], 'Family portal');
  return jsonb_build_object(
    'items', v_items,
    'level', case when 'care' = any (v_items) then (
      select jsonb_build_object('level', l.level, 'since', l.effective_on)
      from public.resident_care_levels l where l.resident_id = p_resident_id and l.effective_on <= current_date
      order by l.effective_on desc, l.decided_at desc limit 1
    ) end,
    'vitals', case when 'vitals' = any (v_items) then (
      select coalesce(jsonb_agg(jsonb_build_object('measure', v.measure, 'readings', v.readings) order by v.measure), '[]')
      from (
        select e.measure, jsonb_agg(jsonb_build_object('at', e.at, 'value', e.value, 'second_value', e.second_value) order by e.at) as readings
        from (
          select x.*, row_number() over (partition by x.measure order by x.at desc) as place
          from public.care_entries x
          where x.resident_id = p_resident_id and x.kind = 'vital' and x.struck_at is null and x.at > now() - interval '90 days'
            and x.day > current_date - 92
        ) e where e.place <= 30 group by e.measure
      ) v
    ) end,
    -- Only incidents of which the family was notified.
    'incidents', case when 'incidents' = any (v_items) then (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'type', i.type, 'at', i.at, 'injury', i.injury) order by i.at desc), '[]')
      from public.incidents i
      where i.resident_id = p_resident_id and i.at > now() - interval '180 days' and exists (
        select from public.incident_notifications n
        where n.incident_id = i.id and n.party = 'family' and n.notified_at is not null
      )
    ) end,
    'documents', case when 'documents' = any (v_items) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_name', d.file_name, 'added_at', d.created_at
      ) order by d.created_at desc, d.id), '[]')
      from public.resident_documents d where d.resident_id = p_resident_id and d.deleted_at is null
    ) end
  );
end $$;

-- Returns the care facts that a resident shares with the caller, and logs the access. Null for what isn't shared.
select private.expose('get_family_summary', 'authenticated');

-- For dashboards: unread messages and conversations that wait for the team, and visits of today and to confirm.
-- Includes whether the caller has only family positions, for the side navigation.
create function private.figures_of_family_only() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    select case when bool_and(m.position = 'family') then jsonb_build_object('positions', count(*)) end
    from public.community_members m
    where m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  );
end $$;
grant execute on function private.figures_of_family_only() to authenticated;

create function private.figures_of_family_portal() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_waiting integer;
  v_visits integer;
  v_unread integer;
begin
  if not private.is_approved() then
    return null;
  end if;
  v_ids := private.list_my_community_ids('family_threads', 'change');
  if cardinality(v_ids) > 0 then
    select count(*) into v_waiting from public.family_threads t
    where t.community_id = any (v_ids) and (
      select m.is_family from private.family_messages m where m.resident_id = t.resident_id order by m.sent_at desc limit 1
    );
    select count(*) into v_visits from private.family_visits v
    where v.community_id = any (v_ids) and v.state = 'requested' and v.starts_at > now();
    return jsonb_build_object('waiting', v_waiting, 'to_confirm', v_visits, 'unread', 0);
  end if;
  select coalesce(sum((h.value ->> 'unread')::integer), 0) into v_unread from jsonb_array_elements(private.get_family_home()) h;
  return case when v_unread > 0 then jsonb_build_object('waiting', 0, 'to_confirm', 0, 'unread', v_unread) end;
end $$;
grant execute on function private.figures_of_family_portal() to authenticated;
