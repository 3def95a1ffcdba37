-- What screens of compliance read.

-- Returns what is due within 120 days or overdue, of what the caller's positions read, findings that they own, and policies
-- that they must read.
create function private.list_due_items()
returns table (kind text, id uuid, parent_id uuid, community_id uuid, title text, detail text, owner text, due_on date, is_mine boolean)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_licenses constant uuid[] := (private.list_my_community_ids('licenses', 'read'))[1:200];
  v_surveys constant uuid[] := (private.list_my_community_ids('surveys', 'read'))[1:200];
  v_insurance constant uuid[] := (private.list_my_community_ids('insurance_policies', 'read'))[1:200];
  v_all constant uuid[] := v_licenses || v_surveys || v_insurance || (private.list_my_community_ids('written_policies', 'read'))[1:200];
  -- The caller's memberships, which own findings.
  v_members constant uuid[] := array(
    select m.id from public.community_members m
    where m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  );
  v_until constant date := current_date + 120;
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  with expiring as materialized (
    select * from private.list_expiring_records('1990-01-01', v_until, v_all)
  ), rights as materialized (
    select k.right_kind, private.list_my_community_ids(k.right_kind, 'read') as ids
    from (select distinct x.right_kind from expiring x) k
  ), surveys as materialized (
    -- By community first: an index of due dates reads those of all operators.
    select x.id, x.community_id, x.kind, x.agency, x.reference, x.submitted_at, x.submit_due_on
    from private.surveys x where x.community_id = any (v_surveys)
  )
  select e.kind, e.id, null::uuid, e.community_id, e.title, e.detail, e.owner, e.ends_on, false
  from expiring e join rights r on r.right_kind = e.right_kind and e.community_id = any (r.ids)
  union all
  select 'license_step', s.id, l.id, l.community_id, s.title, l.name, null, s.due_on, false
  from private.license_steps s join private.licenses l on l.id = s.license_id
  where s.done_on is null and l.removed_at is null and l.community_id = any (v_licenses) and s.due_on <= v_until
  union all
  select 'plan', s.id, null, s.community_id, 'Submit plan of correction', concat_ws(' ', s.agency, s.reference), null, s.submit_due_on, false
  from surveys s
  where s.kind <> 'mock' and s.submitted_at is null and s.submit_due_on <= v_until
    and exists (select from private.survey_findings f where f.survey_id = s.id)
  union all
  select 'finding', f.id, s.id, s.community_id, f.tag || ' ' || f.title, f.grade, f.owner_name, f.due_on,
    coalesce(f.owner_member_id = any (v_members), false)
  from (
    select x.id from surveys y cross join lateral (
      -- A survey has up to 200.
      select f.id from private.survey_findings f
      where f.survey_id = y.id and f.corrected_on is null and f.due_on <= v_until limit 200
    ) x
    union
    select x.id from private.survey_findings x
    where x.owner_member_id = any (v_members) and x.corrected_on is null and x.due_on <= v_until
  ) o join private.survey_findings f on f.id = o.id join private.surveys s on s.id = f.survey_id
  union all
  select 'certificate_problem', v.id, null, v.community_id, v.name, string_agg(p.line || ':' || p.problem, ' ' order by p.line, p.problem),
    null, private.get_community_day(v.community_id) - 1, false
  from private.certificate_vendors v
  cross join lateral private.list_certificate_problems(v, private.get_community_day(v.community_id)) p
  where v.community_id = any (v_insurance) and v.archived_at is null and p.problem <> 'expiring'
  group by v.id
  union all
  select 'policy_reading', p.policy_id, p.version_id, p.community_id, p.title, 'Version ' || p.number, null, p.effective_on, true
  from private.list_my_policies() p where p.read_at is null;
end $$;

create function private.get_compliance_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_surveys constant uuid[] := (private.list_my_community_ids('surveys', 'read'))[1:200];
  v_policies constant uuid[] := (private.list_my_community_ids('written_policies', 'read'))[1:200];
