-- Claims for residents' care to payers. A claim is built from posted charges of one resident, payor, and period; a charge
-- is on one open claim. Written only by calls.
create table private.claim_batches (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  payor text not null,
  control_number integer not null,
  is_test boolean not null,
  profile jsonb not null,
  address jsonb not null,
  claim_count integer not null,
  total_cents bigint not null,
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  created_by_name text not null default '',

  constraint claim_batches_payor_is_known check (payor in ('medicaid', 'medicare_a', 'medicare_advantage', 'va', 'hospice', 'other')),
  constraint claim_batches_control_number_in_range check (control_number between 1 and 999999999),
  constraint claim_batches_claim_count_in_range check (claim_count between 1 and 5000),
  constraint claim_batches_total_in_range check (total_cents between 0 and 10000000000000),
  constraint claim_batches_answer_is_known check (answer in ('accepted', 'rejected')),
  constraint claim_batches_created_by_name_is_plain check (private.is_single_line(created_by_name, 300))
);
comment on table private.claim_batches is 'Exports. Profile and address as they were, so that a file can be downloaded again unchanged.';
create unique index claim_batches_control_once_idx on private.claim_batches (community_id, control_number);
alter table private.claim_batches enable row level security;

create table private.care_claims (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  payor text not null,
  number text not null,
  frequency text not null default '1',
  replaces_id uuid references private.care_claims (id) on delete set null,
  payer_claim_number text,
  status text not null default 'draft',
  from_on date not null,
  to_on date not null,
  admitted_on date,
  patient_status text not null default '30',
  authorization_id uuid references private.payor_authorizations (id) on delete set null,
  attending_name text,
  attending_npi text,
  total_cents bigint not null,
  batch_id uuid references private.claim_batches (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint care_claims_payor_is_known check (payor in ('medicaid', 'medicare_a', 'medicare_advantage', 'va', 'hospice', 'other')),
  constraint care_claims_number_shape check (number ~ '^C[0-9A-F]{11}$'),
  constraint care_claims_frequency_is_known check (frequency in ('1', '7', '8')),
  constraint care_claims_payer_claim_number_is_plain check (private.is_single_line(payer_claim_number, 50)),
  constraint care_claims_status_is_known check (status in (
    'draft', 'ready', 'exported', 'accepted', 'rejected', 'partly_paid', 'paid', 'denied', 'appealed', 'replaced', 'voided'
  )),
  constraint care_claims_from_on_in_range check (from_on between '2000-01-01' and '2200-01-01'),
  constraint care_claims_dates_are_ordered check (to_on between from_on and from_on + 366),
  constraint care_claims_admitted_on_in_range check (admitted_on between '1950-01-01' and '2200-01-01'),
  constraint care_claims_patient_status_shape check (patient_status ~ '^[0-9]{2}$'),
  constraint care_claims_attending_name_is_plain check (private.is_single_line(attending_name, 120)),
  constraint care_claims_attending_npi_shape check (attending_npi ~ '^[0-9]{10}$'),
  constraint care_claims_total_in_range check (total_cents between 0 and 1000000000000)
);
comment on column private.care_claims.batch_id is 'The last export.';

create unique index care_claims_number_once_idx on private.care_claims (number);
create unique index care_claims_replaced_once_idx on private.care_claims (replaces_id);
create index care_claims_community_idx on private.care_claims (community_id, from_on desc, id);
create index care_claims_resident_idx on private.care_claims (resident_id);
create index care_claims_authorization_idx on private.care_claims (authorization_id);
create index care_claims_batch_idx on private.care_claims (batch_id);
alter table private.care_claims enable row level security;

-- Claims as they were exported, so that a file can be downloaded again unchanged.
create table private.claim_exports (
  batch_id uuid not null references private.claim_batches (id) on delete cascade,
  claim_id uuid not null references private.care_claims (id) on delete cascade,
  document jsonb not null,

  constraint claim_exports_pkey primary key (batch_id, claim_id)
);
create index claim_exports_claim_idx on private.claim_exports (claim_id);
alter table private.claim_exports enable row level security;

create table private.care_claim_lines (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references private.care_claims (id) on delete cascade,
  position integer not null,
  description text not null,
  from_on date not null,
  to_on date not null,
  procedure_code text,
  modifiers text[] not null default '{}',
  revenue_code text,
  units integer not null,
  unit_kind text not null default 'day',
  cents bigint not null,

  constraint care_claim_lines_position_in_range check (position between 1 and 999),
  constraint care_claim_lines_description_is_plain check (private.is_single_line(description, 200)),
  constraint care_claim_lines_dates_are_ordered check (to_on between from_on and from_on + 366),
  constraint care_claim_lines_procedure_shape check (procedure_code ~ '^[A-Z0-9]{5}$'),
  constraint care_claim_lines_modifiers_are_plain check (private.is_modifier_list(modifiers)),
  constraint care_claim_lines_revenue_shape check (revenue_code ~ '^[0-9]{4}$'),
  constraint care_claim_lines_units_in_range check (units between 1 and 1000000),
  constraint care_claim_lines_unit_kind_is_known check (unit_kind in ('day', 'unit')),
  constraint care_claim_lines_cents_in_range check (cents between 1 and 100000000000)
);
create index care_claim_lines_claim_idx on private.care_claim_lines (claim_id, position);
alter table private.care_claim_lines enable row level security;

-- The posted charges of a claim. Corrections of billing are charges too, so amounts have a sign. Closed on claims that
-- were replaced or voided.
create table private.care_claim_charges (
  claim_id uuid not null references private.care_claims (id) on delete cascade,
  charge_id uuid not null,
  invoice_id uuid not null,
  cents bigint not null,
  is_open boolean not null default true,

  constraint care_claim_charges_pkey primary key (claim_id, charge_id),
  constraint care_claim_charges_cents_in_range check (cents between -1000000000 and 1000000000)
);
comment on column private.care_claim_charges.charge_id is 'The line of a posted invoice.';

-- No charge is claimed twice.
create unique index care_claim_charges_once_idx on private.care_claim_charges (charge_id) where is_open;
alter table private.care_claim_charges enable row level security;

-- The charges of a void are free for a new claim once the payer has accepted it.
create function private.release_voided_charges() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.care_claim_charges h set is_open = false where h.claim_id = new.id and h.is_open;
  return null;
end $$;
create trigger release_voided_charges after update of status on private.care_claims
  for each row when (new.frequency = '8' and new.status in ('accepted', 'voided')) execute function private.release_voided_charges();

create table private.care_claim_events (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references private.care_claims (id) on delete cascade,
  kind text not null,
  note text,
  at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint care_claim_events_kind_is_known check (kind in (
    'created', 'changed', 'ready', 'draft', 'exported', 'accepted', 'rejected', 'partly_paid', 'paid', 'denied', 'appealed', 'replaced',
    'voided', 'answer'
  )),
  constraint care_claim_events_note_is_plain check (private.is_single_line(note, 300)),
  constraint care_claim_events_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
create index care_claim_events_claim_idx on private.care_claim_events (claim_id, at);
alter table private.care_claim_events enable row level security;

-- Refuses changes of a claim's history, except that notes about a resident go when their records are removed.
create function private.refuse_claim_event_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  elsif tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' and exists (
    select from private.care_claims c join public.residents r on r.id = c.resident_id
    where c.id = old.claim_id and r.anonymized_at is not null
  ) then
    return new;
  end if;
  raise exception 'This record can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_change before update or delete on private.care_claim_events
  for each row execute function private.refuse_claim_event_change();

create function private.log_claim_event(p_claim_id uuid, p_kind text, p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.care_claim_events (claim_id, kind, note, recorded_by_name)
  values (p_claim_id, p_kind, nullif(left(btrim(p_note), 300), ''), coalesce(private.get_my_display_name(), ''));
end $$;

-- Returns a claim of a community where the caller may change claims, locked.
create function private.begin_claim_change(p_id uuid) returns private.care_claims
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims;
begin
  select * into v_claim from private.care_claims c where c.id = p_id for update;
  perform private.begin_claims_change(v_claim.community_id, 'care_claims');
  return v_claim;
end $$;

-- Returns a claim in the shape of `CareClaim` in shared/operator/claims/claim.ts.
create function private.describe_claim(p_claim private.care_claims) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_identity public.resident_identities;
  v_policy text;
  v_lines jsonb;
  v_days numeric;
begin
  select * into v_identity from public.resident_identities i where i.resident_id = p_claim.resident_id and i.deleted_at is null;
  select y.policy_number into v_policy
  from public.resident_payors y
  where y.resident_id = p_claim.resident_id and y.payor = p_claim.payor and y.deleted_at is null and y.begins_on <= p_claim.to_on
    and coalesce(y.ends_on >= p_claim.from_on, true)
  order by y.begins_on desc limit 1;
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'description', l.description, 'from_on', l.from_on, 'to_on', l.to_on, 'procedure_code', l.procedure_code,
      'modifiers', to_jsonb(l.modifiers), 'revenue_code', l.revenue_code, 'units', l.units, 'unit_kind', l.unit_kind, 'cents', l.cents
    ) order by l.position), '[]'),
    coalesce(sum(l.units) filter (where l.unit_kind = 'day'), 0)
  into v_lines, v_days
  from private.care_claim_lines l where l.claim_id = p_claim.id;
  return jsonb_build_object(
    'number', p_claim.number, 'frequency', p_claim.frequency, 'payer_claim_number', p_claim.payer_claim_number,
    'from_on', p_claim.from_on, 'to_on', p_claim.to_on, 'admitted_on', p_claim.admitted_on, 'patient_status', p_claim.patient_status,
    'authorization', (select a.number from private.payor_authorizations a where a.id = p_claim.authorization_id),
    'diagnoses', (
      select coalesce(jsonb_agg(d.code order by d.created_at, d.id), '[]')
      from (
        select x.code, x.created_at, x.id from public.resident_diagnoses x
        where x.resident_id = p_claim.resident_id and x.deleted_at is null and x.code is not null order by x.created_at, x.id limit 12
      ) d
    ),
    'attending_name', p_claim.attending_name, 'attending_npi', p_claim.attending_npi,
    'value_codes', case when v_days > 0 then jsonb_build_array(jsonb_build_object('code', '80', 'value', v_days * 100)) else '[]' end,
    'total_cents', p_claim.total_cents,
    'subscriber', jsonb_build_object(
      'name', (select r.name from public.residents r where r.id = p_claim.resident_id),
      'member_number', coalesce(nullif(btrim(v_policy), ''), case
        when p_claim.payor = 'medicaid' then v_identity.medicaid_number
        when p_claim.payor in ('medicare_a', 'medicare_advantage', 'hospice') then v_identity.medicare_number end),
      'birth_date', v_identity.birth_date, 'sex', v_identity.sex
    ),
    'lines', v_lines
  );
