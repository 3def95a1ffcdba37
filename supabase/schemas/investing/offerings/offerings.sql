-- Offerings of a workspace (the sponsor) to investors, under Rule 506(b) or 506(c). Rows are in `private`, so each side
-- sees only what calls return: a sponsor its own offerings, an investor the offerings open to them and their own share.
-- See docs/decisions/0086-offerings-are-reached-only-by-calls.md.

-- True for promote tiers: at most five, rising limits in hundredths of the capital, the last one without a limit.
create function private.is_promote_tiers(p_tiers jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_tier jsonb;
  v_last numeric := 0;
  v_index integer := 0;
begin
  if jsonb_typeof(p_tiers) is distinct from 'array' or jsonb_array_length(p_tiers) not between 1 and 5 then
    return false;
  end if;
  for v_tier in select t from jsonb_array_elements(p_tiers) t loop
    v_index := v_index + 1;
    if jsonb_typeof(v_tier) <> 'object' or (v_tier - array['up_to', 'investors_bps']) <> '{}'::jsonb
      or jsonb_typeof(v_tier -> 'investors_bps') is distinct from 'number'
      or (v_tier ->> 'investors_bps') !~ '^[0-9]{1,5}$' or (v_tier ->> 'investors_bps')::integer not between 0 and 10000
    then
      return false;
    elsif v_index = jsonb_array_length(p_tiers) then
      return jsonb_typeof(v_tier -> 'up_to') = 'null';
    elsif jsonb_typeof(v_tier -> 'up_to') is distinct from 'number' or (v_tier ->> 'up_to') !~ '^[0-9]{1,5}$'
      or (v_tier ->> 'up_to')::numeric <= v_last or (v_tier ->> 'investors_bps')::integer = 0
    then
      return false;
    end if;
    v_last := (v_tier ->> 'up_to')::numeric;
  end loop;
  return false;
end $$;

create table private.offerings (
  id uuid primary key,
  tenant_id uuid references public.tenants (id) on delete set null,
  sponsor_name text not null,
  title text not null,
  rule text not null,
  status text not null default 'draft',
  property_name text not null,
  state text not null,
  care_type text not null,
  summary text not null,
  offering_cents bigint not null,
  minimum_cents bigint not null,
  step_cents bigint not null,
  preferred_bps integer not null,
  catch_up_bps integer not null default 0,
  catch_up_to_bps integer not null default 0,
  tiers jsonb not null,
  is_preferred_first boolean not null default true,
  fee_bps integer not null default 0,
  hold_months integer not null,
  agreement text not null,
  closes_on date not null,
  committed_cents bigint not null default 0,
  n integer not null default 1,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  opened_on date,
  closed_at timestamptz,

  constraint offerings_sponsor_name_is_plain check (private.is_single_line(sponsor_name, 200)),
  constraint offerings_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 120)),
  constraint offerings_rule_is_known check (rule in ('506b', '506c')),
  constraint offerings_status_is_known check (status in ('draft', 'open', 'closed', 'cancelled')),
  constraint offerings_property_name_is_plain check (char_length(btrim(property_name)) >= 2 and private.is_single_line(property_name, 160)),
  constraint offerings_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint offerings_care_type_is_known check (care_type in (
    'active_adult', 'independent', 'assisted', 'memory', 'skilled', 'ccrc', 'board_and_care', 'mixed'
  )),
  constraint offerings_summary_is_plain check (char_length(btrim(summary)) >= 20 and private.is_plain_message(summary, 6000)),
  constraint offerings_offering_cents_in_range check (offering_cents between 100000 and 100000000000),
  constraint offerings_minimum_cents_in_range check (minimum_cents between 100 and 100000000000),
  constraint offerings_minimum_fits check (minimum_cents <= offering_cents),
  constraint offerings_step_cents_in_range check (step_cents between 100 and 100000000000),
  constraint offerings_size_is_in_steps check (offering_cents % step_cents = 0 and minimum_cents % step_cents = 0),
  constraint offerings_preferred_bps_in_range check (preferred_bps between 0 and 3000),
  constraint offerings_catch_up_bps_in_range check (catch_up_bps between 0 and 10000),
  constraint offerings_catch_up_to_bps_in_range check (catch_up_to_bps between 0 and 5000),
  constraint offerings_catch_up_reaches_target check (catch_up_bps = 0 or catch_up_bps > catch_up_to_bps),
  constraint offerings_tiers_are_valid check (private.is_promote_tiers(tiers)),
  constraint offerings_fee_bps_in_range check (fee_bps between 0 and 1000),
  constraint offerings_hold_months_in_range check (hold_months between 1 and 240),
  constraint offerings_agreement_is_plain check (char_length(btrim(agreement)) >= 20 and private.is_plain_message(agreement, 30000)),
  constraint offerings_closes_on_is_near check (closes_on between '2000-01-01' and '2200-01-01'),
  constraint offerings_committed_cents_in_range check (committed_cents between 0 and 100000000000),
  -- Commitments never exceed the offering, on every path.
  constraint offerings_commitments_fit check (committed_cents <= offering_cents),
  constraint offerings_opened_once check (num_nulls(opened_at, opened_on) in (0, 2) and (status in ('draft', 'cancelled') or opened_at is not null))
);
comment on column private.offerings.committed_cents is 'Kept by a trigger on subscriptions: all that are not withdrawn or declined.';
comment on column private.offerings.is_preferred_first is 'Cash pays the preferred return before it returns capital.';
comment on column private.offerings.fee_bps is 'Paid by the investor on top of the commitment.';

