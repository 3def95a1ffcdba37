-- Listing NDAs: versioned texts, of which the newest is to be signed, and signatures. A text is immutable and
-- outlives its listing, so signed versions can be read again; its hash is part of the signature.
create table public.listing_nda_texts (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete set null,
  version integer not null,
  body text not null,
  hash text not null default '',
  stated_on date not null default private.get_local_date(),

  constraint listing_nda_texts_once unique (listing_id, version),
  constraint listing_nda_texts_body_length check (char_length(btrim(body)) between 200 and 30000)
);

comment on column public.listing_nda_texts.stated_on is 'A day without a time, like every date of a listing that others can see.';

create table public.listing_nda_signatures (
  id uuid primary key,
  nda_id uuid not null references public.listing_nda_texts (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete set null,
  user_id uuid not null references public.profiles (id) on delete restrict,
  name text not null,
  company text,
  hash text not null,
  address text,
  signed_at timestamptz not null default now(),
  ended_at timestamptz,

  constraint listing_nda_signatures_once unique (nda_id, user_id),
  constraint listing_nda_signatures_name_is_plain check (char_length(btrim(name)) >= 2 and private.is_single_line(name, 120))
);
-- Triggers in other files:
--   clients/automation/queue.sql: trigger_automations
--   clients/campaigns/signals.sql: stop_enrollments_after_nda

comment on column public.listing_nda_signatures.ended_at is 'When the broker revoked the access.';

create index listing_nda_signatures_listing_idx on public.listing_nda_signatures (listing_id, signed_at desc);
create index listing_nda_signatures_user_idx on public.listing_nda_signatures (user_id, signed_at desc);

select private.set_up_table('public.listing_nda_texts', 'select');
select private.set_up_table('public.listing_nda_signatures', 'select');

-- Emails the signer a confirmation. It does not name the community, because others may read the mailbox.
create function private.send_nda_signature_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email', p.email, 'agreement_signed',
    jsonb_build_object('name', new.name, 'version', t.version, 'hash', new.hash, 'listing', new.listing_id),
    'agreement:' || new.id
  )
  from public.profiles p, public.listing_nda_texts t
  where p.id = new.user_id and t.id = new.nda_id;
  return null;
end $$;

create trigger write_nda_signature_email after insert on public.listing_nda_signatures
  for each row execute function private.send_nda_signature_email();

create function private.set_nda_hash() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.hash := encode(sha256(convert_to(new.body, 'UTF8')), 'hex');
  return new;
end $$;

create trigger set_nda_hash before insert or update on public.listing_nda_texts
  for each row execute function private.set_nda_hash();

