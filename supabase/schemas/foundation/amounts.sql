-- The bounds of every amount and measure. Postgres orders NaN above all numbers, so a check that only names a least value
-- lets it in, and one NaN makes each total it is part of NaN. `tests/security/money.test.ts` finds a column without a check.

-- True for dollars between 0 and 100 billion. Null passes.
create function private.is_money(p_amount numeric) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_amount between 0 and 100000000000;
end
$$;
revoke all on function private.is_money(numeric) from public, anon, authenticated, service_role;
grant execute on function private.is_money(numeric) to authenticated, service_role;

-- True for a total, a difference or a measurement of finite size. Null passes.
create function private.is_measure(p_value numeric) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_value between -1000000000000000000 and 1000000000000000000;
end
$$;
revoke all on function private.is_measure(numeric) from public, anon, authenticated, service_role;
grant execute on function private.is_measure(numeric) to authenticated, service_role;
