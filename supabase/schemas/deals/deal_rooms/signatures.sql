-- Signatures: the text as shown, its hash, and how it was signed. A signature is sealed by a hash of all of
-- it, is immutable, and outlives its subject.
create table private.signatures (
  id uuid primary key,
  account uuid,
  kind text not null,
  title text not null,
  body text not null,
  body_sha256 text not null,
  name text not null,
  email text not null,
  drawing text,
  consent text not null,
  address text,
  signed_at timestamptz not null,
  room_id uuid,
  nda integer,
  hash text not null,

  constraint signatures_kind_is_known check (
    kind in ('nda', 'buyer_agreement', 'loi', 'co_brokerage', 'residency_agreement', 'vendor_contract', 'subscription', 'interest_transfer')
  ),
  constraint signatures_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint signatures_body_is_bounded check (char_length(btrim(body)) between 20 and 40000),
  constraint signatures_name_is_plain check (char_length(btrim(name)) >= 2 and private.is_single_line(name, 160)),
  constraint signatures_drawing_is_a_path check (
    char_length(drawing) <= 20000 and drawing ~ '^[ML0-9 .-]+$'
  ),
  constraint signatures_hash_key unique (hash)
);

comment on column private.signatures.drawing is 'An SVG path of 600 by 200; null if the name was typed.';

create index signatures_account_idx on private.signatures (account, signed_at desc);
create index signatures_nda_idx on private.signatures (room_id, email, nda) where kind = 'nda';

alter table private.signatures enable row level security;

create trigger refuse_rewriting before update on private.signatures
  for each row execute function private.prevent_audit_rewrite();
-- A signature of a residency agreement is deleted after its agreement, which refers to it, when records are removed.
create trigger refuse_deletion before delete on private.signatures
  for each row when (old.kind <> 'residency_agreement') execute function private.prevent_audit_rewrite();
create trigger prevent_audit_rewrite before truncate on private.signatures
  for each statement execute function private.prevent_audit_rewrite();

create function private.text_hash(p_text text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

create function private.build_signature_hash_input(p_signature private.signatures) returns text
language sql stable set search_path = '' as $$
  select array_to_string(array[
    p_signature.id::text, p_signature.kind, p_signature.title, p_signature.body_sha256, p_signature.name,
    p_signature.email, p_signature.drawing, p_signature.consent, p_signature.address,
    to_char(p_signature.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ], chr(31), '')
$$;

-- The signer's consent text; the screen shows it next to the button.
create function private.signing_consent() returns text
language sql immutable set search_path = '' as $$
  select 'I have read this text, I agree to it, and I sign it electronically.'
$$;

-- The only way to sign. `p_hash` is the SHA-256 of the text shown to the signer; any other text is rejected.
-- Idempotent, but an ID can't be reused for another kind, title, text, name, or room.
create function private.sign(
  p_id uuid, p_kind text, p_title text, p_body text, p_name text, p_drawing text, p_consents boolean,
  p_hash text, p_room_id uuid default null, p_nda integer default null
) returns private.signatures
language plpgsql security definer set search_path = '' as $$
declare
  v_signature private.signatures;
begin
  if not private.is_approved() or private.get_my_confirmed_email() is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  select * into v_signature from private.signatures s where s.id = p_id;
  if found then
    if (
      v_signature.account, v_signature.kind, v_signature.title, v_signature.body, v_signature.name, v_signature.drawing,
      v_signature.room_id, v_signature.nda
    ) is not distinct from (
      auth.uid(), p_kind, btrim(p_title), p_body, btrim(p_name), p_drawing, p_room_id, p_nda
    ) then
      return v_signature;
    end if;
    raise exception 'This is not your signature request.' using errcode = '42501';
  end if;
  if p_consents is distinct from true then
    raise exception 'You need to consent before you sign.' using errcode = 'HXDRC';
  end if;
  if p_hash is distinct from private.text_hash(p_body) then
    raise exception 'The text has changed since you opened it. Reload and read it again.' using errcode = 'HXDRN';
  end if;
  perform private.enforce_rate_limit('signature', 60, interval '1 hour');
  v_signature.id := p_id;
  v_signature.account := auth.uid();
  v_signature.kind := p_kind;
  v_signature.title := btrim(p_title);
  v_signature.body := p_body;
  v_signature.body_sha256 := private.text_hash(p_body);
  v_signature.name := btrim(p_name);
  v_signature.email := private.get_my_confirmed_email();
  v_signature.drawing := p_drawing;
  v_signature.consent := private.signing_consent();
  v_signature.address := private.client_address();
  v_signature.signed_at := now();
  v_signature.room_id := p_room_id;
  v_signature.nda := p_nda;
  v_signature.hash := private.text_hash(private.build_signature_hash_input(v_signature));
  insert into private.signatures select v_signature.*;
  return v_signature;
end $$;

create function private.sign_text(
  p_id uuid, p_kind text, p_title text, p_body text, p_name text, p_drawing text, p_consents boolean
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if p_kind is null or p_kind not in ('buyer_agreement', 'loi') then
    raise exception 'This must be signed through the external service.' using errcode = '22023';
  end if;
  -- The caller sends the text itself, so the shown and signed texts are the same.
  return (
    private.sign(p_id, p_kind, p_title, p_body, p_name, p_drawing, p_consents, private.text_hash(p_body))
  ).hash;
end $$;

-- Signs a buyer agreement or letter of intent as shown to the caller, by typed name or drawing. Returns the
-- verification hash; idempotent.
select private.expose('sign_text', 'authenticated');

create function private.build_signature_json(p_signature private.signatures) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_signature.id, 'kind', p_signature.kind, 'title', p_signature.title, 'body', p_signature.body,
    'body_sha256', p_signature.body_sha256, 'name', p_signature.name, 'email', p_signature.email,
    'drawing', p_signature.drawing, 'consent', p_signature.consent, 'address', p_signature.address,
    'signed_at', to_char(p_signature.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'nda', p_signature.nda, 'hash', p_signature.hash
  )
$$;

create function private.my_signatures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.build_signature_json(s) order by s.signed_at desc), '[]')
    from (
      select * from private.signatures l
      where l.account = auth.uid() and private.is_approved() order by l.signed_at desc limit 100
    ) s
  );
