-- Certificates of completed courses. The ID is random and the only way to the public check, which shows the holder's name,
-- the course, and whether it is valid.
create table private.course_certificates (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  holder text not null,
  course text not null,
  version integer not null,
  minutes integer not null,
  percent integer not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references public.profiles (id) on delete set null,
  revoked_reason text,

  constraint course_certificates_once unique (enrollment_id),
  constraint course_certificates_holder_is_plain check (char_length(btrim(holder)) >= 1 and private.is_single_line(holder, 200)),
  constraint course_certificates_course_is_plain check (private.is_single_line(course, 120)),
  constraint course_certificates_version_in_range check (version between 1 and 1000),
  constraint course_certificates_minutes_in_range check (minutes between 1 and 3000),
  constraint course_certificates_percent_in_range check (percent between 0 and 100),
  constraint course_certificates_expires_after_issue check (expires_at > issued_at),
  constraint course_certificates_revoked_has_reason check ((revoked_at is null) = (revoked_reason is null)),
  constraint course_certificates_revoked_reason_is_plain check (
    char_length(btrim(revoked_reason)) >= 1 and private.is_plain_message(revoked_reason, 500)
  )
);
-- Triggers in other files:
--   education/assignments/course_assignments.sql: sync_credentials
alter table private.course_certificates enable row level security;
create index course_certificates_issued_idx on private.course_certificates (issued_at desc, id);
create index course_certificates_expires_idx on private.course_certificates (expires_at) where revoked_at is null;
create index course_certificates_revoked_by_idx on private.course_certificates (revoked_by);

create function private.issue_certificate(p_enrollment private.course_enrollments, p_version private.course_versions) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.course_certificates (enrollment_id, holder, course, version, minutes, percent, expires_at)
  select p_enrollment.id, coalesce(nullif(btrim(left(p.full_name, 200)), ''), 'Haven Exchange member'), c.title, p_version.number,
    p_version.minutes, e.best_percent, now() + make_interval(months => p_version.valid_months)
  from private.course_enrollments e
  join public.profiles p on p.id = e.user_id
  join private.courses c on c.id = e.course_id
  where e.id = p_enrollment.id
  on conflict (enrollment_id) do nothing;
end $$;

create function private.get_certificate_status(p_certificate private.course_certificates) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when p_certificate.id is null then null
    when p_certificate.revoked_at is not null then 'revoked'
    when p_certificate.expires_at < now() then 'expired'
    else 'valid'
  end;
end $$;

create function private.describe_certificate(p_certificate private.course_certificates) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if p_certificate.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', p_certificate.id, 'holder', p_certificate.holder, 'course', p_certificate.course, 'version', p_certificate.version,
    'minutes', p_certificate.minutes, 'issued_at', p_certificate.issued_at, 'expires_at', p_certificate.expires_at,
    'revoked_at', p_certificate.revoked_at, 'status', private.get_certificate_status(p_certificate)
  );
end $$;

create function private.get_my_certificate(p_course text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_certificate private.course_certificates;
begin
  select f.* into v_certificate
  from private.course_enrollments e
  join private.courses c on c.id = e.course_id
  join private.course_certificates f on f.enrollment_id = e.id
  where c.slug = p_course and e.user_id = auth.uid()
  order by f.issued_at desc limit 1;
  return private.describe_certificate(v_certificate);
end $$;

-- Returns the caller's newest certificate of a course; null without one.
select private.expose('get_my_certificate', 'authenticated');

create function private.check_certificate(p_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_certificate private.course_certificates;
begin
  if private.increment_sender_ticket_count('certificate:' || coalesce(private.client_address(), 'unknown')) > 60 then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXEDG';
  end if;
  if p_id is null or p_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  select * into v_certificate from private.course_certificates f where f.id = p_id::uuid;
  return private.describe_certificate(v_certificate);
end $$;

-- Returns what anyone with a certificate's ID may know about it; null if there is none. Limited per address.
select private.expose('check_certificate', 'anon, authenticated', 'plain');
