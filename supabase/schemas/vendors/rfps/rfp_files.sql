-- Files of RFPs: of the draft, of an amendment, of a question, or of an opened bid. In the private bucket `rfp-files` under `<rfp>/<id>`, so
-- that no path names an account. What was published is never replaced or removed.
create table private.rfp_files (
  id uuid primary key,
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  amendment_id uuid references private.rfp_amendments (id) on delete cascade,
  question_id uuid references private.rfp_questions (id) on delete cascade,
  bid_id uuid references private.rfp_bids (id) on delete cascade,
  path text not null,
  name text not null,
  size bigint not null,
  added_at timestamptz not null default clock_timestamp(),

  constraint rfp_files_path_key unique (path),
  constraint rfp_files_have_one_place check (num_nonnulls(amendment_id, question_id, bid_id) <= 1),
  constraint rfp_files_path_is_plain check (private.is_single_line(path, 200)),
  constraint rfp_files_name_is_plain check (private.is_file_name(name)),
  constraint rfp_files_size_in_range check (size between 1 and 100000000)
);

create index rfp_files_rfp_idx on private.rfp_files (rfp_id, added_at, id);
create index rfp_files_amendment_idx on private.rfp_files (amendment_id);
create index rfp_files_question_idx on private.rfp_files (question_id);
create index rfp_files_bid_idx on private.rfp_files (bid_id);
alter table private.rfp_files enable row level security;

-- True if the caller's vendor company can read a published RFP: it takes part, or could join.
create function private.can_vendor_read_rfp(p_rfp private.rfps) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor public.vendors;
begin
  if p_rfp.published_at is null or not private.is_approved() then
    return false;
  end if;
  select * into v_vendor from public.vendors v where v.id = private.get_my_vendor_id();
  return v_vendor.id is not null and (
    exists (select from private.rfp_vendors v where v.rfp_id = p_rfp.id and v.vendor_id = v_vendor.id)
    or p_rfp.is_public and p_rfp.status = 'open' and private.can_join_rfp(v_vendor, p_rfp)
  );
end $$;

-- True if the caller may upload a file below an RFP: a manager, or a vendor invited to ask questions. At most 200 files, 20
-- of one vendor.
create function private.can_add_rfp_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  v_rfp private.rfps;
  v_is_manager boolean;
begin
  if not private.is_approved() or cardinality(v_parts) <> 2
    or v_parts[1] !~ v_id or v_parts[2] !~ v_id
  then
    return false;
  end if;
  select * into v_rfp from private.rfps r where r.id = v_parts[1]::uuid;
  v_is_manager := 'manage' = any (private.get_rfp_rights(v_rfp, auth.uid()));
  if v_rfp.id is null or not v_is_manager and (
    v_rfp.status <> 'open' or v_rfp.questions_until <= now() or not exists (
      select from private.rfp_vendors v
      where v.rfp_id = v_rfp.id and v.vendor_id = private.get_my_vendor_id() and v.status <> 'declined'
    )
  ) then
    return false;
  end if;
  return case
    when v_is_manager then private.has_space_in_folder('rfp-files', v_parts[1], 1000)
    else private.has_space_in_folder('rfp-files', v_parts[1], 20, p_owner_id => auth.uid())
  end;
end $$;
grant execute on function private.can_add_rfp_file(text) to authenticated;

create function private.is_rfp_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.rfp_files f where f.path = p_name);
end $$;
grant execute on function private.is_rfp_file(text) to authenticated;

-- True if a vendor reads a file: all of an RFP it reads, except those of other vendors' bids and open questions.
create function private.is_rfp_file_open_to(p_file private.rfp_files, p_vendor_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_file.bid_id is not null then
    return exists (
      select from private.rfp_bids b join private.rfp_vendors p on p.id = b.participant_id
      where b.id = p_file.bid_id and p.vendor_id = p_vendor_id
    );
  end if;
  return p_file.question_id is null or exists (
    select from private.rfp_questions q join private.rfp_vendors p on p.id = q.participant_id
    where q.id = p_file.question_id and (q.answer is not null or p.vendor_id = p_vendor_id)
  );
end $$;

-- Unattached files are visible to their uploader only.
create function private.can_read_rfp_file(p_name text, p_owner_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_file private.rfp_files;
  v_rfp private.rfps;
begin
  select * into v_file from private.rfp_files f where f.path = p_name;
  if v_file.id is null then
    return p_owner_id = auth.uid()::text and private.can_add_rfp_file(p_name);
  elsif not private.is_approved() then
    return false;
  end if;
  select * into v_rfp from private.rfps r where r.id = v_file.rfp_id;
  return 'view' = any (private.get_rfp_rights(v_rfp, auth.uid()))
    or private.can_vendor_read_rfp(v_rfp) and private.is_rfp_file_open_to(v_file, private.get_my_vendor_id());
end $$;
grant execute on function private.can_read_rfp_file(text, text) to authenticated;

create policy "Teams and vendors read files of RFPs" on storage.objects
  for select to authenticated
  using (bucket_id = 'rfp-files' and private.can_read_rfp_file(name, owner_id));

create policy "Managers and vendors upload files of RFPs" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'rfp-files' and private.can_add_rfp_file(name));

create policy "Uploaders remove unattached files of RFPs" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'rfp-files' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_rfp_file(name)
  );