end $$;

-- Returns the caller's signatures, newest first, with all certificate data.
select private.expose('my_signatures', 'authenticated');

create function private.verify_signature(p_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'kind', s.kind, 'title', s.title, 'name', s.name, 'body_sha256', s.body_sha256,
      'signed_at', to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'is_whole', s.hash = private.text_hash(private.build_signature_hash_input(s)) and s.body_sha256 = private.text_hash(s.body)
    )
    from private.signatures s where s.hash = lower(p_hash)
  );
end $$;

-- Returns signer, time, and text of the signature with this hash, for holders of its certificate. Null if
-- there is none.
select private.expose('verify_signature', 'anon, authenticated');

-- True if an email has signed a room's newest text.
create function private.has_signed_nda(p_room_id uuid, p_email text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_n integer;
begin
  select max(d.n) into v_n from private.deal_room_ndas d where d.room_id = p_room_id;
  return v_n is null or exists (
    select from private.signatures s
    where s.room_id = p_room_id and s.email = p_email and s.kind = 'nda' and s.nda = v_n
  );
end $$;

-- Returns the newest text of a room for a reader who signs it, if it is the one they read.
create function private.require_nda_to_sign(p_room_id uuid, p_nda integer) returns private.deal_room_ndas
language plpgsql stable security definer set search_path = '' as $$
declare
  v_seat record;
  v_nda private.deal_room_ndas;
begin
  select * into v_seat from private.get_room_access(p_room_id);
  if not found or v_seat.runs or v_seat.gate = 'over' then
    raise exception 'Deal room not found.' using errcode = '42501';
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = p_room_id order by d.n desc limit 1;
  if v_nda.n is distinct from p_nda then
    raise exception 'The text has changed. Reload and try again.' using errcode = 'HXDRN';
  end if;
  return v_nda;
end $$;

create function private.sign_nda(
  p_room_id uuid, p_id uuid, p_nda public.whole_number, p_name text, p_drawing text, p_consents boolean,
  p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_nda constant private.deal_room_ndas := private.require_nda_to_sign(p_room_id, p_nda);
  v_seat record;
  v_signature private.signatures;
  v_hash text;
begin
  select * into v_seat from private.get_room_access(p_room_id);
  -- One signature and one log entry per version and person, even for concurrent calls.
  perform pg_advisory_xact_lock(hashtextextended('nda of ' || p_room_id || v_seat.email, 0));
  select s.hash into v_hash from private.signatures s
  where s.room_id = p_room_id and s.email = v_seat.email and s.kind = 'nda' and s.nda = v_nda.n
  order by s.signed_at limit 1;
  if v_hash is not null then
    return v_hash;
  end if;
  v_signature := private.sign(
    p_id, 'nda', 'Nondisclosure agreement, version ' || v_nda.n, v_nda.body, p_name, p_drawing, p_consents, p_hash,
    p_room_id, v_nda.n
  );
  perform private.log_room_event(
    p_room_id, 'signed', v_seat.who || ' <' || v_seat.email || '>', null, v_nda.sha256, null, null, v_nda.n,
    v_signature.hash
  );
  return v_signature.hash;
end $$;

-- Signs a room's newest text; `p_hash` is the SHA-256 of the text shown to the caller.
select private.expose('sign_nda', 'authenticated');
