-- Vendor credentials: kind, status, and file. Each file is in the private bucket `vendor-credentials` under
-- `<account>/<id>`. The verified badge depends on verified credentials: if one expires without a replacement,
-- the badge is removed until a new one is verified.
create table public.vendor_credentials (
  id uuid primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  kind text not null,
  coverage text,
  state text,
  number text,
  issuer text,
  names_additional_insured boolean not null default false,
  issued_on date,
  expires_on date,
  path text not null,
  file_name text not null,
  file_type text not null,
  file_size bigint not null,
  status text not null default 'submitted',
  counts boolean not null default false,
  reason text,
  decided_on date,
  created_at timestamptz not null default now(),

  constraint vendor_credentials_path_key unique (path),
  constraint vendor_credentials_kind_is_known check (kind in (
    'w9', 'registration', 'license', 'insurance', 'leie', 'sam', 'background', 'baa', 'attestation'
  )),
  constraint vendor_credentials_coverage_is_known check (
    (kind = 'insurance') = (coverage is not null)
    and coverage in ('general', 'auto', 'workers', 'professional', 'umbrella')
  ),
  constraint vendor_credentials_state_is_known check (
    (kind in ('license', 'registration')) = (state is not null) and state ~ '^[A-Z]{2}$'
  ),
  constraint vendor_credentials_insured_is_told_of_insurance check (kind = 'insurance' or not names_additional_insured),
  constraint vendor_credentials_number_is_plain check (private.is_single_line(number, 60)),
  constraint vendor_credentials_issuer_is_plain check (private.is_single_line(issuer, 160)),
  constraint vendor_credentials_dates_are_in_order check (
    issued_on >= '1950-01-01' and issued_on <= '2100-01-01' and expires_on >= '1990-01-01'
    and expires_on <= '2100-01-01' and issued_on <= expires_on
  ),
  constraint vendor_credentials_file_name_is_plain check (private.is_file_name(file_name)),
  constraint vendor_credentials_status_is_known check (status in ('submitted', 'verified', 'rejected', 'retired')),
  constraint vendor_credentials_reason_length check (char_length(reason) <= 500)
);
-- Triggers in other files:
--   vendors/directory/ranking.sql: refresh_vendor_ranking

comment on column public.vendor_credentials.coverage is 'What an insurance covers; null for other documents.';
comment on column public.vendor_credentials.counts is 'It was verified once, so the vendor badge depends on it.';
comment on column public.vendor_credentials.reason is 'Why it was rejected; visible to the vendor.';

create index vendor_credentials_vendor_idx on public.vendor_credentials (vendor_id, created_at desc);
create index vendor_credentials_waiting_idx on public.vendor_credentials (created_at, id) where status = 'submitted';
create index vendor_credentials_ending_idx on public.vendor_credentials (expires_on)
  where status = 'verified' and expires_on is not null;
alter table public.vendor_credentials alter column path set statistics 0, alter column status set statistics 0;

-- Expiration reminders sent, each once.
create table private.credential_notices (
  credential_id uuid not null references public.vendor_credentials (id) on delete cascade,
  days integer not null,
  constraint credential_notices_pkey primary key (credential_id, days)
);
alter table private.credential_notices enable row level security;

-- Returns the caller's vendor profile while they are an admitted vendor; a removed role ends access.
create function private.my_vendor_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('vendor') then
    return null;
  end if;
  return (select v.id from public.vendors v where v.user_id = (select auth.uid()));
end $$;
grant execute on function private.my_vendor_id() to authenticated;

select private.set_up_table('public.vendor_credentials', 'select, delete');

create policy "Vendors read their credentials, staff all" on public.vendor_credentials
  for select to authenticated
  using (vendor_id = (select private.my_vendor_id()) or (select private.has_staff_role()));

-- Verified credentials can't be deleted: deleting an expired one would restore the badge.
create policy "Vendors withdraw unverified credentials" on public.vendor_credentials
  for delete to authenticated
  using (vendor_id = (select private.my_vendor_id()) and not counts and status in ('submitted', 'rejected'));

