SET local check_function_bodies = off;

CREATE TABLE "private"."listing_materials" (
  "id"         uuid                     NOT NULL,
  "listing_id" uuid                     NOT NULL,
  "kind"       text                     NOT NULL,
  "version"    integer                  NOT NULL,
  "facts"      jsonb                    NOT NULL,
  "made_by"    uuid,
  "made_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "listing_materials_facts_size" CHECK ((octet_length((facts)::text) <= 120000)),
  CONSTRAINT "listing_materials_kind_is_known" CHECK ((kind = ANY (ARRAY['teaser'::text, 'memorandum'::text]))),
  CONSTRAINT "listing_materials_once" UNIQUE (listing_id, kind, VERSION),
  CONSTRAINT "listing_materials_pkey" PRIMARY KEY (id),
  CONSTRAINT "listing_materials_version_range" CHECK (((version >= 1) AND (version <= 100)))
);

ALTER TABLE "private"."listing_materials"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."material_letters" (
  "id"          uuid                     NOT NULL,
  "material_id" uuid                     NOT NULL,
  "sent_by"     uuid,
  "name"        text                     NOT NULL,
  "recipient"   text                     NOT NULL,
  "sent_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "opened_at"   timestamp with time zone,
  "openings"    integer                  NOT NULL DEFAULT 0,
  "ended_at"    timestamp with time zone,
  CONSTRAINT "material_letters_once" UNIQUE (material_id, recipient),
  CONSTRAINT "material_letters_openings_range" CHECK (((openings >= 0) AND (openings <= 1000))),
  CONSTRAINT "material_letters_pkey" PRIMARY KEY (id),
  CONSTRAINT "material_letters_recipient_is_lower" CHECK (((recipient = lower(recipient)) AND (char_length(recipient) <= 320))),
  CONSTRAINT "material_letters_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120)))
);

ALTER TABLE "private"."material_letters"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."material_openings" (
  "material_id" uuid                     NOT NULL,
  "user_id"     uuid                     NOT NULL,
  "opened_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "last_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "openings"    integer                  NOT NULL DEFAULT 1,
  CONSTRAINT "material_openings_openings_range" CHECK (((openings >= 1) AND (openings <= 1000))),
  CONSTRAINT "material_openings_pkey" PRIMARY KEY (material_id, user_id)
);