begin
  return jsonb_build_object(
    'today', current_date,
    'due', (
      select coalesce(jsonb_agg(
        to_jsonb(d) || jsonb_build_object('community', c.name, 'state', case
          when d.due_on < private.get_community_day(d.community_id) then 'overdue'
          when d.due_on <= private.get_community_day(d.community_id) + 30 then 'due' else 'upcoming'
        end) order by d.due_on, d.kind, d.id), '[]')
      from (select * from private.list_due_items() x order by x.due_on, x.id limit 2000) d
      join public.communities c on c.id = d.community_id and c.deleted_at is null
    ),
    'findings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'survey_id', s.id, 'community_id', s.community_id, 'community', c.name, 'kind', s.kind, 'surveyed_on', s.started_on,
        'tag', f.tag, 'title', f.title, 'grade', f.grade, 'owner', f.owner_name, 'due_on', f.due_on, 'corrected_on', f.corrected_on,
        'verified_on', f.verified_on
      ) order by s.started_on desc, f.tag, f.id), '[]')
      from (
        select * from private.surveys x where x.community_id = any (v_surveys) and x.started_on > current_date - 730
        order by x.started_on desc, x.id limit 200
      ) s join private.survey_findings f on f.survey_id = s.id join public.communities c on c.id = s.community_id and c.deleted_at is null
    ),
    'readings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'policy_id', w.id, 'community_id', w.community_id, 'community', c.name, 'title', w.title,
        'readers', r.readers, 'read', r.done
      ) order by lower(w.title), w.id), '[]')
      from (
        select x.id from private.written_policies x where x.community_id = any (v_policies) and x.archived_at is null
        order by x.community_id, lower(x.title) limit 500
      ) y join private.written_policies w on w.id = y.id
      join public.communities c on c.id = w.community_id and c.deleted_at is null
      cross join lateral (
        select count(*)::integer as readers, count(a.id)::integer as done
        from private.list_policy_readers(w) p
        left join private.policy_acknowledgments a on a.user_id = p.user_id and a.version_id = (
          select v.id from private.written_policy_versions v where v.policy_id = w.id order by v.number desc limit 1
        )
      ) r
    )
  );
end $$;

-- Returns what is due in the caller's communities, findings of two years, and how far policies are read.
select private.expose('get_compliance_figures', 'authenticated');

create function private.describe_finding(p_finding private.survey_findings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return to_jsonb(p_finding) - '{created_at}'::text[] || jsonb_build_object(
    'is_mine', private.is_my_finding(p_finding.id), 'files', private.list_compliance_files('finding', p_finding.id),
    'order_number', (select o.number from public.work_orders o where o.id = p_finding.work_order_id),
    'order_state', (select o.state from public.work_orders o where o.id = p_finding.work_order_id),
    'addenda', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'body', a.body, 'added_at', a.added_at, 'added_by', a.added_by_name) order by a.added_at), '[]')
      from private.finding_addenda a where a.finding_id = p_finding.id
    )
  );
end $$;

