-- The product's buckets. In both, a person's files lie in a folder named after their account, and
-- what they may do with files is what they may do with the rows that describe them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('documents', 'documents', false, 52428800, array[
    'application/pdf', 'image/*', 'text/plain', 'text/csv', 'application/zip',
    'application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ])
on conflict (id) do nothing;

-- Everybody sees an avatar by its public address, which asks no policy. Listing and replacing do ask.
create policy "Owners see their avatars" on storage.objects
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

-- Documents are confidential: nobody but their owner reads them, staff included.
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
