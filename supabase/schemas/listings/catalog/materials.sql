-- Marketing documents of a listing: the teaser with public facts only, and the offering memorandum behind the
-- NDA. Each version stores a snapshot of the facts; the PDF is rendered on each open, with the reader's name
-- on it.
create table private.listing_materials (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  kind text not null,
  version integer not null,
  facts jsonb not null,
  made_by uuid references public.profiles (id) on delete set null,
  made_at timestamptz not null default now(),

  constraint listing_materials_once unique (listing_id, kind, version),
  constraint listing_materials_kind_is_known check (kind in ('teaser', 'memorandum')),
  constraint listing_materials_version_range check (version >= 1 and version <= 100),
  constraint listing_materials_facts_size check (octet_length(facts::text) <= 120000)
);

create index listing_materials_made_by_idx on private.listing_materials (made_by);
alter table private.listing_materials enable row level security;

-- Teasers sent by email: recipients and link opens.
create table private.material_emails (
  id uuid primary key,
  material_id uuid not null references private.listing_materials (id) on delete cascade,
  sent_by uuid references public.profiles (id) on delete set null,
  name text not null,
  recipient text not null,
  sent_at timestamptz not null default now(),
  opened_at timestamptz,
  openings integer not null default 0,
  ended_at timestamptz,

  constraint material_emails_once unique (material_id, recipient),
  constraint material_emails_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint material_emails_recipient_is_lower check (recipient = lower(recipient) and char_length(recipient) <= 320),
  constraint material_emails_openings_range check (openings >= 0 and openings <= 1000)
);

create index material_emails_sent_by_idx on private.material_emails (sent_by);
alter table private.material_emails enable row level security;

