SET local check_function_bodies = off;

DROP TRIGGER "rename_agent" ON "public"."profiles";

DROP TRIGGER "rename_listed_broker" ON "public"."profiles";

ALTER TABLE "public"."revisions"
  DROP CONSTRAINT "revisions_of_one_row";

DROP FUNCTION "private"."hold_revision"(uuid, uuid, uuid, jsonb);

DROP FUNCTION "private"."rename_agent"();

DROP FUNCTION "private"."rename_listed_broker"();

CREATE TABLE "private"."listed_names" (
  "user_id"        uuid NOT NULL,
  "full_name"      text,
  "company_name"   text,
  "brokerage_name" text,
  CONSTRAINT "listed_names_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "public"."revisions"
  ADD COLUMN "profile_id" uuid;

ALTER TYPE "public"."admin_action" ADD VALUE 'names_review' AFTER 'listing_review';


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.apply_revision (
  p_revision public.revisions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
  v_pictures public.listing_images[];
begin
  if (p_revision).profile_id is not null then
    perform private.list_under((p_revision).profile_id, (p_revision).changes);
    return;
  end if;
  -- Before the columns: the list of pictures that older programs keep only adds to these and takes from them.
  if (p_revision).changes ? 'pictures' then
    v_pictures := array(
      select p from private.pictures_with((p_revision).listing_id, (p_revision).changes -> 'pictures') p
    );
    -- All at once: pictures that change places would each find the other's taken.
    delete from public.listing_images i where i.listing_id = (p_revision).listing_id;
    insert into public.listing_images select p.* from unnest(v_pictures) p;
  end if;
  select string_agg(quote_ident(m.name), ', ') into v_columns
  from private.material_columns(v_table) m where (p_revision).changes ? m.name;
  if v_columns is not null then
    execute format(
      'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where r.id = $2',
      v_table, v_columns
    ) using (p_revision).changes, coalesce((p_revision).listing_id, (p_revision).vendor_id);
  end if;
  if v_address = 'null' then
    delete from public.listing_addresses a where a.listing_id = (p_revision).listing_id;
  elsif v_address is not null then
    insert into public.listing_addresses
    select (jsonb_populate_record(
      null::public.listing_addresses, v_address || jsonb_build_object('listing_id', (p_revision).listing_id)
    )).*
    on conflict (listing_id) do update set
      street_address = excluded.street_address, postal_code = excluded.postal_code,
      latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  update private.reviewed_figures f
  set figures = f.figures - array(select jsonb_object_keys((p_revision).changes))
  where f.listing_id = (p_revision).listing_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_about (
  p_listing_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select d.conversation_id
    from public.broker_contacts c
    join public.broker_accounts a on a.broker_id = c.broker_id
    join private.direct_conversations d
      on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
      and d.listing_id = c.listing_id
    where c.user_id = auth.uid() and c.listing_id = p_listing_id
      and private.is_in_conversation(d.conversation_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.count_agents()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  execute format(
    $query$
      insert into private.agents as a (id, name, brokerage, listings)
      select c.broker_id, coalesce(p.full_name, ''), private.business_name(p), c.times
      from (
        select r.broker_id, sum(r.times) as times from (%s) r
        where not r.is_confidential group by r.broker_id having sum(r.times) <> 0
      ) c
      left join public.broker_accounts b on b.broker_id = c.broker_id
      left join lateral private.listed_as(b.user_id) p on true
      order by c.broker_id
      on conflict (id) do update set listings = a.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  execute format(
    $query$
      insert into private.agent_markets as m (agent_id, state, property_type, listings)
      select c.broker_id, c.state, c.property_type, sum(c.times)
      from (%s) c
      where not c.is_confidential
      group by 1, 2, 3
      having sum(c.times) <> 0
      order by 1, 2, 3
      on conflict (agent_id, state, property_type) do update set listings = m.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  delete from private.agents a where a.listings <= 0;
  delete from private.agent_markets m where m.listings <= 0;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_listed_names()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object('waiting', (
    select count(*) from (
      select from public.revisions r where r.status = 'pending' and r.profile_id is not null limit 1000
    ) as waiting
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_notifications()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('unread', c.unread) from public.notification_counts() c
$function$;

CREATE OR REPLACE FUNCTION private.hold_picture (
  p_listing_id uuid,
  p_id         uuid,
  p_picture    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_asked jsonb;
begin
  perform private.lock_pictures(p_listing_id);
  select coalesce(r.changes -> 'pictures', '{}') into v_asked
  from public.revisions r where r.listing_id = p_listing_id and r.status = 'pending';
  v_asked := coalesce(v_asked, '{}');
  if p_picture ? 'created_at' then
    v_asked := v_asked - array(
      select c.id from jsonb_each(v_asked) as c (id, picture)
      where c.picture ? 'created_at' and c.picture -> 'image_order' = p_picture -> 'image_order'
    );
  end if;
  v_asked := v_asked || jsonb_build_object(p_id, case
    when p_picture = 'null' then p_picture
    else coalesce(nullif(v_asked -> p_id::text, 'null'), '{}') || p_picture
  end);
  if (
    select count(*) <> count(distinct p.image_order) or count(*) filter (where p.is_primary) > 1
    from private.pictures_with(p_listing_id, v_asked) p
  ) then
    raise exception 'Two pictures of a listing have one place, or are both its first.' using errcode = '23505';
  end if;
  perform private.hold_revision(
    p_listing_id, null, null, auth.uid(), jsonb_build_object('pictures', v_asked)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_revision (
  p_listing_id uuid,
  p_vendor_id  uuid,
  p_profile_id uuid,
  p_user_id    uuid,
  p_changes    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  loop
    update public.revisions r
    set changes = case r.status when 'pending' then r.changes else '{}' end || p_changes,
      status = 'pending', updated_at = now()
    where r.listing_id = p_listing_id or r.vendor_id = p_vendor_id or r.profile_id = p_profile_id;
    exit when found;
    -- Of two that ask for the first time at one moment, the second joins the first.
    insert into public.revisions (listing_id, vendor_id, profile_id, user_id, changes)
    values (p_listing_id, p_vendor_id, p_profile_id, p_user_id, p_changes)
    on conflict do nothing;
    exit when found;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_agent (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.broker_accounts b
    join public.user_roles r on r.user_id = b.user_id
    join public.profiles p on p.id = b.user_id
    join private.agents a on a.id = b.broker_id
    where b.broker_id = p_id and not b.is_pseudonym
      and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
      and btrim(a.name) <> ''
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_listing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_kept_by_server constant text[] := array['broker_name', 'views', 'location', 'updated_at'];
  v_account uuid;
begin
  if tg_op = 'INSERT' then
    v_account := coalesce(auth.uid(), private.account_of(new.broker_id), new.broker_id);
  elsif new.broker_id <> old.broker_id then
    v_account := coalesce(private.account_of(new.broker_id), new.broker_id);
  elsif new.is_confidential <> old.is_confidential then
    v_account := private.account_of(old.broker_id);
  end if;
  if v_account is not null then
    new.broker_id := private.broker_of(v_account, case when new.is_confidential then new.id end);
    new.broker_name := private.listed_name(private.listed_as(v_account), new.is_confidential);
  end if;
  if tg_op = 'UPDATE' then
    -- A change of all listings of an account at one moment would tell which they are.
    if to_jsonb(new) - c_kept_by_server <> to_jsonb(old) - c_kept_by_server then
      new.updated_at := now();
    end if;
  -- Without a caller it is the server itself, and what it says stands.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_under (
  p_account uuid,
  p_names   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.listed_names n
  set (full_name, company_name, brokerage_name) = (
    select r.full_name, r.company_name, r.brokerage_name from jsonb_populate_record(n, p_names) r
  )
  where n.user_id = p_account;
  perform private.rename_listed(p_account);
end
$function$;

CREATE OR REPLACE FUNCTION private.listed_as (
  p_account uuid
)
  RETURNS public.profiles
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select (jsonb_populate_record(p, to_jsonb(n) - 'user_id')).*
  from public.profiles p
  left join private.listed_names n on n.user_id = p.id
  where p.id = p_account
$function$;

CREATE OR REPLACE FUNCTION private.listing_contact (
  p_listing_id uuid
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
      'name', b.full_name,
      'company', private.business_name(b),
      'email', b.email,
      'phone', b.phone,
      'is_own', b.id = (select auth.uid()),
      'conversation_id', private.conversation_about(p_listing_id)
    )
    from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    join public.profiles b on b.id = a.user_id
    where l.id = p_listing_id
      and (select private.is_approved())
      and (
        a.user_id = (select auth.uid())
        or (select private.is_staff())
        or (
          (select private.has_open_access())
          and exists (
            select from public.broker_contacts c
            where c.listing_id = l.id and c.user_id = (select auth.uid())
          )
        )
      )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_reviewed (
  p_revision public.revisions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform from public.profiles p where p.id = p_revision.profile_id for no key update;
  perform from public.vendors v where v.id = p_revision.vendor_id for no key update;
  perform from public.listings l where l.id = p_revision.listing_id for no key update;
  perform from public.listing_addresses a where a.listing_id = p_revision.listing_id for update;
  perform from public.listing_images i where i.listing_id = p_revision.listing_id order by i.id for update;
  perform private.lock_pictures(p_revision.listing_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.material_columns (
  p_table text
)
  RETURNS TABLE (
    name  text,
    share numeric
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1),
    ('listing_images', 'image_url', null), ('listing_images', 'image_order', null),
    ('listing_images', 'alt_text', null), ('listing_images', 'caption', null),
    ('listing_images', 'is_primary', null), ('listing_images', 'width', null), ('listing_images', 'height', null),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null),
    ('profiles', 'full_name', null), ('profiles', 'company_name', null), ('profiles', 'brokerage_name', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_declined_changes()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    new.user_id, 'changes_declined', 'revision:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('property', coalesce(
      (select l.property_name from public.listings l where l.id = new.listing_id),
      (select v.company_name from public.vendors v where v.id = new.vendor_id),
      'The name that your listings go under'
    )),
    case when new.listing_id is null then '{}' else jsonb_build_object('listing_id', new.listing_id) end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.rename_listed (
  p_account uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listed constant public.profiles := private.listed_as(p_account);
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
end
$function$;

CREATE OR REPLACE FUNCTION private.review_revision (
  p_revision_id uuid,
  p_decision    public.approval_status
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_revision public.revisions;
  v_company text;
  v_email text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators review changes.' using errcode = '42501';
  end if;
  if p_decision is null or p_decision = 'pending' then
    raise exception 'A review needs a decision.' using errcode = '22023';
  end if;
  perform private.lock_reviewed(r) from public.revisions r where r.id = p_revision_id;
  select * into v_revision from public.revisions r
  where r.id = p_revision_id and r.status = 'pending' for update;
  if not found then
    raise exception 'There is no such change.' using errcode = 'HXPRV';
  end if;
  if p_decision = 'approved' then
    perform private.apply_revision(v_revision);
    delete from public.revisions r where r.id = p_revision_id;
  else
    update public.revisions r set status = 'rejected', updated_at = now() where r.id = p_revision_id;
  end if;
  select p.email into v_email from public.profiles p where p.id = v_revision.user_id;
  select v.company_name into v_company from public.vendors v where v.id = v_revision.vendor_id;
  perform private.note_act(
    case
      when v_revision.profile_id is not null then 'names_review'
      when v_revision.vendor_id is null then 'listing_review'
      else 'vendor_review'
    end::public.admin_action,
    v_revision.user_id, v_email,
    jsonb_strip_nulls(jsonb_build_object(
      'listing_id', v_revision.listing_id, 'vendor_id', v_revision.vendor_id, 'company_name', v_company,
      'property_name', (select l.property_name from public.listings l where l.id = v_revision.listing_id),
      'changes', p_decision,
      'fields', (select jsonb_agg(k.name) from jsonb_object_keys(v_revision.changes) as k (name))
    ))
  );
  if v_company is not null then
    perform private.queue_message(
      'email', v_email,
      case p_decision when 'approved' then 'vendor_changes_approved' else 'vendor_changes_rejected' end,
      jsonb_build_object(
        'company', v_company, 'support', coalesce(private.setting('support_email') #>> '{}', '')
      )
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.revise_address()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  if tg_op = 'UPDATE' and new is not distinct from old or not private.holds_changes_of(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  perform private.hold_revision(
    v_listing_id, null, null, auth.uid(),
    jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
  );
  return case tg_op when 'UPDATE' then old end;
end
$function$;

CREATE OR REPLACE FUNCTION private.revise_listing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.needs_no_review() then
    return new;
  end if;
  v_changes := private.material_changes('listings', v_old, to_jsonb(new), (
    select f.figures from private.reviewed_figures f where f.listing_id = old.id
  ));
  if old.approval_status = 'approved' then
    if v_changes <> '{}' then
      perform private.require_checks(new);
      perform private.hold_revision(old.id, null, null, private.account_of(old.broker_id), v_changes);
      new := jsonb_populate_record(
        new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
      );
    end if;
    insert into private.reviewed_figures as f (listing_id, figures)
    select old.id, jsonb_object_agg(m.name, v_old -> m.name)
    from private.material_columns('listings') m
    where m.share is not null and to_jsonb(new) -> m.name <> v_old -> m.name
    having count(*) > 0
    on conflict (listing_id) do update set figures = excluded.figures || f.figures;
  elsif old.approval_status = 'rejected' and v_changes <> '{}' then
    new.approval_status := 'pending';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.revise_names()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_changes jsonb;
begin
  if (old.full_name, old.brokerage_name, old.company_name)
    is not distinct from (new.full_name, new.brokerage_name, new.company_name)
  then
    return null;
  end if;
  -- An approval that is under way comes first.
  perform from public.listings l join public.broker_accounts b on b.broker_id = l.broker_id
  where b.user_id = new.id order by l.id for no key update of l;
  if private.needs_no_review() or not exists (
    select from public.listings l join public.broker_accounts b on b.broker_id = l.broker_id
    where b.user_id = new.id and l.approval_status = 'approved'
  ) then
    delete from private.listed_names n where n.user_id = new.id;
    delete from public.revisions r where r.profile_id = new.id;
    perform private.rename_listed(new.id);
    return null;
  end if;
  insert into private.listed_names (user_id, full_name, company_name, brokerage_name)
  values (old.id, old.full_name, old.company_name, old.brokerage_name)
  on conflict do nothing;
  select private.material_changes('profiles', to_jsonb(n), to_jsonb(new), null) into v_changes
  from private.listed_names n where n.user_id = new.id;
  -- All of it anew: what was taken back is no longer asked for.
  delete from public.revisions r where r.profile_id = new.id;
  if v_changes <> '{}' then
    perform private.hold_revision(null, null, new.id, new.id, v_changes);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.revise_vendor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.needs_no_review() then
    return new;
  end if;
  v_changes := private.material_changes('vendors', v_old, to_jsonb(new), null);
  if v_changes = '{}' then
    return new;
  end if;
  if old.verification_status = 'verified' then
    perform private.require_checks(new);
    perform private.hold_revision(null, old.id, null, old.user_id, v_changes);
    new := jsonb_populate_record(
      new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
    );
  elsif old.verification_status = 'rejected' then
    new.verification_status := 'pending';
  end if;
  return new;
end
$function$;

ALTER TABLE "private"."listed_names"
  ADD CONSTRAINT "listed_names_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."revisions"
  ADD CONSTRAINT "revisions_of_one_row" CHECK ((num_nonnulls(listing_id, vendor_id, profile_id) = 1));

ALTER TABLE "public"."revisions"
  ADD CONSTRAINT "revisions_once_a_profile" UNIQUE (profile_id);

ALTER TABLE "public"."revisions"
  ADD CONSTRAINT "revisions_profile_id_fkey" FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE TRIGGER revise_names
  AFTER UPDATE ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.revise_names();

REVOKE ALL ON FUNCTION "private"."figures_of_listed_names"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_listed_names"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_listed_names"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_listed_names"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_notifications"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_notifications"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_notifications"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_notifications"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_revision"(uuid, uuid, uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_revision"(uuid, uuid, uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_revision"(uuid, uuid, uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_under"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."list_under"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_under"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listed_as"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listed_as"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listed_as"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rename_listed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rename_listed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rename_listed"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revise_names"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."revise_names"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revise_names"() TO "postgres";
