SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.brokerage_desk (
  p_slug text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.current_tenant_id();
  v_supervises constant boolean := private.supervised_tenant_id() is not null;
  v_tenant public.tenants;
  v_brokerage private.brokerages;
begin
  select * into v_tenant from public.tenants t where t.id = v_tenant_id and t.subdomain = lower(left(p_slug, 63));
  if v_tenant.id is null then
    return null;
  end if;
  select * into v_brokerage from private.brokerages b where b.tenant_id = v_tenant_id;
  return jsonb_build_object(
    'slug', v_tenant.subdomain, 'name', v_tenant.name,
    'supervises', v_supervises,
    'signs', coalesce(v_brokerage.broker_of_record = auth.uid(), false),
    'may_change', private.administered_tenant_id() is not null,
    'profile', jsonb_build_object(
      'is_public', coalesce(v_brokerage.is_public, false), 'about', coalesce(v_brokerage.about, ''),
      'phone', coalesce(v_brokerage.phone, ''), 'license_number', coalesce(v_brokerage.license_number, ''),
      'license_state', v_brokerage.license_state, 'broker_of_record', v_brokerage.broker_of_record,
      'signs_listings', coalesce(v_brokerage.signs_listings, false)
    ),
    'members', (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', m.user_id, 'name', m.name, 'email', m.email, 'role', m.role,
          'is_of_record', coalesce(m.user_id = v_brokerage.broker_of_record, false),
          'licenses', (
            select coalesce(
              jsonb_agg(jsonb_build_object('state', l.state, 'number', l.number, 'expires_on', l.expires_on) order by l.state),
              '[]'
            )
            from public.professional_licenses l where l.user_id = m.user_id
          )
        ) || private.production_of(v_tenant_id, m.user_id)
        order by m.role, lower(m.name), m.user_id
      )
      from private.tenant_team() m
      where v_supervises or m.is_me
    ),
    'waiting', case when v_supervises then (
      select coalesce(jsonb_agg(w.one order by w.created_at), '[]') from (
        select l.created_at, jsonb_build_object(
          'id', l.id, 'name', l.property_name, 'city', l.city, 'state', l.state, 'price', l.price,
          'is_confidential', l.is_confidential, 'by', private.called(u.user_id), 'at', l.created_at
        ) as one
        from private.listings_to_sign(v_tenant_id) u join public.listings l on l.id = u.listing_id
        order by l.created_at limit 50
      ) w
    ) else '[]' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.check_address (
  p_email text
)
  RETURNS TABLE (
    signed_up_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    asked_at     timestamp with time zone,
    came_back_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query
  select u.created_at, u.email_confirmed_at, u.confirmation_sent_at, private.bounce_of(u.id)
  from auth.users u
  where u.email = lower(btrim(left(p_email, 320)));
end
$function$;

CREATE OR REPLACE FUNCTION private.check_broker_of_record (
  p_email text
)
  RETURNS TABLE (
    is_admitted       boolean,
    holds_role        boolean,
    role_until        timestamp with time zone,
    has_second_factor boolean,
    workspace         text,
    is_named          boolean,
    signs_listings    boolean,
    waiting           bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query
  select
    p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending'),
    coalesce(r.is_active and coalesce(r.expires_at > now(), true), false),
    r.expires_at,
    exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'),
    t.name,
    coalesce(b.broker_of_record = p.id, false),
    coalesce(b.signs_listings, false),
    case when b.broker_of_record = p.id and b.signs_listings
      then (select count(*) from private.listings_to_sign(b.tenant_id)) else 0 end
  from public.profiles p
  left join public.user_roles r on r.user_id = p.id and r.role = 'broker_of_record'
  left join public.tenant_users u on u.user_id = p.id and u.is_active
  left join public.tenants t on t.id = u.tenant_id
  left join private.brokerages b on b.tenant_id = u.tenant_id
  where p.email = lower(btrim(left(p_email, 320)))
  limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.letters_to (
  p_email text
)
  RETURNS TABLE (
    id          uuid,
    template    text,
    attempts    integer,
    last_error  text,
    queued_at   timestamp with time zone,
    sent_at     timestamp with time zone,
    given_up_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query
  select o.id, o.template, o.attempts, o.last_error, o.created_at, o.done_at, o.dead_at
  from private.outbox o
  where o.kind = 'email' and lower(o.recipient) = lower(btrim(left(p_email, 320)))
  order by o.created_at desc, o.id
  limit 20;
end
$function$;

CREATE OR REPLACE FUNCTION private.listings_to_sign (
  p_tenant_id uuid
)
  RETURNS TABLE (
    listing_id uuid,
    user_id    uuid
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select l.id, u.user_id
  from public.tenant_users u
  join public.broker_accounts c on c.user_id = u.user_id
  join public.listings l on l.broker_id = c.broker_id
  left join private.brokerages b on b.tenant_id = u.tenant_id
  where u.tenant_id = p_tenant_id and l.approval_status = 'pending' and l.status in ('active', 'under_contract')
    and u.user_id is distinct from b.broker_of_record
    and not exists (select from private.listing_sign_offs s where s.listing_id = l.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.send_sample_of_agreement()
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return private.queue_message(
    'email', p.email, 'agreement_signed',
    jsonb_build_object('name', private.called(p.id), 'version', 1, 'hash', repeat('0', 64)),
    format('agreement_sample:%s:%s', p.id, date_trunc('minute', now()))
  )
  from public.profiles p where p.id = auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_signer()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_message(
    'email', p.email, 'agreement_signed',
    jsonb_build_object('name', new.name, 'version', t.version, 'hash', new.hash, 'listing', new.listing_id),
    'agreement:' || new.id
  )
  from public.profiles p, public.listing_nda_texts t
  where p.id = new.user_id and t.id = new.nda_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_address (
  email text
)
  RETURNS TABLE (
    signed_up_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    asked_at     timestamp with time zone,
    came_back_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.check_address(email)
$function$;

REVOKE ALL ON FUNCTION "public"."check_address"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.check_broker_of_record (
  email text
)
  RETURNS TABLE (
    is_admitted       boolean,
    holds_role        boolean,
    role_until        timestamp with time zone,
    has_second_factor boolean,
    workspace         text,
    is_named          boolean,
    signs_listings    boolean,
    waiting           bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.check_broker_of_record(email)
$function$;

REVOKE ALL ON FUNCTION "public"."check_broker_of_record"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.letters_to (
  email text
)
  RETURNS TABLE (
    id          uuid,
    template    text,
    attempts    integer,
    last_error  text,
    queued_at   timestamp with time zone,
    sent_at     timestamp with time zone,
    given_up_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.letters_to(email)
$function$;

REVOKE ALL ON FUNCTION "public"."letters_to"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_sample_of_agreement()
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_sample_of_agreement()
$function$;

REVOKE ALL ON FUNCTION "public"."send_sample_of_agreement"() FROM PUBLIC, "anon", "service_role";

CREATE INDEX outbox_recipient_idx ON private.outbox USING btree (lower(recipient), created_at DESC)
  WHERE (kind = 'email'::text);

CREATE TRIGGER tell_signer
  AFTER INSERT ON public.listing_nda_signatures
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_signer();

REVOKE ALL ON FUNCTION "private"."check_address"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_address"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_address"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_broker_of_record"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."check_broker_of_record"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."check_broker_of_record"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_broker_of_record"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letters_to"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."letters_to"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."letters_to"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letters_to"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listings_to_sign"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listings_to_sign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listings_to_sign"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_sample_of_agreement"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_sample_of_agreement"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_sample_of_agreement"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_sample_of_agreement"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_signer"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_signer"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_signer"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_address"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_address"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_broker_of_record"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."check_broker_of_record"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_broker_of_record"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."letters_to"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."letters_to"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."letters_to"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_sample_of_agreement"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_sample_of_agreement"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_sample_of_agreement"() TO "postgres";
