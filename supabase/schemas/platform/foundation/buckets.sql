-- Avatars are public by URL, which checks no policy. Listing and replacing do.
create policy "Owners read their avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Owners add avatars" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners replace avatars" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  )
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners remove avatars" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

-- Documents are confidential: only their owner can read them, not even staff.
create policy "Owners read documents" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners add documents" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners replace documents" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  )
  with check (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Owners remove documents" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved())
  );

-- Signed URLs work without a session, are not audited, and outlive the right they were created with. So the
-- two buckets with expiring rights are hidden from the storage server while it signs; embedded storage
-- rejects it with its own message.
create policy "Deal room files and listing documents never get signed URLs" on storage.objects
  as restrictive for select to authenticated, anon
  using (
    bucket_id not in ('room-files', 'listing-documents')
    or coalesce(current_setting('storage.operation', true), '') not in ('storage.object.sign', 'storage.object.sign_many')
  );
