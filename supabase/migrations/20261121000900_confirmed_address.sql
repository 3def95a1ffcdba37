-- What a CONFIRMED address earns. An unconfirmed one is only a claim, and earns nothing.

-- The part after the only @. Two @ signs, spaces or non-ASCII letters (look-alikes that fold to a
-- company's name) make it no domain; a sub-domain or a longer name is another domain.
create function private.email_domain(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select lower(substring(p_email from '^[!-?A-~]+@([A-Za-z0-9.-]+)$') collate "C")
$$;

create function private.is_company_address(p_email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.setting('company_email_domains') ? private.email_domain(p_email), false)
$$;

-- Settings of an unexpected shape match nothing, so a typing error never opens a door.
create function private.address_roles(p_email text) returns public.app_role[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(r), '{}')
  from unnest(enum_range(null::public.app_role)) as r
  where (r in ('broker', 'pilot') and private.is_company_address(p_email))
    or (r = 'vendor' and private.setting('vendor_email_domains') ? private.email_domain(p_email))
    or (private.email_domain(p_email) is not null
      and (private.setting('staff_email_roles') -> lower(p_email collate "C")) ? r::text)
$$;

-- Moves an account from one confirmed address to another; null stands for "none confirmed".
-- Roles that the old address earned are switched off rather than deleted, and an existing row is
-- never switched on: changing away and back must not revive a role that an administrator ended.
create function private.follow_address(p_user_id uuid, p_before text, p_after text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_before constant public.app_role[] := private.address_roles(p_before);
  v_after constant public.app_role[] := private.address_roles(p_after);
begin
  update public.user_roles r set is_active = false
  from public.profiles p
  where r.user_id = p_user_id and p.id = p_user_id
    and r.is_active
    and r.role = any (v_before) and not (r.role = any (v_after))
    and r.role::text is distinct from p.user_type::text;

  insert into public.user_roles (user_id, role)
  select p_user_id, role from unnest(v_after) as role
  on conflict (user_id, role) do nothing;

  update public.profiles p set is_company_user = private.is_company_address(p_after)
  where p.id = p_user_id
    and private.is_company_address(p_after) <> private.is_company_address(p_before);
end
$$;

create function private.follow_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.create_profile(new.id, new.email, new.raw_user_meta_data);
  if new.email_confirmed_at is not null then
    perform private.follow_address(new.id, null, new.email);
  end if;
  return null;
end
$$;

create function private.follow_changed_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p set email = lower(btrim(new.email))
  where p.id = new.id and p.email is distinct from lower(btrim(new.email));
  perform private.follow_address(
    new.id,
    case when old.email_confirmed_at is not null then old.email end,
    case when new.email_confirmed_at is not null then new.email end
  );
  return null;
end
$$;

revoke all on function
  private.email_domain(text), private.is_company_address(text), private.address_roles(text),
  private.follow_address(uuid, text, text), private.follow_new_user(), private.follow_changed_user()
  from public, anon, authenticated, service_role;

create trigger haven_follow_new_user after insert on auth.users
  for each row execute function private.follow_new_user();

create trigger haven_follow_changed_user after update of email, email_confirmed_at on auth.users
  for each row
  when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function private.follow_changed_user();
