-- Letters of intent as files. Each is in the bucket `offer-files` under `<uploader>/<transaction>/<id>` and
-- private to its uploader until attached to a readable offer: name and size are in `private` rows, so a
-- sealed offer doesn't reveal its file either.
create table private.offer_letters (
  id uuid primary key,
  offer_id uuid not null references public.offers (id) on delete cascade,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,

  constraint offer_letters_path_key unique (path),
  constraint offer_letters_offer_key unique (offer_id),
  constraint offer_letters_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 200) and name !~ '[/\\]')
);

alter table private.offer_letters enable row level security;

-- True if the caller may upload the letter of an offer they are currently invited to make.
create function private.can_upload_offer_letter(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if cardinality(v_parts) <> 3 or v_parts[1] is distinct from auth.uid()::text or v_parts[2] !~ v_id or v_parts[3] !~ v_id
  then
    return false;
  end if;
  return exists (
    select from private.list_my_bidder_parties() p
    join public.offer_invitations i on i.party_id = p.id
    join public.offer_rounds r on r.id = i.round_id and r.deadline > clock_timestamp()
    where p.transaction_id = v_parts[2]::uuid
  ) and private.has_space_in_folder('offer-files', v_parts[1] || '/' || v_parts[2], 60);
end $$;
grant execute on function private.can_upload_offer_letter(text) to authenticated;

select private.set_up_attachment_check('private.offer_letters', 'is_attached_offer_letter');

create policy "Bidders read their uploaded letters" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'offer-files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Bidders upload letters while invited" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'offer-files' and private.can_upload_offer_letter(name));

create policy "Bidders remove unattached letters" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'offer-files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved()) and not private.is_attached_offer_letter(name)
  );

-- Attaches an uploaded letter to an offer being made.
create function private.attach_offer_letter(p_offer_id uuid, p_transaction_id uuid, p_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_path constant text := concat_ws('/', auth.uid(), p_transaction_id, p_id);
  v_metadata jsonb;
begin
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'offer-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found or private.is_attached_offer_letter(v_path) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  insert into private.offer_letters (id, offer_id, path, name, type, size)
  values (p_id, p_offer_id, v_path, btrim(p_name), v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint);
end $$;

-- Returns an offer's letter: sent by its bidder, or the file the team entered it from.
create function private.get_offer_letter(p_offer public.offers) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (
      select jsonb_build_object('letter_id', l.id, 'letter_name', l.name, 'letter_size', l.size)
      from private.offer_letters l where l.offer_id = p_offer.id
    ),
    (
      select jsonb_build_object('letter_id', f.id, 'letter_name', f.name, 'letter_size', f.size)
      from public.record_files f where f.id = p_offer.file_id
    ),
    '{"letter_id": null, "letter_name": null, "letter_size": null}'
  );
end $$;

-- True if the caller can read a letter's offer: as its author, as the bidder it was entered for, and after
-- the deadline as the seller or the team running the sale.
create function private.can_read_offer_letter(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offer public.offers;
begin
  select o.* into v_offer from public.offers o
  where o.id = (select l.offer_id from private.offer_letters l where l.id = p_id) or o.file_id = p_id limit 1;
  if not found or not private.is_approved() then
    return false;
  end if;
  return v_offer.account_id is not distinct from auth.uid()
    or v_offer.account_id is null and exists (select from private.list_my_bidder_parties() p where p.id = v_offer.party_id)
    or private.is_offer_round_unsealed(v_offer.round_id) and exists (select from private.my_sales() s where s.id = v_offer.transaction_id);
end $$;