create index offerings_tenant_idx on private.offerings (tenant_id, created_at desc, id desc);
create index offerings_open_idx on private.offerings (created_at desc, id desc) where status = 'open' and rule = '506c';
alter table private.offerings enable row level security;

-- People that a sponsor knew before it offered them anything. A row never changes, so a date can't be moved to before an
-- offering; it can only end.
create table private.investor_relationships (
  id uuid primary key,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  name text not null,
  email text not null,
  established_on date not null,
  basis text not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorder text not null default '',
  ended_at timestamptz,

  constraint investor_relationships_once unique (tenant_id, email),
  constraint investor_relationships_name_is_plain check (char_length(btrim(name)) >= 2 and private.is_single_line(name, 160)),
  constraint investor_relationships_email_shape check (
    email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and private.is_single_line(email, 254)
  ),
  constraint investor_relationships_established_on_is_near check (established_on between '1950-01-01' and '2200-01-01'),
  constraint investor_relationships_basis_is_plain check (char_length(btrim(basis)) >= 10 and private.is_plain_message(basis, 1000)),
  constraint investor_relationships_recorder_is_plain check (private.is_single_line(recorder, 300))
);
create index investor_relationships_recorded_by_idx on private.investor_relationships (recorded_by);
create index investor_relationships_email_idx on private.investor_relationships (email);
alter table private.investor_relationships enable row level security;

create function private.refuse_relationship_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - array['ended_at', 'recorded_by'] is distinct from to_jsonb(old) - array['ended_at', 'recorded_by'] then
    raise exception 'A recorded relationship can''t change.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_change before update on private.investor_relationships
  for each row execute function private.refuse_relationship_change();

create table private.offering_invitations (
  offering_id uuid not null references private.offerings (id) on delete cascade,
  relationship_id uuid not null references private.investor_relationships (id) on delete cascade,
  invited_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint offering_invitations_pkey primary key (offering_id, relationship_id)
);
create index offering_invitations_relationship_idx on private.offering_invitations (relationship_id);
alter table private.offering_invitations enable row level security;

-- True if the caller runs the offering: owner or administrator of the sponsor's workspace, working in it.
create function private.can_manage_offering(p_offering private.offerings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((p_offering).tenant_id = private.administered_tenant_id(), false);
end $$;

-- True if an email was invited. A 506(b) offering needs a relationship that began before it opened.
create function private.is_invited_to_offering(p_offering private.offerings, p_email text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.offering_invitations i join private.investor_relationships r on r.id = i.relationship_id
    where i.offering_id = (p_offering).id and r.email = p_email and i.ended_at is null and r.ended_at is null
      and ((p_offering).rule = '506c' or r.established_on < (p_offering).opened_on)
  );
end $$;

-- Returns the caller's offering as its sponsor, locked. Another sponsor's offering gets the error of a missing one.
create function private.lock_own_offering(p_id uuid) returns private.offerings
language plpgsql security definer set search_path = '' as $$
declare
  v_offering private.offerings;
begin
  perform private.lock_member();
  select * into v_offering from private.offerings o
  where o.id = p_id and o.tenant_id = private.administered_tenant_id() for update;
  if v_offering.id is null then
    raise exception 'Offering not found.' using errcode = 'HXSYN';
  end if;
  return v_offering;
end $$;

-- Returns the same without a lock, for lists.
create function private.get_own_offering(p_id uuid) returns private.offerings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offering private.offerings;
begin
  select * into v_offering from private.offerings o
  where o.id = p_id and o.tenant_id = private.administered_tenant_id();
  if v_offering.id is null then
    raise exception 'Offering not found.' using errcode = 'HXSYN';
  end if;
  return v_offering;
end $$;