-- Raises an error unless the caller may attach a file there now: managers to a draft, to the last amendment while bids are
-- open, and to questions; vendors to their open questions.
create function private.require_rfp_file_place(p_rfp private.rfps, p_amendment_id uuid, p_question_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_manager constant boolean := 'manage' = any (private.get_rfp_rights(p_rfp, auth.uid()));
begin
  if not (case
    when p_question_id is not null then p_rfp.status = 'open' and exists (
      select from private.rfp_questions q join private.rfp_vendors p on p.id = q.participant_id
      where q.id = p_question_id and p.rfp_id = p_rfp.id and (
        v_is_manager or p.vendor_id = private.get_my_vendor_id() and q.answer is null and p_rfp.questions_until > clock_timestamp()
      )
    )
    when p_amendment_id is not null then v_is_manager and p_rfp.status in ('open', 'final_offers') and exists (
      select from private.rfp_amendments a where a.id = p_amendment_id and a.rfp_id = p_rfp.id and a.n = p_rfp.n
    ) and exists (
      select from private.rfp_rounds d where d.rfp_id = p_rfp.id
        and d.round = case p_rfp.status when 'open' then 1 else 2 end and d.deadline > clock_timestamp()
    )
    else v_is_manager and p_rfp.status = 'draft'
  end) then
    raise exception 'Files come with the draft, an amendment, or a question.' using errcode = 'HXRPF';
  end if;
end $$;

create function private.add_rfp_file(
  p_id uuid, p_rfp_id uuid, p_name text, p_amendment_id uuid default null, p_question_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_path constant text := p_rfp_id || '/' || p_id;
  v_rfp private.rfps;
  v_metadata jsonb;
begin
  select * into v_rfp from private.rfps r where r.id = p_rfp_id;
  if v_rfp.id is null or not private.is_approved() then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  elsif 'view' = any (private.get_rfp_rights(v_rfp, auth.uid())) then
    v_rfp := private.lock_rfp(p_rfp_id, 'manage');
  else
    perform private.lock_own_rfp_part(p_rfp_id);
    select * into v_rfp from private.rfps r where r.id = p_rfp_id;
  end if;
  if exists (select from private.rfp_files f where f.id = p_id and f.rfp_id = p_rfp_id) then
    return;
  end if;
  perform private.require_rfp_file_place(v_rfp, p_amendment_id, p_question_id);
  if not exists (
    select from storage.objects o where o.bucket_id = 'rfp-files' and o.name = v_path and o.owner_id = auth.uid()::text
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  elsif (select count(*) from private.rfp_files f where f.rfp_id = p_rfp_id and f.bid_id is null) >= 200 then
    raise exception 'An RFP has up to 200 files.' using errcode = 'HXRPM';
  end if;
  v_metadata := private.require_uploaded_file('rfp-files', v_path);
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  insert into private.rfp_files (id, rfp_id, amendment_id, question_id, path, name, size)
  values (p_id, p_rfp_id, p_amendment_id, p_question_id, v_path, btrim(p_name), (v_metadata ->> 'size')::bigint);
end $$;

-- Attaches a file that the caller uploaded to `<rfp>/<id>`. Idempotent by ID.
select private.expose('add_rfp_file', 'authenticated');

create function private.remove_rfp_file(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
begin
  v_rfp := private.lock_rfp((select f.rfp_id from private.rfp_files f where f.id = p_id), 'manage');
  if v_rfp.status <> 'draft' then
    raise exception 'Files come with the draft, an amendment, or a question.' using errcode = 'HXRPF';
  end if;
  delete from private.rfp_files f where f.id = p_id;
end $$;

-- Removes a file of a draft.
select private.expose('remove_rfp_file', 'authenticated');

-- Returns the files that a side reads; `p_vendor_id` is null for the team.
create function private.build_rfp_files_json(p_rfp_id uuid, p_is_team boolean, p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'path', f.path, 'name', f.name, 'size', f.size, 'question_id', f.question_id,
      'amendment', (select a.n from private.rfp_amendments a where a.id = f.amendment_id)
    ) order by f.added_at, f.id), '[]')
    from private.rfp_files f
    where f.rfp_id = p_rfp_id and f.bid_id is null and (p_is_team or private.is_rfp_file_open_to(f, p_vendor_id))
  );
end $$;
