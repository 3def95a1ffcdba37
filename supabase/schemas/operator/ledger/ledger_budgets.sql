-- Budgets by account and month, and the check of purchases against them. Revenue and expenses are both positive.
create table private.ledger_budget_years (
  community_id uuid not null references public.communities (id) on delete cascade,
  year integer not null,
  version integer not null default 1,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references public.profiles (id) on delete set null,
  saver text not null default '',

  constraint ledger_budget_years_pkey primary key (community_id, year),
  constraint ledger_budget_years_year_in_range check (year between 2000 and 2099),
  constraint ledger_budget_years_saver_is_plain check (private.is_single_line(saver, 300))
);
create index ledger_budget_years_saved_by_idx on private.ledger_budget_years (saved_by);
alter table private.ledger_budget_years enable row level security;

create table private.ledger_budgets (
  community_id uuid not null,
  year integer not null,
  account text not null,
  cents bigint[] not null,

  constraint ledger_budgets_pkey primary key (community_id, year, account),
  constraint ledger_budgets_year_fkey foreign key (community_id, year)
    references private.ledger_budget_years (community_id, year) on delete cascade,
  constraint ledger_budgets_account_fkey foreign key (community_id, account)
    references private.ledger_accounts (community_id, number) on delete cascade,
  constraint ledger_budgets_has_twelve_months check (
    cardinality(cents) = 12 and array_position(cents, null) is null and -100000000000 <= all (cents) and 100000000000 >= all (cents)
  )
);
create index ledger_budgets_account_idx on private.ledger_budgets (community_id, account);
alter table private.ledger_budgets enable row level security;

create function private.save_ledger_budget(p_community_id uuid, p_year public.whole_number, p_version public.whole_number, p_lines public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'change');
  perform private.enforce_rate_limit('ledger_budget', 240, interval '1 hour');
  perform private.lock_ledger(p_community_id);
  if p_year not between 2000 and 2099 or jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) > 200 then
    raise exception 'Enter whole amounts for twelve months.' using errcode = 'HXLGW';
  elsif exists (
    select from jsonb_array_elements(p_lines) l
    where jsonb_typeof(l -> 'cents') is distinct from 'array' or jsonb_array_length(l -> 'cents') <> 12 or exists (
      select from jsonb_array_elements(l -> 'cents') c
      where jsonb_typeof(c) <> 'number' or (c #>> '{}')::numeric <> round((c #>> '{}')::numeric)
        or (c #>> '{}')::numeric not between -100000000000 and 100000000000
    )
  ) then
    raise exception 'Enter whole amounts for twelve months.' using errcode = 'HXLGW';
  elsif exists (
    select from jsonb_array_elements(p_lines) l
    where not exists (
      select from private.ledger_accounts a
      where a.community_id = p_community_id and a.number = l ->> 'account' and a.kind not in ('asset', 'liability', 'equity')
    )
  ) or (select count(distinct l ->> 'account') from jsonb_array_elements(p_lines) l) <> jsonb_array_length(p_lines) then
    raise exception 'Choose an account.' using errcode = 'HXLGA';
  elsif coalesce((
    select y.version from private.ledger_budget_years y where y.community_id = p_community_id and y.year = p_year
  ), 0) <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXLGX';
  end if;
  insert into private.ledger_budget_years as y (community_id, year, saved_by, saver)
  values (p_community_id, p_year, auth.uid(), coalesce(private.get_my_display_name(), ''))
  on conflict (community_id, year) do update
  set version = y.version + 1, saved_at = clock_timestamp(), saved_by = excluded.saved_by, saver = excluded.saver;
  delete from private.ledger_budgets b where b.community_id = p_community_id and b.year = p_year;
  insert into private.ledger_budgets (community_id, year, account, cents)
  select p_community_id, p_year, l ->> 'account',
    array(select c.value::bigint from jsonb_array_elements_text(l -> 'cents') with ordinality c (value, at) order by c.at)
  from jsonb_array_elements(p_lines) l
  where exists (select from jsonb_array_elements(l -> 'cents') c where c <> '0');
end $$;

-- Replaces the budget of a year: an array of accounts with twelve amounts in cents. Accounts without an amount have none.
select private.expose('save_ledger_budget', 'authenticated');

-- Returns how an approval of the purchase compares with the budget of its account and month: posted, committed by other
-- approved purchases, and over. Null if the account has no budget.
create function private.get_purchase_budget(p_purchase private.purchases) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_day constant date := coalesce(p_purchase.needed_by, p_purchase.requested_at::date);
  v_month constant date := date_trunc('month', v_day)::date;
  v_budget bigint;
  v_posted bigint;
  v_committed bigint;
  v_total constant bigint := private.get_purchase_total(p_purchase.id);
begin
  select b.cents[extract(month from v_month)::integer] into v_budget
  from private.ledger_budgets b
  where b.community_id = p_purchase.community_id and b.year = extract(year from v_month) and b.account = p_purchase.account;
  if v_budget is null then
    return null;
  end if;
  select coalesce(sum(l.cents), 0) into v_posted
  from private.ledger_lines l
  where l.community_id = p_purchase.community_id and l.account = p_purchase.account
    and l.entry_date >= v_month and l.entry_date < (v_month + interval '1 month')::date;
  -- Approved purchases of the month that are not invoiced yet.
  select coalesce(sum(greatest(0, private.get_purchase_total(o.id) - x.invoiced)), 0) into v_committed
  from private.purchases o
  cross join lateral (
    select coalesce(sum(private.get_purchase_invoice_total(i.id)), 0) as invoiced
    from private.purchase_invoices i where i.purchase_id = o.id and i.decision = 'approved'
  ) x
  where o.community_id = p_purchase.community_id and o.account = p_purchase.account and o.id <> p_purchase.id and o.cancelled_at is null
    and date_trunc('month', coalesce(o.needed_by, o.requested_at::date))::date = v_month
    and (o.ordered_at is not null or private.is_purchase_approved(o));
  return jsonb_build_object(
    'account', p_purchase.account, 'month', to_char(v_month, 'YYYY-MM'), 'budget_cents', v_budget, 'posted_cents', v_posted,
    'committed_cents', v_committed, 'over_cents', greatest(0, v_posted + v_committed + v_total - v_budget)
  );
end $$;
