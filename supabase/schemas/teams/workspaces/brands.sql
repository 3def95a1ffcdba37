-- Workspace branding: versions, of which the newest is live, and a draft (version 0). All values are strictly
-- validated: six-digit colors, single-line text, and a re-encoded image.

create function private.luminance(p_colour text) returns double precision
language sql immutable set search_path = '' as $$
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
$$;

-- Returns the WCAG contrast ratio of two colors: 1 to 21.
create function private.contrast(p_one text, p_other text) returns double precision
language sql immutable set search_path = '' as $$
  select (greatest(l.one, l.other) + 0.05) / (least(l.one, l.other) + 0.05)
  from (select private.luminance(p_one) as one, private.luminance(p_other) as other) l
$$;

-- True for a WebP with image data only: no location, no program, no animation.
create function private.is_plain_webp(p_content bytea) returns boolean
language plpgsql immutable set search_path = '' as $$
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
    -- VP8, VP8L, VP8X, ALPH, and a color profile.
    if v_kind not in ('56503820', '5650384c', '56503858', '414c5048', '49434350') then
      return false;
    end if;
    v_pictures := v_pictures + (v_kind in ('56503820', '5650384c'))::integer;
    v_at := least(v_at + 8 + v_size + v_size % 2, v_length + 1)::integer;
  end loop;
  return v_at = v_length and v_pictures = 1;
end $$;

