-- Continuing-education hours that a regulator approved for a course, by state and license type. Staff enters them with the
-- approval number. A course without a row counts for no license.
create table private.course_credits (
  id uuid primary key,
  course_id uuid not null references private.courses (id) on delete cascade,
  state text not null,
  license_type text not null,
  quarter_hours integer not null,
  approval_number text not null,
  valid_from date not null,
  valid_until date not null,

  constraint course_credits_once unique (course_id, state, license_type, valid_from),
  constraint course_credits_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint course_credits_license_type_is_known check (
    license_type in ('administrator', 'nurse', 'nursing_assistant', 'medication_aide', 'real_estate_broker')
  ),
  constraint course_credits_quarter_hours_in_range check (quarter_hours between 1 and 160),
  constraint course_credits_approval_number_is_plain check (
    char_length(btrim(approval_number)) >= 1 and private.is_single_line(approval_number, 60)
  ),
  constraint course_credits_valid_in_range check (
    valid_from between '2020-01-01' and '2200-01-01' and valid_until between '2020-01-01' and '2200-01-01' and valid_until >= valid_from
  )
);
alter table private.course_credits enable row level security;

create function private.list_course_credits(p_course_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(r) - 'course_id' order by r.state, r.license_type, r.valid_from), '[]')
    from private.course_credits r where r.course_id = p_course_id
  );
end $$;

-- Staff only: returns the approvals of a course.
select private.expose('list_course_credits', 'authenticated');

create function private.save_course_credit(p_id uuid, p_course_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant private.course_credits := jsonb_populate_record(null::private.course_credits, p_values);
begin
  perform private.require_education_staff();
  if not exists (select from private.courses c where c.id = p_course_id) then
    raise exception 'Course not found.' using errcode = 'HXEDC';
  end if;
  if exists (
    select from private.course_credits r
    where r.course_id = p_course_id and r.state = v_row.state and r.license_type = v_row.license_type and r.id <> p_id
      and r.valid_from <= v_row.valid_until and r.valid_until >= v_row.valid_from
  ) then
    raise exception 'These dates overlap another approval.' using errcode = 'HXEDX';
  end if;
  insert into private.course_credits as r (id, course_id, state, license_type, quarter_hours, approval_number, valid_from, valid_until)
  values (
    p_id, p_course_id, v_row.state, v_row.license_type, v_row.quarter_hours, btrim(v_row.approval_number), v_row.valid_from,
    v_row.valid_until
  )
  on conflict (id) do nothing;
end $$;

-- Staff only: adds an approval of a course.
select private.expose('save_course_credit', 'authenticated');

create function private.delete_course_credit(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  delete from private.course_credits r where r.id = p_id;
end $$;

-- Staff only: deletes an approval that was entered by mistake.
select private.expose('delete_course_credit', 'authenticated');

create function private.get_my_transcript(p_state text, p_license_type text, p_year public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := make_date(least(greatest(coalesce(p_year, 2026), 2020), 2200), 1, 1);
begin
  return (
    select jsonb_build_object(
      'holder', private.get_post_author(auth.uid(), false), 'state', left(p_state, 2), 'license_type', left(p_license_type, 40),
      'year', extract(year from v_from)::integer, 'created_at', now(),
      'minutes', coalesce(sum(t.minutes), 0), 'quarter_hours', coalesce(sum(t.quarter_hours), 0),
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'certificate_id', t.id, 'course', t.course, 'version', t.version, 'minutes', t.minutes, 'issued_at', t.issued_at,
        'quarter_hours', t.quarter_hours, 'approval_number', t.approval_number
      ) order by t.issued_at, t.id), '[]')
    )
    from (
      select f.id, f.course, f.version, f.minutes, f.issued_at, r.quarter_hours, r.approval_number
      from private.course_enrollments e
      join private.course_certificates f on f.enrollment_id = e.id and f.revoked_at is null
      left join private.course_credits r on r.course_id = e.course_id and r.state = p_state and r.license_type = p_license_type
        and f.issued_at::date between r.valid_from and r.valid_until
      where e.user_id = auth.uid() and f.issued_at >= v_from and f.issued_at < v_from + interval '1 year'
      order by f.issued_at, f.id limit 200
    ) t
  );
end $$;

-- Returns the caller's certificates of a year, with the hours that a state approved for a license type. Revoked ones are
-- left out.
select private.expose('get_my_transcript', 'authenticated');
