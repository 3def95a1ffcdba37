-- Remittances of payers (835). Imported once by trace number; payments and adjustments of claims are posted, lines that
-- match no claim wait for a person.
create table private.remittances (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  trace_number text not null,
  payer_id text not null default '',
  payer_name text not null default '',
  paid_on date not null,
  total_cents bigint not null,
  provider_cents bigint not null default 0,
  imported_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint remittances_trace_is_plain check (char_length(btrim(trace_number)) >= 1 and private.is_single_line(trace_number, 50)),
  constraint remittances_payer_id_is_plain check (private.is_single_line(payer_id, 30)),
  constraint remittances_payer_name_is_plain check (private.is_single_line(payer_name, 60)),
  constraint remittances_paid_on_in_range check (paid_on between '2000-01-01' and '2200-01-01'),
  constraint remittances_total_in_range check (total_cents between -10000000000000 and 10000000000000),
  constraint remittances_provider_in_range check (provider_cents between -10000000000000 and 10000000000000),
  constraint remittances_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
comment on column private.remittances.provider_cents is 'Adjustments of the provider outside claims. Positive reduces the payment.';
create unique index remittances_trace_once_idx on private.remittances (community_id, payer_id, trace_number);
create index remittances_paid_on_idx on private.remittances (community_id, paid_on desc, id);
alter table private.remittances enable row level security;

create table private.remittance_lines (
  id uuid primary key default gen_random_uuid(),
  remittance_id uuid not null references private.remittances (id) on delete cascade,
  position integer not null,
  claim_number text not null,
  claim_id uuid references private.care_claims (id) on delete set null,
  status_code text not null,
  charged_cents bigint not null,
  paid_cents bigint not null,
  patient_cents bigint not null,
  contractual_cents bigint not null default 0,
  payer_claim_number text,
  patient_name text,
  adjustments jsonb not null default '[]',
  posted_at timestamptz,
  resolution text,
  recorded_by_name text,

  constraint remittance_lines_position_in_range check (position between 1 and 20000),
  constraint remittance_lines_claim_number_is_plain check (private.is_single_line(claim_number, 38)),
  constraint remittance_lines_status_code_shape check (status_code ~ '^[0-9A-Z]{1,2}$'),
  constraint remittance_lines_charged_in_range check (charged_cents between -1000000000000 and 1000000000000),
  constraint remittance_lines_paid_in_range check (paid_cents between -1000000000000 and 1000000000000),
  constraint remittance_lines_patient_in_range check (patient_cents between -1000000000000 and 1000000000000),
  constraint remittance_lines_contractual_in_range check (contractual_cents between -1000000000000 and 1000000000000),
  constraint remittance_lines_payer_claim_number_is_plain check (private.is_single_line(payer_claim_number, 50)),
  constraint remittance_lines_patient_name_is_plain check (private.is_single_line(patient_name, 120)),
  constraint remittance_lines_resolution_is_plain check (private.is_single_line(resolution, 300)),
  constraint remittance_lines_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300)),
  constraint remittance_lines_adjustments_are_short check (octet_length(adjustments::text) <= 20000)
);
comment on column private.remittance_lines.contractual_cents is 'Sum of contractual adjustments (group CO, reason 45), which are written off.';
create index remittance_lines_remittance_idx on private.remittance_lines (remittance_id, position);
create index remittance_lines_claim_idx on private.remittance_lines (claim_id);
alter table private.remittance_lines enable row level security;

-- Returns the claims of a parsed remittance, as `RemittanceClaim` in shared/operator/claims/read835.ts, with all
-- adjustments of each.
create function private.read_remittance_lines(p_remittance jsonb)
returns table (
  place integer, claim_number text, status_code text, charged_cents bigint, paid_cents bigint, patient_cents bigint,
  payer_claim_number text, patient_name text, adjustments jsonb, contractual_cents bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select c.place::integer, btrim(c.claim_number), c.status_code, c.charged_cents, c.paid_cents, coalesce(c.patient_cents, 0),
    nullif(btrim(c.payer_claim_number), ''), nullif(btrim(c.patient_name), ''), x.list, x.contractual
  from rows from (jsonb_to_recordset(p_remittance -> 'claims') as (
    claim_number text, status_code text, charged_cents bigint, paid_cents bigint, patient_cents bigint, payer_claim_number text,
    patient_name text, adjustments jsonb, services jsonb
  )) with ordinality c (
    claim_number, status_code, charged_cents, paid_cents, patient_cents, payer_claim_number, patient_name, adjustments, services, place
  )
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('group', a.grp, 'reason', a.reason, 'cents', a.cents)), '[]') as list,
      coalesce(sum(a.cents) filter (where a.grp = 'CO' and a.reason = '45'), 0)::bigint as contractual
    from (
      select j.value ->> 'group' as grp, j.value ->> 'reason' as reason, (j.value ->> 'cents')::bigint as cents
      from (
        select c.adjustments as adjustments
        union all
        select s.value -> 'adjustments' from jsonb_array_elements(c.services) s
      ) l cross join lateral jsonb_array_elements(l.adjustments) j
    ) a
  ) x;