create function private.has_signed_listing_nda(p_nda_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return private.is_approved() and exists (
    select from public.listing_nda_signatures s where s.nda_id = p_nda_id and s.user_id = auth.uid()
  );
end $$;
grant execute on function private.has_signed_listing_nda(uuid) to authenticated;

-- Signers can always read the text they signed.
create policy "Eligible signers read the NDA text" on public.listing_nda_texts
  for select to authenticated
  using (
    private.can_read_listing_details(listing_id, (select private.get_listing_reader())) or private.has_signed_listing_nda(id)
  );

create policy "Signers read their signatures, staff all" on public.listing_nda_signatures
  for select to authenticated
  using (
    (user_id = (select auth.uid()) and (select private.is_approved())) or (select private.has_staff_role())
  );

select private.add_condition_guard(
  'public.listing_nda_texts',
  'private.can_read_listing_details(listing_id, (select private.get_listing_reader())) or private.has_signed_listing_nda(id)'
);

create function private.newest_nda(p_listing_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select t.id from public.listing_nda_texts t where t.listing_id = p_listing_id order by t.version desc limit 1
  );
end $$;

-- True if the caller can read a listing's documents: its broker, staff, and anyone who signed the newest
-- text, still has restricted access, and was not revoked.
create function private.can_read_listing_documents(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  if not private.can_read_listing_details(p_listing_id) then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or private.get_my_co_access(p_listing_id) <> 'none' or exists (
    select from public.listing_nda_signatures s
    where s.nda_id = private.newest_nda(p_listing_id) and s.user_id = auth.uid() and s.ended_at is null
  );
end $$;
grant execute on function private.can_read_listing_documents(uuid) to authenticated;

create function private.set_listing_nda(p_listing_id uuid, p_body text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_newest public.listing_nda_texts;
begin
  perform private.require_own_listing(p_listing_id);
  perform pg_advisory_xact_lock(hashtextextended('agreement of ' || p_listing_id, 0));
  select t.* into v_newest from public.listing_nda_texts t
  where t.listing_id = p_listing_id order by t.version desc limit 1;
  if v_newest.body = p_body then
    return v_newest.version;
  end if;
  if v_newest.version >= 100 then
    raise exception 'Too many versions.' using errcode = 'HXNDM';
  end if;
  insert into public.listing_nda_texts (listing_id, version, body)
  values (p_listing_id, coalesce(v_newest.version, 0) + 1, p_body);
  return coalesce(v_newest.version, 0) + 1;
end $$;

-- Creates a new NDA version, which everyone must sign again before reading the listing's documents. An
-- identical text creates none.
select private.expose('set_listing_nda', 'authenticated', 'plain');

create function private.sign_listing_nda(p_id uuid, p_nda_id uuid, p_hash text, p_name text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_text public.listing_nda_texts;
  v_signed public.listing_nda_signatures;
begin
  select t.* into v_text from public.listing_nda_texts t where t.id = p_nda_id;
  if not found or not private.can_read_listing_details(v_text.listing_id) then
    raise exception 'Agreement not found.' using errcode = 'HXGON';
  end if;
  if private.owns_listing(v_text.listing_id) then
    raise exception 'You cannot sign for your own listing.' using errcode = 'HXOWN';
  end if;
  select s.* into v_signed from public.listing_nda_signatures s
  where s.nda_id = p_nda_id and s.user_id = v_user_id;
  if found then
    return v_signed.signed_at;
  end if;
  if v_text.id <> private.newest_nda(v_text.listing_id) or v_text.hash is distinct from p_hash then
    raise exception 'There is a newer text. Read and sign that one.' using errcode = 'HXNDV';
  end if;
  if not private.has_inquired_about_listing(v_text.listing_id) and not private.is_staff() then
    raise exception 'Contact the broker before you sign.' using errcode = 'HXNDA';
  end if;
  insert into public.listing_nda_signatures (id, nda_id, listing_id, user_id, name, company, hash, address)
  select p_id, p_nda_id, v_text.listing_id, v_user_id, btrim(p_name), private.business_name(p), v_text.hash,
    private.client_address()
  from public.profiles p where p.id = v_user_id
  returning * into v_signed;
  return v_signed.signed_at;
end $$;

-- Signs the newest text by its hash, so the text read is the text signed. Returns the time; idempotent.
select private.expose('sign_listing_nda', 'authenticated', 'plain');

create function private.listing_signatures(p_listing_id uuid)
returns table (id uuid, name text, company text, version integer, hash text, address text, signed_at timestamptz, ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select s.id, s.name, s.company, t.version, s.hash, s.address, s.signed_at, s.ended_at
    from public.listing_nda_signatures s
    join public.listing_nda_texts t on t.id = s.nda_id
    where s.listing_id = p_listing_id and (select private.is_approved() and private.owns_listing(p_listing_id))
    order by s.signed_at desc
    limit 500;
end $$;
grant execute on function private.listing_signatures(uuid) to authenticated;

-- Returns the signers of the caller's own listing, newest first.
create function public.listing_signatures(listing_id uuid)
returns table (id uuid, name text, company text, version integer, hash text, address text, signed_at timestamptz, ended_at timestamptz)
language sql stable set search_path = '' as $$
  select s.id, s.name, s.company, s.version, s.hash, s.address, s.signed_at, s.ended_at
  from private.listing_signatures(listing_id) s
$$;
grant execute on function public.listing_signatures(uuid) to authenticated;

create function private.end_listing_access(p_signature_id uuid, p_ends boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.listing_nda_signatures s set ended_at = case when p_ends then coalesce(s.ended_at, now()) end
  where s.id = p_signature_id and private.is_approved() and private.owns_listing(s.listing_id);
  if not found then
    raise exception 'Signature not found.' using errcode = 'HXGON';
  end if;
end $$;

-- Revokes a signer's access to a listing's documents, or restores it.
select private.expose('end_listing_access', 'authenticated', 'plain');
