-- Documents read by rules: what was found, where, and what a person decided. Private to the owner unless shared with the
-- team. The document itself is not stored here, and values with personal data are refused.
create table public.document_extractions (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'private',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null,
  deal_id uuid references public.deals (id) on delete set null,
  notes text,
  document_type text,
  state text not null default 'draft',
  source text,
  sha256 text,
  pages integer,
  model text,
  open_doubts integer,
  fields jsonb not null default '[]',
  findings jsonb not null default '[]',
  uses jsonb not null default '[]',

  constraint document_extractions_sharing_is_known check (sharing in ('private', 'team')),
  constraint document_extractions_title_is_plain check (
    char_length(btrim(title)) >= 1 and private.is_single_line(title, 160)
  ),
  constraint document_extractions_notes_are_plain check (private.is_plain_message(notes, 10000)),
  constraint document_extractions_type_is_known check (
    document_type in ('t12', 'rent_roll', 'license', 'survey', 'lease', 'insurance', 'other')
  ),
  constraint document_extractions_state_is_known check (state in ('draft', 'review', 'checked', 'used')),
  constraint document_extractions_source_is_known check (source in ('upload', 'deal_room')),
  constraint document_extractions_sha256_shape check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint document_extractions_model_shape check (model ~ '^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$'),
  constraint document_extractions_pages_in_range check (pages between 1 and 200),
  constraint document_extractions_open_doubts_in_range check (open_doubts between 0 and 60),
  constraint document_extractions_fields_are_few check (
    jsonb_typeof(fields) = 'array' and jsonb_array_length(fields) <= 60 and octet_length(fields::text) <= 100000
  ),
  constraint document_extractions_findings_are_few check (
    jsonb_typeof(findings) = 'array' and jsonb_array_length(findings) <= 10 and octet_length(findings::text) <= 2000
  ),
  constraint document_extractions_uses_are_few check (
    jsonb_typeof(uses) = 'array' and jsonb_array_length(uses) <= 20 and octet_length(uses::text) <= 10000
  )
);

comment on column public.document_extractions.model is 'The language model, with its version, that read it too; null if only rules did.';
comment on column public.document_extractions.fields is 'Values with their place, confidence, and origin; set by save_document_extraction.';
comment on column public.document_extractions.findings is 'Kinds of personal data in the document, with counts, never the data.';

select private.set_up_record_table('public.document_extractions', 'title', '/document-intelligence');
select private.set_up_record_list('public.document_extractions', '{title, deal_id, notes}');

create index document_extractions_by_title_idx on public.document_extractions (workspace_id, lower(title), id)
  where deleted_at is null;
create index document_extractions_words_idx on public.document_extractions
  using gin (private.build_record_search_vector(workspace_id, title));
create index document_extractions_deal_idx on public.document_extractions (deal_id);

-- An extraction can only be linked to a deal that its author can see.
create function private.check_document_extraction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and new.deal_id is not null
    and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.can_see_record('deals', new.deal_id)
  then
    raise exception 'Deal not found.' using errcode = 'HXUWD';
  end if;
  return new;
end $$;

create trigger check_document_extraction before insert or update on public.document_extractions
  for each row execute function private.check_document_extraction();

-- True if a text contains a Social Security, Medicare, or bank account number. The screen masks them; this refuses what it
-- missed. `shared/ai/documents/personalData.ts` finds more.
create function private.has_personal_number(p_text text) returns boolean
language sql immutable set search_path = '' as $$
  select p_text ~ '(^|[^0-9-])[0-8][0-9]{2}[- ][0-9]{2}[- ][0-9]{4}([^0-9-]|$)'
    or p_text ~* '(ssn|social security)[^0-9]{0,30}[0-9]{9}([^0-9]|$)'
    or p_text ~ '(^|[^A-Z0-9])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9][0-9]-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9][0-9]-?[AC-HJKMNP-RT-Y]{2}[0-9]{2}([^A-Z0-9]|$)'
$$;
grant execute on function private.has_personal_number(text) to service_role;