end $$;

-- Returns the claim of a community that a line of a remittance is about; null if none fits. Reversals wait for a person,
-- who corrects the payment that was posted.
create function private.match_remittance_claim(p_community_id uuid, p_claim_number text, p_charged_cents bigint) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select c.id from private.care_claims c
    where c.community_id = p_community_id and c.number = upper(btrim(p_claim_number)) and c.batch_id is not null
      and c.total_cents = p_charged_cents
  );
end $$;

-- Checks a parsed remittance: its claims and the provider's adjustments add up to the payment.
create function private.check_remittance(p_remittance jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_remittance -> 'claims') is distinct from 'array' or jsonb_array_length(p_remittance -> 'claims') not between 0 and 5000 then
    raise exception 'A remittance has up to 5,000 claims.' using errcode = 'HXCXF';
  elsif exists (
    select from private.read_remittance_lines(p_remittance) l
    where l.charged_cents - coalesce((select sum((a.value ->> 'cents')::bigint) from jsonb_array_elements(l.adjustments) a), 0)
      is distinct from l.paid_cents
  ) or (select coalesce(sum(l.paid_cents), 0) from private.read_remittance_lines(p_remittance) l)
    - coalesce((p_remittance ->> 'provider_cents')::bigint, 0) is distinct from (p_remittance ->> 'total_cents')::bigint
  then
    raise exception 'The claims don''t add up to the payment.' using errcode = 'HXCXB';
  end if;
end $$;

create function private.preview_remittance(p_community_id uuid, p_remittance public.payload) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'care_claims', 'read');
  perform private.check_remittance(p_remittance);
  return jsonb_build_object(
    'is_imported', exists (
      select from private.remittances r
      where r.community_id = p_community_id and r.payer_id = coalesce(p_remittance ->> 'payer_id', '')
        and r.trace_number = p_remittance ->> 'trace_number'
    ),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'claim_number', l.claim_number, 'patient_name', l.patient_name, 'charged_cents', l.charged_cents, 'paid_cents', l.paid_cents,
        'patient_cents', l.patient_cents, 'contractual_cents', l.contractual_cents, 'status_code', l.status_code, 'claim_id', m.id,
        'resident', (select r.name from private.care_claims c join public.residents r on r.id = c.resident_id where c.id = m.id),
        'adjustments', l.adjustments
      ) order by l.place), '[]')
      from private.read_remittance_lines(p_remittance) l
      cross join lateral (
        select private.match_remittance_claim(p_community_id, l.claim_number, l.charged_cents) as id
      ) m
    )
  );
end $$;

-- Returns what an import would post: each line with its claim, or without one. Changes nothing.
select private.expose('preview_remittance', 'authenticated');

