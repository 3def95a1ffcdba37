-- Content Security Policy violations on our pages, as browsers report them. One row per kind, with no URL
-- beyond the blocked site.
create table private.policy_reports (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null,
  kind text not null,
  directive text not null,
  blocked text not null,
  route text not null,
  is_enforced boolean not null,
  reports bigint not null default 0,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),

  constraint policy_reports_fingerprint_key unique (fingerprint),
  constraint policy_reports_kind_is_known check (kind in ('policy', 'trusted-types')),
  constraint policy_reports_directive_shape check (directive ~ '^[a-z-]{1,40}$'),
  constraint policy_reports_blocked_length check (char_length(blocked) between 1 and 120)
);

create index policy_reports_seen_idx on private.policy_reports (last_seen desc, id);

alter table private.policy_reports enable row level security;

create function private.record_policy_report(p_report jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_kind constant text := case p_report ->> 'kind' when 'trusted-types' then 'trusted-types' else 'policy' end;
  v_directive constant text := left(lower(p_report ->> 'directive'), 40);
  -- A site or a keyword such as `inline`: nothing after the host, and no sample of the blocked code.
  v_blocked constant text := left(coalesce(substring(p_report ->> 'blocked' from '^[a-z][a-z0-9+.-]*://[A-Za-z0-9.:-]{1,100}'),
    substring(p_report ->> 'blocked' from '^[A-Za-z][A-Za-z -]{0,39}$'), '(other)'), 120);
  v_route constant text := private.route_pattern(p_report ->> 'route');
  v_is_enforced constant boolean := coalesce(p_report ->> 'disposition', 'enforce') <> 'report';
  v_fingerprint constant text := left(encode(sha256(convert_to(
    concat_ws(E'\n', v_kind, v_directive, v_blocked, v_route, v_is_enforced), 'UTF8')), 'hex'), 32);
begin
  if coalesce(v_directive, '') !~ '^[a-z-]{1,40}$' then
    return;
  end if;
  update private.policy_reports r set reports = r.reports + 1, last_seen = now() where r.fingerprint = v_fingerprint;
  if found or (select count(*) from (select from private.policy_reports limit 1000) as counted) >= 1000 then
    return;
  end if;
  insert into private.policy_reports as r (fingerprint, kind, directive, blocked, route, is_enforced, reports)
  values (v_fingerprint, v_kind, v_directive, v_blocked, v_route, v_is_enforced, 1)
  on conflict (fingerprint) do update set reports = r.reports + 1, last_seen = now();
end $$;

create function private.record_policy_reports(p_address text, p_reports public.payload) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_reports) is distinct from 'array' or jsonb_array_length(p_reports) not between 1 and 20 then
    raise exception 'These are not valid reports.' using errcode = 'HXORX';
  end if;
  perform private.enforce_report_rate_limit('policy', p_address, jsonb_array_length(p_reports), 300, 5000);
  perform private.record_policy_report(report) from jsonb_array_elements(p_reports) as reports (report);
end $$;

-- Only for the function browser-reports, which received them from that address.
select private.expose('record_policy_reports', 'service_role');

create function private.policy_reports()
returns table (
  id uuid, kind text, directive text, blocked text, route text, is_enforced boolean, reports bigint,
  first_seen timestamptz, last_seen timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
  select r.id, r.kind, r.directive, r.blocked, r.route, r.is_enforced, r.reports, r.first_seen, r.last_seen
  from private.policy_reports r order by r.last_seen desc, r.id limit 500;
end $$;

-- Returns policy violations, last seen first.
select private.expose('policy_reports', 'authenticated');
