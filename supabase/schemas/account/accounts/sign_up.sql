-- Creates a new account's profile and one unprivileged role in the same transaction. No matter what a
-- stranger puts into the sign-up metadata, this neither fails nor grants a privilege.

-- Returns one line of plain text from metadata: control characters would reach mail headers, and bidi marks
-- would reverse the text next to a name.
create function private.sanitize_metadata_text(p_metadata jsonb, p_key text, p_length integer) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(btrim(
    regexp_replace(p_metadata ->> p_key, '[[:cntrl:][:space:]\u2028-\u202e\u2066-\u2069]+', ' ', 'g')
  ), p_length)), '')
  where jsonb_typeof(p_metadata -> p_key) = 'string'
$$;

-- The enum has only self-service types, so `admin` or `support` is invalid.
create function private.requested_type(p_metadata jsonb) returns public.user_type
language sql immutable set search_path = '' as $$
  select t from unnest(enum_range(null::public.user_type)) as t
  where t::text = lower(private.sanitize_metadata_text(p_metadata, 'user_type', 20))
$$;

create function private.create_profile(
  p_id uuid, p_email text, p_metadata jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_type constant public.user_type := private.requested_type(p_metadata);
  v_role constant text := coalesce(v_type::text, 'buyer');
  v_first constant text := private.sanitize_metadata_text(p_metadata, 'first_name', 100);
  v_last constant text := private.sanitize_metadata_text(p_metadata, 'last_name', 100);
  v_reviewed constant boolean := coalesce(private.setting('approval_required_user_types') ? v_role, false);
begin
  insert into public.profiles (
    id, email, first_name, last_name, full_name, company_name, brokerage_name,
    user_type, requires_approval, approval_status
  )
  values (
    p_id,
    lower(btrim(p_email)),
    v_first,
    v_last,
    coalesce(private.sanitize_metadata_text(p_metadata, 'full_name', 201), nullif(concat_ws(' ', v_first, v_last), '')),
    private.sanitize_metadata_text(p_metadata, 'company_name', 200),
    private.sanitize_metadata_text(p_metadata, 'brokerage_name', 200),
    v_type,
    v_reviewed,
    case when v_reviewed then 'pending' else 'approved' end::public.approval_status
  )
  on conflict (id) do nothing;

  insert into public.user_roles (user_id, role)
  values (p_id, v_role::public.app_role)
  on conflict (user_id, role) do nothing;
end $$;

-- Roles earned by a CONFIRMED email. An unconfirmed email is only a claim and earns nothing.

-- Returns the part after the only @. Two @ signs, spaces, or non-ASCII letters (look-alikes that fold to a
-- company's name) make it invalid; a subdomain or longer name is a different domain.
create function private.email_domain(p_email text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(p_email from '^[!-?A-~]+@([A-Za-z0-9.-]+)$') collate "C")
$$;

create function private.is_company_address(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.setting('company_email_domains') ? private.email_domain(p_email), false)
$$;

-- Settings of an unexpected shape match nothing, so a typo never grants access.
create function private.address_roles(p_email text) returns public.app_role[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_domain constant text := private.email_domain(p_email);
  v_is_company constant boolean := private.is_company_address(p_email);
  v_is_vendor constant boolean := private.setting('vendor_email_domains') ? v_domain;
  v_staff constant jsonb := private.setting('staff_email_roles') -> lower(p_email collate "C");
begin
  return (
    select coalesce(array_agg(r), '{}')
    from unnest(enum_range(null::public.app_role)) as r
    where (r in ('broker', 'pilot') and v_is_company)
      or (r = 'vendor' and v_is_vendor)
      or (v_domain is not null and v_staff ? r::text)
  );
end $$;

-- Moves an account from one confirmed email to another; null means none confirmed. Roles earned by the old
-- email are deactivated, not deleted, and existing rows are never reactivated: changing away and back must
-- not revive a role that an administrator ended.
create function private.sync_roles_with_email(p_user_id uuid, p_before text, p_after text) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

create function private.set_up_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.create_profile(new.id, new.email, new.raw_user_meta_data);
  if new.email_confirmed_at is not null then
    perform private.sync_roles_with_email(new.id, null, new.email);
  end if;
  return null;
end $$;

create function private.sync_changed_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set email = lower(btrim(new.email))
  where p.id = new.id and p.email is distinct from lower(btrim(new.email));
  perform private.sync_roles_with_email(
    new.id,
    case when old.email_confirmed_at is not null then old.email end,
    case when new.email_confirmed_at is not null then new.email end
  );
  return null;
end $$;

create trigger haven_initialize_user after insert on auth.users
  for each row execute function private.set_up_new_user();

create trigger haven_handle_changed_user after update of email, email_confirmed_at on auth.users
  for each row
  when (old.email is distinct from new.email or old.email_confirmed_at is distinct from new.email_confirmed_at)
  execute function private.sync_changed_user();

-- Rebuilds the profile from the sign-up whose email link was used. Profile data from an earlier sign-up with
-- the same email, possibly by a stranger, is discarded.
create function private.rebuild_profile_from_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_type constant public.user_type := private.requested_type(new.raw_user_meta_data);
  v_role constant text := coalesce(v_type::text, 'buyer');
  v_before constant text := coalesce(private.requested_type(old.raw_user_meta_data)::text, 'buyer');
  v_first constant text := private.sanitize_metadata_text(new.raw_user_meta_data, 'first_name', 100);
  v_last constant text := private.sanitize_metadata_text(new.raw_user_meta_data, 'last_name', 100);
  v_reviewed constant boolean := coalesce(private.setting('approval_required_user_types') ? v_role, false);
begin
  update public.profiles p
  set first_name = v_first,
    last_name = v_last,
    full_name = coalesce(
      private.sanitize_metadata_text(new.raw_user_meta_data, 'full_name', 201),
      nullif(concat_ws(' ', v_first, v_last), '')
    ),
    company_name = private.sanitize_metadata_text(new.raw_user_meta_data, 'company_name', 200),
    brokerage_name = private.sanitize_metadata_text(new.raw_user_meta_data, 'brokerage_name', 200),
    avatar_url = null,
    phone = null,
    bio = null,
    user_type = v_type
  where p.id = new.id;
  if v_role <> v_before then
    update public.profiles p
    set requires_approval = v_reviewed,
      approval_status = case when v_reviewed then 'pending' else 'approved' end::public.approval_status
    where p.id = new.id;
    delete from public.user_roles r where r.user_id = new.id and r.role::text = v_before;
    insert into public.user_roles (user_id, role) values (new.id, v_role::public.app_role)
    on conflict (user_id, role) do nothing;
  end if;
  return null;
end $$;

-- Named to run before haven_handle_changed_user, which adds the roles earned by the email.
create trigger haven_derive_profile after update of raw_user_meta_data on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and old.raw_user_meta_data is distinct from new.raw_user_meta_data
  )
  execute function private.rebuild_profile_from_metadata();
