-- Range checks for every amount and measure. Postgres sorts NaN above all numbers, so a check with only a
-- minimum lets it in, and one NaN makes every total NaN. `tests/security/money.test.ts` finds columns without
-- a check.

-- True for 0 to 100 billion dollars. Null passes.
create function private.is_money(p_amount numeric) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_amount between 0 and 100000000000;
end $$;
grant execute on function private.is_money(numeric) to authenticated, service_role;

-- True for a finite total, difference, or measurement. Null passes.
create function private.is_measure(p_value numeric) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_value between -1000000000000000000 and 1000000000000000000;
end $$;
grant execute on function private.is_measure(numeric) to authenticated, service_role;

-- Types for numbers sent by callers. Every numeric or JSON parameter of a public function uses one, so
-- invalid numbers are rejected before the function runs. `tests/security/numeric-arguments.test.ts` finds
-- parameters without one.
create domain public.dollars as numeric
  constraint dollars_in_range check (value between 0 and 100000000000);
create domain public.whole_dollars as bigint
  constraint whole_dollars_in_range check (value between 0 and 100000000000);
create domain public.percentage as numeric
  constraint percentage_in_range check (value between 0 and 100);
create domain public.whole_number as integer
  constraint whole_number_in_range check (value between 0 and 1000000000);
create domain public.whole_numbers as integer[]
  constraint whole_numbers_in_range check (0 <= all (value) and 1000000000 >= all (value));
-- Row numbers and sizes: integers that JavaScript represents exactly.
create domain public.large_number as bigint
  constraint large_number_in_range check (value between 0 and 9007199254740991);

-- True if every number in the JSON fits a double and every numeric column. Null passes.
create function private.has_bounded_numbers(p_value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return not jsonb_path_exists(p_value, 'strict $.** ? (@.type() == "number" && (@ > 1e18 || @ < -1e18))');
end $$;
grant execute on function private.has_bounded_numbers(jsonb) to anon, authenticated, service_role;

create domain public.payload as jsonb
  constraint payload_numbers_in_range check (private.has_bounded_numbers(value));
