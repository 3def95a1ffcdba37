SET local check_function_bodies = off;

REVOKE ALL ("branding") ON TABLE "public"."tenants" FROM "authenticated";

REVOKE ALL ("settings") ON TABLE "public"."tenants" FROM "authenticated";

CREATE TABLE "private"."brokerages" (
  "tenant_id"        uuid                     NOT NULL,
  "is_public"        boolean                  NOT NULL DEFAULT false,
  "about"            text                     NOT NULL DEFAULT ''::text,
  "phone"            text                     NOT NULL DEFAULT ''::text,
  "license_number"   text                     NOT NULL DEFAULT ''::text,
  "license_state"    text,
  "broker_of_record" uuid,
  "signs_listings"   boolean                  NOT NULL DEFAULT false,
  "updated_at"       timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "brokerages_about_is_plain" CHECK (((char_length(about) <= 1200) AND (about !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "brokerages_license_state_shape" CHECK ((license_state ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT "brokerages_phone_is_plain" CHECK ((phone ~ '^[0-9+() .-]{0,32}$'::text)),
  CONSTRAINT "brokerages_pkey" PRIMARY KEY (tenant_id),
  CONSTRAINT "brokerages_license_number_is_plain" CHECK (private.is_line(license_number, 60))
);

ALTER TABLE "private"."brokerages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."invitation_misses" (
  "id"        bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "client"    text                     NOT NULL,
  "missed_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "invitation_misses_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."invitation_misses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."listing_sign_offs" (
  "listing_id" uuid                     NOT NULL,
  "tenant_id"  uuid                     NOT NULL,
  "signed_by"  uuid,
  "note"       text                     NOT NULL DEFAULT ''::text,
  "signed_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "listing_sign_offs_pkey" PRIMARY KEY (listing_id),
  CONSTRAINT "listing_sign_offs_note_is_plain" CHECK (private.is_line(note, 500))
);

ALTER TABLE "private"."listing_sign_offs"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."tenant_activity" (
  "id"        bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "tenant_id" uuid   NOT NULL,
  CONSTRAINT "tenant_activity_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."tenant_activity"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."tenant_brands" (
  "tenant_id"     uuid                     NOT NULL,
  "version"       integer                  NOT NULL,
  "product_name"  text                     NOT NULL,
  "surface"       text                     NOT NULL DEFAULT '#9caf88'::text,
  "accent_light"  text                     NOT NULL DEFAULT '#1e3329'::text,
  "accent_dark"   text                     NOT NULL DEFAULT '#b5c7a1'::text,
  "typeface"      text                     NOT NULL DEFAULT 'house'::text,
  "mail_footer"   text                     NOT NULL DEFAULT ''::text,
  "sign_in_title" text                     NOT NULL DEFAULT ''::text,
  "sign_in_text"  text                     NOT NULL DEFAULT ''::text,
  "logo"          bytea,
  "changed_at"    timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "changed_by"    uuid,
  CONSTRAINT "tenant_brands_pkey" PRIMARY KEY (tenant_id, VERSION),
  CONSTRAINT "tenant_brands_product_name_is_plain" CHECK (((char_length(product_name) <= 40) AND (product_name ~ '^[[:alnum:]][[:alnum:] &.’-]*$'::text))),
  CONSTRAINT "tenant_brands_typeface_is_known" CHECK ((typeface = ANY (ARRAY['house'::text, 'plain'::text, 'book'::text]))),
  CONSTRAINT "tenant_brands_version_counts" CHECK ((version >= 0)),
  CONSTRAINT "tenant_brands_mail_footer_is_plain" CHECK (private.is_line(mail_footer, 200)),
  CONSTRAINT "tenant_brands_sign_in_text_is_plain" CHECK (private.is_line(sign_in_text, 240)),
  CONSTRAINT "tenant_brands_sign_in_title_is_plain" CHECK (private.is_line(sign_in_title, 80))
);

ALTER TABLE "private"."tenant_brands"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."tenant_domains" (
  "domain"     text                     NOT NULL,
  "tenant_id"  uuid                     NOT NULL,
  "claimed_by" uuid,
  "claimed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "tenant_domains_pkey" PRIMARY KEY (DOMAIN),
  CONSTRAINT "tenant_domains_shape" CHECK (((char_length(domain) <= 253) AND (domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'::text)))
);

ALTER TABLE "private"."tenant_domains"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."tenant_invitations" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "tenant_id"    uuid                     NOT NULL,
  "email"        text                     NOT NULL,
  "role"         public.tenant_role       NOT NULL,
  "token_hash"   text                     NOT NULL,
  "invited_by"   uuid,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at"   timestamp with time zone NOT NULL,
  "letters"      integer                  NOT NULL DEFAULT 1,
  "accepted_at"  timestamp with time zone,
  "declined_at"  timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  CONSTRAINT "tenant_invitations_email_shape"
    CHECK (((char_length(email) <= 320) AND (email = lower(btrim(email))) AND (email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'::text))),
  CONSTRAINT "tenant_invitations_end_once" CHECK ((num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)),
  CONSTRAINT "tenant_invitations_pkey" PRIMARY KEY (id),
  CONSTRAINT "tenant_invitations_role_is_given" CHECK ((role = ANY (ARRAY['admin'::public.tenant_role, 'member'::public.tenant_role]))),
  CONSTRAINT "tenant_invitations_token_hash_key" UNIQUE (token_hash)
);

ALTER TABLE "private"."tenant_invitations"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."tenant_join_requests" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "tenant_id"   uuid                     NOT NULL,
  "user_id"     uuid                     NOT NULL,
  "asked_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "declined_at" timestamp with time zone,
  CONSTRAINT "tenant_join_requests_once" UNIQUE (tenant_id, user_id),
  CONSTRAINT "tenant_join_requests_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."tenant_join_requests"
  ENABLE ROW LEVEL SECURITY;

CREATE TYPE "public"."tenant_act" AS ENUM (
  'created',
  'renamed',
  'invited',
  'invitation_withdrawn',
  'invitation_declined',
  'joined',
  'left',
  'removed',
  'role_changed',
  'handed_over',
  'domain_claimed',
  'domain_released',
  'join_asked',
  'join_declined',
  'brand_published',
  'brand_restored'
);

ALTER TABLE "private"."tenant_activity"
  ADD COLUMN "act" public.tenant_act NOT NULL;

ALTER TABLE "private"."tenant_activity"
  ADD COLUMN "actor_id" uuid;

ALTER TABLE "private"."tenant_activity"
  ADD COLUMN "subject" text;

ALTER TABLE "private"."tenant_activity"
  ADD COLUMN "happened_at" timestamp WITH time zone NOT NULL DEFAULT clock_timestamp();

CREATE OR REPLACE FUNCTION private.answer_invitation (
  p_id      uuid,
  p_token   text,
  p_accepts boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := private.lock_member();
  v_invitation private.tenant_invitations;
begin
  select * into v_invitation from private.tenant_invitations i
  where i.id = p_id or i.token_hash = private.invitation_hash(left(p_token, 200))
  for update;
  if v_invitation.id is null or v_invitation.email is distinct from private.my_confirmed_email() then
    raise exception 'This invitation was sent to another address.' using errcode = 'HXTOA';
  end if;
  if num_nonnulls(v_invitation.accepted_at, v_invitation.declined_at, v_invitation.withdrawn_at) > 0
    or v_invitation.expires_at <= now()
  then
    raise exception 'This invitation is no longer open.' using errcode = 'HXTOV';
  end if;
  if not p_accepts then
    update private.tenant_invitations i set declined_at = now() where i.id = v_invitation.id;
    perform private.note_tenant_act(v_invitation.tenant_id, 'invitation_declined', v_invitation.email);
    return null;
  end if;
  update private.tenant_invitations i set accepted_at = now() where i.id = v_invitation.id;
  insert into public.tenant_users (tenant_id, user_id, role)
  values (v_invitation.tenant_id, v_user_id, v_invitation.role)
  on conflict (tenant_id, user_id) do nothing;
  return private.switch_tenant(v_invitation.tenant_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_to_join()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := private.lock_member();
  v_tenant_id uuid;
  v_id uuid;
begin
  select t.tenant_id into v_tenant_id from private.my_domain_tenant() t;
  if v_tenant_id is null then
    raise exception 'No tenant has claimed the domain of the caller.' using errcode = 'HXTDN';
  end if;
  insert into private.tenant_join_requests (tenant_id, user_id) values (v_tenant_id, v_user_id)
  on conflict (tenant_id, user_id) do nothing
  returning id into v_id;
  if v_id is null then
    return;
  end if;
  perform private.note_tenant_act(v_tenant_id, 'join_asked', private.called(v_user_id));
  perform private.notify(
    u.user_id, 'tenant_join_asked', 'join:' || v_id,
    jsonb_build_object('name', private.called(v_user_id), 'tenant', t.name)
  )
  from public.tenant_users u join public.tenants t on t.id = u.tenant_id
  where u.tenant_id = v_tenant_id and u.role in ('owner', 'admin');
end
$function$;

CREATE OR REPLACE FUNCTION private.brand_facts (
  p_brand private.tenant_brands
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'product_name', (p_brand).product_name, 'surface', (p_brand).surface,
    'accent_light', (p_brand).accent_light, 'accent_dark', (p_brand).accent_dark,
    'typeface', (p_brand).typeface, 'mail_footer', (p_brand).mail_footer,
    'sign_in_title', (p_brand).sign_in_title, 'sign_in_text', (p_brand).sign_in_text,
    'logo', translate(encode((p_brand).logo, 'base64'), E'\n', '')
  )
$function$;

CREATE OR REPLACE FUNCTION private.brand_of_subdomain (
  p_subdomain text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select private.live_brand(t.id) - 'mail_footer' from public.tenants t where t.subdomain = lower(left(p_subdomain, 63)));
end
$function$;

CREATE OR REPLACE FUNCTION private.brand_studio()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  if v_tenant_id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'tenant', t.name, 'subdomain', t.subdomain, 'may_publish', private.may_publish_brand(t.id),
      'draft', (select private.brand_facts(b) from private.tenant_brands b where b.tenant_id = t.id and b.version = 0),
      'live', private.live_brand(t.id),
      'versions', (
        select coalesce(jsonb_agg(v.one order by v.version desc), '[]') from (
          select b.version, jsonb_build_object(
            'version', b.version, 'product_name', b.product_name, 'surface', b.surface,
            'accent_light', b.accent_light, 'by', private.called(b.changed_by), 'at', b.changed_at
          ) as one
          from private.tenant_brands b where b.tenant_id = t.id and b.version > 0
          order by b.version desc limit 30
        ) v
      )
    )
    from public.tenants t where t.id = v_tenant_id
  );
end
$function$;

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
        from public.tenant_users u
        join public.broker_accounts c on c.user_id = u.user_id
        join public.listings l on l.broker_id = c.broker_id
        where u.tenant_id = v_tenant_id and l.approval_status = 'pending' and l.status in ('active', 'under_contract')
          and u.user_id is distinct from v_brokerage.broker_of_record
          and not exists (select from private.listing_sign_offs s where s.listing_id = l.id)
        order by l.created_at limit 50
      ) w
    ) else '[]' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.called (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(nullif(btrim(p.full_name), ''), p.email) from public.profiles p where p.id = p_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_domain()
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_domain constant text := private.my_mail_domain();
begin
  if coalesce(v_domain, '') = '' or private.is_public_mail_domain(v_domain) then
    raise exception 'This domain is nobody''s.' using errcode = 'HXTDP';
  end if;
  insert into private.tenant_domains (domain, tenant_id, claimed_by) values (v_domain, v_tenant_id, auth.uid())
  on conflict (domain) do nothing;
  if not found then
    raise exception 'This domain is claimed already.' using errcode = 'HXTDC';
  end if;
  perform private.note_tenant_act(v_tenant_id, 'domain_claimed', v_domain);
  return v_domain;
end
$function$;

CREATE OR REPLACE FUNCTION private.contrast (
  p_one   text,
  p_other text
)
  RETURNS double precision
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (greatest(l.one, l.other) + 0.05) / (least(l.one, l.other) + 0.05)
  from (select private.luminance(p_one) as one, private.luminance(p_other) as other) l
$function$;

CREATE OR REPLACE FUNCTION private.decide_join_request (
  p_id         uuid,
  p_is_welcome boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_user_id uuid;
begin
  select r.user_id into v_user_id from private.tenant_join_requests r
  where r.id = p_id and r.tenant_id = v_tenant_id and r.declined_at is null for update;
  if v_user_id is null then
    raise exception 'This request is no longer open.' using errcode = 'HXTOV';
  end if;
  if p_is_welcome then
    perform private.require_seat(v_tenant_id);
    delete from private.tenant_join_requests r where r.id = p_id;
    insert into public.tenant_users (tenant_id, user_id, is_active)
    select v_tenant_id, v_user_id, not exists (
      select from public.tenant_users u where u.user_id = v_user_id and u.is_active
    )
    on conflict (tenant_id, user_id) do nothing;
  else
    update private.tenant_join_requests r set declined_at = now() where r.id = p_id;
    perform private.note_tenant_act(v_tenant_id, 'join_declined', private.called(v_user_id));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_tenants()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_invitations constant integer := (select count(*) from private.my_invitations());
  v_requests constant integer := (select count(*) from private.join_requests());
begin
  if v_invitations + v_requests = 0 then
    return null;
  end if;
  return jsonb_build_object('invitations', v_invitations, 'requests', v_requests);
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_owner()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.tenant_users u set role = 'owner'
  where u.id = (
    select m.id from public.tenant_users m where m.tenant_id = old.tenant_id order by m.role, m.id limit 1
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.get_brokerage (
  p_slug text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'slug', t.subdomain, 'name', t.name, 'about', b.about, 'phone', b.phone,
      'license_number', b.license_number, 'license_state', b.license_state,
      'broker_of_record', private.called(b.broker_of_record),
      -- The directory's own words: who sells openly, and nothing of what is sold in confidence.
      'agents', (
        select coalesce(jsonb_agg(private.agent_card(a) order by a.listings desc, a.id), '[]')
        from public.tenant_users u
        join public.broker_accounts c on c.user_id = u.user_id and not c.is_pseudonym
        join private.agents a on a.id = c.broker_id
        where u.tenant_id = t.id and private.is_agent(a.id)
      )
    )
    from private.brokerages b join public.tenants t on t.id = b.tenant_id
    where t.subdomain = lower(left(p_slug, 63)) and b.is_public
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_over_tenant (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_me constant uuid := auth.uid();
begin
  if not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = v_me and u.role = 'owner'
  ) then
    raise exception 'Only its owner hands a tenant over.' using errcode = 'HXTAD';
  end if;
  if p_user_id = v_me or not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = p_user_id
  ) then
    raise exception 'The new owner is another member.' using errcode = 'HXTNM';
  end if;
  update public.tenant_users u set role = 'admin' where u.tenant_id = v_tenant_id and u.user_id = v_me;
  update public.tenant_users u set role = 'owner' where u.tenant_id = v_tenant_id and u.user_id = p_user_id;
  perform private.notify(
    p_user_id, 'tenant_owned', 'tenant_owned:' || clock_timestamp(),
    jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = v_tenant_id), 'name', private.called(v_me))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_days()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 7
$function$;

CREATE OR REPLACE FUNCTION private.invitation_hash (
  p_token text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to(p_token, 'utf8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.invitation_of_token (
  p_token text
)
  RETURNS TABLE (
    tenant     text,
    email      text,
    role       public.tenant_role,
    invited_by text,
    state      text,
    expires_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_client constant text := coalesce(private.client_address(), 'unknown');
begin
  -- One after the other for each address, so that many at once do not all come before the first miss is noted.
  perform pg_advisory_xact_lock(hashtextextended('invitation_misses:' || v_client, 0));
  delete from private.invitation_misses m where m.missed_at < clock_timestamp() - interval '15 minutes';
  if (select count(*) from private.invitation_misses m where m.client = v_client) >= 20 then
    raise exception 'Too many links that lead nowhere.' using errcode = 'HXTIL';
  end if;
  return query
  select t.name, i.email, i.role, private.called(i.invited_by),
    case
      when i.accepted_at is not null then 'accepted'
      when i.declined_at is not null then 'declined'
      when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= now() then 'expired'
      else 'open'
    end,
    i.expires_at
  from private.tenant_invitations i join public.tenants t on t.id = i.tenant_id
  where i.token_hash = private.invitation_hash(left(p_token, 200));
  if not found then
    insert into private.invitation_misses (client) values (v_client);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_to_tenant (
  p_email text,
  p_role  public.tenant_role
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_email constant text := lower(btrim(p_email));
  v_id uuid;
begin
  if p_role is null or p_role = 'owner' then
    raise exception 'A tenant has one owner, who hands it over.' using errcode = 'HXTRO';
  end if;
  if exists (
    select from public.tenant_users u join public.profiles p on p.id = u.user_id
    where u.tenant_id = v_tenant_id and lower(p.email) = v_email
  ) then
    raise exception 'This person is a member already.' using errcode = 'HXTME';
  end if;
  -- Letters to strangers: a tenant sends so many a day.
  if (
    select coalesce(sum(i.letters), 0) from private.tenant_invitations i
    where i.tenant_id = v_tenant_id and i.created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'Too many invitations today.' using errcode = 'HXTMN';
  end if;
  update private.tenant_invitations i set withdrawn_at = now()
  where i.tenant_id = v_tenant_id and i.email = v_email and i.expires_at <= now()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null;
  perform private.require_seat(v_tenant_id);
  insert into private.tenant_invitations (tenant_id, email, role, token_hash, invited_by, expires_at)
  values (v_tenant_id, v_email, p_role, gen_random_uuid()::text, auth.uid(), now())
  on conflict (tenant_id, email) where accepted_at is null and declined_at is null and withdrawn_at is null do nothing
  returning id into v_id;
  if v_id is null then
    raise exception 'This address is invited already.' using errcode = 'HXTIN';
  end if;
  perform private.send_invitation(v_id);
  perform private.note_tenant_act(v_tenant_id, 'invited', v_email);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_plain_webp (
  p_content bytea
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_length constant integer := length(p_content);
  v_at integer := 12;
  v_size bigint;
  v_kind text;
  v_pictures integer := 0;
begin
  if v_length < 20 or substr(p_content, 1, 4) <> '\x52494646' or substr(p_content, 9, 4) <> '\x57454250' then
    return false;
  end if;
  while v_at + 8 <= v_length loop
    v_kind := encode(substr(p_content, v_at + 1, 4), 'hex');
    v_size := get_byte(p_content, v_at + 4) + get_byte(p_content, v_at + 5) * 256
      + get_byte(p_content, v_at + 6) * 65536 + get_byte(p_content, v_at + 7)::bigint * 16777216;
    -- VP8, VP8L, VP8X, ALPH and a profile of colours.
    if v_kind not in ('56503820', '5650384c', '56503858', '414c5048', '49434350') then
      return false;
    end if;
    v_pictures := v_pictures + (v_kind in ('56503820', '5650384c'))::integer;
    v_at := least(v_at + 8 + v_size + v_size % 2, v_length + 1)::integer;
  end loop;
  return v_at = v_length and v_pictures = 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_public_mail_domain (
  p_domain text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_domain in (
    'aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'cox.net', 'duck.com', 'fastmail.com', 'gmail.com', 'gmx.com',
    'gmx.de', 'googlemail.com', 'hey.com', 'hotmail.com', 'icloud.com', 'live.com', 'mac.com', 'mail.com', 'me.com',
    'msn.com', 'outlook.com', 'pm.me', 'proton.me', 'protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com',
    'yandex.com', 'ymail.com', 'zoho.com'
  )
$function$;

CREATE OR REPLACE FUNCTION private.join_requests()
  RETURNS TABLE (
    id       uuid,
    name     text,
    email    text,
    asked_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select r.id, private.called(p.id), p.email, r.asked_at
  from private.tenant_join_requests r join public.profiles p on p.id = r.user_id
  where r.tenant_id = private.administered_tenant_id() and r.declined_at is null
  order by r.asked_at, r.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_properties()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant public.tenants;
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  select t.* into v_tenant from public.tenants t
  join public.tenant_users u on u.tenant_id = t.id
  where u.user_id = private.account_of(new.broker_id) and u.is_active
  for no key update of t;
  if v_tenant.id is not null and (
    select count(*) from public.tenant_users u
    join public.broker_accounts a on a.user_id = u.user_id
    join public.listings l on l.broker_id = a.broker_id
    where u.tenant_id = v_tenant.id and l.status in ('active', 'under_contract') and l.id <> new.id
  ) >= v_tenant.max_properties then
    raise exception 'The tenant has as many properties as its plan allows.' using errcode = 'HXTPR';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_tenant (
  p_tenant_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := private.lock_member();
begin
  if exists (
    select from public.tenant_users u
    where u.tenant_id = p_tenant_id and u.user_id = v_user_id and u.role = 'owner'
  ) then
    raise exception 'The owner hands a tenant over before leaving it.' using errcode = 'HXTOW';
  end if;
  delete from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = v_user_id;
  if not found then
    raise exception 'You are not a member of this tenant.' using errcode = '42501';
  end if;
  -- Whoever belongs to another one goes on working there.
  update public.tenant_users u set is_active = true
  where u.id = (
    select m.id from public.tenant_users m join public.tenants t on t.id = m.tenant_id
    where m.user_id = v_user_id order by lower(t.name), t.id limit 1
  ) and not exists (select from public.tenant_users m where m.user_id = v_user_id and m.is_active);
end
$function$;

CREATE OR REPLACE FUNCTION private.live_brand (
  p_tenant_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select private.brand_facts(b) from private.tenant_brands b
    where b.tenant_id = p_tenant_id and b.version > 0 order by b.version desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_administered_tenant()
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id uuid;
begin
  perform private.lock_member();
  if private.current_tenant_id() is null then
    raise exception 'No current tenant' using errcode = 'HXTNC';
  end if;
  v_tenant_id := private.administered_tenant_id();
  if v_tenant_id is null then
    raise exception 'Only its owner and its administrators look after a tenant.' using errcode = 'HXTAD';
  end if;
  perform from public.tenants t where t.id = v_tenant_id for no key update;
  return v_tenant_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.luminance (
  p_colour text
)
  RETURNS double precision
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select sum(
    part.weight * case
      when part.light <= 0.04045 then part.light / 12.92
      else power((part.light + 0.055) / 1.055, 2.4)
    end
  )
  from (
    select w.weight, get_byte(decode(substr(p_colour, 2), 'hex'), w.place) / 255.0::double precision as light
    from (values (0, 0.2126::double precision), (1, 0.7152), (2, 0.0722)) w (place, weight)
  ) part
$function$;

CREATE OR REPLACE FUNCTION private.may_publish_brand (
  p_tenant_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.tenants t where t.id = p_tenant_id and t.plan_type = 'enterprise'
  ) or exists (
    select from public.tenant_users u join public.subscribers s on s.user_id = u.user_id
    where u.tenant_id = p_tenant_id and u.role = 'owner' and s.subscribed
      and lower(s.subscription_tier) in ('enterprise', 'enterprise-company')
      and (s.subscription_end is null or s.subscription_end > now())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_brand()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.live_brand(private.current_tenant_id());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_confirmed_email()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_domain_tenant()
  RETURNS TABLE (
    tenant_id uuid,
    name      text,
    domain    text,
    state     text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select t.id, t.name, d.domain,
    case when r.id is null then 'open' when r.declined_at is null then 'asked' else 'declined' end
  from private.tenant_domains d
  join public.tenants t on t.id = d.tenant_id
  left join private.tenant_join_requests r on r.tenant_id = t.id and r.user_id = auth.uid()
  where d.domain = private.my_mail_domain()
    and not exists (select from public.tenant_users u where u.tenant_id = t.id and u.user_id = auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_invitations()
  RETURNS TABLE (
    id         uuid,
    tenant     text,
    role       public.tenant_role,
    invited_by text,
    expires_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select i.id, t.name, i.role, private.called(i.invited_by), i.expires_at
  from private.tenant_invitations i join public.tenants t on t.id = i.tenant_id
  where i.email = private.my_confirmed_email() and i.expires_at > now()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
  order by i.created_at desc, i.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_mail_domain()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return split_part(private.my_confirmed_email(), '@', 2);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_membership()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    if new.role = 'owner' then
      perform private.note_tenant_act(new.tenant_id, 'created', private.called(new.user_id));
    else
      perform private.note_tenant_act(new.tenant_id, 'joined', private.called(new.user_id));
    end if;
  elsif tg_op = 'DELETE' then
    -- A tenant that is going takes its activity along.
    if exists (select from public.tenants t where t.id = old.tenant_id) then
      perform private.note_tenant_act(
        old.tenant_id, case when auth.uid() is distinct from old.user_id then 'removed' else 'left' end::public.tenant_act,
        private.called(old.user_id)
      );
    end if;
  elsif new.role = 'owner' then
    perform private.note_tenant_act(new.tenant_id, 'handed_over', private.called(new.user_id));
  elsif old.role <> 'owner' then
    perform private.note_tenant_act(
      new.tenant_id, 'role_changed',
      private.called(new.user_id) || case new.role when 'admin' then ', administrator' else ', member' end
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_tenant_act (
  p_tenant_id uuid,
  p_act       public.tenant_act,
  p_subject   text              DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.tenant_activity (tenant_id, act, actor_id, subject)
  select p_tenant_id, p_act, (select p.id from public.profiles p where p.id = auth.uid()), left(p_subject, 400);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_tenant_name()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_tenant_act(new.id, 'renamed', new.name);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_kinds()
  RETURNS TABLE (
    kind      text,
    type      text,
    is_urgent boolean,
    gathers   boolean,
    by_email  boolean,
    by_sms    boolean,
    title     text,
    message   text,
    path      text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has let you in. Switch to it under Workspace.', '/workspace-settings'),
    ('tenant_invited', 'system', false, false, false, false,
      '{name} invites you to {tenant}', 'Join it, or turn the invitation down.', '/workspace-settings'),
    ('tenant_join_asked', 'system', false, false, true, false,
      '{name} asks to join {tenant}', 'Their confirmed address is at a domain of yours.', '/workspace-settings'),
    ('tenant_left', 'system', false, false, true, false,
      'You are no longer a member of {tenant}', 'What you shared there stays with the team.', '/workspace-settings'),
    ('tenant_owned', 'system', false, false, true, false,
      '{tenant} is yours', '{name} has handed it over to you.', '/workspace-settings'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
      '/my-listings'),
    ('listings_stale', 'review', false, false, true, false,
      '{listings} of your listings wait to be confirmed',
      'Nobody has confirmed them for {days} days or longer, {property} the longest. Confirm them, or say what changed.',
      '/my-listings'),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('transaction_dates', 'info', false, false, true, false,
      'Dates of {property} moved', '{dates}.', '/transactions/{transaction_id}'),
    ('offer_asked', 'lead', false, false, true, false,
      'You are asked for an offer on {property}', 'Until {when}.', '/transactions/{transaction_id}'),
    ('offer_received', 'lead', false, false, true, false,
      'An offer on {property}', 'From {name}.', '/seller/offers?of={transaction_id}'),
    ('offer_answered', 'lead', false, false, true, false,
      '{answer}: {property}', 'Look at it and at what comes next.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('client_shared', 'info', false, false, true, false,
      '{name} shared something with you', '{title}', '/client-dashboard'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('search_match', 'info', false, false, true, false,
      '{property}: {change}', 'Matches {searches}.', null),
    ('search_digest', 'info', false, false, true, false,
      '{count} in your searches', '{communities}', '/searches'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.production_of (
  p_tenant_id uuid,
  p_user_id   uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'live', count(*) filter (where l.approval_status = 'approved' and l.status = 'active'),
      'under_contract', count(*) filter (where l.approval_status = 'approved' and l.status = 'under_contract'),
      'value', coalesce(sum(l.price) filter (where l.approval_status = 'approved'), 0)
    )
    from public.broker_accounts c join public.listings l on l.broker_id = c.broker_id
    where c.user_id = p_user_id and l.status in ('active', 'under_contract')
  ) || (
    select jsonb_build_object(
      'open', count(*) filter (where d.stage not in ('transition', 'true_up', 'won', 'lost')),
      'closed', count(*) filter (where d.stage in ('transition', 'true_up', 'won') and d.closed_on > current_date - 365),
      'volume', coalesce(
        sum(d.price) filter (where d.stage in ('transition', 'true_up', 'won') and d.closed_on > current_date - 365), 0
      )
    )
    from public.deals d
    where d.owner_id = p_user_id and d.book = p_tenant_id and d.deleted_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_brand (
  p_version integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_brand private.tenant_brands;
begin
  if not private.may_publish_brand(v_tenant_id) then
    raise exception 'White-label access comes with the Enterprise plan.' using errcode = 'HXBPL';
  end if;
  select * into v_brand from private.tenant_brands b where b.tenant_id = v_tenant_id and b.version = p_version;
  if v_brand.tenant_id is null then
    raise exception 'There is no such version.' using errcode = 'HXBNV';
  end if;
  v_brand.version := 1 + (select max(b.version) from private.tenant_brands b where b.tenant_id = v_tenant_id);
  v_brand.changed_at := clock_timestamp();
  v_brand.changed_by := auth.uid();
  insert into private.tenant_brands select (v_brand).*;
  update public.tenants t set branding = private.brand_facts(v_brand) - 'logo' where t.id = v_tenant_id;
  perform private.note_tenant_act(
    v_tenant_id, case when p_version = 0 then 'brand_published' else 'brand_restored' end::public.tenant_act,
    case when p_version = 0 then v_brand.version else p_version end::text
  );
  return v_brand.version;
end
$function$;

CREATE OR REPLACE FUNCTION private.release_domain (
  p_domain text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  delete from private.tenant_domains d where d.tenant_id = v_tenant_id and d.domain = lower(btrim(p_domain));
  if found then
    perform private.note_tenant_act(v_tenant_id, 'domain_released', lower(btrim(p_domain)));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_from_tenant (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  delete from public.tenant_users u
  where u.tenant_id = v_tenant_id and u.user_id = p_user_id and u.role <> 'owner' and u.user_id <> auth.uid();
  if not found then
    raise exception 'No member whom the caller may remove.' using errcode = 'HXTNM';
  end if;
  perform private.notify(
    p_user_id, 'tenant_left', 'tenant_left:' || clock_timestamp(),
    jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = v_tenant_id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  perform private.require_seat(v_tenant_id, p_id);
  update private.tenant_invitations i set letters = i.letters + 1
  where i.id = p_id and i.tenant_id = v_tenant_id and i.letters < 5
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null;
  if not found then
    raise exception 'This invitation is not open, or was sent too often.' using errcode = 'HXTIS';
  end if;
  perform private.send_invitation(p_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.require_seat (
  p_tenant_id uuid,
  p_besides   uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (
    select (select count(*) from public.tenant_users u where u.tenant_id = t.id) + (
      select count(*) from private.tenant_invitations i
      where i.tenant_id = t.id and i.expires_at > now() and i.id is distinct from p_besides
        and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
    ) >= t.max_users
    from public.tenants t where t.id = p_tenant_id
  ) then
    raise exception 'Members and open invitations take every seat.' using errcode = 'HXTFL';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_sign_off()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := private.account_of(new.broker_id);
begin
  if exists (
    select from public.tenant_users u join private.brokerages b on b.tenant_id = u.tenant_id
    where u.user_id = v_user_id and u.is_active and b.signs_listings and b.broker_of_record <> v_user_id
  ) and not exists (select from private.listing_sign_offs s where s.listing_id = new.id) then
    raise exception 'The broker of record has not signed this listing.' using errcode = 'HXBKW';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_brand (
  p_product_name  text,
  p_surface       text,
  p_accent_light  text,
  p_accent_dark   text,
  p_typeface      text,
  p_mail_footer   text,
  p_sign_in_title text,
  p_sign_in_text  text,
  p_logo          text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_logo bytea;
begin
  begin
    v_logo := decode(left(nullif(p_logo, ''), 40000), 'base64');
  exception when invalid_parameter_value then
    raise exception 'The logo is no picture.' using errcode = 'HXBLG';
  end;
  if v_logo is not null and (length(v_logo) > 24000 or not private.is_plain_webp(v_logo)) then
    raise exception 'The logo is no picture of at most 24 kB.' using errcode = 'HXBLG';
  end if;
  insert into private.tenant_brands as b (
    tenant_id, version, product_name, surface, accent_light, accent_dark, typeface, mail_footer, sign_in_title,
    sign_in_text, logo, changed_by
  )
  values (
    v_tenant_id, 0, btrim(p_product_name), lower(p_surface), lower(p_accent_light), lower(p_accent_dark), p_typeface,
    btrim(p_mail_footer), btrim(p_sign_in_title), btrim(p_sign_in_text), v_logo, auth.uid()
  )
  on conflict (tenant_id, version) do update set
    product_name = excluded.product_name, surface = excluded.surface, accent_light = excluded.accent_light,
    accent_dark = excluded.accent_dark, typeface = excluded.typeface, mail_footer = excluded.mail_footer,
    sign_in_title = excluded.sign_in_title, sign_in_text = excluded.sign_in_text, logo = excluded.logo,
    changed_at = clock_timestamp(), changed_by = excluded.changed_by;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_invitation private.tenant_invitations;
  v_tenant text;
  v_brand jsonb;
begin
  update private.tenant_invitations i
  set token_hash = private.invitation_hash(v_token), expires_at = now() + make_interval(days => private.invitation_days())
  where i.id = p_id
  returning * into v_invitation;
  select t.name into v_tenant from public.tenants t where t.id = v_invitation.tenant_id;
  v_brand := private.live_brand(v_invitation.tenant_id);
  perform private.queue_message(
    'email', v_invitation.email, 'tenant_invitation',
    jsonb_build_object(
      'token', v_token, 'tenant', v_tenant, 'by', coalesce(private.called(v_invitation.invited_by), ''),
      'role', v_invitation.role, 'validDays', private.invitation_days(),
      'product', v_brand ->> 'product_name', 'footer', v_brand ->> 'mail_footer', 'surface', v_brand ->> 'surface'
    ),
    'invitation:' || p_id || ':' || v_invitation.letters,
    p_expires_at => v_invitation.expires_at
  );
  perform private.tell_of_invitation(v_invitation.id, u.id)
  from auth.users u
  where lower(u.email) = v_invitation.email and u.email_confirmed_at is not null and u.deleted_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_brokerage (
  p_is_public        boolean,
  p_about            text,
  p_phone            text,
  p_license_number   text,
  p_license_state    text,
  p_broker_of_record uuid,
  p_signs_listings   boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  -- Whoever signs for a brokerage holds the role that the platform's administrators give for it.
  if p_broker_of_record is not null and not exists (
    select from public.tenant_users u join public.user_roles r on r.user_id = u.user_id
    where u.tenant_id = v_tenant_id and u.user_id = p_broker_of_record and r.role = 'broker_of_record'
      and r.is_active and (r.expires_at is null or r.expires_at > now())
  ) then
    raise exception 'The broker of record is a member with that role.' using errcode = 'HXBKR';
  end if;
  insert into private.brokerages as b (
    tenant_id, is_public, about, phone, license_number, license_state, broker_of_record, signs_listings
  )
  values (
    v_tenant_id, p_is_public, btrim(p_about), btrim(p_phone), btrim(p_license_number), nullif(upper(btrim(p_license_state)), ''),
    p_broker_of_record, p_signs_listings and p_broker_of_record is not null
  )
  on conflict (tenant_id) do update set
    is_public = excluded.is_public, about = excluded.about, phone = excluded.phone,
    license_number = excluded.license_number, license_state = excluded.license_state,
    broker_of_record = excluded.broker_of_record, signs_listings = excluded.signs_listings, updated_at = now();
end
$function$;

CREATE OR REPLACE FUNCTION private.set_tenant_role (
  p_user_id uuid,
  p_role    public.tenant_role
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  if p_role is null or p_role = 'owner' then
    raise exception 'A tenant has one owner, who hands it over.' using errcode = 'HXTRO';
  end if;
  update public.tenant_users u set role = p_role
  where u.tenant_id = v_tenant_id and u.user_id = p_user_id and u.role <> 'owner' and u.user_id <> auth.uid();
  if not found then
    raise exception 'No member whose role the caller may set.' using errcode = 'HXTNM';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_off_listing (
  p_listing_id uuid,
  p_note       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id uuid;
begin
  select b.tenant_id into v_tenant_id from private.brokerages b
  where b.tenant_id = private.current_tenant_id() and b.broker_of_record = v_me;
  if v_tenant_id is null or not exists (
    select from public.listings l
    join public.broker_accounts c on c.broker_id = l.broker_id
    join public.tenant_users u on u.user_id = c.user_id
    where l.id = p_listing_id and u.tenant_id = v_tenant_id
  ) then
    raise exception 'No listing of the caller''s brokerage to sign.' using errcode = 'HXBKS';
  end if;
  insert into private.listing_sign_offs (listing_id, tenant_id, signed_by, note)
  values (p_listing_id, v_tenant_id, v_me, coalesce(btrim(p_note), ''))
  on conflict (listing_id) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.supervised_tenant_id()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(private.administered_tenant_id(), (
    select b.tenant_id from private.brokerages b
    where b.tenant_id = private.current_tenant_id() and b.broker_of_record = auth.uid()
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_invitation (
  p_id      uuid,
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p_user_id, 'tenant_invited', 'invitation:' || i.id,
    jsonb_build_object('tenant', t.name, 'name', coalesce(private.called(i.invited_by), 'Somebody'))
  )
  from private.tenant_invitations i join public.tenants t on t.id = i.tenant_id
  where i.id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_invitations()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.tell_of_invitation(i.id, new.id)
  from private.tenant_invitations i
  where i.email = lower(new.email) and i.expires_at > now()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
    and exists (select from public.profiles p where p.id = new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tenant_domains()
  RETURNS TABLE (
    domain     text,
    claimed_by text,
    claimed_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select d.domain, private.called(d.claimed_by), d.claimed_at from private.tenant_domains d
  where d.tenant_id = private.administered_tenant_id() order by d.domain;
end
$function$;

CREATE OR REPLACE FUNCTION private.tenant_invitations()
  RETURNS TABLE (
    id         uuid,
    email      text,
    role       public.tenant_role,
    invited_by text,
    created_at timestamp with time zone,
    expires_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select i.id, i.email, i.role, private.called(i.invited_by), i.created_at, i.expires_at
  from private.tenant_invitations i
  where i.tenant_id = private.administered_tenant_id()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
  order by i.created_at desc, i.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tenant_log()
  RETURNS TABLE (
    id          bigint,
    act         public.tenant_act,
    actor       text,
    subject     text,
    happened_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select a.id, a.act, private.called(a.actor_id), a.subject, a.happened_at
  from private.tenant_activity a
  where a.tenant_id = private.administered_tenant_id()
  order by a.id desc
  limit 100;
end
$function$;

CREATE OR REPLACE FUNCTION private.tenant_team()
  RETURNS TABLE (
    user_id   uuid,
    name      text,
    email     text,
    user_type public.user_type,
    role      public.tenant_role,
    is_me     boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select p.id, private.called(p.id), p.email, p.user_type, u.role, p.id = auth.uid()
  from public.tenant_users u join public.profiles p on p.id = u.user_id
  where u.tenant_id = private.current_tenant_id()
  order by u.role, lower(private.called(p.id)), p.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.withdraw_invitation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_email text;
begin
  update private.tenant_invitations i set withdrawn_at = now()
  where i.id = p_id and i.tenant_id = v_tenant_id
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
  returning i.email into v_email;
  if v_email is not null then
    delete from private.outbox o where o.dedupe_key like 'invitation:' || p_id || ':%' and o.done_at is null;
    perform private.note_tenant_act(v_tenant_id, 'invitation_withdrawn', v_email);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_invitation (
  token   text,
  accepts boolean
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_invitation(null, token, accepts)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_invitation"(text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.answer_my_invitation (
  invitation_id uuid,
  accepts       boolean
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_invitation(invitation_id, null, accepts)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_my_invitation"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_to_join()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_to_join()
$function$;

REVOKE ALL ON FUNCTION "public"."ask_to_join"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.brand_of_subdomain (
  subdomain text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.brand_of_subdomain(subdomain)
$function$;

REVOKE ALL ON FUNCTION "public"."brand_of_subdomain"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.brand_studio()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.brand_studio()
$function$;

REVOKE ALL ON FUNCTION "public"."brand_studio"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.brokerage_desk (
  slug text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.brokerage_desk(slug)
$function$;

REVOKE ALL ON FUNCTION "public"."brokerage_desk"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claim_domain()
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.claim_domain()
$function$;

REVOKE ALL ON FUNCTION "public"."claim_domain"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_join_request (
  request_id uuid,
  is_welcome boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_join_request(request_id, is_welcome)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_join_request"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.get_brokerage (
  slug text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.get_brokerage(slug)
$function$;

REVOKE ALL ON FUNCTION "public"."get_brokerage"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.hand_over_tenant (
  user_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hand_over_tenant(user_id)
$function$;

REVOKE ALL ON FUNCTION "public"."hand_over_tenant"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.invitation_of_token (
  token text
)
  RETURNS TABLE (
    tenant     text,
    email      text,
    role       public.tenant_role,
    invited_by text,
    state      text,
    expires_at timestamp with time zone
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select * from private.invitation_of_token(token)
$function$;

REVOKE ALL ON FUNCTION "public"."invitation_of_token"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.invite_to_tenant (
  email text,
  role  public.tenant_role
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.invite_to_tenant(email, role)
$function$;

REVOKE ALL ON FUNCTION "public"."invite_to_tenant"(text, public.tenant_role) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.join_requests()
  RETURNS TABLE (
    id       uuid,
    name     text,
    email    text,
    asked_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.join_requests()
$function$;

REVOKE ALL ON FUNCTION "public"."join_requests"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.leave_tenant (
  tenant_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.leave_tenant(tenant_id)
$function$;

REVOKE ALL ON FUNCTION "public"."leave_tenant"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_brand()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_brand()
$function$;

REVOKE ALL ON FUNCTION "public"."my_brand"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_domain_tenant()
  RETURNS TABLE (
    tenant_id uuid,
    name      text,
    domain    text,
    state     text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_domain_tenant()
$function$;

REVOKE ALL ON FUNCTION "public"."my_domain_tenant"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_invitations()
  RETURNS TABLE (
    id         uuid,
    tenant     text,
    role       public.tenant_role,
    invited_by text,
    expires_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_invitations()
$function$;

REVOKE ALL ON FUNCTION "public"."my_invitations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.publish_brand (
  version integer DEFAULT 0
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.publish_brand(version)
$function$;

REVOKE ALL ON FUNCTION "public"."publish_brand"(integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.release_domain (
  domain text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.release_domain(domain)
$function$;

REVOKE ALL ON FUNCTION "public"."release_domain"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_from_tenant (
  user_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.remove_from_tenant(user_id)
$function$;

REVOKE ALL ON FUNCTION "public"."remove_from_tenant"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.renew_invitation (
  invitation_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.renew_invitation(invitation_id)
$function$;

REVOKE ALL ON FUNCTION "public"."renew_invitation"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_brand (
  product_name  text,
  surface       text,
  accent_light  text,
  accent_dark   text,
  typeface      text,
  mail_footer   text,
  sign_in_title text,
  sign_in_text  text,
  logo          text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_brand(
    product_name, surface, accent_light, accent_dark, typeface, mail_footer, sign_in_title, sign_in_text, logo
  )
$function$;

REVOKE ALL ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_brokerage (
  is_public        boolean,
  about            text,
  phone            text,
  license_number   text,
  license_state    text    DEFAULT NULL::text,
  broker_of_record uuid    DEFAULT NULL::uuid,
  signs_listings   boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.set_brokerage(is_public, about, phone, license_number, license_state, broker_of_record, signs_listings)
$function$;

REVOKE ALL ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_tenant_role (
  user_id uuid,
  role    public.tenant_role
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.set_tenant_role(user_id, role)
$function$;

REVOKE ALL ON FUNCTION "public"."set_tenant_role"(uuid, public.tenant_role) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_off_listing (
  listing_id uuid,
  note       text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_off_listing(listing_id, note)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_off_listing"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tenant_domains()
  RETURNS TABLE (
    domain     text,
    claimed_by text,
    claimed_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.tenant_domains()
$function$;

REVOKE ALL ON FUNCTION "public"."tenant_domains"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tenant_invitations()
  RETURNS TABLE (
    id         uuid,
    email      text,
    role       public.tenant_role,
    invited_by text,
    created_at timestamp with time zone,
    expires_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.tenant_invitations()
$function$;

REVOKE ALL ON FUNCTION "public"."tenant_invitations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tenant_log()
  RETURNS TABLE (
    id          bigint,
    act         public.tenant_act,
    actor       text,
    subject     text,
    happened_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.tenant_log()
$function$;

REVOKE ALL ON FUNCTION "public"."tenant_log"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tenant_team()
  RETURNS TABLE (
    user_id   uuid,
    name      text,
    email     text,
    user_type public.user_type,
    role      public.tenant_role,
    is_me     boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.tenant_team()
$function$;

REVOKE ALL ON FUNCTION "public"."tenant_team"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_invitation (
  invitation_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.withdraw_invitation(invitation_id)
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_invitation"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."brokerages"
  ADD CONSTRAINT "brokerages_broker_of_record_fkey" FOREIGN KEY (broker_of_record) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."brokerages"
  ADD CONSTRAINT "brokerages_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."listing_sign_offs"
  ADD CONSTRAINT "listing_sign_offs_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "private"."listing_sign_offs"
  ADD CONSTRAINT "listing_sign_offs_signed_by_fkey" FOREIGN KEY (signed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."listing_sign_offs"
  ADD CONSTRAINT "listing_sign_offs_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."tenant_activity"
  ADD CONSTRAINT "tenant_activity_actor_id_fkey" FOREIGN KEY (actor_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."tenant_activity"
  ADD CONSTRAINT "tenant_activity_subject_length" CHECK ((char_length(subject) <= 400));

ALTER TABLE "private"."tenant_activity"
  ADD CONSTRAINT "tenant_activity_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."tenant_domains"
  ADD CONSTRAINT "tenant_domains_claimed_by_fkey" FOREIGN KEY (claimed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."tenant_domains"
  ADD CONSTRAINT "tenant_domains_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."tenant_invitations"
  ADD CONSTRAINT "tenant_invitations_invited_by_fkey" FOREIGN KEY (invited_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."tenant_invitations"
  ADD CONSTRAINT "tenant_invitations_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."tenant_join_requests"
  ADD CONSTRAINT "tenant_join_requests_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "private"."tenant_join_requests"
  ADD CONSTRAINT "tenant_join_requests_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX brokerages_broker_of_record_idx ON private.brokerages USING btree (broker_of_record);

CREATE INDEX invitation_misses_client_idx ON private.invitation_misses USING btree (client, missed_at);

CREATE INDEX listing_sign_offs_signed_by_idx ON private.listing_sign_offs USING btree (signed_by);

CREATE INDEX listing_sign_offs_tenant_id_idx ON private.listing_sign_offs USING btree (tenant_id);

CREATE INDEX tenant_activity_actor_id_idx ON private.tenant_activity USING btree (actor_id);

CREATE INDEX tenant_activity_of_tenant_idx ON private.tenant_activity USING btree (tenant_id, id DESC);

CREATE INDEX tenant_brands_changed_by_idx ON private.tenant_brands USING btree (changed_by);

CREATE INDEX tenant_domains_claimed_by_idx ON private.tenant_domains USING btree (claimed_by);

CREATE INDEX tenant_domains_tenant_id_idx ON private.tenant_domains USING btree (tenant_id);

CREATE INDEX tenant_invitations_email_idx ON private.tenant_invitations USING btree (email);

CREATE INDEX tenant_invitations_invited_by_idx ON private.tenant_invitations USING btree (invited_by);

CREATE UNIQUE INDEX tenant_invitations_open_idx ON private.tenant_invitations USING btree (tenant_id, email)
  WHERE ((accepted_at IS NULL) AND (declined_at IS NULL) AND (withdrawn_at IS NULL));

CREATE INDEX tenant_join_requests_user_id_idx ON private.tenant_join_requests USING btree (user_id);

CREATE TRIGGER haven_tell_of_invitations_at_start
  AFTER INSERT ON auth.users
  FOR EACH ROW
  WHEN ((new.email_confirmed_at IS NOT NULL))
  EXECUTE FUNCTION private.tell_of_invitations();

CREATE TRIGGER haven_tell_of_invitations
  AFTER UPDATE OF email, email_confirmed_at ON auth.users
  FOR EACH ROW
  WHEN (((new.email_confirmed_at IS NOT NULL) AND ((old.email_confirmed_at IS NULL) OR ((new.email)::text IS DISTINCT FROM (old.email)::text))))
  EXECUTE FUNCTION private.tell_of_invitations();

CREATE TRIGGER keep_properties_open
  AFTER UPDATE OF status ON public.listings
  FOR EACH ROW
  WHEN (((old.status <> ALL (ARRAY['active'::text, 'under_contract'::text])) AND (new.status = ANY (ARRAY['active'::text, 'under_contract'::text]))))
  EXECUTE FUNCTION private.keep_properties();

CREATE TRIGGER keep_properties
  AFTER INSERT ON public.listings
  FOR EACH ROW
  WHEN ((new.status = ANY (ARRAY['active'::text, 'under_contract'::text])))
  EXECUTE FUNCTION private.keep_properties();

CREATE TRIGGER require_sign_off
  BEFORE UPDATE OF approval_status ON public.listings
  FOR EACH ROW
  WHEN (((old.approval_status <> 'approved'::public.approval_status) AND (new.approval_status = 'approved'::public.approval_status)))
  EXECUTE FUNCTION private.require_sign_off();

CREATE TRIGGER follow_owner
  AFTER DELETE ON public.tenant_users
  FOR EACH ROW
  WHEN ((old.role = 'owner'::public.tenant_role))
  EXECUTE FUNCTION private.follow_owner();

CREATE TRIGGER note_membership
  AFTER INSERT OR DELETE ON public.tenant_users
  FOR EACH ROW
  EXECUTE FUNCTION private.note_membership();

CREATE TRIGGER note_role
  AFTER UPDATE OF ROLE ON public.tenant_users
  FOR EACH ROW
  WHEN ((old.role IS DISTINCT FROM new.role))
  EXECUTE FUNCTION private.note_membership();

CREATE TRIGGER note_tenant_name
  AFTER UPDATE OF name ON public.tenants
  FOR EACH ROW
  WHEN ((old.name IS DISTINCT FROM new.name))
  EXECUTE FUNCTION private.note_tenant_name();

REVOKE ALL ON FUNCTION "private"."answer_invitation"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_invitation"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_invitation"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_invitation"(uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_to_join"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_to_join"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_to_join"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_to_join"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."brand_facts"(private.tenant_brands) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."brand_facts"(private.tenant_brands) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."brand_facts"(private.tenant_brands) TO "postgres";

REVOKE ALL ON FUNCTION "private"."brand_of_subdomain"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."brand_of_subdomain"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."brand_of_subdomain"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."brand_of_subdomain"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."brand_studio"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."brand_studio"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."brand_studio"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."brand_studio"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."brokerage_desk"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."brokerage_desk"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."brokerage_desk"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."brokerage_desk"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."called"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."called"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."called"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_domain"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."claim_domain"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."claim_domain"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_domain"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."contrast"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contrast"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."contrast"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_join_request"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_join_request"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_join_request"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_join_request"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_tenants"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_tenants"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_tenants"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_tenants"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_owner"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_owner"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_owner"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."get_brokerage"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."get_brokerage"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."get_brokerage"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."get_brokerage"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hand_over_tenant"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hand_over_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hand_over_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hand_over_tenant"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invitation_days"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_days"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invitation_days"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."invitation_hash"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invitation_hash"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invitation_hash"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invitation_of_token"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invitation_of_token"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."invitation_of_token"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invitation_of_token"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite_to_tenant"(text, public.tenant_role) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_to_tenant"(text, public.tenant_role) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."invite_to_tenant"(text, public.tenant_role) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite_to_tenant"(text, public.tenant_role) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_plain_webp"(bytea) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_plain_webp"(bytea) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_plain_webp"(bytea) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_public_mail_domain"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_public_mail_domain"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_public_mail_domain"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_requests"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."join_requests"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."join_requests"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_requests"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_properties"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_properties"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_properties"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_tenant"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."leave_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."leave_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_tenant"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."live_brand"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."live_brand"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."live_brand"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_administered_tenant"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_administered_tenant"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_administered_tenant"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."luminance"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."luminance"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."luminance"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_publish_brand"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_publish_brand"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_publish_brand"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_brand"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_brand"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_brand"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_brand"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_confirmed_email"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_confirmed_email"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_confirmed_email"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_domain_tenant"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_domain_tenant"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_domain_tenant"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_domain_tenant"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_invitations"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_invitations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_mail_domain"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_mail_domain"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_mail_domain"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_membership"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_membership"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_membership"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_tenant_act"(uuid, public.tenant_act, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_tenant_act"(uuid, public.tenant_act, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_tenant_act"(uuid, public.tenant_act, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_tenant_name"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_tenant_name"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_tenant_name"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."production_of"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."production_of"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."production_of"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."publish_brand"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."publish_brand"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."publish_brand"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."publish_brand"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_domain"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."release_domain"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."release_domain"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_domain"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_from_tenant"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_from_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_from_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_from_tenant"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."renew_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."renew_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."renew_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."renew_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_seat"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_seat"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_seat"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_sign_off"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_sign_off"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_sign_off"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_invitation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_invitation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_tenant_role"(uuid, public.tenant_role) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_tenant_role"(uuid, public.tenant_role) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_tenant_role"(uuid, public.tenant_role) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_tenant_role"(uuid, public.tenant_role) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_off_listing"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_off_listing"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_off_listing"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_off_listing"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."supervised_tenant_id"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."supervised_tenant_id"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."supervised_tenant_id"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_invitation"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_invitation"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_invitation"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_invitations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_invitations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tenant_domains"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tenant_domains"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tenant_domains"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tenant_domains"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tenant_invitations"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tenant_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tenant_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tenant_invitations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tenant_log"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tenant_log"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tenant_log"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tenant_log"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tenant_team"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tenant_team"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tenant_team"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tenant_team"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."withdraw_invitation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."withdraw_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."withdraw_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."withdraw_invitation"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_invitation"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_invitation"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_invitation"(text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_my_invitation"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_my_invitation"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_my_invitation"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_to_join"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_to_join"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_to_join"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_of_subdomain"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."brand_of_subdomain"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_of_subdomain"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_studio"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."brand_studio"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_studio"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."brokerage_desk"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."brokerage_desk"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."brokerage_desk"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_domain"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."claim_domain"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_domain"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_join_request"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_join_request"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_join_request"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."get_brokerage"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_brokerage"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."get_brokerage"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."hand_over_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_tenant"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invitation_of_token"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."invitation_of_token"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invitation_of_token"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_tenant"(text, public.tenant_role) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_to_tenant"(text, public.tenant_role) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_tenant"(text, public.tenant_role) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_requests"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."join_requests"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_requests"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_tenant"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_brand"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_brand"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_brand"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_domain_tenant"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_domain_tenant"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_domain_tenant"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_invitations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_brand"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."publish_brand"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_brand"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_domain"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."release_domain"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_domain"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_from_tenant"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_from_tenant"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_from_tenant"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_invitation"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_tenant_role"(uuid, public.tenant_role) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_tenant_role"(uuid, public.tenant_role) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_tenant_role"(uuid, public.tenant_role) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_off_listing"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_off_listing"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_off_listing"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_domains"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tenant_domains"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_domains"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tenant_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_invitations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_log"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tenant_log"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_log"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_team"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tenant_team"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tenant_team"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_invitation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_invitation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_invitation"(uuid) TO "postgres";

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_colours_are_read" CHECK (
CASE
    WHEN (((surface || accent_light) || accent_dark) ~ '^(#[0-9a-f]{6}){3}$'::text) THEN
      ((private.contrast(accent_light, '#fbfaf6'::text) >= (4.5)::double precision) AND (private.contrast(accent_dark, '#131916'::text) >= (4.5)::double precision) AND
      (private.contrast(surface, '#14231b'::text) >= (4.5)::double precision))
    ELSE false
END);

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_logo_is_picture" CHECK (((logo IS NULL) OR ((length(logo) <= 24000) AND private.is_plain_webp(logo))));

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

-- The kinds of both slices that came together here.
create or replace function private.notification_kinds() returns table (
  kind text, type text, is_urgent boolean, gathers boolean, by_email boolean, by_sms boolean,
  title text, message text, path text
)
language sql immutable set search_path = ''
as $$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has let you in. Switch to it under Workspace.', '/workspace-settings'),
    ('tenant_invited', 'system', false, false, false, false,
      '{name} invites you to {tenant}', 'Join it, or turn the invitation down.', '/workspace-settings'),
    ('tenant_join_asked', 'system', false, false, true, false,
      '{name} asks to join {tenant}', 'Their confirmed address is at a domain of yours.', '/workspace-settings'),
    ('tenant_left', 'system', false, false, true, false,
      'You are no longer a member of {tenant}', 'What you shared there stays with the team.', '/workspace-settings'),
    ('tenant_owned', 'system', false, false, true, false,
      '{tenant} is yours', '{name} has handed it over to you.', '/workspace-settings'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
      '/my-listings'),
    ('listings_stale', 'review', false, false, true, false,
      '{listings} of your listings wait to be confirmed',
      'Nobody has confirmed them for {days} days or longer, {property} the longest. Confirm them, or say what changed.',
      '/my-listings'),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('transaction_dates', 'info', false, false, true, false,
      'Dates of {property} moved', '{dates}.', '/transactions/{transaction_id}'),
    ('offer_asked', 'lead', false, false, true, false,
      'You are asked for an offer on {property}', 'Until {when}.', '/transactions/{transaction_id}'),
    ('offer_received', 'lead', false, false, true, false,
      'An offer on {property}', 'From {name}.', '/seller/offers?of={transaction_id}'),
    ('offer_answered', 'lead', false, false, true, false,
      '{answer}: {property}', 'Look at it and at what comes next.', '/transactions/{transaction_id}'),
    ('portal_answer', 'info', false, false, true, false,
      '{name} answered on {property}', '{excerpt}', '/transactions/{transaction_id}'),
    ('quote_answered', 'quote', false, false, true, false,
      'A quote for {property}', 'From {name}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('client_shared', 'info', false, false, true, false,
      '{name} shared something with you', '{title}', '/client-dashboard'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('search_match', 'info', false, false, true, false,
      '{property}: {change}', 'Matches {searches}.', null),
    ('search_digest', 'info', false, false, true, false,
      '{count} in your searches', '{communities}', '/searches'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$$;

revoke all on table private.listing_sign_offs from public, anon, authenticated, service_role;
revoke all on table private.tenant_activity from public, anon, authenticated, service_role;
revoke all on table private.tenant_domains from public, anon, authenticated, service_role;
revoke all on table private.tenant_invitations from public, anon, authenticated, service_role;
revoke all on table private.tenant_join_requests from public, anon, authenticated, service_role;
revoke all on table private.tenant_brands from public, anon, authenticated, service_role;
revoke all on table private.brokerages from public, anon, authenticated, service_role;
revoke all on table private.invitation_misses from public, anon, authenticated, service_role;
