-- Tax forms of an entity by year, in the private bucket `tax-documents` under `<entity>/<id>`. A form opens only by
-- `open_tax_document`, which writes the delivery receipt first: storage serves a file for fifteen minutes after it.
create table private.tax_documents (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  sponsor_id uuid references public.investment_sponsors (id) on delete set null,
  year smallint not null,
  form text not null,
  issuer text not null,
  is_corrected boolean not null default false,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  added_at timestamptz not null default clock_timestamp(),
  added_by uuid references public.profiles (id) on delete set null,
  added_by_name text not null default '',
  removed_at timestamptz,
  removed_by_name text,

  constraint tax_documents_path_key unique (path),
  constraint tax_documents_path_is_plain check (private.is_single_line(path, 80)),
  constraint tax_documents_year_in_range check (year between 1990 and 2100),
  constraint tax_documents_form_is_known check (
    form in ('k1', 'k3', 'state_k1', '1099_int', '1099_div', '1099_misc', '1099_nec', '1099_s', '1098', 'return', 'other')
  ),
  constraint tax_documents_issuer_is_plain check (char_length(btrim(issuer)) >= 2 and private.is_single_line(issuer, 160)),
  constraint tax_documents_name_is_plain check (private.is_file_name(name)),
  constraint tax_documents_type_is_plain check (private.is_single_line(type, 120)),
  constraint tax_documents_size_in_range check (size between 0 and 15728640),
  constraint tax_documents_added_by_name_is_plain check (private.is_single_line(added_by_name, 300)),
  constraint tax_documents_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300))
);

create index tax_documents_entity_idx on private.tax_documents (entity_id, year desc, added_at desc);
create index tax_documents_sponsor_idx on private.tax_documents (sponsor_id);
create index tax_documents_added_by_idx on private.tax_documents (added_by);
alter table private.tax_documents enable row level security;

-- Delivery receipts: who opened which form, and when. Never changed.
create table private.tax_receipts (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references private.tax_documents (id) on delete cascade,
  opened_at timestamptz not null default clock_timestamp(),
  opened_by uuid references public.profiles (id) on delete set null,
  opener text not null default '',

  constraint tax_receipts_opener_is_plain check (private.is_single_line(opener, 300))
);

create index tax_receipts_document_idx on private.tax_receipts (document_id, opened_at);
create index tax_receipts_opened_by_idx on private.tax_receipts (opened_by, document_id, opened_at);
alter table private.tax_receipts enable row level security;

create trigger refuse_rewriting before update of document_id, opened_at, opener on private.tax_receipts
  for each row execute function private.prevent_audit_rewrite();

-- True if the caller may upload to this path. An entity keeps up to 2,000 files.
create function private.can_add_tax_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if auth.uid() is null or cardinality(v_parts) <> 2 or v_parts[1] !~ v_id or v_parts[2] !~ v_id
    or not private.can_use_investment_entity(v_parts[1]::uuid)
  then
    return false;
  end if;
  return private.has_space_in_folder('tax-documents', v_parts[1], 2000, 5000000000);
end $$;
grant execute on function private.can_add_tax_file(text) to authenticated;

select private.set_up_attachment_check('private.tax_documents', 'is_tax_document');

-- Files that belong to no form yet are visible to their uploader only.
create function private.can_read_tax_file(p_name text, p_owner_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_document private.tax_documents;
begin
  select * into v_document from private.tax_documents d where d.path = p_name;
  if v_document.id is null then
    return p_owner_id = auth.uid()::text and private.can_add_tax_file(p_name);
  end if;
  return v_document.removed_at is null and private.can_use_investment_entity(v_document.entity_id) and exists (
    select from private.tax_receipts r
    where r.opened_by = auth.uid() and r.document_id = v_document.id and r.opened_at > now() - interval '15 minutes'
  );
end $$;
grant execute on function private.can_read_tax_file(text, text) to authenticated;

create policy "Investors read tax forms they opened" on storage.objects
  for select to authenticated
  using (bucket_id = 'tax-documents' and private.can_read_tax_file(name, owner_id));

create policy "Investors upload tax forms" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'tax-documents' and private.can_add_tax_file(name));

