-- Files of offerings, in the private bucket `offering-files` under `<offering>/<id>`: documents for all who can see the
-- offering, evidence of one investor, and notices and tax forms for one investor, which open only by `open_offering_file` with a
-- delivery receipt. Each download checks the right; signed links don't exist, because they would outlive it.
create table private.offering_files (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  kind text not null,
  subscription_id uuid references private.subscriptions (id) on delete cascade,
  check_id uuid references private.investor_checks (id) on delete cascade,
  investor_id uuid references public.profiles (id) on delete set null,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  tax_year integer,
  form text,
  added_at timestamptz not null default clock_timestamp(),
  added_by_name text not null default '',
  removed_at timestamptz,

  constraint offering_files_path_key unique (path),
  constraint offering_files_path_is_plain check (private.is_single_line(path, 80)),
  constraint offering_files_kind_is_known check (kind in ('document', 'evidence', 'notice', 'tax')),
  constraint offering_files_subject_fits check (
    (kind in ('notice', 'tax')) = (subscription_id is not null) and (kind = 'evidence') = (check_id is not null)
  ),
  constraint offering_files_name_is_plain check (private.is_file_name(name)),
  constraint offering_files_type_is_plain check (private.is_single_line(type, 120)),
  constraint offering_files_size_in_range check (size between 0 and 20971520),
  constraint offering_files_tax_year_in_range check ((kind = 'tax') = (tax_year is not null) and tax_year between 2000 and 2200),
  constraint offering_files_form_is_known check (
    (kind = 'tax') = (form is not null)
    and form in ('k1', 'k3', 'state_k1', '1099_int', '1099_div', '1099_misc', '1099_nec', '1099_s', 'other')
  ),
  constraint offering_files_added_by_name_is_plain check (private.is_single_line(added_by_name, 300))
);
create index offering_files_offering_idx on private.offering_files (offering_id, kind, added_at);
create index offering_files_subscription_idx on private.offering_files (subscription_id);
create index offering_files_check_idx on private.offering_files (check_id);
create index offering_files_investor_idx on private.offering_files (investor_id, added_at desc);
alter table private.offering_files enable row level security;

-- Delivery receipts of notices and tax forms: who opened which file, and when. Never changed.
create table private.offering_file_receipts (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null references private.offering_files (id) on delete cascade,
  opened_at timestamptz not null default clock_timestamp(),
  opened_by uuid references public.profiles (id) on delete set null,
  opener text not null default '',

  constraint offering_file_receipts_opener_is_plain check (private.is_single_line(opener, 300))
);
create index offering_file_receipts_file_idx on private.offering_file_receipts (file_id, opened_at);
create index offering_file_receipts_opened_by_idx on private.offering_file_receipts (opened_by, file_id, opened_at);
alter table private.offering_file_receipts enable row level security;
create trigger refuse_rewriting before update of file_id, opened_at, opener on private.offering_file_receipts
  for each row execute function private.prevent_audit_rewrite();

create function private.build_offering_file_json(p_file private.offering_files) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_file).id, 'kind', (p_file).kind, 'path', (p_file).path, 'name', (p_file).name, 'size', (p_file).size,
    'tax_year', (p_file).tax_year, 'form', (p_file).form, 'added_at', (p_file).added_at
  )
$$;

-- True if the caller may upload below an offering: its sponsor, or an investor who can see it, for evidence.
create function private.can_add_offering_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  v_offering private.offerings;
  v_is_manager boolean;
begin
  if auth.uid() is null or cardinality(v_parts) <> 2 or v_parts[1] !~ v_id or v_parts[2] !~ v_id then
    return false;
  end if;
  select * into v_offering from private.offerings o where o.id = v_parts[1]::uuid;
  if v_offering.id is null then
    return false;
  end if;
  v_is_manager := private.can_manage_offering(v_offering);
  if not v_is_manager and not private.can_view_offering(v_offering) then
    return false;
  end if;
  return case
    when v_is_manager then private.has_space_in_folder('offering-files', v_parts[1], 20000)
    else private.has_space_in_folder('offering-files', v_parts[1], 30, p_owner_id => auth.uid())
  end;
end $$;
grant execute on function private.can_add_offering_file(text) to authenticated;

create function private.is_offering_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.offering_files f where f.path = p_name);
end $$;
grant execute on function private.is_offering_file(text) to authenticated;

-- Unattached files are visible to their uploader only.
create function private.can_read_offering_file(p_name text, p_owner_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_file private.offering_files;
  v_offering private.offerings;
begin
  select * into v_file from private.offering_files f where f.path = p_name;
  if v_file.id is null then
    return p_owner_id = auth.uid()::text and private.can_add_offering_file(p_name);
  elsif v_file.removed_at is not null then
    return false;
  end if;
  select * into v_offering from private.offerings o where o.id = v_file.offering_id;
  return private.can_manage_offering(v_offering) or case v_file.kind
    when 'document' then private.can_view_offering(v_offering)
    when 'evidence' then private.is_approved() and coalesce(v_file.investor_id = auth.uid(), false)
    else private.is_approved() and coalesce(v_file.investor_id = auth.uid(), false) and exists (
      select from private.offering_file_receipts r
      where r.opened_by = auth.uid() and r.file_id = v_file.id and r.opened_at > now() - interval '15 minutes'
    ) end;
end $$;
grant execute on function private.can_read_offering_file(text, text) to authenticated;

create policy "Sponsors and investors read their offering files" on storage.objects
  for select to authenticated
  using (bucket_id = 'offering-files' and private.can_read_offering_file(name, owner_id));

create policy "Sponsors and investors upload offering files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'offering-files' and private.can_add_offering_file(name));

create policy "Uploaders remove unattached offering files" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'offering-files' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_offering_file(name)
  );

