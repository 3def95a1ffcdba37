-- Splits cash by the terms of an offering. The same steps as `distributeCash` in shared/underwriting/waterfall.ts, in the
-- same floating-point order; tests/contract/waterfall-agreement.test.ts compares the two. The server splits by itself,
-- because the split depends on rows that only it sees, under their lock.

-- Rounds to a whole cent, half away from zero, as `roundCents`.
create function private.round_cents(p_amount double precision) returns bigint
language sql immutable set search_path = '' as $$
  select (sign(p_amount) * floor(abs(p_amount) + 2.220446049250313e-16::double precision * abs(p_amount) + 0.5))::bigint
$$;

create type private.cash_split as (
  capital bigint, preferred bigint, catch_up bigint, profit bigint, promote bigint
);

-- Returns the split: investors get capital, preferred return, and profit; the sponsor gets catch-up and promote.
create function private.split_cash(
  p_cash bigint, p_owed_capital bigint, p_owed_preferred bigint, p_contributed bigint, p_investors bigint,
  p_investor_profit bigint, p_sponsor bigint, p_catch_up_bps integer, p_catch_up_to_bps integer, p_tiers jsonb,
  p_is_preferred_first boolean
) returns private.cash_split
language plpgsql immutable set search_path = '' as $$
declare
  v_cash bigint := greatest(p_cash, 0);
  v_split private.cash_split := row(0, 0, 0, 0, 0);
  v_investors bigint;
  v_investor_profit bigint;
  v_sponsor bigint := p_sponsor;
  v_catch_up constant double precision := p_catch_up_bps / 10000.0::double precision;
  v_target constant double precision := p_catch_up_to_bps / 10000.0::double precision;
  v_taken bigint;
  v_share bigint;
  v_investors_share double precision;
  v_tier jsonb;
begin
  if p_is_preferred_first then
    v_split.preferred := least(v_cash, greatest(p_owed_preferred, 0));
    v_split.capital := least(v_cash - v_split.preferred, greatest(p_owed_capital, 0));
  else
    v_split.capital := least(v_cash, greatest(p_owed_capital, 0));
    v_split.preferred := least(v_cash - v_split.capital, greatest(p_owed_preferred, 0));
  end if;
  v_cash := v_cash - v_split.capital - v_split.preferred;
  v_investor_profit := p_investor_profit + v_split.preferred;
  v_investors := p_investors + v_split.capital + v_split.preferred;
  if v_catch_up > v_target then
    v_taken := least(v_cash, greatest(private.round_cents(
      (v_target * (v_investor_profit + v_sponsor)::double precision - v_sponsor::double precision) / (v_catch_up - v_target)
    ), 0));
    v_cash := v_cash - v_taken;
    v_split.catch_up := private.round_cents(v_taken::double precision * v_catch_up);
    v_split.profit := v_taken - v_split.catch_up;
    v_sponsor := v_sponsor + v_split.catch_up;
    v_investor_profit := v_investor_profit + v_split.profit;
    v_investors := v_investors + v_split.profit;
  end if;
  for v_tier in select t from jsonb_array_elements(p_tiers) with ordinality e (t, place) order by e.place loop
    v_investors_share := (v_tier ->> 'investors_bps')::integer / 10000.0::double precision;
    v_taken := case
      when v_tier ->> 'up_to' is null then v_cash
      when v_investors_share > 0 then least(v_cash, greatest(private.round_cents(
        (p_contributed::double precision * ((v_tier ->> 'up_to')::integer / 100.0::double precision) - v_investors::double precision)
          / v_investors_share
      ), 0))
      else 0 end;
    v_cash := v_cash - v_taken;
    v_share := private.round_cents(v_taken::double precision * v_investors_share);
    v_split.profit := v_split.profit + v_share;
    v_split.promote := v_split.promote + v_taken - v_share;
    v_investors := v_investors + v_share;
  end loop;
  return v_split;
end $$;

-- Days of a 30/360 calendar since its start, so that five calendar years accrue exactly five years of preferred return.
create function private.count_days_360(p_day date) returns integer
language sql immutable set search_path = '' as $$
  select extract(year from p_day)::integer * 360 + extract(month from p_day)::integer * 30 + least(extract(day from p_day)::integer, 30)
$$;
