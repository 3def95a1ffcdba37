-- Residency agreements sent for signature from a move-in checklist. The text can't change once sent. The person it was
-- sent to signs it with the product's signing, which seals text, name, and time by a hash; then the server checks off
-- the item.
create table private.residency_agreements (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  prospect_id uuid not null references public.resident_prospects (id) on delete cascade,
  item_id uuid not null references public.move_in_items (id) on delete cascade,
  title text not null,
  body text not null,
  body_sha256 text not null,
  signer_name text not null,
  signer_email text not null,
  requested_by uuid references public.profiles (id) on delete set null,
  requested_by_name text not null default '',
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default now() + interval '30 days',
  cancelled_at timestamptz,
  signed_at timestamptz,
  signature_id uuid references private.signatures (id),

  constraint residency_agreements_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint residency_agreements_body_is_plain check (char_length(btrim(body)) >= 20 and private.is_plain_message(body, 40000)),
  constraint residency_agreements_hash_fits check (body_sha256 = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  constraint residency_agreements_signer_name_is_plain check (
    char_length(btrim(signer_name)) >= 2 and private.is_single_line(signer_name, 160)
  ),
  constraint residency_agreements_email_shape check (
    private.is_single_line(signer_email, 320) and signer_email = lower(btrim(signer_email))
    and signer_email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint residency_agreements_requested_by_name_is_plain check (private.is_single_line(requested_by_name, 300)),
  constraint residency_agreements_end_once check (num_nonnulls(cancelled_at, signed_at) <= 1),
  constraint residency_agreements_signed_with_signature check ((signed_at is null) = (signature_id is null))
);

create unique index residency_agreements_open_idx on private.residency_agreements (item_id)
  where cancelled_at is null and signed_at is null;
create index residency_agreements_item_idx on private.residency_agreements (item_id);
create index residency_agreements_prospect_idx on private.residency_agreements (prospect_id, requested_at desc);
create index residency_agreements_community_idx on private.residency_agreements (community_id, requested_at desc);
create index residency_agreements_requested_by_idx on private.residency_agreements (requested_by);
create index residency_agreements_signature_idx on private.residency_agreements (signature_id);

alter table private.residency_agreements enable row level security;

alter table public.resident_documents add constraint resident_documents_agreement_fkey
  foreign key (agreement_id) references private.residency_agreements (id) on delete set null;

create function private.refuse_agreement_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_states constant text[] := array['requested_by', 'cancelled_at', 'signed_at', 'signature_id'];
begin
  if to_jsonb(new) - v_states is distinct from to_jsonb(old) - v_states
    or old.signed_at is not null and to_jsonb(new) - 'requested_by' is distinct from to_jsonb(old) - 'requested_by'
  then
    raise exception 'A sent agreement can''t be changed.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_change before update on private.residency_agreements
  for each row execute function private.refuse_agreement_change();

-- Locks the item of a move-in checklist and requires that the caller can change it.
create function private.begin_agreement_change(p_item_id uuid) returns public.move_in_items
language plpgsql security definer set search_path = '' as $$
declare
  v_item public.move_in_items;
begin
  select * into v_item from public.move_in_items i where i.id = p_item_id and i.deleted_at is null for update;
  if v_item.id is null or not v_item.community_id = any (private.list_my_community_ids('move_in_items', 'change')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return v_item;
end $$;

create function private.request_residency_agreement(
  p_id uuid, p_item_id uuid, p_title text, p_body text, p_name text, p_email text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_item constant public.move_in_items := private.begin_agreement_change(p_item_id);
  v_email constant text := lower(btrim(p_email));
  v_community text;
begin
  if exists (select from private.residency_agreements a where a.id = p_id and a.item_id = p_item_id) then
    return p_id;
  end if;
  if v_item.type <> 'agreement' or v_item.done_on is not null then
    raise exception 'This item is done, or isn''t an agreement.' using errcode = 'HXOAD';
  end if;
  perform private.enforce_rate_limit('residency_agreement', 60, interval '1 day');
  -- A new request replaces the open one.
  update private.residency_agreements a set cancelled_at = now()
  where a.item_id = p_item_id and a.cancelled_at is null and a.signed_at is null;
  insert into private.residency_agreements (
    id, community_id, prospect_id, item_id, title, body, body_sha256, signer_name, signer_email, requested_by, requested_by_name
  )
  values (
    p_id, v_item.community_id, v_item.prospect_id, p_item_id, btrim(p_title), p_body, private.text_hash(p_body), btrim(p_name),
    v_email, auth.uid(), coalesce(private.get_my_display_name(), '')
  );
  select c.name into v_community from public.communities c where c.id = v_item.community_id;
  perform private.queue_message(
    'email', v_email, 'residency_agreement',
    jsonb_build_object('community', v_community, 'name', btrim(p_name), 'path', '/residency-agreement/' || p_id, 'validDays', 30),
    'residency_agreement:' || p_id,
    p_expires_at => now() + interval '30 days'
  );
  return p_id;
end $$;

-- Sends an agreement of a move-in checklist to a person for signature. A repeat with the same ID changes nothing.
select private.expose('request_residency_agreement', 'authenticated');

create function private.cancel_residency_agreement(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_agreement_change((select a.item_id from private.residency_agreements a where a.id = p_id));
  update private.residency_agreements a set cancelled_at = now()
  where a.id = p_id and a.cancelled_at is null and a.signed_at is null;
  delete from private.outbox o where o.dedupe_key = 'residency_agreement:' || p_id and o.done_at is null;
end $$;

-- Cancels an agreement that isn't signed yet.
select private.expose('cancel_residency_agreement', 'authenticated');

create function private.list_residency_agreements(p_prospect_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_community_id constant uuid := (select p.community_id from public.resident_prospects p where p.id = p_prospect_id and p.deleted_at is null);
begin
  if (v_community_id = any (private.list_my_community_ids('move_in_items', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    -- The text of the community's latest agreement, to start the next one from.
    'last', (
      select jsonb_build_object('title', a.title, 'body', a.body)
      from private.residency_agreements a where a.community_id = v_community_id order by a.requested_at desc limit 1
    ),
    'agreements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'item_id', a.item_id, 'title', a.title, 'body', a.body, 'signer_name', a.signer_name,
        'signer_email', a.signer_email, 'requested_by', a.requested_by_name, 'requested_at', a.requested_at,
        'expires_at', a.expires_at, 'cancelled_at', a.cancelled_at, 'signed_at', a.signed_at, 'signed_name', s.name,
        'hash', s.hash
      ) order by a.requested_at desc, a.id), '[]')
      from private.residency_agreements a left join private.signatures s on s.id = a.signature_id
      where a.prospect_id = p_prospect_id
    )
  );
end $$;

-- Returns the agreements of a prospect with their state, newest first.
select private.expose('list_residency_agreements', 'authenticated');

create function private.get_residency_agreement(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'title', a.title, 'body', a.body, 'sha256', a.body_sha256, 'community', c.name, 'consent', private.signing_consent(),
      'signed_at', a.signed_at, 'hash', s.hash
    )
    from private.residency_agreements a join public.communities c on c.id = a.community_id
    left join private.signatures s on s.id = a.signature_id
    where a.id = p_id and a.signer_email = private.get_my_confirmed_email() and private.is_approved() and a.cancelled_at is null
      and (a.signed_at is not null or a.expires_at > now())
  );
end $$;

-- Returns an agreement to the person it was sent to, by confirmed email; null to anyone else, and once it has ended.
select private.expose('get_residency_agreement', 'authenticated');

create function private.sign_residency_agreement(
  p_agreement_id uuid, p_id uuid, p_name text, p_drawing text, p_consents boolean, p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.residency_agreements;
  v_prospect public.resident_prospects;
  v_signature private.signatures;
  v_day date;
begin
  select * into v_agreement from private.residency_agreements a where a.id = p_agreement_id for update;
  if v_agreement.id is null or not private.is_approved()
    or v_agreement.signer_email is distinct from private.get_my_confirmed_email()
    or v_agreement.cancelled_at is not null or v_agreement.signed_at is null and v_agreement.expires_at <= now()
  then
    raise exception 'Agreement not found.' using errcode = '42501';
  end if;
  if v_agreement.signed_at is not null then
    return (select s.hash from private.signatures s where s.id = v_agreement.signature_id);
  end if;
  v_signature := private.sign(
    p_id, 'residency_agreement', v_agreement.title, v_agreement.body, p_name, p_drawing, p_consents, p_hash
  );
  update private.residency_agreements a set signed_at = v_signature.signed_at, signature_id = v_signature.id
  where a.id = p_agreement_id;
  select (now() at time zone c.time_zone)::date into v_day from public.communities c where c.id = v_agreement.community_id;
  update public.move_in_items i set done_on = coalesce(i.done_on, v_day), note = left('Signed online by ' || v_signature.name, 300)
  where i.id = v_agreement.item_id and i.deleted_at is null;
  -- Someone who moved in before the signature has a record already.
  select * into v_prospect from public.resident_prospects p where p.id = v_agreement.prospect_id;
  if v_prospect.resident_id is not null then
    insert into public.resident_documents (owner_id, resident_id, name, type, signed_on, agreement_id)
    values (v_agreement.requested_by, v_prospect.resident_id, v_agreement.title, 'agreement', v_day, p_agreement_id)
    on conflict (agreement_id) do nothing;
  end if;
  return v_signature.hash;
end $$;

-- Signs an agreement that was sent to the caller, checks off the item, and returns the verification hash. `p_hash` is the
-- SHA-256 of the text shown. Idempotent.
select private.expose('sign_residency_agreement', 'authenticated');

create function private.get_signed_agreement(p_document_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('title', s.title, 'body', s.body, 'name', s.name, 'signed_at', s.signed_at, 'hash', s.hash)
    from public.resident_documents d
    join private.residency_agreements a on a.id = d.agreement_id
    join private.signatures s on s.id = a.signature_id
    where d.id = p_document_id and d.deleted_at is null
      and d.resident_id = any (private.list_my_open_resident_ids('resident_documents', 'read'))
  );
end $$;

-- Returns the signed copy behind a resident's document, with the same rights as the document; null without one.
select private.expose('get_signed_agreement', 'authenticated');
