-- Storage quotas. Counts everything an account uploaded in any bucket or folder, everything in its own
-- folders, and rows of unfinished imports. Enforced by policies, so hosted projects have it too;
-- `service_role` bypasses them.

-- As in shared/account/billing/plans.ts; a test compares both.
create function private.storage_quotas()
returns table (plan text, megabytes integer, files integer)
language sql immutable set search_path = '' as $$
  values
    ('basic', 200, 500),
    ('starter', 2000, 2000),
    ('professional', 10000, 10000),
    ('enterprise', 50000, 20000)
$$;

-- Returns the plan that sets the caller's storage: the larger of their own plan or trial and their
-- workspace's plan; the largest for company accounts and staff, who have full access in private.access_of().
create function private.my_storage_plan() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
  v_subscription public.subscribers;
  v_own text := 'basic';
begin
  if private.my_roles() && array['pilot', 'admin']::public.app_role[]
    or private.is_staff()
    or exists (select from public.profiles p where p.id = v_user_id and p.is_company_user)
  then
    return 'enterprise';
  end if;
  select * into v_subscription from public.subscribers s where s.user_id = v_user_id;
  if (v_subscription.subscribed or v_subscription.is_trial)
    -- As in private.access_of_subscription(): a trial without an end date is invalid; a plan without one
    -- continues.
    and not coalesce(v_subscription.subscription_end <= now(), v_subscription.is_trial)
  then
    v_own := private.plan_of_tier(v_subscription.subscription_tier);
  end if;
  return (
    select q.plan from private.storage_quotas() q
    where q.plan in (v_own, private.my_seat_plan())
    order by q.megabytes desc
    limit 1
  );
end $$;

-- Returns the caller's current usage, except one file about to be replaced.
create function private.my_kept_storage(p_id uuid, p_bucket_id text, p_name text, out files bigint, out bytes bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_owner constant text := auth.uid()::text;
begin
  select count(*), coalesce(sum((k.metadata ->> 'size')::bigint), 0) into files, bytes
  from (
    select o.id, o.bucket_id, o.name, o.metadata from storage.objects o where o.owner_id = v_owner
    union
    select o.id, o.bucket_id, o.name, o.metadata
    from storage.buckets b
    join storage.objects o on o.bucket_id = b.id
      and o.name collate "C" >= v_owner || '/' and o.name collate "C" < v_owner || '0'
  ) k
  where k.id is distinct from p_id and (k.bucket_id, k.name) is distinct from (p_bucket_id, p_name);
  bytes := bytes + (
    select coalesce(sum(i.bytes), 0) from private.record_imports i
    where i.importer_id = v_owner::uuid and i.state = 'staging'
  );
end $$;

-- Raises an error if these bytes, or one more file, exceed the caller's quota.
create function private.require_storage_space(
  p_bytes bigint, p_id uuid default null, p_bucket_id text default null, p_name text default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_quota record;
  v_kept record;
begin
  -- Serialized: concurrent uploads would each see the free space but not each other.
  perform pg_advisory_xact_lock(hashtextextended('storage of ' || auth.uid()::text, 0));
  select q.megabytes * 1000000::bigint as bytes, q.files into strict v_quota
    from private.storage_quotas() q where q.plan = private.my_storage_plan();
  select * into v_kept from private.my_kept_storage(p_id, p_bucket_id, p_name);
  if p_name is not null and v_kept.files >= v_quota.files or v_kept.bytes + p_bytes > v_quota.bytes then
    raise exception 'Your storage is full. Delete files or upgrade your plan.' using errcode = 'HXUFL';
  end if;
end $$;

-- True if a file fits the caller's quota. Checked before the row exists and in place of the one it replaces.
-- A hosted project may not know the size yet: then at least one byte must fit.
create function private.fits_storage(p_id uuid, p_bucket_id text, p_name text, p_metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_storage_space(coalesce((p_metadata ->> 'size')::bigint, 1), p_id, p_bucket_id, p_name);
  return true;
end $$;
grant execute on function private.fits_storage(uuid, text, text, jsonb) to authenticated;

create policy "New files fit the storage quota" on storage.objects
  as restrictive for insert to authenticated
  with check (private.fits_storage(id, bucket_id, name, metadata));

create policy "Changed files fit the storage quota" on storage.objects
  as restrictive for update to authenticated
  using (true)
  with check (private.fits_storage(id, bucket_id, name, metadata));
