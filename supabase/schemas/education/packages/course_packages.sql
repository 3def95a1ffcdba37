-- Courses imported from another system as SCORM 1.2 or xAPI packages. Staff uploads the files of a package in chunks; an
-- edge function serves them to learners in an isolated frame. What a package reports is stored as reported: it finishes the
-- lesson, but only the quiz, which the server scores, leads to a certificate.
create table private.course_packages (
  id uuid primary key,
  course_id uuid not null references private.courses (id) on delete cascade,
  name text not null,
  standard text not null,
  launch text not null,
  is_ready boolean not null default false,
  created_at timestamptz not null default now(),
  created_by_name text not null default '',

  constraint course_packages_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint course_packages_standard_is_known check (standard in ('scorm_1_2', 'xapi')),
  constraint course_packages_launch_is_path check (private.is_package_path(launch)),
  constraint course_packages_created_by_name_is_plain check (private.is_single_line(created_by_name, 300))
);
alter table private.course_packages enable row level security;
create index course_packages_course_idx on private.course_packages (course_id, created_at desc);

-- Files in chunks of at most 600 kB, because a request is limited to 1 MB.
create table private.course_package_chunks (
  package_id uuid not null references private.course_packages (id) on delete cascade,
  path text not null,
  place integer not null,
  body bytea not null,

  primary key (package_id, path, place),
  constraint course_package_chunks_path_is_path check (private.is_package_path(path)),
  constraint course_package_chunks_place_in_range check (place between 0 and 100),
  constraint course_package_chunks_body_is_bounded check (octet_length(body) <= 600000)
);
alter table private.course_package_chunks enable row level security;

-- The right to read the files of a package for two hours. It is part of the path, because a frame without an origin has no
-- session.
create table private.course_package_tickets (
  id uuid primary key default gen_random_uuid(),
  package_id uuid not null references private.course_packages (id) on delete cascade,
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '2 hours'
);
alter table private.course_package_tickets enable row level security;
create index course_package_tickets_package_idx on private.course_package_tickets (package_id);
create index course_package_tickets_enrollment_idx on private.course_package_tickets (enrollment_id, expires_at);

-- What a package reported about a learner.
create table private.course_package_reports (
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  lesson text not null,
  package_id uuid not null references private.course_packages (id) on delete cascade,
  state jsonb not null default '{}',
  status text not null default 'incomplete',
  score integer,
  reported_at timestamptz not null default now(),

  primary key (enrollment_id, lesson, package_id),
  constraint course_package_reports_lesson_shape check (lesson ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(lesson) <= 60),
  constraint course_package_reports_state_is_bounded check (jsonb_typeof(state) = 'object' and pg_column_size(state) < 20000),
  constraint course_package_reports_status_is_known check (status in ('incomplete', 'completed', 'passed', 'failed')),
  constraint course_package_reports_score_in_range check (score between 0 and 100)
);
alter table private.course_package_reports enable row level security;
create index course_package_reports_package_idx on private.course_package_reports (package_id);

create function private.create_course_package(p_id uuid, p_course_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_course constant private.courses := private.lock_course(p_course_id);
begin
  -- Uploads that were never finished.
  delete from private.course_packages p where not p.is_ready and p.created_at < now() - interval '1 day';
  if (select count(*) from private.course_packages p where p.course_id = v_course.id) >= 20 then
    raise exception 'Too many packages.' using errcode = 'HXEPM';
  end if;
  insert into private.course_packages (id, course_id, name, standard, launch, created_by_name)
  values (
    p_id, p_course_id, btrim(p_values ->> 'name'), p_values ->> 'standard', p_values ->> 'launch',
    coalesce(private.get_my_display_name(), '')
  )
  on conflict (id) do nothing;
end $$;

-- Staff only: begins the import of a package.
select private.expose('create_course_package', 'authenticated');

create function private.add_course_package_chunk(p_package_id uuid, p_path text, p_place public.whole_number, p_body text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_package private.course_packages;
  v_body constant bytea := decode(left(p_body, 900000), 'base64');
  v_bytes bigint;
  v_files bigint;
begin
  perform private.require_education_staff();
  select * into v_package from private.course_packages p where p.id = p_package_id and not p.is_ready for no key update;
  if v_package.id is null then
    raise exception 'Package not found.' using errcode = 'HXEPN';
  end if;
  if not coalesce(private.is_package_path(p_path), false) then
    raise exception 'This package has a file with an unsupported name or type.' using errcode = 'HXEPF';
  end if;
  select coalesce(sum(octet_length(c.body)), 0), count(distinct c.path) into v_bytes, v_files
  from private.course_package_chunks c where c.package_id = p_package_id;
  if v_bytes + octet_length(v_body) > 30000000 or v_files >= 500 then
    raise exception 'This package is too large.' using errcode = 'HXEPL';
  end if;
  insert into private.course_package_chunks as c (package_id, path, place, body) values (p_package_id, p_path, p_place, v_body)
  on conflict (package_id, path, place) do update set body = excluded.body;
exception
  when invalid_parameter_value then
    raise exception 'This package has a file with an unsupported name or type.' using errcode = 'HXEPF';
end $$;

-- Staff only: adds a chunk of a file, in base64, to a package that isn't finished. Up to 30 MB and 500 files.
select private.expose('add_course_package_chunk', 'authenticated');

create function private.finish_course_package(p_package_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_package private.course_packages;
begin
  perform private.require_education_staff();
  select * into v_package from private.course_packages p where p.id = p_package_id for no key update;
  if v_package.id is null or not exists (
    select from private.course_package_chunks c where c.package_id = p_package_id and c.path = v_package.launch
  ) then
    raise exception 'Package not found.' using errcode = 'HXEPN';
  end if;
  update private.course_packages p set is_ready = true where p.id = p_package_id;
end $$;

-- Staff only: finishes the import of a package. Its files can't be changed after that.
select private.expose('finish_course_package', 'authenticated');

create function private.list_course_packages(p_course_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'standard', p.standard, 'created_at', p.created_at, 'created_by', p.created_by_name,
      'finished', (
        select count(*) from private.course_package_reports r where r.package_id = p.id and r.status in ('completed', 'passed')
      )
    ) order by p.created_at desc), '[]')
    from private.course_packages p where p.course_id = p_course_id and p.is_ready
  );