end $$;

-- Returns the codes of what stops an export, as `findProfileProblems` and `findClaimProblems` in
-- shared/operator/claims/problems.ts do before a file is written.
create function private.list_claim_problems(p_claim private.care_claims) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_profile private.payer_profiles;
  v_community public.communities;
  v_document constant jsonb := private.describe_claim(p_claim);
  v_is_facility boolean;
  v_lines integer;
begin
  select * into v_profile from private.payer_profiles p where p.community_id = p_claim.community_id and p.payor = p_claim.payor;
  if v_profile.id is null then
    return array['no_profile'];
  end if;
  select * into v_community from public.communities c where c.id = p_claim.community_id;
  v_is_facility := v_profile.claim_kind = 'institutional';
  v_lines := jsonb_array_length(v_document -> 'lines');
  return array(
    select x.code
    from (values
      (1, 'npi', private.is_npi(v_profile.npi)), (2, 'taxonomy', v_profile.taxonomy ~ '^[0-9A-Z]{9}X$'),
      (3, 'tax_id', v_profile.tax_id ~ '^[0-9]{9}$'), (4, 'payer_id', btrim(v_profile.payer_id) <> ''),
      (5, 'submitter', btrim(v_profile.submitter_id) <> '' and btrim(v_profile.receiver_id) <> ''),
      (6, 'address', coalesce(
        btrim(v_community.street) <> '' and btrim(v_community.city) <> '' and v_community.state ~ '^[A-Z]{2}$'
          and v_community.postal_code ~ '^[0-9]{5}(-?[0-9]{4})?$', false)),
      (7, 'contact', btrim(v_profile.contact_name) <> '' and length(regexp_replace(v_profile.contact_phone, '[^0-9]', '', 'g')) = 10),
      (8, 'member_number', coalesce(v_document #>> '{subscriber,member_number}' ~ '^[A-Za-z0-9 -]{2,80}$', false)),
      (9, 'birth_date', v_document #>> '{subscriber,birth_date}' is not null),
      (10, 'diagnosis', v_document -> 'diagnoses' <> '[]'),
      (11, 'authorization', not v_profile.needs_authorization or p_claim.authorization_id is not null),
      (12, 'units', p_claim.authorization_id is null or (
        select a.units >= private.count_authorized_units_used(a.id, p_claim.id)
          + (select coalesce(sum(l.units), 0) from private.care_claim_lines l where l.claim_id = p_claim.id)
        from private.payor_authorizations a where a.id = p_claim.authorization_id
      )),
      (13, 'lines', v_lines between 1 and case when v_is_facility then 999 else 50 end),
      (14, 'procedure', v_is_facility or not exists (
        select from private.care_claim_lines l where l.claim_id = p_claim.id and l.procedure_code is null
      )),
      (15, 'revenue', not v_is_facility or not exists (
        select from private.care_claim_lines l where l.claim_id = p_claim.id and l.revenue_code is null
      )),
      (16, 'dates', not exists (
        select from private.care_claim_lines l
        where l.claim_id = p_claim.id and (l.from_on < p_claim.from_on or l.to_on > p_claim.to_on)
      )),
      (17, 'total', p_claim.total_cents = (
        select coalesce(sum(l.cents), 0) from private.care_claim_lines l where l.claim_id = p_claim.id
      )),
      (18, 'attending', not v_is_facility or p_claim.attending_name is not null and private.is_npi(p_claim.attending_npi)),
      (19, 'admitted', not v_is_facility or p_claim.admitted_on is not null),
      (20, 'value_codes', not v_is_facility or v_document -> 'value_codes' <> '[]'),
      (21, 'payer_number', p_claim.frequency = '1' or p_claim.payer_claim_number is not null)
    ) x (place, code, is_fine)
    where not x.is_fine order by x.place
  );
end $$;
