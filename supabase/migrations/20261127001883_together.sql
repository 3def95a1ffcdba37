SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.my_client_desk()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := private.my_confirmed_address();
begin
  if v_address is null or not coalesce(private.is_approved(), false) then
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
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
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
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_tasks t on t.id = s.task_id and coalesce(t.done_at > now() - interval '30 days', true)
      left join public.profiles p on p.id = s.by
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', f.name, 'size', f.size, 'shared_at', s.shared_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by s.shared_at desc, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_files f on f.id = s.file_id
      left join public.profiles p on p.id = s.by
    )
  );
end
$function$;