end $$;

-- Staff only: returns the imported packages of a course.
select private.expose('list_course_packages', 'authenticated');

-- Returns the package of a lesson if the version of the enrollment has it there; fails otherwise.
create function private.require_lesson_package(p_enrollment private.course_enrollments, p_lesson text, p_package_id uuid)
returns private.course_packages
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version constant private.course_versions := private.require_lesson(p_enrollment, p_lesson);
  v_package private.course_packages;
begin
  select p.* into v_package
  from private.course_packages p
  where p.id = p_package_id and p.is_ready and p.course_id = p_enrollment.course_id and exists (
    select from jsonb_array_elements(v_version.lessons) l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where l.value ->> 'id' = p_lesson and b.value ->> 'kind' = 'package' and b.value ->> 'package' = p_package_id::text
  );
  if v_package.id is null then
    raise exception 'Lesson not found.' using errcode = 'HXEDL';
  end if;
  return v_package;
end $$;

create function private.open_course_package(p_course text, p_lesson text, p_package_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_package constant private.course_packages := private.require_lesson_package(v_enrollment, p_lesson, p_package_id);
  v_report private.course_package_reports;
  v_ticket uuid;
begin
  perform private.enforce_rate_limit('course_package', 120, interval '1 hour');
  delete from private.course_package_tickets t where t.enrollment_id = v_enrollment.id and t.expires_at < now();
  insert into private.course_package_tickets (package_id, enrollment_id) values (v_package.id, v_enrollment.id)
  returning id into v_ticket;
  select * into v_report from private.course_package_reports r
  where r.enrollment_id = v_enrollment.id and r.lesson = p_lesson and r.package_id = v_package.id;
  return jsonb_build_object(
    'ticket', v_ticket, 'standard', v_package.standard, 'launch', v_package.launch, 'state', coalesce(v_report.state, '{}'),
    'status', coalesce(v_report.status, 'incomplete')
  );
end $$;

-- Opens the package of a lesson: returns a ticket for its files and where the learner left it.
select private.expose('open_course_package', 'authenticated');

create function private.report_course_package(p_course text, p_lesson text, p_package_id uuid, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_package constant private.course_packages := private.require_lesson_package(v_enrollment, p_lesson, p_package_id);
begin
  perform private.enforce_rate_limit('course_package_report', 1200, interval '1 hour');
  insert into private.course_package_reports as r (enrollment_id, lesson, package_id, state, status, score)
  values (
    v_enrollment.id, p_lesson, v_package.id, coalesce(p_values -> 'state', '{}'), coalesce(p_values ->> 'status', 'incomplete'),
    (p_values ->> 'score')::numeric::integer
  )
  on conflict (enrollment_id, lesson, package_id) do update
  set state = excluded.state, score = coalesce(excluded.score, r.score), reported_at = now(),
    -- A finished package stays finished when it is opened again.
    status = case when r.status in ('completed', 'passed') then r.status else excluded.status end;
exception
  when invalid_text_representation then
    raise exception 'Invalid report.' using errcode = '22023';
end $$;

-- Stores what the package of a lesson reports about the caller.
select private.expose('report_course_package', 'authenticated');

create function private.get_course_package_file(p_ticket text, p_path text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_ticket is null or p_ticket !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'standard', p.standard, 'body', encode(string_agg(c.body, ''::bytea order by c.place), 'base64')
    )
    from private.course_package_tickets t
    join private.course_packages p on p.id = t.package_id
    join private.course_package_chunks c on c.package_id = t.package_id and c.path = p_path
    join private.course_enrollments e on e.id = t.enrollment_id and e.closed_at is null
    where t.id = p_ticket::uuid and t.expires_at > now()
    group by p.id
  );
end $$;

-- Server only: returns a file of a package for a valid ticket, in base64.
select private.expose('get_course_package_file', 'service_role');
