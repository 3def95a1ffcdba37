-- Returns what the caller can read of a resident for an export, with doses, vitals, meals, and activities of the last 90 days. Only for
-- positions that read identities. Writes the reason to the access log.
create function private.export_resident(p_resident_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_export jsonb;
  v_since constant timestamptz := now() - interval '90 days';
  v_group record;
  v_rows jsonb;
  v_community_id constant uuid := (select r.community_id from public.residents r where r.id = p_resident_id);
begin
  perform private.enforce_rate_limit('resident_export', 60, interval '1 hour');
  if not exists (
    select from public.residents r
    where r.id = p_resident_id and r.community_id = any (private.list_my_community_ids('resident_identities', 'read'))
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_export := private.open_resident(p_resident_id);
  insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions, reason)
  select l.community_id, l.resident_id, l.user_id, l.user_name, l.positions, p_reason
  from public.resident_access_log l
  where l.resident_id = p_resident_id and l.user_id = auth.uid() order by l.at desc limit 1;
  for v_group in
    select g.kind, g.condition from (values
      ('resident_identities', 'deleted_at is null'), ('resident_contacts', 'deleted_at is null'),
      ('resident_diagnoses', 'deleted_at is null'), ('resident_allergies', 'deleted_at is null'), ('resident_diets', 'deleted_at is null'),
      ('care_needs', 'deleted_at is null'), ('care_goals', 'deleted_at is null'),
      ('care_interventions', 'deleted_at is null'), ('care_tasks', 'deleted_at is null'), ('medication_orders', 'true'),
      ('medication_doses', 'at >= $2'), ('care_entries', 'kind = ''vital'' and at >= $2')
    ) g (kind, condition)
    where v_export -> 'reads' ? g.kind
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) order by r.id), ''[]'')'
        ' from (select * from public.%I c where c.resident_id = $1 and %s order by c.id limit 10000) r',
      v_group.kind, v_group.condition
    ) into v_rows using p_resident_id, v_since;
    v_export := v_export || jsonb_build_object(v_group.kind, v_rows);
  end loop;
  if v_community_id = any (private.list_my_community_ids('dining_orders', 'read')) then
    v_export := v_export || jsonb_build_object('meals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'day', o.day, 'meal', o.meal, 'at', coalesce(o.intake_at, o.served_at, o.ordered_at), 'skip_reason', o.skip_reason,
        'intake', o.intake, 'by', coalesce(o.intake_by_name, o.served_by_name, o.ordered_by_name),
        'dishes', array(
          select d.name from private.meal_order_dishes x join private.dining_dishes d on d.id = x.dish_id where x.order_id = o.id
          order by d.name
        ),
        'overrides', (
          select coalesce(jsonb_agg(jsonb_build_object('dish', d.name, 'conflicts', v.keys, 'reason', v.reason, 'by', v.by_name, 'at', v.at)
            order by v.at), '[]')
          from private.meal_overrides v join private.dining_dishes d on d.id = v.dish_id where v.order_id = o.id
        )
      ) order by o.day, o.meal), '[]')
      from private.meal_orders o where o.resident_id = p_resident_id and o.day >= v_since::date
    ));
  end if;
  if v_community_id = any (private.list_my_community_ids('activity_participants', 'read')) then
    v_export := v_export || jsonb_build_object(
      'activities', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'title', a.title, 'category', a.category, 'starts_at', a.starts_at, 'signup', p.signup, 'attendance', p.attendance,
          'by', p.recorded_by_name
        ) order by a.starts_at, a.id), '[]')
        from private.activity_participants p join private.activities a on a.id = p.activity_id
        where p.resident_id = p_resident_id and a.starts_at >= v_since
      ),
      'interests', coalesce((select i.interests from private.activity_interests i where i.resident_id = p_resident_id), '{}')
    );
  end if;
  return (v_export - '{owner_id,tenant_id,workspace_id,sharing,version,writes,photo_path}'::text[])
    || jsonb_build_object('since', v_since, 'exported_at', now());
end $$;

grant execute on function private.export_resident(uuid, text) to authenticated;

create function private.get_resident_export(p_resident_id uuid) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.export_resident(p_resident_id, 'Export')
$$;

-- Returns a resident's export for the caller, and writes it to the access log.
select private.expose('get_resident_export', 'authenticated');