create policy "Uploaders remove unattached tax forms" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'tax-documents' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_tax_document(name)
  );

create function private.attach_tax_document(p_entity_id uuid, p_file_id uuid, p_name text, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_new private.tax_documents := jsonb_populate_record(null::private.tax_documents, p_values);
  v_path constant text := p_entity_id || '/' || p_file_id;
  v_metadata jsonb;
begin
  perform private.begin_entity_change(p_entity_id);
  if exists (select from private.tax_documents d where d.path = v_path) then
    return;
  elsif v_new.sponsor_id is not null and not private.can_see_record('investment_sponsors', v_new.sponsor_id) then
    raise exception 'Sponsor not found.' using errcode = 'HXINJ';
  elsif not exists (
    select from storage.objects o where o.bucket_id = 'tax-documents' and o.name = v_path and o.owner_id = auth.uid()::text
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  v_metadata := private.require_uploaded_file('tax-documents', v_path);
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  insert into private.tax_documents (
    id, entity_id, sponsor_id, year, form, issuer, is_corrected, path, name, type, size, added_by, added_by_name
  )
  values (
    p_file_id, p_entity_id, v_new.sponsor_id, v_new.year, v_new.form, btrim(v_new.issuer), coalesce(v_new.is_corrected, false), v_path,
    btrim(p_name), v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint, auth.uid(), coalesce(private.get_my_display_name(), '')
  );
  perform private.notify(
    e.owner_id, 'tax_document_added', 'tax_document:' || p_file_id,
    jsonb_build_object(
      'form', private.get_tax_form_label(v_new.form), 'year', v_new.year, 'issuer', btrim(v_new.issuer), 'entity', e.name, 'entity_id', e.id
    )
  )
  from public.investment_entities e where e.id = p_entity_id and e.owner_id is distinct from auth.uid();
end $$;

-- Adds a tax form that the caller uploaded. A repeat changes nothing.
select private.expose('attach_tax_document', 'authenticated');

-- Label of a form in notifications, as in `shared/investing/taxForms.ts`.
create function private.get_tax_form_label(p_form text) returns text
language sql immutable set search_path = '' as $$
  select case p_form
    when 'k1' then 'Schedule K-1' when 'k3' then 'Schedule K-3' when 'state_k1' then 'State K-1' when '1099_int' then '1099-INT'
    when '1099_div' then '1099-DIV' when '1099_misc' then '1099-MISC' when '1099_nec' then '1099-NEC' when '1099_s' then '1099-S'
    when '1098' then 'Form 1098' when 'return' then 'Tax return' else 'Tax document'
  end
$$;

create function private.open_tax_document(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_document private.tax_documents;
begin
  select * into v_document from private.tax_documents d where d.id = p_id and d.removed_at is null;
  if v_document.id is null or not private.can_use_investment_entity(v_document.entity_id) then
    raise exception 'Tax form not found.' using errcode = 'HXINK';
  end if;
  perform private.enforce_rate_limit('tax_document', 600, interval '1 hour');
  insert into private.tax_receipts (document_id, opened_by, opener)
  values (p_id, auth.uid(), coalesce(private.get_my_display_name(), ''));
  return jsonb_build_object('path', v_document.path, 'name', v_document.name);
end $$;

-- Writes a delivery receipt and returns the form's file, which the caller can then read for fifteen minutes.
select private.expose('open_tax_document', 'authenticated');

create function private.remove_tax_document(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entity_id constant uuid := (select d.entity_id from private.tax_documents d where d.id = p_id);
begin
  perform private.begin_entity_change(v_entity_id);
  update private.tax_documents d set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), '')
  where d.id = p_id and d.removed_at is null;
end $$;

-- Removes a form added by mistake. Its receipts stay.
select private.expose('remove_tax_document', 'authenticated');
