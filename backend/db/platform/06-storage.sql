-- The storage schema of a hosted project. Policies on these tables control access to each file; the
-- files themselves are in the data folder, see backend/storage.
create schema if not exists storage;
revoke all on schema storage from public;
grant usage on schema storage to anon, authenticated, service_role;

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$$;

create table if not exists storage.buckets (
  id text not null primary key,
  name text not null constraint buckets_name_length_check check (char_length(name) <= 100),
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index if not exists bname on storage.buckets (name);
comment on column storage.buckets.owner is 'Field is deprecated, use owner_id instead';

create table if not exists storage.objects (
  id uuid not null default gen_random_uuid() primary key,
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists idx_objects_bucket_id_name
  on storage.objects (bucket_id, name collate "C");
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);
-- Each upload counts an account's usage by owner.
create index if not exists objects_by_owner_idx on storage.objects (owner_id);
comment on column storage.objects.owner is 'Field is deprecated, use owner_id instead';

create or replace function storage.foldername(name text) returns text[]
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;

create or replace function storage.filename(name text) returns text
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

create or replace function storage.extension(name text) returns text
language sql immutable set search_path = '' as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

create or replace function storage.update_updated_at_column() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- A row deleted by hand leaves its file behind; only the storage API deletes both.
create or replace function storage.protect_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('storage.can_delete', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501', hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;

create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
revoke all on storage.buckets, storage.objects from public, anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects
  to anon, authenticated, service_role;

revoke all on all functions in schema storage from public, anon, authenticated, service_role;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

-- Used upload links. They work once, even after the uploaded file was removed.
create table if not exists haven_local.used_upload_links (
  id uuid primary key,
  expires_at timestamptz not null
);
alter table haven_local.used_upload_links enable row level security;
revoke all on haven_local.used_upload_links from public, anon, authenticated, service_role;
