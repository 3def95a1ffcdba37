-- Capital calls on accepted investors. Each line is one investor's part, to the cent.
create table private.capital_calls (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  number integer not null,
  cents bigint not null,
  due_on date not null,
  purpose text not null,
  issued_at timestamptz not null default clock_timestamp(),
  issuer text not null default '',

  constraint capital_calls_number_once unique (offering_id, number),
  constraint capital_calls_cents_in_range check (cents between 1 and 100000000000),
  constraint capital_calls_due_on_is_near check (due_on between '2000-01-01' and '2200-01-01'),
  constraint capital_calls_purpose_is_plain check (char_length(btrim(purpose)) >= 3 and private.is_single_line(purpose, 200)),
  constraint capital_calls_issuer_is_plain check (private.is_single_line(issuer, 300))
);
alter table private.capital_calls enable row level security;

create table private.capital_call_lines (
  call_id uuid not null references private.capital_calls (id) on delete cascade,
  subscription_id uuid not null references private.subscriptions (id) on delete restrict,
  investor_id uuid references public.profiles (id) on delete set null,
  cents bigint not null,
  paid_on date,
  reference text,
  recorded_at timestamptz,
  recorder text,

  constraint capital_call_lines_pkey primary key (call_id, subscription_id),
  constraint capital_call_lines_cents_in_range check (cents between 1 and 100000000000),
  constraint capital_call_lines_paid_on_is_near check (paid_on between '2000-01-01' and '2200-01-01'),
  constraint capital_call_lines_reference_is_plain check (private.is_single_line(reference, 120)),
  constraint capital_call_lines_recorder_is_plain check (private.is_single_line(recorder, 300)),
  constraint capital_call_lines_paid_as_whole check (num_nulls(paid_on, recorded_at) in (0, 2))
);
-- Triggers in other files:
--   investing/positions/position_links.sql: queue_posting
create index capital_call_lines_subscription_idx on private.capital_call_lines (subscription_id) include (cents, paid_on);
create index capital_call_lines_investor_idx on private.capital_call_lines (investor_id);
alter table private.capital_call_lines enable row level security;

-- Splits a total by weight, to the cent: everyone gets the whole cents of their share, and the cents that are left go to
-- the largest remainders, then by ID. The parts always add up to the total.
create function private.allocate_cents(p_total bigint, p_ids uuid[], p_weights numeric[]) returns table (id uuid, cents bigint)
language plpgsql immutable set search_path = '' as $$
begin
  return query
  with weights as (
    select w.id, w.weight, sum(w.weight) over () as total from unnest(p_ids, p_weights) w (id, weight) where w.weight > 0
  ), floors as (
    select w.id, div(p_total * w.weight, w.total) as whole, mod(p_total * w.weight, w.total) as remainder from weights w
  ), ranked as (
    select f.id, f.whole, row_number() over (order by f.remainder desc, f.id) as place, p_total - sum(f.whole) over () as rest
    from floors f
  )
  select r.id, (r.whole + case when r.place <= r.rest then 1 else 0 end)::bigint from ranked r;
end $$;

create function private.issue_capital_call(
  p_id uuid, p_offering_id uuid, p_cents public.large_number, p_due_on date, p_purpose text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_offering_id);
  v_uncalled bigint;
  v_number integer;
