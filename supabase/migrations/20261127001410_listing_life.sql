SET local check_function_bodies = off;

DROP FUNCTION "private"."review_listing"(uuid, public.approval_status);

DROP FUNCTION "private"."review_revision"(uuid, public.approval_status);

DROP FUNCTION "public"."review_listing"(uuid, public.approval_status);

DROP FUNCTION "public"."review_revision"(uuid, public.approval_status);

CREATE TABLE "private"."asked_listings" (
  "listing_id"   uuid    NOT NULL,
  "confirmed_on" date    NOT NULL,
  "days"         integer NOT NULL,
  CONSTRAINT "asked_listings_pkey" PRIMARY KEY (listing_id)
);

revoke all on table private.asked_listings from public, anon, authenticated, service_role;

CREATE TABLE "public"."listing_changes" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "listing_id" uuid                     NOT NULL,
  "at"         timestamp with time zone NOT NULL DEFAULT now(),
  "what"       text                     NOT NULL,
  "was"        jsonb,
  "became"     jsonb,
  "is_public"  boolean                  NOT NULL,
  CONSTRAINT "listing_changes_pkey" PRIMARY KEY (id),
  CONSTRAINT "listing_changes_what_is_known" CHECK ((what = ANY (ARRAY['live'::text, 'gone'::text, 'price'::text, 'status'::text])))
);

ALTER TABLE "public"."listing_changes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_changes" FROM "anon";

CREATE TABLE "public"."listing_drafts" (
  "id"           uuid                     NOT NULL,
  "listing_id"   uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "content"      jsonb                    NOT NULL,
  "version"      integer                  NOT NULL DEFAULT 1,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "submitted_at" timestamp with time zone,
  CONSTRAINT "listing_drafts_content_is_object" CHECK ((jsonb_typeof(content) = 'object'::text)),
  CONSTRAINT "listing_drafts_content_length" CHECK ((octet_length((content)::text) <= 60000)),
  CONSTRAINT "listing_drafts_listing_id_key" UNIQUE (listing_id),
  CONSTRAINT "listing_drafts_pkey" PRIMARY KEY (id),
  "user_id"      uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."listing_drafts"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_drafts" FROM "anon";

CREATE TABLE "public"."listing_reviews" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "listing_id"    uuid                     NOT NULL,
  "at"            timestamp with time zone NOT NULL DEFAULT now(),
  "decision"      public.approval_status   NOT NULL,
  "is_of_changes" boolean                  NOT NULL DEFAULT false,
  "reason"        text,
  CONSTRAINT "listing_reviews_pkey" PRIMARY KEY (id),
  CONSTRAINT "listing_reviews_reason_length" CHECK (((char_length(btrim(reason)) >= 1) AND (char_length(btrim(reason)) <= 2000)))
);

ALTER TABLE "public"."listing_reviews"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_reviews" FROM "anon";

ALTER TABLE "public"."listings"
  ADD COLUMN "confirmed_on" date NOT NULL DEFAULT CURRENT_DATE;

CREATE OR REPLACE FUNCTION private.ask_about_stale_listings()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing record;
  v_count integer := 0;