-- Memorandum opens by member and version.
create table private.material_openings (
  material_id uuid not null references private.listing_materials (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  opened_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  openings integer not null default 1,

  primary key (material_id, user_id),
  constraint material_openings_openings_range check (openings >= 1 and openings <= 1000)
);

create index material_openings_user_idx on private.material_openings (user_id);
alter table private.material_openings enable row level security;

-- Returns the facts for a document of this kind from the current listing. A teaser uses only the listing's
-- public columns.
create function private.material_facts(p_listing_id uuid, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  select jsonb_build_object(
    'name', l.property_name, 'place', l.location, 'type', l.property_type, 'is_confidential', l.is_confidential,
    'listed_by', l.broker_name, 'price', l.price, 'beds', coalesce(l.licensed_beds, l.total_beds),
    'units', l.total_units, 'square_feet', l.square_footage, 'year_built', l.year_built,
    'occupancy', l.occupancy_rate, 'cap_rate', l.cap_rate, 'monthly_rate', l.avg_monthly_rate,
    'license', l.license_type, 'description', coalesce(l.description, ''), 'amenities', to_jsonb(l.amenities),
    'pictures', (
      select coalesce(jsonb_agg(i.image_url order by i.image_order), '[]')
      from (
        select i.image_url, i.image_order from public.listing_images i
        where i.listing_id = l.id and i.image_url like '/storage/%' order by i.image_order limit 8
      ) i
    )
  ) into v_facts
  from public.listings l where l.id = p_listing_id;
  if p_kind = 'memorandum' then
    v_facts := v_facts || jsonb_build_object(
      'address', (
        select concat_ws(' ', a.street_address || ', ' || (v_facts ->> 'place'), a.postal_code)
        from public.listing_addresses a where a.listing_id = p_listing_id
      ),
      'unit_mix', '[]'::jsonb, 'payor_mix', '[]'::jsonb, 'history', '[]'::jsonb
    ) || coalesce((
      select jsonb_build_object('unit_mix', d.unit_mix, 'payor_mix', d.payor_mix, 'history', d.history)
      from public.listing_details d where d.listing_id = p_listing_id
    ), '{}');
  end if;
  return v_facts;
end $$;

-- True if the caller may create and share documents of a listing: its broker, and a co-broker whose active
-- agreement lets them answer inquiries.
create function private.can_share_materials(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved()
    and (private.owns_listing(p_listing_id) or private.get_my_co_access(p_listing_id) = 'work');
end $$;

-- True if a teaser's link may still be opened: its sender may still send it, and it doesn't name a listing that has become
-- confidential since.
create function private.is_teaser_link_open(
  p_email private.material_emails, p_material private.listing_materials, p_listing public.listings
) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_email.ended_at is null and private.is_listing_on_market(p_listing)
    and (not p_listing.is_confidential or coalesce((p_material.facts ->> 'is_confidential')::boolean, false))
    and private.is_account_active(p_email.sent_by)
    and (
      private.account_of(p_listing.broker_id) = p_email.sent_by
      or private.get_user_co_access(p_email.sent_by, p_listing.id) = 'work'
    );
end $$;

create function private.newest_material(p_listing_id uuid, p_kind text) returns private.listing_materials
language sql stable security definer set search_path = '' as $$
  select m from private.listing_materials m
  where m.listing_id = p_listing_id and m.kind = p_kind order by m.version desc limit 1
$$;

create function private.make_material(p_id uuid, p_listing_id uuid, p_kind text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_newest private.listing_materials;
  v_facts jsonb;
begin
  if not private.can_share_materials(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  v_facts := private.material_facts(p_listing_id, p_kind);
  v_newest := private.newest_material(p_listing_id, p_kind);
  if v_newest.facts = v_facts then
    return v_newest.version;
  end if;
  if v_newest.version >= 100 then
    raise exception 'Too many versions.' using errcode = 'HXMVM';
  end if;
  insert into private.listing_materials (id, listing_id, kind, version, facts, made_by)
  values (p_id, p_listing_id, p_kind, coalesce(v_newest.version, 0) + 1, v_facts, v_me);
  return coalesce(v_newest.version, 0) + 1;
end $$;

-- Returns a document's facts: any version for its owner; for readers of the documents, the newest memorandum,
-- and logs the view. Null without access.
create function private.open_material(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_material private.listing_materials;
  v_owns boolean;
begin
  select * into v_material from private.listing_materials m where m.id = p_id;
  if v_material.id is null or not private.is_approved() then
    return null;
  end if;
  v_owns := private.can_share_materials(v_material.listing_id);
  if not v_owns and (
    v_material.kind <> 'memorandum' or not private.can_read_listing_documents(v_material.listing_id)
    or v_material.version <> (private.newest_material(v_material.listing_id, 'memorandum')).version
  ) then
    return null;
  end if;
  perform private.enforce_rate_limit('material_open', 120, interval '1 hour');
  if not v_owns and not private.is_staff() then
    insert into private.material_openings as o (material_id, user_id) values (p_id, auth.uid())
    on conflict (material_id, user_id) do update
    set last_at = now(), openings = least(o.openings + 1, 1000);
  end if;
  return (
    select jsonb_build_object(
      'kind', v_material.kind, 'version', v_material.version, 'made_at', v_material.made_at,
      'facts', v_material.facts, 'who', case when not v_owns then coalesce(p.full_name, p.email) end,
      'address', case when not v_owns then p.email end
    )
    from public.profiles p where p.id = auth.uid()
  );
end $$;

create function private.open_material_by_token(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_said jsonb;
  v_email private.material_emails;
begin
  begin
    v_said := private.open_cursor('listing_material', p_token);
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  update private.material_emails s set openings = s.openings + 1, opened_at = coalesce(s.opened_at, now())
  from private.listing_materials m join public.listings l on l.id = m.listing_id
  where s.id = (v_said ->> 0)::uuid and m.id = s.material_id and s.openings < 1000
    and private.is_teaser_link_open(s, m, l)
  returning s.* into v_email;
  return (
    select jsonb_build_object(
      'kind', m.kind, 'version', m.version, 'made_at', m.made_at, 'facts', m.facts,
      'who', v_email.name, 'address', v_email.recipient
    )
    from private.listing_materials m where m.id = v_email.material_id
  );
end $$;

-- Returns recipients and opens per version: all for the listing's broker, and for a co-broker what they sent.
create function private.material_versions(p_listing_id uuid, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_owns constant boolean := private.owns_listing(p_listing_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'version', m.version, 'made_at', m.made_at,
      'sent', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', s.name, 'recipient', s.recipient, 'sent_at', s.sent_at, 'opened_at', s.opened_at,
          'openings', s.openings, 'is_ended', s.ended_at is not null,
          'sent_by', case when s.sent_by is distinct from auth.uid() then private.get_broker_display_name(s.sent_by) end
        ) order by s.sent_at desc, s.id), '[]')
        from (
          select * from private.material_emails s
          where s.material_id = m.id and (v_owns or s.sent_by = auth.uid())
          order by s.sent_at desc, s.id limit 100
        ) s
      ),
      'opened', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', o.name, 'opened_at', o.opened_at, 'last_at', o.last_at, 'openings', o.openings
        ) order by o.last_at desc), '[]')
        from (
          select o.*, coalesce((
            select s.name from public.listing_nda_signatures s
            where s.listing_id = m.listing_id and s.user_id = o.user_id order by s.signed_at desc limit 1
          ), 'A co-broker') as name
          from private.material_openings o where o.material_id = m.id and v_owns order by o.last_at desc limit 100
        ) o
      )
    ) order by m.version desc), '[]')
    from (
      select * from private.listing_materials m
      where m.listing_id = p_listing_id and m.kind = p_kind order by m.version desc limit 10
    ) m
  );