-- True for values with their place. `confidence` below 0.9 without a person's decision is a doubt.
create function private.are_extracted_fields(p_fields jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_field jsonb;
begin
  if jsonb_typeof(p_fields) is distinct from 'array' or jsonb_array_length(p_fields) > 60
    or octet_length(p_fields::text) > 100000
  then
    return false;
  end if;
  for v_field in select f from jsonb_array_elements(p_fields) f loop
    if jsonb_typeof(v_field) is distinct from 'object'
      or v_field - array['name', 'value', 'text', 'confidence', 'origin', 'page', 'box', 'cell'] <> '{}'
      or not v_field ?& array['name', 'value', 'confidence', 'origin']
      or coalesce(v_field ->> 'name', '') !~ '^[a-z][a-z0-9_]{0,39}$'
      or jsonb_typeof(v_field -> 'value') not in ('string', 'null')
      or not private.is_single_line(v_field ->> 'value', 200)
      or not private.is_single_line(coalesce(v_field ->> 'text', ''), 200)
      or jsonb_typeof(v_field -> 'confidence') <> 'number'
      or (v_field ->> 'confidence')::numeric not between 0 and 1
      or coalesce(v_field ->> 'origin', '') not in ('rule', 'person', 'model')
      or jsonb_typeof(coalesce(v_field -> 'page', 'null')) not in ('number', 'null')
      or coalesce((v_field ->> 'page')::numeric, 1) not between 1 and 200
      or not private.is_single_line(coalesce(v_field ->> 'cell', ''), 12)
      or jsonb_typeof(coalesce(v_field -> 'box', 'null')) not in ('array', 'null')
      or jsonb_typeof(coalesce(v_field -> 'box', 'null')) = 'array' and (
        jsonb_array_length(v_field -> 'box') <> 4
        or exists (select from jsonb_array_elements(v_field -> 'box') b where jsonb_typeof(b) <> 'number' or abs(b::text::numeric) > 100000)
      )
    then
      return false;
    end if;
  end loop;
  return (select count(*) = count(distinct f ->> 'name') from jsonb_array_elements(p_fields) f);
end $$;
grant execute on function private.are_extracted_fields(jsonb) to service_role;

-- Locks and returns an extraction that the caller can change.
create function private.require_document_extraction(p_id uuid) returns public.document_extractions
language plpgsql security definer set search_path = '' as $$
declare
  v_extraction public.document_extractions;
begin
  select e.* into v_extraction from public.document_extractions e
  where e.id = p_id and e.workspace_id = any (private.list_my_workspace_ids()) and e.deleted_at is null
  for update;
  if not found then
    raise exception 'Extraction not found.' using errcode = 'HXDXN';
  end if;
  return v_extraction;
end $$;

create function private.save_document_extraction(p_id uuid, p_version public.whole_number, p_content public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_extraction constant public.document_extractions := private.require_document_extraction(p_id);
  v_fields constant jsonb := p_content -> 'fields';
  v_open integer;
  v_version integer;
begin
  if p_version is distinct from v_extraction.version then
    raise exception 'This extraction was changed elsewhere.' using errcode = 'HXDXV';
  end if;
  if not coalesce(private.are_extracted_fields(v_fields), false)
    or jsonb_typeof(p_content -> 'findings') is distinct from 'array'
    or jsonb_array_length(p_content -> 'findings') > 10
    or exists (
      select from jsonb_array_elements(p_content -> 'findings') f
      where jsonb_typeof(f) <> 'object' or f - array['kind', 'count'] <> '{}'
        or coalesce(f ->> 'kind', '') not in ('ssn', 'medicare', 'health', 'birth', 'account')
        or coalesce(f ->> 'count', '') !~ '^[0-9]{1,6}$'
    )
  then
    raise exception 'This extraction is not valid.' using errcode = 'HXDXI';
  end if;
  if exists (
    select from jsonb_array_elements(v_fields) f
    where private.has_personal_number(f ->> 'value') or private.has_personal_number(f ->> 'text')
  ) then
    raise exception 'A value contains personal data.' using errcode = 'HXDXP';
  end if;
  select count(*) into v_open from jsonb_array_elements(v_fields) f
  where f ->> 'origin' <> 'person' and ((f ->> 'confidence')::numeric < 0.9 or f ->> 'value' is null);
  update public.document_extractions e
  set document_type = p_content ->> 'documentType', source = p_content ->> 'source', sha256 = p_content ->> 'sha256',
    pages = (p_content ->> 'pages')::integer, model = p_content ->> 'model', fields = v_fields, findings = p_content -> 'findings', open_doubts = v_open,
    state = case when v_open > 0 then 'review' when e.uses = '[]' then 'checked' else 'used' end
  where e.id = p_id
  returning e.version into v_version;
  return v_version;
exception when check_violation or invalid_text_representation or numeric_value_out_of_range then
  raise exception 'This extraction is not valid.' using errcode = 'HXDXI';
end $$;

-- Stores what was read from a document and what was decided about it. Returns the version; open doubts keep it in review.
select private.expose('save_document_extraction', 'authenticated');

create function private.record_document_use(p_id uuid, p_target text, p_path text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_extraction constant public.document_extractions := private.require_document_extraction(p_id);
  v_version integer;
begin
  if v_extraction.state not in ('checked', 'used') then
    raise exception 'Decide about every doubt first.' using errcode = 'HXDXD';
  end if;
  if coalesce(p_target, '') not in ('statement', 'listing_draft', 'checklist', 'credential')
    or coalesce(p_path, '') !~ '^/[a-z0-9][a-z0-9/?=_-]{0,199}$'
  then
    raise exception 'This extraction is not valid.' using errcode = 'HXDXI';
  end if;
  if exists (select from jsonb_array_elements(v_extraction.uses) u where u ->> 'target' = p_target and u ->> 'path' = p_path) then
    return v_extraction.version;
  end if;
  if jsonb_array_length(v_extraction.uses) >= 20 then
    raise exception 'You have reached the limit of 20.' using errcode = 'HXRMA';
  end if;
  update public.document_extractions e
  set state = 'used', uses = e.uses || jsonb_build_array(jsonb_build_object('target', p_target, 'path', p_path, 'at', now()))
  where e.id = p_id
  returning e.version into v_version;
  return v_version;
end $$;

-- Notes where the values of a checked extraction were used. Repeating it changes nothing. Returns the version.
select private.expose('record_document_use', 'authenticated');

create function private.begin_page_recognition() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform private.enforce_rate_limit('page_recognition', 200, interval '1 hour');
end $$;

-- Counts a scanned page that the server reads for the caller, at most 200 an hour.
select private.expose('begin_page_recognition', 'authenticated');

-- Documents with values that the caller has not decided about.
create function private.figures_of_document_extractions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_waiting constant integer := (
    select count(*) from public.document_extractions e
    where e.workspace_id = auth.uid() and e.owner_id = auth.uid() and e.state = 'review' and e.deleted_at is null
  );
begin
  return case when v_waiting > 0 and private.is_approved() then jsonb_build_object('waiting', v_waiting) end;
end $$;
grant execute on function private.figures_of_document_extractions() to authenticated;
