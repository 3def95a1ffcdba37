-- Avatars are public by URL, which checks no policy; listing and replacing do. Documents are confidential: only their
-- owner can read them, not even staff.
do $$
declare
  v_bucket text;
  v_is_own text;
  v_may_change text;
begin
  foreach v_bucket in array array['avatars', 'documents'] loop
    v_is_own := format('bucket_id = %L and (storage.foldername(name))[1] = (select auth.uid())::text', v_bucket);
    v_may_change := v_is_own || ' and (select private.is_approved())';
    execute format(
      'create policy "Owners read %s" on storage.objects for select to authenticated using (%s)',
      case v_bucket when 'avatars' then 'their avatars' else v_bucket end,
      case v_bucket when 'avatars' then v_is_own else v_may_change end
    );
    execute format(
      'create policy "Owners add %s" on storage.objects for insert to authenticated with check (%s)', v_bucket, v_may_change
    );
    execute format(
      'create policy "Owners replace %s" on storage.objects for update to authenticated using (%s) with check (%2$s)',
      v_bucket, v_may_change
    );
    execute format(
      'create policy "Owners remove %s" on storage.objects for delete to authenticated using (%s)', v_bucket, v_may_change
    );
  end loop;
end $$;

-- Creates the check of whether a row of this table has the file at a path.
create function private.set_up_attachment_check(p_table text, p_function name) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create function private.%I(p_name text) returns boolean language plpgsql stable security definer set search_path = '''''
      ' as $check$ begin return exists (select from %s f where f.path = p_name); end $check$', p_function, p_table
  );
  execute format('grant execute on function private.%I(text) to authenticated', p_function);
end $$;

-- True if a folder of a bucket has fewer files than this, and fewer bytes: of everyone, or of one owner.
create function private.has_space_in_folder(
  p_bucket text, p_folder text, p_files integer, p_bytes bigint default null, p_owner_id uuid default null
) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) < p_files and (p_bytes is null or coalesce(sum((o.metadata ->> 'size')::bigint), 0) < p_bytes)
    from storage.objects o
    where o.bucket_id = p_bucket and o.name collate "C" >= p_folder || '/' and o.name collate "C" < p_folder || '0'
      and (p_owner_id is null or o.owner_id = p_owner_id::text)
  );
end $$;

-- Returns the storage's facts of an uploaded file and locks it. Raises an error if it isn't uploaded or is older.
create function private.require_uploaded_file(p_bucket text, p_path text, p_max_age interval default '1 day') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_metadata jsonb;
begin
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = p_bucket and o.name = p_path and (p_max_age is null or o.created_at > now() - p_max_age) for share;
  if not found then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  return v_metadata;
end $$;

-- Signed URLs work without a session, are not audited, and outlive the right they were created with. So the
-- buckets with expiring rights are hidden from the storage server while it signs; embedded storage rejects it with its
-- own message.
create policy "Files with expiring rights never get signed URLs" on storage.objects
  as restrictive for select to authenticated, anon
  using (
    bucket_id not in ('room-files', 'listing-documents', 'listing-models', 'resident-files', 'family-photos', 'compliance-files', 'vendor-photos', 'tax-documents', 'offering-files', 'rfp-files', 'rfp-bids')
    or coalesce(current_setting('storage.operation', true), '') not in ('storage.object.sign', 'storage.object.sign_many')
  );
