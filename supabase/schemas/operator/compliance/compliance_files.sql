-- Files of licenses, findings, policies, insurance, certificates, and assets, in the private bucket `compliance-files` under
-- `<community>/<id>`. Each download checks the right to the record; signed links don't exist, because they would outlive it.
create table private.compliance_files (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  added_at timestamptz not null default clock_timestamp(),
  added_by_name text not null default '',
  removed_at timestamptz,
  removed_by_name text,

  constraint compliance_files_path_key unique (path),
  constraint compliance_files_path_is_plain check (private.is_single_line(path, 80)),
  constraint compliance_files_kind_is_known check (
    kind in ('license', 'survey', 'finding', 'policy_version', 'insurance_policy', 'certificate', 'claim', 'asset')
  ),
  constraint compliance_files_name_is_plain check (private.is_file_name(name)),
  constraint compliance_files_type_is_plain check (private.is_single_line(type, 120)),
  constraint compliance_files_size_in_range check (size between 0 and 15728640),
  constraint compliance_files_added_by_name_is_plain check (private.is_single_line(added_by_name, 300)),
  constraint compliance_files_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300))
);

create index compliance_files_subject_idx on private.compliance_files (subject_id, added_at);
create index compliance_files_community_idx on private.compliance_files (community_id);

alter table private.compliance_files enable row level security;

-- Returns the community of a record with files and the kind that its right belongs to; null if there is no such record.
create function private.find_compliance_subject(p_kind text, p_subject_id uuid, out community_id uuid, out right_kind text)
language plpgsql stable security definer set search_path = '' as $$
begin
  case p_kind
    when 'license' then
      select l.community_id, 'licenses' into community_id, right_kind from private.licenses l
      where l.id = p_subject_id and l.removed_at is null;
    when 'survey' then
      select s.community_id, 'surveys' into community_id, right_kind from private.surveys s where s.id = p_subject_id;
    when 'finding' then
      select s.community_id, 'surveys' into community_id, right_kind
      from private.survey_findings f join private.surveys s on s.id = f.survey_id where f.id = p_subject_id;
    when 'policy_version' then
      select w.community_id, 'written_policies' into community_id, right_kind
      from private.written_policy_versions v join private.written_policies w on w.id = v.policy_id where v.id = p_subject_id;
    when 'insurance_policy' then
      select i.community_id, 'insurance_policies' into community_id, right_kind from private.insurance_policies i
      where i.id = p_subject_id and i.removed_at is null;
    when 'certificate' then
      select v.community_id, 'insurance_policies' into community_id, right_kind
      from private.vendor_certificates c join private.certificate_vendors v on v.id = c.certificate_vendor_id
      where c.id = p_subject_id and c.removed_at is null;
    when 'claim' then
      select c.community_id, 'insurance_claims' into community_id, right_kind from private.insurance_claims c where c.id = p_subject_id;
    when 'asset' then
      select a.community_id, 'maintenance_assets' into community_id, right_kind from public.maintenance_assets a where a.id = p_subject_id;
    else
      community_id := null;
  end case;
end $$;

create function private.can_use_compliance_files(p_kind text, p_subject_id uuid, p_verb text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_subject constant record := private.find_compliance_subject(p_kind, p_subject_id);
begin
  return coalesce(v_subject.community_id = any (private.list_my_community_ids(v_subject.right_kind, p_verb)), false)
    or p_kind = 'finding' and private.is_my_finding(p_subject_id)
    or p_kind = 'policy_version' and p_verb = 'read' and exists (
      select from private.list_my_policies() p where p.version_id = p_subject_id
    );
end $$;

create function private.list_compliance_files(p_kind text, p_subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'path', f.path, 'name', f.name, 'size', f.size, 'added_at', f.added_at, 'added_by', f.added_by_name
    ) order by f.added_at), '[]')
    from private.compliance_files f where f.kind = p_kind and f.subject_id = p_subject_id and f.removed_at is null
  );
end $$;