create function private.get_compliance(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_community public.communities;
  v_reads_licenses boolean;
  v_reads_surveys boolean;
  v_reads_policies boolean;
begin
  perform private.require_community_right(p_community_id, 'communities', 'read');
  select * into v_community from public.communities c where c.id = p_community_id;
  v_reads_licenses := p_community_id = any (private.list_my_community_ids('licenses', 'read'));
  v_reads_surveys := p_community_id = any (private.list_my_community_ids('surveys', 'read'));
  v_reads_policies := p_community_id = any (private.list_my_community_ids('written_policies', 'read'));
  return jsonb_build_object(
    'today', private.get_community_day(p_community_id), 'community', v_community.name, 'state', v_community.state,
    'care_types', v_community.care_types, 'license_number', v_community.license_number, 'licensed_beds', v_community.licensed_beds,
    'licenses', case when v_reads_licenses then (
      select coalesce(jsonb_agg(
        to_jsonb(l) - '{community_id,created_at,removed_at,removed_by_name,remove_reason}'::text[] || jsonb_build_object(
          'is_renewed', private.is_license_renewed(l.id), 'files', private.list_compliance_files('license', l.id),
          'steps', (select coalesce(jsonb_agg(to_jsonb(s) - 'license_id' order by s.due_on, s.id), '[]') from private.license_steps s where s.license_id = l.id)
        ) order by l.expires_on nulls last, l.id), '[]')
      from (
        select * from private.licenses x where x.community_id = p_community_id and x.removed_at is null
        order by x.expires_on desc nulls first, x.id limit 300
      ) l
    ) end,
    'surveys', case when v_reads_surveys then (
      select coalesce(jsonb_agg(
        to_jsonb(s) - '{community_id,created_at}'::text[] || jsonb_build_object(
          'files', private.list_compliance_files('survey', s.id),
          'findings', (select coalesce(jsonb_agg(private.describe_finding(f) order by f.tag, f.id), '[]') from private.survey_findings f where f.survey_id = s.id)
        ) order by s.started_on desc, s.id), '[]')
      from (
        select * from private.surveys x where x.community_id = p_community_id order by x.started_on desc, x.id limit 60
      ) s
    ) end,
    'checklists', case when v_reads_surveys then private.describe_survey_checklists(v_community) end,
    'policies', case when v_reads_policies then (
      select coalesce(jsonb_agg(
        to_jsonb(w) - '{community_id,created_at}'::text[] || jsonb_build_object(
          'versions', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', v.id, 'number', v.number, 'effective_on', v.effective_on, 'published_by', v.published_by_name, 'change_note', v.change_note,
              'files', private.list_compliance_files('policy_version', v.id)
            ) order by v.number desc), '[]')
            from private.written_policy_versions v where v.policy_id = w.id
          ),
          'readers', (
            select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'positions', r.positions, 'read_at', a.at, 'number', a.number)
              order by a.at nulls first, lower(r.name)), '[]')
            from private.list_policy_readers(w) r
            left join lateral (
              select k.at, v.number from private.policy_acknowledgments k join private.written_policy_versions v on v.id = k.version_id
              where v.policy_id = w.id and k.user_id = r.user_id order by v.number desc limit 1
            ) a on true
          )
        ) order by lower(w.title), w.id), '[]')
      from (
        select x.id from private.written_policies x where x.community_id = p_community_id order by x.archived_at nulls first, lower(x.title), x.id limit 300
      ) y join private.written_policies w on w.id = y.id
    ) end,
    'members', case when v_reads_surveys or v_reads_policies then (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'position', m.position) order by lower(m.name), m.position), '[]')
      from (
        select m.id, m.position, left(coalesce(nullif(p.full_name, ''), p.email), 300) as name
        from public.community_members m join public.profiles p on p.id = m.user_id
        where m.community_id = p_community_id and private.is_staff_position(m.position) and m.starts_at <= now()
          and (m.ends_at is null or m.ends_at > now())
        limit 500
      ) m
    ) end,
    'my_findings', (
      select coalesce(jsonb_agg(private.describe_finding(f) order by f.due_on, f.id), '[]')
      from private.survey_findings f join private.surveys s on s.id = f.survey_id
      where s.community_id = p_community_id and f.owner_member_id in (
        select m.id from public.community_members m where m.user_id = auth.uid() and m.community_id = p_community_id
      ) and private.is_my_finding(f.id)
    ),
    'my_policies', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'community_id' order by p.read_at nulls first, lower(p.title)), '[]')
      from private.list_my_policies() p where p.community_id = p_community_id
    )
  );
end $$;

-- Returns a community's licenses, surveys, and policies, each for the positions that keep them, and the caller's own
-- findings and policies to read for everyone on its staff.
select private.expose('get_compliance', 'authenticated');

-- For everyone on a staff: what is overdue, open findings of immediate jeopardy, and policies to read.
create function private.figures_of_compliance() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_overdue integer;
  v_jeopardy integer;
  v_readings integer;
begin
  if not private.is_approved() or not exists (
    select from public.community_members m where m.user_id = auth.uid() and m.position <> 'family'
  ) then
    return null;
  end if;
  select count(*) filter (where d.kind <> 'policy_reading' and d.due_on < (now() at time zone c.time_zone)::date),
    count(*) filter (where d.kind = 'finding' and d.detail in ('J', 'K', 'L')), count(*) filter (where d.kind = 'policy_reading')
  into v_overdue, v_jeopardy, v_readings
  from private.list_due_items() d join public.communities c on c.id = d.community_id and c.deleted_at is null;
  return jsonb_build_object('overdue', v_overdue, 'jeopardy', v_jeopardy, 'readings', v_readings);
end $$;
grant execute on function private.figures_of_compliance() to authenticated;