begin
  select c.number into v_number from private.capital_calls c where c.id = p_id and c.offering_id = p_offering_id;
  if found then
    return v_number;
  elsif p_due_on is null or p_due_on < private.get_local_date() then
    raise exception 'Enter a due date from today.' using errcode = 'HXSDD';
  end if;
  select sum(private.get_uncalled_cents(s)) into v_uncalled from private.subscriptions s where s.offering_id = p_offering_id and s.status = 'accepted';
  if p_cents is null or p_cents < 1 or p_cents > coalesce(v_uncalled, 0) then
    raise exception 'The call is more than the uncalled commitments.' using errcode = 'HXSDU';
  end if;
  select coalesce(max(c.number), 0) + 1 into v_number from private.capital_calls c where c.offering_id = p_offering_id;
  insert into private.capital_calls (id, offering_id, number, cents, due_on, purpose, issuer)
  values (p_id, p_offering_id, v_number, p_cents, p_due_on, btrim(p_purpose), coalesce(private.get_my_display_name(), ''));
  insert into private.capital_call_lines (call_id, subscription_id, investor_id, cents)
  select p_id, a.id, s.investor_id, a.cents
  from (
    select array_agg(x.id order by x.id) as ids, array_agg(x.uncalled order by x.id) as weights
    from (
      select t.id, private.get_uncalled_cents(t)::numeric as uncalled
      from private.subscriptions t where t.offering_id = p_offering_id and t.status = 'accepted'
    ) x
  ) w
  cross join lateral private.allocate_cents(p_cents, w.ids, w.weights) a
  join private.subscriptions s on s.id = a.id
  where a.cents > 0;
  insert into private.investor_notices (user_id, kind, key, facts)
  select distinct on (l.investor_id) l.investor_id, 'capital_call', 'capital_call:' || p_id,
    jsonb_build_object('offering', v_offering.title, 'offering_id', p_offering_id, 'when', to_char(p_due_on, 'FMMonth FMDD, YYYY'))
  from private.capital_call_lines l where l.call_id = p_id and l.investor_id is not null;
  return v_number;
end $$;

-- Calls capital from all accepted investors by their uncalled commitments. Returns its number; idempotent.
select private.expose('issue_capital_call', 'authenticated');

create function private.record_call_payment(p_call_id uuid, p_subscription_id uuid, p_paid_on date, p_reference text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_sponsored_subscription(p_subscription_id);
  v_line private.capital_call_lines;
begin
  select * into v_line from private.capital_call_lines l
  where l.call_id = p_call_id and l.subscription_id = p_subscription_id for update;
  if v_line.call_id is null then
    raise exception 'Capital call not found.' using errcode = 'HXSDN';
  elsif v_line.paid_on is not null then
    if v_line.paid_on is distinct from p_paid_on then
      raise exception 'This payment is already recorded.' using errcode = 'HXSDP';
    end if;
    return;
  elsif p_paid_on is null or p_paid_on > private.get_local_date() then
    raise exception 'Enter a day until today.' using errcode = 'HXSDT';
  elsif exists (
    select from private.distribution_runs r
    where r.offering_id = v_subscription.offering_id and r.cancelled_at is null and r.paid_on > p_paid_on
  ) then
    raise exception 'A later distribution was already computed.' using errcode = 'HXSDL';
  end if;
  update private.capital_call_lines l
  set paid_on = p_paid_on, reference = nullif(btrim(p_reference), ''), recorded_at = now(),
    recorder = coalesce(private.get_my_display_name(), '')
  where l.call_id = p_call_id and l.subscription_id = p_subscription_id;
  perform private.notify_investor(v_subscription, 'capital_received', 'capital_received:' || p_call_id || ':' || p_subscription_id);
end $$;

-- Records that an investor's part of a call arrived. A repeat changes nothing.
select private.expose('record_call_payment', 'authenticated');

create function private.list_capital_calls(p_offering_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.get_own_offering(p_offering_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'number', c.number, 'cents', c.cents, 'due_on', c.due_on, 'purpose', c.purpose, 'issued_at', c.issued_at,
      'paid_cents', t.paid, 'lines', t.lines
    ) order by c.number desc), '[]')
    from private.capital_calls c
    cross join lateral (
      select coalesce(sum(l.cents) filter (where l.paid_on is not null), 0)::bigint as paid,
        coalesce(jsonb_agg(jsonb_build_object(
          'subscription_id', l.subscription_id, 'investor', coalesce(s.entity_name, s.investor_name), 'cents', l.cents,
          'paid_on', l.paid_on, 'reference', l.reference
        ) order by l.paid_on is not null, lower(coalesce(s.entity_name, s.investor_name)), s.id) filter (where l.place <= 500), '[]') as lines
      from (
        select x.*, row_number() over (order by x.paid_on is not null, x.subscription_id) as place
        from private.capital_call_lines x where x.call_id = c.id
      ) l join private.subscriptions s on s.id = l.subscription_id
    ) t
    where c.offering_id = v_offering.id
  );
end $$;

-- Returns the capital calls of the caller's offering with the first 500 lines of each, unpaid ones first.
select private.expose('list_capital_calls', 'authenticated');