begin
  for v_listing in
    select l.id, l.broker_id, l.property_name, l.confirmed_on,
      case when l.confirmed_on < current_date - 90 then 90 else 60 end as days
    from public.listings l
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
      and l.confirmed_on < current_date - 60
      and not exists (
        select from private.asked_listings a
        where a.listing_id = l.id and a.confirmed_on = l.confirmed_on
          and a.days = case when l.confirmed_on < current_date - 90 then 90 else 60 end
      )
    order by l.confirmed_on
    limit 500
  loop
    insert into private.asked_listings (listing_id, confirmed_on, days)
    values (v_listing.id, v_listing.confirmed_on, v_listing.days)
    on conflict (listing_id) do update set confirmed_on = excluded.confirmed_on, days = excluded.days;
    perform private.notify(
      private.account_of(v_listing.broker_id), 'listing_stale',
      concat_ws(':', 'stale', v_listing.id, v_listing.confirmed_on, v_listing.days),
      jsonb_build_object('property', v_listing.property_name, 'days', v_listing.days),
      jsonb_build_object('listing_id', v_listing.id)
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.confirm_listing (
  p_listing_id uuid
)
  RETURNS date
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  update public.listings l set confirmed_on = current_date
  where l.id = p_listing_id and l.confirmed_on < current_date;
  return current_date;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_picture_folder (
  p_folder text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return private.owns_listing(p_folder::uuid) or exists (
    select from public.listing_drafts d
    where d.listing_id = p_folder::uuid and d.user_id = auth.uid() and d.submitted_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_shown_picture (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1) and i.is_live
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_used_picture (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1)
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
  ) or exists (
    select from public.revisions r
    where r.listing_id::text = split_part(p_name, '/', 1) and strpos(r.changes::text, p_name) > 0
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
  c_kept_by_server constant text[] := array['broker_name', 'views', 'location', 'updated_at', 'confirmed_on'];
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

CREATE OR REPLACE FUNCTION private.keep_listing_moves()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_moves constant jsonb := '{
    "active": ["under_contract", "sold", "withdrawn"],
    "under_contract": ["active", "sold", "withdrawn"],
    "withdrawn": ["active"],
    "sold": []
  }';
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      raise exception 'A new listing begins on the market.' using errcode = 'HXLMV';
    end if;
    new.confirmed_on := current_date;
    return new;
  end if;
  if new.status <> old.status then
    if not c_moves -> old.status ? new.status and not (old.status = 'sold' and private.is_admin()) then
      raise exception 'A listing does not go from % to %.', old.status, new.status using errcode = 'HXLMV';
    end if;
    if new.status in ('under_contract', 'sold') and old.approval_status <> 'approved' then
      raise exception 'Nobody has approved this listing.' using errcode = 'HXLNA';
    end if;
  end if;
  -- Whoever says one of these looks at the listing.
  if private.is_mine(old.broker_id)
    and (new.status, new.price, new.occupancy_rate) is distinct from (old.status, old.price, old.occupancy_rate)
  then
    new.confirmed_on := current_date;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_history (
  p_listing_id uuid
)
  RETURNS TABLE (
    day    date,
    what   text,
    price  bigint,
    status text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_live(v_listing) and not v_listing.is_confidential
    or private.owns_listing(p_listing_id) or private.is_staff()
  ) then
    return;
  end if;
  return query
    select c.at::date, c.what,
      case c.what
        when 'live' then (c.became ->> 'price')::bigint
        when 'price' then (c.became #>> '{}')::bigint
      end,
      case c.what when 'live' then c.became ->> 'status' when 'status' then c.became #>> '{}' end
    from public.listing_changes c
    where c.listing_id = p_listing_id and c.is_public
    order by c.at desc, c.what
    limit 200;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_listing_picture (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if cardinality(v_parts) <> 2 or v_parts[2] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or not private.has_picture_folder(v_parts[1])
    or not (private.may_create_listings() or private.is_admin())
  then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('files of ' || v_parts[1], 0));
  return (
    select count(*) < 120 from storage.objects o
    where o.bucket_id = 'listing-images'
      and o.name collate "C" >= v_parts[1] || '/' and o.name collate "C" < v_parts[1] || '0'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_listing_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_was_live constant boolean := tg_op = 'UPDATE' and private.is_live(old);
  v_is_live constant boolean := private.is_live(new);
begin
  if v_is_live and not v_was_live then
    insert into public.listing_changes (listing_id, what, became, is_public)
    values (new.id, 'live', jsonb_build_object('price', new.price, 'status', new.status), true);
  elsif v_was_live and not v_is_live then
    insert into public.listing_changes (listing_id, what, is_public) values (new.id, 'gone', false);
  end if;
  if tg_op = 'UPDATE' and new.price is distinct from old.price then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'price', to_jsonb(old.price), to_jsonb(new.price), v_was_live and v_is_live);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'status', to_jsonb(old.status), to_jsonb(new.status), v_was_live and v_is_live);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_listing_review (
  p_listing_id    uuid,
  p_decision      public.approval_status,
  p_is_of_changes boolean,
  p_reason        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_decision <> 'pending' then
    insert into public.listing_reviews (listing_id, decision, is_of_changes, reason)
    values (p_listing_id, p_decision, p_is_of_changes, nullif(btrim(p_reason), ''));
  end if;
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
      'You are a member of {tenant}', 'Somebody has added you. Switch to it in the menu of your account.', '/dashboard'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
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
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
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
    ), 'reason', coalesce(private.reason_of_review(new.listing_id), 'it stays as it was.')),
    case when new.listing_id is null then '{}' else jsonb_build_object('listing_id', new.listing_id) end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_listing_review()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    private.account_of(new.broker_id), 'listing_' || new.approval_status,
    'listing:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', new.property_name,
      'reason', coalesce(private.reason_of_review(new.id), 'Look it over, and ask us if you wonder why.')
    ),
    jsonb_build_object('listing_id', new.id)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.purge_listing_pictures()
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_versions text[];
begin
  perform set_config('storage.can_delete', 'true', true);
  perform set_config('storage.allow_delete_query', 'true', true);
  with gone as (
    delete from storage.objects o
    where o.id in (
      select f.id from storage.objects f
      where f.bucket_id = 'listing-images' and f.created_at < now() - interval '1 day'
        and not private.is_used_picture(f.name)
        and not exists (
          select from public.listing_drafts d
          where d.listing_id::text = split_part(f.name, '/', 1) and d.submitted_at is null
        )
      limit 1000
      for update skip locked
    )
    returning o.version
  )
  select array_agg(g.version) into v_versions from gone g where g.version is not null;
  perform set_config('storage.can_delete', 'false', true);
  perform set_config('storage.allow_delete_query', 'false', true);
  return coalesce(v_versions, '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.reason_of_review (
  p_listing_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.reason from public.listing_reviews r 
  where r.listing_id = p_listing_id and r.at = now() limit 1
$function$;

CREATE OR REPLACE FUNCTION private.review_listing (
  p_listing_id uuid,
  p_decision   public.approval_status,
  p_reason     text
)
  RETURNS public.approval_status
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reviews listings.' using errcode = '42501';
  end if;
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  if not found then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform private.note_listing_review(p_listing_id, p_decision, false, p_reason);
  update public.listings l set approval_status = p_decision where l.id = p_listing_id;
  return p_decision;
end
$function$;

CREATE OR REPLACE FUNCTION private.review_revision (
  p_revision_id uuid,
  p_decision    public.approval_status,
  p_reason      text
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
  if v_revision.listing_id is not null then
    perform private.note_listing_review(v_revision.listing_id, p_decision, true, p_reason);
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

CREATE OR REPLACE FUNCTION private.save_listing_draft (
  p_id      uuid,
  p_version integer,
  p_content jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_draft public.listing_drafts;
begin
  if not private.is_approved() then
    raise exception 'Only members write listings.' using errcode = '42501';
  end if;
  if p_version = 0 then
    perform pg_advisory_xact_lock(hashtextextended('drafts of ' || auth.uid(), 0));
    if (
      select count(*) >= 20 from public.listing_drafts d
      where d.user_id = auth.uid() and d.submitted_at is null and d.id <> p_id
    ) then
      raise exception 'Too many drafts.' using errcode = 'HXLDN';
    end if;
    insert into public.listing_drafts (id, content) values (p_id, p_content) on conflict (id) do nothing;
    if found then
      return 1;
    end if;
  end if;
  select * into v_draft from public.listing_drafts d
  where d.id = p_id and d.user_id = auth.uid() and d.submitted_at is null for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.content = p_content then
    return v_draft.version;
  end if;
  if v_draft.version <> p_version then
    raise exception 'The draft was changed elsewhere.' using errcode = 'HXLDC';
  end if;
  update public.listing_drafts d set content = p_content, version = d.version + 1, updated_at = now()
  where d.id = p_id;
  return v_draft.version + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_listings()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'ask-about-stale-listings', '11 13 * * *', 'select private.ask_about_stale_listings()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-listing-pictures', '29 4 * * *', 'select private.purge_listing_pictures()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_listing (
  p_draft_id uuid,
  p_listing  jsonb,
  p_address  jsonb,
  p_pictures jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_draft public.listing_drafts;
  v_new public.listings;
  v_picture record;
begin
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.submitted_at is not null then
    return v_draft.listing_id;
  end if;
  if not private.may_create_listings() and not private.is_admin() then
    raise exception 'This plan has no listings.' using errcode = 'HXLPL';
  end if;
  v_new := jsonb_populate_record(null::public.listings, p_listing);
  if v_new.property_name is null or v_new.city is null or v_new.state is null or v_new.property_type is null then
    raise exception 'Something is missing.' using errcode = 'HXLIN';
  end if;
  insert into public.listings (
    id, property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities
  ) values (
    v_draft.listing_id, v_new.property_name, v_new.city, v_new.state, coalesce(v_new.is_confidential, false),
    v_new.property_type, v_new.care_level, v_new.license_type, v_new.price, v_new.total_beds,
    v_new.licensed_beds, v_new.total_units, v_new.square_footage, v_new.year_built, v_new.occupancy_rate,
    v_new.cap_rate, v_new.avg_monthly_rate, v_new.description, coalesce(v_new.amenities, '{}')
  );
  if p_address ->> 'street_address' is not null then
    insert into public.listing_addresses (listing_id, street_address, postal_code)
    values (v_draft.listing_id, p_address ->> 'street_address', p_address ->> 'postal_code');
  end if;
  for v_picture in
    select p.value as told, p.ordinality::integer - 1 as place
    from jsonb_array_elements(coalesce(p_pictures, '[]')) with ordinality p
  loop
    if not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (v_picture.told ->> 'id')
    ) then
      raise exception 'A picture has not arrived.' using errcode = 'HXLPM';
    end if;
    insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
    values (
      v_draft.listing_id,
      '/storage/v1/object/public/listing-images/' || v_draft.listing_id || '/' || (v_picture.told ->> 'id'),
      v_picture.place, v_picture.told ->> 'alt_text', v_picture.place = 0,
      (v_picture.told ->> 'width')::integer, (v_picture.told ->> 'height')::integer
    );
  end loop;
  update public.listing_drafts d set content = '{}', submitted_at = now() where d.id = p_draft_id;
  return v_draft.listing_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.confirm_listing (
  listing_id uuid
)
  RETURNS date
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.confirm_listing(listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."confirm_listing"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.listing_history (
  listing_id uuid
)
  RETURNS TABLE (
    day    date,
    what   text,
    price  bigint,
    status text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select h.day, h.what, h.price, h.status from private.listing_history(listing_id) h
$function$;

REVOKE ALL ON FUNCTION "public"."listing_history"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.review_listing (
  listing_id uuid,
  decision   public.approval_status,
  reason     text                   DEFAULT NULL::text
)
  RETURNS public.approval_status
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.review_listing(listing_id, decision, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."review_listing"(uuid, public.approval_status, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.review_revision (
  revision_id uuid,
  decision    public.approval_status,
  reason      text                   DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.review_revision(revision_id, decision, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."review_revision"(uuid, public.approval_status, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_listing_draft (
  draft_id uuid,
  version  integer,
  content  jsonb
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_listing_draft(draft_id, version, content)
$function$;

REVOKE ALL ON FUNCTION "public"."save_listing_draft"(uuid, integer, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.submit_listing (
  draft_id uuid,
  listing  jsonb,
  address  jsonb DEFAULT NULL::jsonb,
  pictures jsonb DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.submit_listing(draft_id, listing, address, pictures)
$function$;

REVOKE ALL ON FUNCTION "public"."submit_listing"(uuid, jsonb, jsonb, jsonb) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."asked_listings"
  ADD CONSTRAINT "asked_listings_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_changes"
  ADD CONSTRAINT "listing_changes_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_reviews"
  ADD CONSTRAINT "listing_reviews_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

CREATE INDEX listing_changes_listing_idx ON public.listing_changes USING btree (listing_id, at DESC);

CREATE INDEX listing_reviews_listing_idx ON public.listing_reviews USING btree (listing_id, at DESC);

CREATE INDEX listings_live_confirmed_idx ON public.listings USING btree (confirmed_on)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])));

CREATE TRIGGER keep_listing_moves
  BEFORE INSERT OR UPDATE ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_listing_moves();

CREATE TRIGGER note_changed_listing
  AFTER UPDATE OF approval_status, status, price ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.note_listing_change();

CREATE TRIGGER note_listing_change
  AFTER INSERT ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.note_listing_change();

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_changes"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers read how their listings went, staff all" ON "public"."listing_changes"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.has_staff_role() AS has_staff_role) OR private.owns_listing(listing_id)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_drafts"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_reviews"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers read how their listings were reviewed, staff all" ON "public"."listing_reviews"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.has_staff_role() AS has_staff_role) OR private.owns_listing(listing_id)));

CREATE POLICY "Sellers add pictures of what they sell" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'listing-images'::text) AND ( SELECT private.is_approved() AS is_approved) AND private.may_add_listing_picture(name)));

CREATE POLICY "Sellers and staff see pictures before others do" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'listing-images'::text) AND (( SELECT private.is_staff() AS is_staff) OR private.has_picture_folder((storage.foldername(name))[1]))));

CREATE POLICY "Sellers remove pictures that nothing shows" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING
    (((bucket_id = 'listing-images'::text) AND ( SELECT private.is_approved() AS is_approved) AND private.has_picture_folder((storage.foldername(name))[1]) AND (NOT
    private.is_used_picture(name))));

COMMENT ON COLUMN "public"."listing_changes"."is_public" IS 'Whether everybody saw the listing while it changed.';

COMMENT ON COLUMN "public"."listing_drafts"."content" IS 'The form as it was typed; only its own screen reads it.';

COMMENT ON COLUMN "public"."listing_reviews"."reason" IS 'What has to be mended, in the words of whoever decided.';

COMMENT ON COLUMN "public"."listings"."confirmed_on" IS 'The day on which its broker last said that it is right. No moment: several at one would tell one broker.';

REVOKE ALL ON FUNCTION "private"."ask_about_stale_listings"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_about_stale_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_about_stale_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."confirm_listing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."confirm_listing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."confirm_listing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirm_listing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_picture_folder"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_picture_folder"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."has_picture_folder"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_picture_folder"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_shown_picture"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_shown_picture"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_shown_picture"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_used_picture"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_used_picture"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_used_picture"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_used_picture"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_listing_moves"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_listing_moves"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_listing_moves"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_history"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."listing_history"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."listing_history"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_history"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_listing_picture"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_add_listing_picture"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_add_listing_picture"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_listing_picture"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_listing_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_listing_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_listing_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_listing_review"(uuid, public.approval_status, boolean, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_listing_review"(uuid, public.approval_status, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_listing_review"(uuid, public.approval_status, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."purge_listing_pictures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."purge_listing_pictures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."purge_listing_pictures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."reason_of_review"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reason_of_review"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reason_of_review"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."review_listing"(uuid, public.approval_status, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."review_listing"(uuid, public.approval_status, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."review_listing"(uuid, public.approval_status, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."review_listing"(uuid, public.approval_status, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."review_revision"(uuid, public.approval_status, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."review_revision"(uuid, public.approval_status, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."review_revision"(uuid, public.approval_status, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."review_revision"(uuid, public.approval_status, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_listing_draft"(uuid, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_listing_draft"(uuid, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_listing_draft"(uuid, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_listing_draft"(uuid, integer, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."schedule_listings"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_listing"(uuid, jsonb, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."submit_listing"(uuid, jsonb, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."submit_listing"(uuid, jsonb, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_listing"(uuid, jsonb, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_listing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."confirm_listing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."confirm_listing"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_history"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."listing_history"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_history"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_listing"(uuid, public.approval_status, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."review_listing"(uuid, public.approval_status, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_listing"(uuid, public.approval_status, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_revision"(uuid, public.approval_status, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."review_revision"(uuid, public.approval_status, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_revision"(uuid, public.approval_status, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_listing_draft"(uuid, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_listing_draft"(uuid, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_listing_draft"(uuid, integer, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_listing"(uuid, jsonb, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_listing"(uuid, jsonb, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_listing"(uuid, jsonb, jsonb, jsonb) TO "postgres";

REVOKE ALL ON TABLE "public"."listing_changes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_changes" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_changes" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_changes" TO "service_role";

REVOKE ALL ON TABLE "public"."listing_drafts" FROM "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."listing_drafts" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_drafts" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_drafts" TO "service_role";

REVOKE ALL ON TABLE "public"."listing_reviews" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_reviews" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_reviews" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_reviews" TO "service_role";

ALTER TABLE "public"."listing_drafts"
  ADD CONSTRAINT "listing_drafts_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX listing_drafts_user_idx ON public.listing_drafts USING btree (user_id, updated_at DESC);

CREATE POLICY "Writers read their drafts" ON "public"."listing_drafts"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Writers throw their drafts away" ON "public"."listing_drafts"
  FOR DELETE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

update public.listings set confirmed_on = updated_at::date;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-images', 'listing-images', true, 6291456, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

select private.schedule_listings();

alter table public.listing_reviews alter column reason set statistics 0;
alter table public.listing_drafts alter column content set statistics 0;
alter table public.listing_changes alter column what set statistics 0, alter column was set statistics 0,
  alter column became set statistics 0;
