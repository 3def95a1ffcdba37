-- The plans, as in shared/account/billing/plans.ts; a test compares both. A function instead of a table: plans ship
-- with a release, and restoring an old backup must not restore old plans.
create function private.plans()
returns table (id text, name text, monthly_cents integer, tier text, contacts_per_month integer)
language sql immutable set search_path = '' as $$
  values
    ('basic', 'Basic', 0, null, 0),
    ('starter', 'Starter', 2900, 'buyer-starter', 5),
    ('professional', 'Professional', 7900, 'professional', -1),
    ('enterprise', 'Enterprise', 39900, 'enterprise', -1)
$$;

-- Contract tiers granted by staff, such as `operator-enterprise`, count as Enterprise.
create function private.plan_of_tier(p_tier text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    (select p.id from private.plans() p where p.tier = p_tier),
    case when p_tier is null then 'basic' else 'enterprise' end
  )
$$;
