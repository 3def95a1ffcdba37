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
          'is_of_record', coalesce(m.user_id = v_brokerage.broker_of_record, false)
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

CREATE OR REPLACE FUNCTION public.my_brand()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_brand()
$function$;

REVOKE ALL ON FUNCTION "public"."my_brand"() FROM PUBLIC, "anon", "service_role";

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

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX brokerages_broker_of_record_idx ON private.brokerages USING btree (broker_of_record);

CREATE INDEX listing_sign_offs_signed_by_idx ON private.listing_sign_offs USING btree (signed_by);

CREATE INDEX listing_sign_offs_tenant_id_idx ON private.listing_sign_offs USING btree (tenant_id);

CREATE INDEX tenant_brands_changed_by_idx ON private.tenant_brands USING btree (changed_by);

CREATE TRIGGER require_sign_off
  BEFORE UPDATE OF approval_status ON public.listings
  FOR EACH ROW
  WHEN (((old.approval_status <> 'approved'::public.approval_status) AND (new.approval_status = 'approved'::public.approval_status)))
  EXECUTE FUNCTION private.require_sign_off();

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

REVOKE ALL ON FUNCTION "private"."contrast"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contrast"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."contrast"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."get_brokerage"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."get_brokerage"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."get_brokerage"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."get_brokerage"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_plain_webp"(bytea) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_plain_webp"(bytea) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_plain_webp"(bytea) TO "postgres";

REVOKE ALL ON FUNCTION "private"."live_brand"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."live_brand"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."live_brand"(uuid) TO "postgres";

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

REVOKE ALL ON FUNCTION "private"."production_of"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."production_of"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."production_of"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."publish_brand"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."publish_brand"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."publish_brand"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."publish_brand"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_sign_off"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_sign_off"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_sign_off"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_brand"(text, text, text, text, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_off_listing"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_off_listing"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_off_listing"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_off_listing"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."supervised_tenant_id"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."supervised_tenant_id"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."supervised_tenant_id"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_of_subdomain"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."brand_of_subdomain"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_of_subdomain"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_studio"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."brand_studio"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."brand_studio"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."brokerage_desk"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."brokerage_desk"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."brokerage_desk"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."get_brokerage"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."get_brokerage"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."get_brokerage"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_brand"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_brand"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_brand"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_brand"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."publish_brand"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_brand"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_brand"(text, text, text, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_brokerage"(boolean, text, text, text, text, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_off_listing"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_off_listing"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_off_listing"(uuid, text) TO "postgres";

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_colours_are_read" CHECK (
CASE
    WHEN (((surface || accent_light) || accent_dark) ~ '^(#[0-9a-f]{6}){3}$'::text) THEN
      ((private.contrast(accent_light, '#fbfaf6'::text) >= (4.5)::double precision) AND (private.contrast(accent_dark, '#131916'::text) >= (4.5)::double precision) AND
      (private.contrast(surface, '#14231b'::text) >= (4.5)::double precision))
    ELSE false
END);

ALTER TABLE "private"."tenant_brands"
  ADD CONSTRAINT "tenant_brands_logo_is_picture" CHECK (((length(logo) <= 24000) AND private.is_plain_webp(logo)));