-- Posts a matched line: the payment and the contractual write-off on the claim's invoices, and the claim's status.
create function private.post_remittance_line(p_line_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_line private.remittance_lines;
  v_remittance private.remittances;
  v_claim private.care_claims;
  v_status text;
  v_paid bigint;
begin
  select * into v_line from private.remittance_lines l where l.id = p_line_id for update;
  if v_line.posted_at is not null or v_line.claim_id is null then
    return;
  end if;
  select * into v_remittance from private.remittances r where r.id = v_line.remittance_id;
  select * into v_claim from private.care_claims c where c.id = v_line.claim_id for update;
  perform private.post_claim_money(v_remittance, v_line, v_claim);
  update private.remittance_lines l set posted_at = now() where l.id = p_line_id;
  select coalesce(sum(l.paid_cents), 0) into v_paid
  from private.remittance_lines l where l.claim_id = v_claim.id and l.posted_at is not null;
  v_status := case
    when v_claim.status in ('replaced', 'voided') then v_claim.status
    when v_claim.frequency = '8' then 'voided'
    when v_paid <= 0 then 'denied'
    -- Payers deny a part with adjustments that are neither contractual nor the resident's share.
    when exists (
      select from jsonb_array_elements(v_line.adjustments) a
      where a ->> 'group' <> 'PR' and not (a ->> 'group' = 'CO' and a ->> 'reason' = '45') and (a ->> 'cents')::bigint > 0
    ) then 'partly_paid'
    else 'paid'
  end;
  update private.care_claims c
  set status = v_status, payer_claim_number = coalesce(v_line.payer_claim_number, c.payer_claim_number), version = c.version + 1
  where c.id = v_claim.id;
  perform private.log_claim_event(v_claim.id, v_status, 'Remittance ' || v_remittance.trace_number);
end $$;

create function private.import_remittance(p_id uuid, p_community_id uuid, p_remittance public.payload) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.begin_claims_change(p_community_id, 'care_claims');
  perform private.check_remittance(p_remittance);
  perform pg_advisory_xact_lock(hashtextextended('care_claims:' || p_community_id, 0));
  insert into private.remittances (
    id, community_id, trace_number, payer_id, payer_name, paid_on, total_cents, provider_cents, recorded_by_name
  )
  values (
    p_id, p_community_id, btrim(p_remittance ->> 'trace_number'), coalesce(p_remittance ->> 'payer_id', ''),
    coalesce(p_remittance ->> 'payer_name', ''), (p_remittance ->> 'paid_on')::date, (p_remittance ->> 'total_cents')::bigint,
    coalesce((p_remittance ->> 'provider_cents')::bigint, 0), coalesce(private.get_my_display_name(), '')
  )
  on conflict (community_id, payer_id, trace_number) do nothing
  returning id into v_id;
  if v_id is null then
    raise exception 'This remittance was imported before.' using errcode = 'HXCXM';
  end if;
  insert into private.remittance_lines (
    remittance_id, position, claim_number, claim_id, status_code, charged_cents, paid_cents, patient_cents, contractual_cents,
    payer_claim_number, patient_name, adjustments
  )
  select v_id, l.place, l.claim_number, private.match_remittance_claim(p_community_id, l.claim_number, l.charged_cents), l.status_code,
    l.charged_cents, l.paid_cents, l.patient_cents, l.contractual_cents, l.payer_claim_number, l.patient_name, l.adjustments
  from private.read_remittance_lines(p_remittance) l;
  perform private.post_remittance_line(l.id)
  from (select x.id from private.remittance_lines x where x.remittance_id = v_id and x.claim_id is not null order by x.position) l;
  return jsonb_build_object(
    'posted', (select count(*) from private.remittance_lines l where l.remittance_id = v_id and l.posted_at is not null),
    'unmatched', (select count(*) from private.remittance_lines l where l.remittance_id = v_id and l.claim_id is null)
  );
end $$;

-- Imports a remittance once and posts its matched lines. Returns how many were posted and how many wait for a person.
select private.expose('import_remittance', 'authenticated');

create function private.resolve_remittance_line(p_id uuid, p_claim_id uuid default null, p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_line private.remittance_lines;
  v_community_id uuid;
begin
  select * into v_line from private.remittance_lines l where l.id = p_id for update;
  select r.community_id into v_community_id from private.remittances r where r.id = v_line.remittance_id;
  perform private.begin_claims_change(v_community_id, 'care_claims');
  if v_line.claim_id is not null or v_line.resolution is not null then
    raise exception 'This line is done.' using errcode = 'HXCXS';
  elsif p_claim_id is not null then
    if not exists (
      select from private.care_claims c where c.id = p_claim_id and c.community_id = v_community_id and c.batch_id is not null
    ) then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    update private.remittance_lines l
    set claim_id = p_claim_id, recorded_by_name = coalesce(private.get_my_display_name(), '') where l.id = p_id;
    perform private.post_remittance_line(p_id);
  elsif coalesce(char_length(btrim(p_note)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXCXR';
  else
    update private.remittance_lines l
    set resolution = btrim(p_note), recorded_by_name = coalesce(private.get_my_display_name(), '') where l.id = p_id;
  end if;
end $$;

-- Posts an unmatched line to a claim, or records with a note what was done about it.
select private.expose('resolve_remittance_line', 'authenticated');