-- Returns the metadata of a file that the caller uploaded below an offering and that is attached to nothing yet.
create function private.take_offering_upload(p_offering_id uuid, p_file_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_path constant text := p_offering_id || '/' || p_file_id;
  v_metadata jsonb;
begin
  if private.is_offering_file(v_path) or not exists (
    select from storage.objects o
    where o.bucket_id = 'offering-files' and o.name = v_path and o.owner_id = auth.uid()::text
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  v_metadata := private.require_uploaded_file('offering-files', v_path);
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  return v_metadata || jsonb_build_object('path', v_path);
end $$;

create function private.attach_offering_file(
  p_offering_id uuid, p_file_id uuid, p_name text, p_subscription_id uuid default null, p_tax_year public.whole_number default null,
  p_form text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_offering_id);
  v_subscription private.subscriptions;
  v_metadata jsonb;
  v_kind constant text := case when p_subscription_id is null then 'document' when p_tax_year is null then 'notice' else 'tax' end;
begin
  if exists (select from private.offering_files f where f.id = p_file_id and f.offering_id = p_offering_id) then
    return;
  end if;
  if p_subscription_id is not null then
    select * into v_subscription from private.subscriptions s
    where s.id = p_subscription_id and s.offering_id = p_offering_id and s.status = 'accepted';
    if v_subscription.id is null then
      raise exception 'Subscription not found.' using errcode = 'HXSYS';
    end if;
  elsif (select count(*) from private.offering_files f where f.offering_id = p_offering_id and f.kind = 'document') >= 100 then
    raise exception 'An offering has up to 100 documents.' using errcode = 'HXSYF';
  end if;
  v_metadata := private.take_offering_upload(p_offering_id, p_file_id, p_name);
  insert into private.offering_files (
    id, offering_id, kind, subscription_id, investor_id, path, name, type, size, tax_year, form, added_by_name
  ) values (
    p_file_id, p_offering_id, v_kind, p_subscription_id, v_subscription.investor_id, v_metadata ->> 'path', btrim(p_name),
    v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint, case when v_kind = 'tax' then p_tax_year end,
    case when v_kind = 'tax' then coalesce(p_form, 'k1') end,
    coalesce(private.get_my_display_name(), '')
  );
  if v_kind = 'document' then
    -- New documents have to be read before the next signature.
    update private.subscriptions s set documents_read_at = null, n = s.n + 1
    where s.offering_id = p_offering_id and s.status = 'committed' and s.documents_read_at is not null;
  elsif v_kind = 'tax' and v_subscription.entity_id is not null then
    perform private.notify_investor(
      v_subscription, 'tax_document_added', 'offering_file:' || p_file_id,
      jsonb_build_object(
        'form', private.get_tax_form_label(coalesce(p_form, 'k1')), 'year', p_tax_year, 'issuer', v_offering.sponsor_name,
        'entity', v_subscription.entity_name, 'entity_id', v_subscription.entity_id
      )
    );
  else
    perform private.notify_investor(
      v_subscription, 'offering_document', 'offering_file:' || p_file_id, jsonb_build_object('file', btrim(p_name))
    );
  end if;
end $$;

-- Adds an uploaded document to the caller's offering, or a notice or tax form to one investor. A repeat changes nothing.
select private.expose('attach_offering_file', 'authenticated');

create function private.remove_offering_file(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.offering_files;
begin
  select * into v_file from private.offering_files f where f.id = p_id;
  perform private.lock_own_offering(v_file.offering_id);
  if v_file.kind = 'document' and exists (
    select from private.subscriptions s where s.offering_id = v_file.offering_id and s.signed_at >= v_file.added_at
  ) then
    raise exception 'Investors signed with this document.' using errcode = 'HXSYD';
  elsif v_file.kind = 'evidence' then
    raise exception 'Evidence stays with its decision.' using errcode = 'HXSYD';
  end if;
  update private.offering_files f set removed_at = coalesce(f.removed_at, now()) where f.id = p_id;
end $$;

-- Removes a file of the caller's offering and closes it at once.
select private.expose('remove_offering_file', 'authenticated');

create function private.open_offering_file(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.offering_files;
begin
  perform private.lock_member();
  select * into v_file from private.offering_files f
  where f.id = p_id and f.kind in ('notice', 'tax') and f.investor_id = auth.uid() and f.removed_at is null;
  if v_file.id is null then
    raise exception 'Document not found.' using errcode = 'HXSLF';
  end if;
  perform private.enforce_rate_limit('tax_document', 600, interval '1 hour');
  insert into private.offering_file_receipts (file_id, opened_by, opener)
  values (p_id, auth.uid(), coalesce(private.get_my_display_name(), ''));
  return jsonb_build_object('path', v_file.path, 'name', v_file.name);
end $$;

-- Writes a delivery receipt for a notice or tax form of the caller, who can then read the file for fifteen minutes.
select private.expose('open_offering_file', 'authenticated');

-- Returns the notices and tax forms of an interest with their receipts, for its sponsor.
create function private.list_delivered_files(p_subscription_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.build_offering_file_json(f) || jsonb_build_object(
      'opened_at', (select min(r.opened_at) from private.offering_file_receipts r where r.file_id = f.id)
    ) order by f.added_at desc, f.id), '[]')
    from private.offering_files f where f.subscription_id = p_subscription_id and f.removed_at is null
  );
end $$;