end $$;

create function private.my_materials() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'name', l.property_name, 'location', l.location, 'is_confidential', l.is_confidential,
      'is_live', private.is_listing_on_market(l), 'is_own', l.broker_id = any (private.my_brokers()),
      'has_agreement', private.newest_nda(l.id) is not null,
      'teaser', private.material_versions(l.id, 'teaser'),
      'is_teaser_old', (private.newest_material(l.id, 'teaser')).facts is distinct from private.material_facts(l.id, 'teaser'),
      'memorandum', private.material_versions(l.id, 'memorandum'),
      'is_memorandum_old',
      (private.newest_material(l.id, 'memorandum')).facts is distinct from private.material_facts(l.id, 'memorandum')
    ) order by private.is_listing_on_market(l) desc, l.created_at desc, l.id), '[]')
    from (
      select * from public.listings l
      where l.id in (
        select o.id from public.listings o where o.broker_id = any (private.my_brokers())
        union
        select c.id from unnest(private.list_co_brokered_listing_ids()) as c (id) where private.can_share_materials(c.id)
      ) and l.status not in ('sold', 'withdrawn')
      order by l.created_at desc, l.id limit 100
    ) l
  );
end $$;

create function private.listing_memorandum(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_read_listing_documents(p_listing_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('id', m.id, 'version', m.version, 'made_on', private.get_local_date(m.made_at))
    from private.listing_materials m
    where m.listing_id = p_listing_id and m.kind = 'memorandum' order by m.version desc limit 1
  );
end $$;

-- Creates the next version of a teaser or memorandum from the current listing; if nothing changed, returns
-- the existing version.
select private.expose('make_material', 'authenticated');

-- Returns a document's facts to its owner and to readers of the listing's documents; null for others.
select private.expose('open_material', 'authenticated');

-- Counts a click on an email link and returns its teaser's facts; null for an invalid link.
select private.expose('open_material_by_token', 'service_role');

-- Returns the caller's listings, own or as a co-broker, with document versions, recipients, and opens.
select private.expose('my_materials', 'authenticated');

-- Returns a listing's newest memorandum to readers of its documents.
select private.expose('listing_memorandum', 'authenticated', 'plain');
