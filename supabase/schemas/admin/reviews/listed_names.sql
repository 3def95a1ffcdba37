-- Names on approved listings and in the agent directory, as staff approved them, for accounts renamed since.
-- Without a row, the profile's names are used.
create table private.listed_names (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  full_name text,
  company_name text,
  brokerage_name text
);

-- Returns a profile as listed; null for unknown accounts.
create function private.get_listed_profile(p_account uuid) returns public.profiles
language sql stable security definer set search_path = '' as $$
  select (jsonb_populate_record(p, to_jsonb(n) - 'user_id')).*
  from public.profiles p
  left join private.listed_names n on n.user_id = p.id
  where p.id = p_account
$$;

-- Updates an account's listed name everywhere.
create function private.sync_listed_name(p_account uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_listed constant public.profiles := private.get_listed_profile(p_account);
begin
  update public.listings l set broker_name = private.listed_name(v_listed, l.is_confidential)
  from public.broker_accounts a
  where a.user_id = p_account and l.broker_id = a.broker_id
    and l.broker_name is distinct from private.listed_name(v_listed, l.is_confidential);
  update private.agents a
  set name = coalesce(v_listed.full_name, ''), brokerage = private.business_name(v_listed)
  where a.id = (
    select b.broker_id from public.broker_accounts b where b.user_id = p_account and not b.is_pseudonym
  );
end $$;

-- Applies the names that an administrator approved.
create function private.apply_listed_names(p_account uuid, p_names jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.listed_names n
  set (full_name, company_name, brokerage_name) = (
    select r.full_name, r.company_name, r.brokerage_name from jsonb_populate_record(n, p_names) r
  )
  where n.user_id = p_account;
  perform private.sync_listed_name(p_account);
end $$;

-- The profile itself changes at once, since it belongs to its owner. Listed names follow automatically only
-- while nothing is approved.
create function private.revise_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_changes jsonb;
begin
  if (old.full_name, old.brokerage_name, old.company_name)
    is not distinct from (new.full_name, new.brokerage_name, new.company_name)
  then
    return null;
  end if;
  -- A concurrent approval goes first.
  perform from public.listings l join public.broker_accounts b on b.broker_id = l.broker_id
  where b.user_id = new.id order by l.id for no key update of l;
  if private.is_exempt_from_review() or not exists (
    select from public.listings l join public.broker_accounts b on b.broker_id = l.broker_id
    where b.user_id = new.id and l.approval_status = 'approved'
  ) then
    delete from private.listed_names n where n.user_id = new.id;
    delete from public.revisions r where r.profile_id = new.id;
    perform private.sync_listed_name(new.id);
    return null;
  end if;
  insert into private.listed_names (user_id, full_name, company_name, brokerage_name)
  values (old.id, old.full_name, old.company_name, old.brokerage_name)
  on conflict do nothing;
  select private.diff_reviewed_columns('profiles', to_jsonb(n), to_jsonb(new), null) into v_changes
  from private.listed_names n where n.user_id = new.id;
  -- Rebuilds the request, so withdrawn changes are dropped.
  delete from public.revisions r where r.profile_id = new.id;
  if v_changes <> '{}' then
    perform private.save_pending_revision(null, null, new.id, new.id, v_changes);
  end if;
  return null;
end $$;

-- Runs after the full name was derived from its parts.
create trigger revise_names after update on public.profiles
  for each row execute function private.revise_names();

-- Staff only: requests to change listed names.
create function private.figures_of_listed_names() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object('waiting', (
    select count(*) from (
      select from public.revisions r where r.status = 'pending' and r.profile_id is not null limit 1000
    ) as waiting
  ));
end $$;
grant execute on function private.figures_of_listed_names() to authenticated;
