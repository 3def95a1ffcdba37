-- Rates and charges of a community's residents. Private: everything goes through calls. Amounts are whole cents.

create table private.billing_settings (
  community_id uuid not null references public.communities (id) on delete cascade,
  due_day integer not null default 10,
  rate_notice_days integer not null default 60,
  late_fee_cents bigint not null default 0,
  late_fee_grace_days integer not null default 10,
  nsf_fee_cents bigint not null default 0,
  last_invoice_number integer not null default 0,
  last_run_number integer not null default 0,
  last_deposit_number integer not null default 0,
  version integer not null default 1,

  constraint billing_settings_pkey primary key (community_id),
  constraint billing_settings_due_day_in_range check (due_day between 1 and 28),
  constraint billing_settings_notice_in_range check (rate_notice_days between 0 and 365),
  constraint billing_settings_late_fee_in_range check (late_fee_cents between 0 and 10000000),
  constraint billing_settings_grace_in_range check (late_fee_grace_days between 0 and 90),
  constraint billing_settings_nsf_fee_in_range check (nsf_fee_cents between 0 and 10000000)
);
alter table private.billing_settings enable row level security;

-- Default rates of a community from a day on. A later day's row replaces an earlier one.
create table private.community_rates (
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  cents bigint not null,
  effective_on date not null,

  constraint community_rates_pkey primary key (community_id, kind, effective_on),
  constraint community_rates_kind_is_known check (kind in ('second_occupant', 'respite_daily', 'community_fee')),
  constraint community_rates_cents_in_range check (cents between 0 and 100000000),
  constraint community_rates_effective_on_in_range check (effective_on between '2000-01-01' and '2200-01-01')
);
alter table private.community_rates enable row level security;

create table private.care_level_rates (
  community_id uuid not null references public.communities (id) on delete cascade,
  level integer not null,
  monthly_cents bigint not null,
  effective_on date not null,

  constraint care_level_rates_pkey primary key (community_id, level, effective_on),
  constraint care_level_rates_level_in_range check (level between 1 and 10),
  constraint care_level_rates_monthly_in_range check (monthly_cents between 0 and 100000000),
  constraint care_level_rates_effective_on_in_range check (effective_on between '2000-01-01' and '2200-01-01')
);
alter table private.care_level_rates enable row level security;

-- What a resident's agreement says from a day on, for one unit or for any. Without a row, the unit's market rate and the
-- community's rates apply. Append-only: a change is a later row.
create table private.resident_rates (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  unit_id uuid references public.units (id) on delete cascade,
  room_cents bigint,
  second_occupant_cents bigint,
  respite_daily_cents bigint,
  proration text not null default 'actual_days',
  leave_percent integer not null default 100,
  charges_care_on_leave boolean not null default false,
  pays_hold boolean not null default false,
  effective_on date not null,
  reason text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint resident_rates_room_in_range check (room_cents between 0 and 100000000),
  constraint resident_rates_second_occupant_in_range check (second_occupant_cents between 0 and 100000000),
  constraint resident_rates_respite_in_range check (respite_daily_cents between 0 and 10000000),
  constraint resident_rates_proration_is_known check (proration in ('actual_days', 'full_month')),
  constraint resident_rates_leave_percent_in_range check (leave_percent between 0 and 100),
  constraint resident_rates_effective_on_in_range check (effective_on between '2000-01-01' and '2200-01-01'),
  constraint resident_rates_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint resident_rates_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
comment on column private.resident_rates.room_cents is 'Per month. Null follows the market rate of the unit.';
comment on column private.resident_rates.leave_percent is 'Share of the room rate that is charged during a leave.';
comment on column private.resident_rates.pays_hold is 'The resident pays to hold the unit when the payor no longer does.';
create index resident_rates_resident_idx on private.resident_rates (resident_id, effective_on desc, recorded_at desc);
create index resident_rates_community_idx on private.resident_rates (community_id);
create index resident_rates_unit_idx on private.resident_rates (unit_id);
alter table private.resident_rates enable row level security;

-- The catalog of extras.
create table private.charge_items (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  repeats text not null,
  unit_cents bigint not null,
  archived_at timestamptz,
  version integer not null default 1,

  constraint charge_items_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint charge_items_repeats_is_known check (repeats in ('monthly', 'once')),
  constraint charge_items_unit_cents_in_range check (unit_cents between 0 and 100000000)
);
create unique index charge_items_name_once_idx on private.charge_items (community_id, lower(name)) where archived_at is null;
create index charge_items_community_idx on private.charge_items (community_id);
alter table private.charge_items enable row level security;

-- Extras, fees, and concessions of residents. Never changed except to end or void them.
create table private.resident_charges (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  item_id uuid references private.charge_items (id) on delete set null,
  kind text not null,
  description text not null,
  repeats text not null,
  quantity integer not null default 1,
  unit_cents bigint not null,
  starts_on date not null,
  ends_on date,
  voided_at timestamptz,
  void_reason text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint resident_charges_kind_is_known check (kind in ('extra', 'concession', 'late_fee', 'nsf_fee')),
  constraint resident_charges_description_is_plain check (
    char_length(btrim(description)) >= 1 and private.is_single_line(description, 120)
  ),
  constraint resident_charges_repeats_is_known check (repeats in ('monthly', 'once')),
  constraint resident_charges_quantity_in_range check (quantity between 1 and 1000),
  constraint resident_charges_unit_cents_in_range check (unit_cents between 1 and 100000000),
  constraint resident_charges_starts_on_in_range check (starts_on between '2000-01-01' and '2200-01-01'),
  constraint resident_charges_dates_are_ordered check (ends_on >= starts_on),
  constraint resident_charges_once_has_no_end check (repeats = 'monthly' or ends_on is null),
  constraint resident_charges_void_reason_is_plain check (private.is_single_line(void_reason, 300)),
  constraint resident_charges_voided_with_reason check ((voided_at is null) = (void_reason is null)),
  constraint resident_charges_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
comment on column private.resident_charges.unit_cents is 'Positive also for a concession, which is subtracted.';
create index resident_charges_resident_idx on private.resident_charges (resident_id, starts_on);
create index resident_charges_community_idx on private.resident_charges (community_id, starts_on);
create index resident_charges_item_idx on private.resident_charges (item_id);
alter table private.resident_charges enable row level security;
