-- A new account gets its profile and one harmless role in the transaction that creates it.
-- Whatever a stranger puts into the sign-up metadata, this neither fails nor grants a privilege.

-- One line of plain text out of metadata: control characters would reach mail headers.
create function private.plain_text(p_metadata jsonb, p_key text, p_length integer) returns text
language sql immutable set search_path = ''
as $$
  select nullif(btrim(left(btrim(regexp_replace(p_metadata ->> p_key, '[[:cntrl:][:space:]]+', ' ', 'g')), p_length)), '')
  where jsonb_typeof(p_metadata -> p_key) = 'string'
$$;

-- The enumeration holds self-service types only, so `admin` or `support` is no type at all.
create function private.requested_type(p_metadata jsonb) returns public.user_type
language sql immutable set search_path = ''
as $$
  select t from unnest(enum_range(null::public.user_type)) as t
  where t::text = lower(private.plain_text(p_metadata, 'user_type', 20))
$$;

create function private.create_profile(
  p_id uuid, p_email text, p_metadata jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_type constant public.user_type := private.requested_type(p_metadata);
  v_role constant text := coalesce(v_type::text, 'buyer');
  v_first constant text := private.plain_text(p_metadata, 'first_name', 100);
  v_last constant text := private.plain_text(p_metadata, 'last_name', 100);
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
    coalesce(private.plain_text(p_metadata, 'full_name', 201), nullif(concat_ws(' ', v_first, v_last), '')),
    private.plain_text(p_metadata, 'company_name', 200),
    private.plain_text(p_metadata, 'brokerage_name', 200),
    v_type,
    v_reviewed,
    case when v_reviewed then 'pending' else 'approved' end::public.approval_status
  )
  on conflict (id) do nothing;

  insert into public.user_roles (user_id, role)
  values (p_id, v_role::public.app_role)
  on conflict (user_id, role) do nothing;
end
$$;

revoke all on function
  private.plain_text(jsonb, text, integer), private.requested_type(jsonb), private.create_profile(uuid, text, jsonb)
  from public, anon, authenticated, service_role;