ALTER TABLE "private"."material_openings"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.end_material_letter (
  p_id   uuid,
  p_ends boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.material_letters s set ended_at = case when p_ends then coalesce(s.ended_at, now()) end
  from private.listing_materials m
  where s.id = p_id and m.id = s.material_id and private.is_approved() and private.owns_listing(m.listing_id);
  if not found then
    raise exception 'There is no such letter.' using errcode = 'HXMVN';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_material (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_said jsonb;
  v_letter private.material_letters;
begin
  begin
    v_said := private.open_cursor('listing_material', p_token);
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  update private.material_letters s set openings = s.openings + 1, opened_at = coalesce(s.opened_at, now())
  from private.listing_materials m join public.listings l on l.id = m.listing_id
  where s.id = (v_said ->> 0)::uuid and m.id = s.material_id and s.ended_at is null and s.openings < 1000
    and private.is_live(l)
  returning s.* into v_letter;
  return (
    select jsonb_build_object(
      'kind', m.kind, 'version', m.version, 'made_at', m.made_at, 'facts', m.facts,
      'who', v_letter.name, 'address', v_letter.recipient
    )
    from private.listing_materials m where m.id = v_letter.material_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_memorandum (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.reads_documents(p_listing_id) then
    return null;
  end if;
  return (
    select jsonb_build_object('id', m.id, 'version', m.version, 'made_on', m.made_at::date)
    from private.listing_materials m
    where m.listing_id = p_listing_id and m.kind = 'memorandum' order by m.version desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_papers (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.reads_closely(p_listing_id) then
    return null;
  end if;
  return jsonb_build_object(
    'kinds', (
      select coalesce(jsonb_object_agg(k.kind, k.count), '{}')
      from (
        select a.kind, count(*) as count
        from (
          select d.kind from public.listing_documents d where d.listing_id = p_listing_id
          union all
          (
            select m.kind from private.listing_materials m
            where m.listing_id = p_listing_id and m.kind = 'memorandum' limit 1
          )
        ) a
        group by 1
      ) k
    ),
    'nda', private.newest_nda(p_listing_id),
    'has_asked', private.has_asked_about(p_listing_id),
    'is_own', private.owns_listing(p_listing_id),
    'is_open', private.reads_documents(p_listing_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.make_material (
  p_id         uuid,
  p_listing_id uuid,
  p_kind       text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_newest private.listing_materials;
  v_facts jsonb;
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  v_facts := private.material_facts(p_listing_id, p_kind);
  v_newest := private.newest_material(p_listing_id, p_kind);
  if v_newest.facts = v_facts then
    return v_newest.version;
  end if;
  if v_newest.version >= 100 then
    raise exception 'There are too many versions.' using errcode = 'HXMVM';
  end if;
  insert into private.listing_materials (id, listing_id, kind, version, facts, made_by)
  values (p_id, p_listing_id, p_kind, coalesce(v_newest.version, 0) + 1, v_facts, v_me);
  return coalesce(v_newest.version, 0) + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.material_facts (
  p_listing_id uuid,
  p_kind       text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.material_versions (
  p_listing_id uuid,
  p_kind       text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'version', m.version, 'made_at', m.made_at,
      'sent', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', s.name, 'recipient', s.recipient, 'sent_at', s.sent_at, 'opened_at', s.opened_at,
          'openings', s.openings, 'is_ended', s.ended_at is not null
        ) order by s.sent_at desc, s.id), '[]')
        from (
          select * from private.material_letters s where s.material_id = m.id order by s.sent_at desc, s.id limit 100
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
          from private.material_openings o where o.material_id = m.id order by o.last_at desc limit 100
        ) o
      )
    ) order by m.version desc), '[]')
    from (
      select * from private.listing_materials m
      where m.listing_id = p_listing_id and m.kind = p_kind order by m.version desc limit 10
    ) m
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_materials()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'name', l.property_name, 'location', l.location, 'is_confidential', l.is_confidential,
      'is_live', private.is_live(l), 'has_agreement', private.newest_nda(l.id) is not null,
      'teaser', private.material_versions(l.id, 'teaser'),
      'is_teaser_old', (private.newest_material(l.id, 'teaser')).facts is distinct from private.material_facts(l.id, 'teaser'),
      'memorandum', private.material_versions(l.id, 'memorandum'),
      'is_memorandum_old',
      (private.newest_material(l.id, 'memorandum')).facts is distinct from private.material_facts(l.id, 'memorandum')
    ) order by private.is_live(l) desc, l.created_at desc, l.id), '[]')
    from (
      select * from public.listings l
      where l.broker_id = any (private.my_brokers()) and l.status not in ('sold', 'withdrawn')
      order by l.created_at desc, l.id limit 100
    ) l
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_material (
  p_listing_id uuid,
  p_kind       text
)
  RETURNS private.listing_materials
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select m from private.listing_materials m
  where m.listing_id = p_listing_id and m.kind = p_kind order by m.version desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.open_material (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_material private.listing_materials;
  v_owns boolean;
begin
  select * into v_material from private.listing_materials m where m.id = p_id;
  if v_material.id is null or not private.is_approved() then
    return null;
  end if;
  v_owns := private.owns_listing(v_material.listing_id);
  if not v_owns and (
    v_material.kind <> 'memorandum' or not private.reads_documents(v_material.listing_id)
    or v_material.version <> (private.newest_material(v_material.listing_id, 'memorandum')).version
  ) then
    return null;
  end if;
  perform private.keep_pace('material_open', 120, interval '1 hour');
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
end
$function$;

CREATE OR REPLACE FUNCTION private.send_material (
  p_id          uuid,
  p_material_id uuid,
  p_name        text,
  p_email       text,
  p_note        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_recipient constant text := lower(btrim(p_email));
  v_material private.listing_materials;
  v_listing public.listings;
  v_house constant uuid := coalesce(private.current_tenant_id(), v_me);
begin
  if exists (select from private.material_letters s where s.id = p_id and s.sent_by = v_me) then
    return;
  end if;
  select * into v_material from private.listing_materials m where m.id = p_material_id and m.kind = 'teaser';
  if v_material.id is null or not private.is_approved() or not private.owns_listing(v_material.listing_id) then
    raise exception 'There is no such material.' using errcode = 'HXMVN';
  end if;
  select * into v_listing from public.listings l where l.id = v_material.listing_id;
  if not private.is_live(v_listing) then
    raise exception 'Only what is on the market is sent.' using errcode = 'HXMVL';
  end if;
  if v_material.version <> (private.newest_material(v_listing.id, 'teaser')).version then
    raise exception 'There is a newer version.' using errcode = 'HXMVO';
  end if;
  if v_recipient !~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$' then
    raise exception 'This is no address.' using errcode = 'HXMVA';
  end if;
  if exists (select from private.refused_letters r where r.house = v_house and r.address = v_recipient)
    or exists (
      select from public.contacts c
      where lower(c.email) = v_recipient and coalesce(c.tenant_id, c.owner_id) = v_house
        and (c.do_not_contact or c.consent = 'refused') and c.deleted_at is null
    )
  then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  if exists (
    select from private.material_letters s where s.material_id = v_material.id and s.recipient = v_recipient
  ) then
    raise exception 'This version was sent there already.' using errcode = 'HXMVT';
  end if;
  perform private.keep_pace('material', 40, interval '1 day');
  insert into private.material_letters (id, material_id, sent_by, name, recipient)
  values (p_id, v_material.id, v_me, btrim(p_name), v_recipient);
  perform private.queue_message(
    'email', v_recipient, 'listing_teaser',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
        'to', btrim(p_name), 'note', coalesce(btrim(p_note), ''),
        'community', v_material.facts ->> 'name', 'place', v_material.facts ->> 'place',
        'material', private.seal_cursor('listing_material', jsonb_build_array(p_id)),
        'unsubscribe', private.seal_cursor('client_letters', jsonb_build_array(v_house, v_recipient))
      )
      from public.profiles p where p.id = v_me
    ),
    'material:' || p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.end_material_letter (
  p_id   uuid,
  p_ends boolean DEFAULT true
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_material_letter(p_id, p_ends)
$function$;

REVOKE ALL ON FUNCTION "public"."end_material_letter"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.follow_material (
  p_token text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.follow_material(p_token)
$function$;

REVOKE ALL ON FUNCTION "public"."follow_material"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.listing_memorandum (
  listing_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.listing_memorandum(listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."listing_memorandum"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_material (
  p_id         uuid,
  p_listing_id uuid,
  p_kind       text
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.make_material(p_id, p_listing_id, p_kind)
$function$;

REVOKE ALL ON FUNCTION "public"."make_material"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_materials()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_materials()
$function$;

REVOKE ALL ON FUNCTION "public"."my_materials"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_material (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.open_material(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."open_material"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_material (
  p_id          uuid,
  p_material_id uuid,
  p_name        text,
  p_email       text,
  p_note        text DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_material(p_id, p_material_id, p_name, p_email, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."send_material"(uuid, uuid, text, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."listing_materials"
  ADD CONSTRAINT "listing_materials_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "private"."listing_materials"
  ADD CONSTRAINT "listing_materials_made_by_fkey" FOREIGN KEY (made_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."material_letters"
  ADD CONSTRAINT "material_letters_material_id_fkey" FOREIGN KEY (material_id) REFERENCES private.listing_materials(id) ON DELETE CASCADE;

ALTER TABLE "private"."material_letters"
  ADD CONSTRAINT "material_letters_sent_by_fkey" FOREIGN KEY (sent_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."material_openings"
  ADD CONSTRAINT "material_openings_material_id_fkey" FOREIGN KEY (material_id) REFERENCES private.listing_materials(id) ON DELETE CASCADE;

ALTER TABLE "private"."material_openings"
  ADD CONSTRAINT "material_openings_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX listing_materials_made_by_idx ON private.listing_materials USING btree (made_by);

CREATE INDEX material_letters_sent_by_idx ON private.material_letters USING btree (sent_by);

CREATE INDEX material_openings_user_idx ON private.material_openings USING btree (user_id);

REVOKE ALL ON FUNCTION "private"."end_material_letter"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_material_letter"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_material_letter"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_material_letter"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_material"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_material"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_material"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_material"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."listing_memorandum"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."listing_memorandum"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."listing_memorandum"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_memorandum"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_material"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."make_material"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."make_material"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_material"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."material_facts"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."material_facts"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."material_facts"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."material_versions"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."material_versions"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."material_versions"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_materials"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_materials"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_materials"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_materials"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."newest_material"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_material"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."newest_material"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_material"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_material"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_material"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_material"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_material"(uuid, uuid, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_material"(uuid, uuid, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_material"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_material"(uuid, uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_material_letter"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_material_letter"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_material_letter"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "public"."follow_material"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_material"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_material"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."listing_memorandum"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."listing_memorandum"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_memorandum"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_material"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_material"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_material"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_materials"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_materials"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_materials"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_material"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_material"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_material"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_material"(uuid, uuid, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_material"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_material"(uuid, uuid, text, text, text) TO "postgres";

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

revoke all on table private.listing_materials from public, anon, authenticated, service_role;
revoke all on table private.material_letters from public, anon, authenticated, service_role;
revoke all on table private.material_openings from public, anon, authenticated, service_role;