-- True if the caller may upload to this path: someone who keeps records of the community, or owns a finding there.
create function private.can_add_compliance_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  v_community_id uuid;
begin
  if auth.uid() is null or cardinality(v_parts) <> 2 or v_parts[1] !~ v_id or v_parts[2] !~ v_id then
    return false;
  end if;
  v_community_id := v_parts[1]::uuid;
  if not exists (
    select from unnest(array[
      'licenses', 'surveys', 'written_policies', 'insurance_policies', 'insurance_claims', 'maintenance_assets'
    ]) k (kind)
    where v_community_id = any (private.list_my_community_ids(k.kind, 'change'))
  ) and not exists (
    select from public.community_members m join private.survey_findings f on f.owner_member_id = m.id
    where m.user_id = auth.uid() and m.community_id = v_community_id and private.is_my_finding(f.id)
  ) then
    return false;
  end if;
  return private.has_space_in_folder('compliance-files', v_parts[1], 5000, 10000000000);
end $$;
grant execute on function private.can_add_compliance_file(text) to authenticated;

-- True if a record has or had the file.
create function private.is_compliance_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.compliance_files f where f.path = p_name);
end $$;
grant execute on function private.is_compliance_file(text) to authenticated;

-- Unattached files are visible to their uploader only.
create function private.can_read_compliance_file(p_name text, p_owner_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_file private.compliance_files;
begin
  select * into v_file from private.compliance_files f where f.path = p_name;
  if v_file.id is null then
    return p_owner_id = auth.uid()::text and private.can_add_compliance_file(p_name);
  end if;
  return v_file.removed_at is null and private.can_use_compliance_files(v_file.kind, v_file.subject_id, 'read');
end $$;
grant execute on function private.can_read_compliance_file(text, text) to authenticated;

create policy "Positions read files of compliance" on storage.objects
  for select to authenticated
  using (bucket_id = 'compliance-files' and private.can_read_compliance_file(name, owner_id));

create policy "Positions upload files of compliance" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'compliance-files' and private.can_add_compliance_file(name));

create policy "Uploaders remove unattached files of compliance" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'compliance-files' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_compliance_file(name)
  );

create function private.attach_compliance_file(p_kind text, p_subject_id uuid, p_file_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subject constant record := private.find_compliance_subject(p_kind, p_subject_id);
  v_path constant text := v_subject.community_id || '/' || p_file_id;
  v_metadata jsonb;
begin
  if not private.can_use_compliance_files(p_kind, p_subject_id, 'change') then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('compliance_change', 2000, interval '1 hour');
  if exists (select from private.compliance_files f where f.path = v_path and f.subject_id = p_subject_id) then
    return;
  elsif private.is_compliance_file(v_path) or not exists (
    select from storage.objects o
    where o.bucket_id = 'compliance-files' and o.name = v_path and o.owner_id = auth.uid()::text
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  elsif (select count(*) from private.compliance_files f where f.subject_id = p_subject_id) >= 100 then
    raise exception 'A record has up to 100 files.' using errcode = 'HXXFU';
  end if;
  v_metadata := private.require_uploaded_file('compliance-files', v_path);
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  insert into private.compliance_files (id, community_id, kind, subject_id, path, name, type, size, added_by_name)
  values (
    p_file_id, v_subject.community_id, p_kind, p_subject_id, v_path, btrim(p_name), v_metadata ->> 'mimetype',
    (v_metadata ->> 'size')::bigint, coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Adds a file that the caller uploaded to a record. A repeat changes nothing.
select private.expose('attach_compliance_file', 'authenticated');

create function private.remove_compliance_file(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.compliance_files;
begin
  select * into v_file from private.compliance_files f where f.id = p_id for update;
  if v_file.id is null or not private.can_use_compliance_files(v_file.kind, v_file.subject_id, 'change') then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_file.kind in ('finding', 'survey') and exists (
    select from private.surveys s
    where s.submitted_at >= v_file.added_at and (
      s.id = v_file.subject_id or s.id = (select f.survey_id from private.survey_findings f where f.id = v_file.subject_id)
    )
  ) then
    raise exception 'The plan was submitted with this file.' using errcode = 'HXXSE';
  end if;
  update private.compliance_files f
  set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), '')
  where f.id = p_id and f.removed_at is null;
end $$;

-- Removes a file from its record and closes it at once. Files of a submitted plan stay.
select private.expose('remove_compliance_file', 'authenticated');
