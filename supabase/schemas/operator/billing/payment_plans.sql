-- Payment plans: an overdue private balance in equal monthly installments. No late fees while the plan is kept.
create table private.payment_plans (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  total_cents bigint not null,
  installments integer not null,
  first_due_on date not null,
  begins_on date not null,
  cancelled_at timestamptz,
  recorded_by_name text not null default '',

  constraint payment_plans_total_in_range check (total_cents between 1 and 1000000000),
  constraint payment_plans_installments_in_range check (installments between 2 and 36),
  constraint payment_plans_dates_in_range check (begins_on between '2000-01-01' and '2200-01-01' and first_due_on between begins_on and begins_on + 92),
  constraint payment_plans_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
create unique index payment_plans_open_idx on private.payment_plans (resident_id) where cancelled_at is null;
create index payment_plans_resident_idx on private.payment_plans (resident_id);
create index payment_plans_community_idx on private.payment_plans (community_id);
alter table private.payment_plans enable row level security;

-- Returns the installments of a plan with what is due by a day and what was paid since it began. Installments are equal to the
-- cent, and add up to the total.
create function private.describe_payment_plan(p_plan private.payment_plans, p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_paid bigint;
  v_due bigint;
begin
  select coalesce(sum(p.cents), 0) into v_paid
  from private.resident_payments p
  where p.resident_id = p_plan.resident_id and p.payor = 'private_pay' and p.reversed_on is null and p.received_on >= p_plan.begins_on
    and p.method in ('check', 'cash', 'ach', 'card');
  select coalesce(sum(private.prorate(p_plan.total_cents, n, p_plan.installments)), 0) into v_due
  from generate_series(1, p_plan.installments) n
  where p_plan.first_due_on + make_interval(months => n - 1) <= p_day;
  return jsonb_build_object(
    'id', p_plan.id, 'total_cents', p_plan.total_cents, 'installments', p_plan.installments, 'first_due_on', p_plan.first_due_on,
    'due_cents', v_due, 'paid_cents', least(v_paid, p_plan.total_cents), 'is_kept', v_paid >= v_due
  );
end $$;

create function private.save_payment_plan(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.begin_resident_billing(p_resident_id);
  v_row constant private.payment_plans := jsonb_populate_record(null::private.payment_plans, p_values);
  v_today constant date := private.get_community_day(v_resident.community_id);
  v_open bigint;
begin
  if exists (select from private.payment_plans p where p.id = p_id and p.resident_id = p_resident_id) then
    return;
  end if;
  select coalesce(sum(o.cents), 0) into v_open
  from private.list_open_items(v_resident.community_id, p_resident_id) o where o.payor = 'private_pay';
  if v_open <= 0 then
    raise exception 'Nothing is open.' using errcode = 'HXBIT';
  elsif (v_row.first_due_on between v_today and v_today + 92) is not true then
    raise exception 'Choose a first day within three months.' using errcode = 'HXBIU';
  end if;
  update private.payment_plans p set cancelled_at = now() where p.resident_id = p_resident_id and p.cancelled_at is null;
  insert into private.payment_plans (id, community_id, resident_id, total_cents, installments, first_due_on, begins_on, recorded_by_name)
  values (
    p_id, v_resident.community_id, p_resident_id, v_open, v_row.installments, v_row.first_due_on, v_today,
    coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Splits a resident's open private balance into monthly installments. Replaces an earlier plan.
select private.expose('save_payment_plan', 'authenticated');

create function private.cancel_payment_plan(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_billing_change((select p.community_id from private.payment_plans p where p.id = p_id));
  update private.payment_plans p set cancelled_at = coalesce(p.cancelled_at, now()) where p.id = p_id;
end $$;

select private.expose('cancel_payment_plan', 'authenticated');