-- True if the caller may upload a document to this path.
create function private.is_credential_upload_path(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  return cardinality(v_parts) = 2 and v_parts[1] = auth.uid()::text
    and v_parts[2] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.my_vendor_id() is not null;
end $$;
grant execute on function private.is_credential_upload_path(text) to authenticated;

select private.set_up_attachment_check('public.vendor_credentials', 'is_credential_file');

create policy "Vendors read their credential files, staff all" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'vendor-credentials' and (
      private.is_credential_upload_path(name)
      or ((select private.is_staff()) and private.is_credential_file(name))
    )
  );

create policy "Vendors add credential files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vendor-credentials' and private.is_credential_upload_path(name));

create policy "Vendors remove unattached credential files" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-credentials' and private.is_credential_upload_path(name) and not private.is_credential_file(name)
  );

create function private.submit_vendor_credential(
  p_id uuid, p_kind text, p_file_name text, p_coverage text default null, p_state text default null,
  p_number text default null, p_issuer text default null, p_names_additional_insured boolean default false,
  p_issued_on date default null, p_expires_on date default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor_id constant uuid := private.my_vendor_id();
  v_path constant text := concat_ws('/', auth.uid(), p_id);
  v_metadata jsonb;
begin
  if v_vendor_id is null then
    raise exception 'Create a vendor profile before you upload documents.' using errcode = '42501';
  end if;
  perform from public.vendors v where v.id = v_vendor_id for no key update;
  if exists (select from public.vendor_credentials c where c.id = p_id and c.vendor_id = v_vendor_id) then
    return p_id;
  end if;
  if p_kind in ('license', 'insurance', 'leie', 'sam') and p_expires_on is null then
    raise exception 'Enter the expiration date.' using errcode = 'HXVC1';
  end if;
  if p_expires_on < private.get_local_date() then
    raise exception 'This document has expired.' using errcode = 'HXVC2';
  end if;
  if p_issued_on > current_date + 1 then
    raise exception 'The issue date is in the future.' using errcode = 'HXVC3';
  end if;
  if (select count(*) from public.vendor_credentials c where c.vendor_id = v_vendor_id) >= 200 then
    raise exception 'You have reached the limit of 200 documents.' using errcode = 'HXVC4';
  end if;
  v_metadata := private.require_uploaded_file('vendor-credentials', v_path, null);
  perform private.require_matching_file_extension(p_file_name, v_metadata ->> 'mimetype');
  insert into public.vendor_credentials (
    id, vendor_id, kind, coverage, state, number, issuer, names_additional_insured, issued_on, expires_on, path,
    file_name, file_type, file_size
  )
  values (
    p_id, v_vendor_id, p_kind, nullif(p_coverage, ''), nullif(p_state, ''), nullif(btrim(p_number), ''),
    nullif(btrim(p_issuer), ''), coalesce(p_names_additional_insured, false), p_issued_on, p_expires_on, v_path,
    btrim(p_file_name), v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint
  );
  return p_id;
end $$;

-- Submits an uploaded document at `<account>/<id>` for review; idempotent.
select private.expose('submit_vendor_credential', 'authenticated', 'plain');

create function private.decide_vendor_credential(p_credential_id uuid, p_decision text, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_credential public.vendor_credentials;
begin
  if not private.is_admin() then
    raise exception 'Only administrators can verify documents.' using errcode = '42501';
  end if;
  if p_decision is null or p_decision not in ('verified', 'rejected', 'retired') then
    raise exception 'Choose a decision.' using errcode = '22023';
  end if;
  select * into v_credential from public.vendor_credentials c where c.id = p_credential_id for no key update;
  if not found then
    raise exception 'Document not found.' using errcode = 'HXVC5';
  end if;
  if exists (select from public.vendors v where v.id = v_credential.vendor_id and v.user_id = auth.uid()) then
    raise exception 'You cannot review your own documents.' using errcode = '42501';
  end if;
  if p_decision <> 'verified' and (v_reason is null or char_length(v_reason) not between 3 and 500) then
    raise exception 'Enter a reason for the rejection.' using errcode = 'HXVC6';
  end if;
  if p_decision = 'verified' and v_credential.expires_on < current_date then
    raise exception 'This document has expired.' using errcode = 'HXVC2';
  end if;
  if p_decision = 'retired' and not v_credential.counts then
    raise exception 'The badge does not depend on this document.' using errcode = '22023';
  end if;
  perform set_config('haven.act_reason', coalesce(v_reason, ''), true);
  update public.vendor_credentials c
  set status = p_decision, reason = case when p_decision <> 'verified' then v_reason end, decided_on = private.get_local_date(),
    counts = case p_decision when 'verified' then true when 'retired' then false else c.counts end
  where c.id = p_credential_id and c.status <> p_decision;
end $$;

-- Records an administrator's decision: `verified`, `rejected` with a reason, or `retired` if it is no longer
-- needed and the badge must not depend on it.
select private.expose('decide_vendor_credential', 'authenticated', 'plain');

-- Returns the name of a document, as in shared/vendors/credentials.ts; a test compares both.
create function private.credential_name(p_kind text, p_coverage text, p_state text) returns text
language sql immutable set search_path = '' as $$
  select case p_kind
    when 'w9' then 'W-9'
    when 'registration' then 'Company registration'
    when 'license' then 'Trade license'
    when 'leie' then 'OIG exclusion check'
    when 'sam' then 'SAM exclusion check'
    when 'background' then 'Background checks'
    when 'baa' then 'Business associate agreement'
    when 'attestation' then 'Conflict and anti-kickback attestation'
    else case p_coverage
      when 'general' then 'General liability insurance'
      when 'auto' then 'Auto liability insurance'
      when 'workers' then 'Workers’ compensation insurance'
      when 'professional' then 'Professional liability insurance'
      else 'Umbrella insurance'
    end
  end || coalesce(', ' || p_state, '')
$$;

-- Every decision is logged and the vendor notified, no matter how it was made.
create function private.log_credential_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_name constant text := private.credential_name(new.kind, new.coverage, new.state);
  v_vendor public.vendors;
begin
  select * into v_vendor from public.vendors v where v.id = new.vendor_id;
  perform private.log_admin_action(
    'vendor_review', v_vendor.user_id, (select p.email from public.profiles p where p.id = v_vendor.user_id),
    jsonb_build_object(
      'vendor_id', new.vendor_id, 'company_name', v_vendor.company_name, 'credential', v_name, 'decision', new.status
    )
  );
  if new.status in ('verified', 'rejected') then
    perform private.notify(
      v_vendor.user_id, 'credential_' || new.status, 'credential:' || new.id || ':' || clock_timestamp(),
      jsonb_build_object('paper', v_name, 'reason', new.reason), jsonb_build_object('credential_id', new.id)
    );
  end if;
  return null;
end $$;

create trigger log_credential_decision after update of status on public.vendor_credentials
  for each row when (old.status is distinct from new.status) execute function private.log_credential_decision();

-- True if another document of the same kind is valid longer and replaces this one.
create function private.is_replaced(p_credential public.vendor_credentials) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.vendor_credentials o
    where o.vendor_id = p_credential.vendor_id and o.kind = p_credential.kind and o.id <> p_credential.id
      and o.coverage is not distinct from p_credential.coverage and o.state is not distinct from p_credential.state
      and o.status = 'verified' and coalesce(o.expires_on >= current_date, true)
      and (p_credential.status <> 'verified' or coalesce(o.expires_on, 'infinity') > p_credential.expires_on)
  );
end $$;

-- True if a document the badge depends on is no longer valid, or the vendor is on an exclusion list.
create function private.has_lapsed(p_vendor_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_excluded(p_vendor_id) or exists (
    select from public.vendor_credentials c
    where c.vendor_id = p_vendor_id and c.counts
      and (c.status <> 'verified' or c.expires_on < current_date) and not private.is_replaced(c)
  );
end $$;

-- Returns the public part of a vendor's documents: what is valid, and until when. Numbers and files stay
-- private.
create function private.list_vendor_credentials(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.kind, p.coverage, p.state), '[]') from (
      select distinct on (c.kind, c.coverage, c.state) c.kind, c.coverage, c.state, c.expires_on
      from public.vendor_credentials c
      where c.vendor_id = p_vendor_id and c.status = 'verified' and coalesce(c.expires_on >= current_date, true)
      order by c.kind, c.coverage, c.state, c.expires_on desc nulls first
    ) p
  );