-- True unless the value is an uploaded picture with anything but image data, or too large.
create function private.is_plain_logo_setting(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_value #>> '{}' not like 'data:%' then true
    when length(p_value #>> '{}') > 33000 then false
    else private.is_plain_webp(decode(substr(p_value #>> '{}', 24), 'base64'))
  end
$$;

-- Writers of `system_settings` check the constraint below.
grant execute on function private.is_plain_logo_setting(jsonb) to authenticated, service_role;
grant execute on function private.is_plain_webp(bytea) to authenticated, service_role;

alter table public.system_settings add constraint system_settings_logo_is_plain
  check (setting_key <> 'platform_logo_url' or private.is_plain_logo_setting(setting_value));

create table private.tenant_brands (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  version integer not null,
  product_name text not null,
  surface text not null default '#9caf88',
  accent_light text not null default '#1e3329',
  accent_dark text not null default '#b5c7a1',
  typeface text not null default 'house',
  mail_footer text not null default '',
  sign_in_title text not null default '',
  sign_in_text text not null default '',
  logo bytea,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid references public.profiles (id) on delete set null,

  constraint tenant_brands_pkey primary key (tenant_id, version),
  constraint tenant_brands_version_counts check (version >= 0),
  -- The name is used in styles and emails: only letters, digits, spaces, and a few others.
  constraint tenant_brands_product_name_is_plain check (
    char_length(product_name) <= 40 and product_name ~ '^[[:alnum:]][[:alnum:] &.’-]*$'
  ),
  -- Must be readable on light, on dark, and under dark text: tokens.css has the other half of each pair.
  constraint tenant_brands_colours_are_read check (
    case
      when (surface || accent_light || accent_dark) ~ '^(#[0-9a-f]{6}){3}$' then
        private.contrast(accent_light, '#fbfaf6') >= 4.5 and private.contrast(accent_dark, '#131916') >= 4.5
        and private.contrast(surface, '#14231b') >= 4.5
      else false
    end
  ),
  constraint tenant_brands_typeface_is_known check (typeface in ('house', 'plain', 'book')),
  constraint tenant_brands_mail_footer_is_plain check (private.is_single_line(mail_footer, 200)),
  constraint tenant_brands_sign_in_title_is_plain check (private.is_single_line(sign_in_title, 80)),
  constraint tenant_brands_sign_in_text_is_plain check (private.is_single_line(sign_in_text, 240)),
  constraint tenant_brands_logo_is_picture check (
    logo is null or (length(logo) <= 24000 and private.is_plain_webp(logo))
  )
);
-- Triggers in other files:
--   teams/workspaces/reserved_names.sql: prevent_reserved_names

create index tenant_brands_changed_by_idx on private.tenant_brands (changed_by);

alter table private.tenant_brands enable row level security;

create function private.get_brand_json(p_brand private.tenant_brands) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'product_name', (p_brand).product_name, 'surface', (p_brand).surface,
    'accent_light', (p_brand).accent_light, 'accent_dark', (p_brand).accent_dark,
    'typeface', (p_brand).typeface, 'mail_footer', (p_brand).mail_footer,
    'sign_in_title', (p_brand).sign_in_title, 'sign_in_text', (p_brand).sign_in_text,
    'logo', translate(encode((p_brand).logo, 'base64'), E'\n', '')
  )
$$;

create function private.get_published_brand(p_tenant_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.get_brand_json(b) from private.tenant_brands b
    where b.tenant_id = p_tenant_id and b.version > 0 order by b.version desc limit 1
  );
end $$;

create function private.my_brand() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.get_published_brand(private.current_tenant_id());
end $$;

create function private.brand_of_subdomain(p_subdomain text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select private.get_published_brand(t.id) - 'mail_footer' from public.tenants t where t.subdomain = lower(left(p_subdomain, 63)));
end $$;

-- White-label branding requires the Enterprise plan of the workspace or its owner.
create function private.can_publish_brand(p_tenant_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.tenants t where t.id = p_tenant_id and t.plan_type = 'enterprise'
  ) or exists (
    select from public.tenant_users u join public.subscribers s on s.user_id = u.user_id
    where u.tenant_id = p_tenant_id and u.role = 'owner' and s.subscribed
      and lower(s.subscription_tier) in ('enterprise', 'enterprise-company')
      and (s.subscription_end is null or s.subscription_end > now())
  );
end $$;

create function private.brand_studio() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  if v_tenant_id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'tenant', t.name, 'subdomain', t.subdomain, 'may_publish', private.can_publish_brand(t.id),
      'draft', (select private.get_brand_json(b) from private.tenant_brands b where b.tenant_id = t.id and b.version = 0),
      'live', private.get_published_brand(t.id),
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
end $$;

create function private.save_brand(
  p_product_name text, p_surface text, p_accent_light text, p_accent_dark text, p_typeface text,
  p_mail_footer text, p_sign_in_title text, p_sign_in_text text, p_logo text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_logo bytea;
begin
  begin
    v_logo := decode(left(nullif(p_logo, ''), 40000), 'base64');
  exception when invalid_parameter_value then
    raise exception 'The logo must be an image.' using errcode = 'HXBLG';
  end;
  if v_logo is not null and (length(v_logo) > 24000 or not private.is_plain_webp(v_logo)) then
    raise exception 'The logo must be an image of at most 24 kB.' using errcode = 'HXBLG';
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
end $$;

-- Publishes the draft or an earlier version as the newest. Returns its number.
create function private.publish_brand(p_version public.whole_number default 0) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_brand private.tenant_brands;
begin
  if not private.can_publish_brand(v_tenant_id) then
    raise exception 'White-label branding requires the Enterprise plan.' using errcode = 'HXBPL';
  end if;
  select * into v_brand from private.tenant_brands b where b.tenant_id = v_tenant_id and b.version = p_version;
  if v_brand.tenant_id is null then
    raise exception 'Version not found.' using errcode = 'HXBNV';
  end if;
  v_brand.version := 1 + (select max(b.version) from private.tenant_brands b where b.tenant_id = v_tenant_id);
  v_brand.changed_at := clock_timestamp();
  v_brand.changed_by := auth.uid();
  insert into private.tenant_brands select (v_brand).*;
  update public.tenants t set branding = private.get_brand_json(v_brand) - 'logo' where t.id = v_tenant_id;
  perform private.log_tenant_activity(
    v_tenant_id, case when p_version = 0 then 'brand_published' else 'brand_restored' end::public.tenant_act,
    case when p_version = 0 then v_brand.version else p_version end::text
  );
  return v_brand.version;
end $$;

-- Returns the branding of the caller's current workspace; null for the default.
select private.expose('my_brand', 'authenticated');

-- Returns a subdomain's branding for its sign-in page; null for the default.
select private.expose('brand_of_subdomain', 'anon, authenticated', 'plain');

-- Returns draft, live version, and history of the workspace the caller administers; null for anyone else.
select private.expose('brand_studio', 'authenticated');

-- Saves the draft of the caller's workspace. The logo is a Base64 WebP.
select private.expose('save_brand', 'authenticated', 'plain');

-- Publishes the draft (0), or an earlier version as the newest. Returns the version number.
select private.expose('publish_brand', 'authenticated', 'plain');