end $$;

-- Notifies vendors of documents that expire in 60, 30, and 7 days and today, once each; returns how many were
-- notified. Dates before verification are skipped, and of several missed reminders only the nearest is sent.
create function private.send_credential_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_credential public.vendor_credentials;
  v_days integer;
  v_count integer := 0;
begin
  for v_credential in
    select * from public.vendor_credentials c
    where c.status = 'verified' and c.expires_on between current_date and current_date + 60
    order by c.expires_on
  loop
    v_days := private.get_due_reminder(
      v_credential.expires_on - current_date,
      v_credential.expires_on - coalesce(v_credential.decided_on, v_credential.created_at::date), array[60, 30, 7, 0]
    );
    continue when v_days is null or private.is_replaced(v_credential);
    insert into private.credential_notices (credential_id, days) values (v_credential.id, v_days)
    on conflict do nothing;
    continue when not found;
    perform private.notify(
      v.user_id, case v_days when 0 then 'credential_ended' else 'credential_ending' end,
      'credential:' || v_credential.id || ':' || v_days,
      jsonb_build_object(
        'paper', private.credential_name(v_credential.kind, v_credential.coverage, v_credential.state),
        'when', to_char(v_credential.expires_on, 'FMMonth FMDD, YYYY')
      ),
      jsonb_build_object('credential_id', v_credential.id)
    )
    from public.vendors v where v.id = v_credential.vendor_id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Schedules the reminders on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_credentials() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[
    ['remind-of-credentials', '11 * * * *', 'select private.send_credential_reminders()'],
    ['remind-of-vendor-leads', '12 * * * *', 'select private.send_lead_reminders()'],
    ['check-exclusion-lists', '* * * * *', 'select private.work_exclusion_checks()'],
    ['refresh-vendor-rankings', '13 * * * *', 'select private.refresh_vendor_rankings()']
  ])
$$;

-- For administrators and staff, pending documents; for a vendor, those that expire within 60 days, have
-- expired, or were rejected.
create function private.figures_of_credentials() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_vendor_id uuid;
begin
  if private.is_staff() then
    return jsonb_build_object('waiting', (
      select count(*) from (
        select from public.vendor_credentials c where c.status = 'submitted' limit 1000
      ) as waiting
    ));
  end if;
  v_vendor_id := private.my_vendor_id();
  if v_vendor_id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'ending', count(*) filter (
        where c.status = 'verified' and c.expires_on between current_date and current_date + 60
      ),
      'ended', count(*) filter (where c.status = 'verified' and c.expires_on < current_date),
      'sent_back', count(*) filter (where c.status = 'rejected')
    )
    from public.vendor_credentials c
    where c.vendor_id = v_vendor_id and c.status in ('verified', 'rejected') and not exists (
      select from public.vendor_credentials o
      where o.vendor_id = c.vendor_id and o.kind = c.kind and o.coverage is not distinct from c.coverage
        and o.state is not distinct from c.state and o.created_at > c.created_at and o.status in ('submitted', 'verified')
    )
  );
end $$;
grant execute on function private.figures_of_credentials() to authenticated;
