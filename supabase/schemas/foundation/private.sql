-- Helpers that policies and triggers call. The API never exposes this schema, and USAGE alone opens
-- nothing in it: each function below is revoked from everyone and then granted to whom it serves.
create schema private;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Declared in order of priority, highest first: a person's primary role is the least of their roles.
-- `support` follows `admin`, because a staff account also keeps the role it signed up with.
create type public.app_role as enum (
  'admin', 'support', 'broker_of_record', 'broker', 'vendor', 'pilot',
  'operator', 'investor', 'seller', 'buyer', 'user'
);

-- What a person may call themselves at sign-up. Nothing in this list is a privilege.
create type public.user_type as enum (
  'investor', 'broker', 'vendor', 'operator', 'seller', 'buyer'
);

create type public.approval_status as enum ('pending', 'approved', 'rejected');

-- Finds by parts of words.
create extension if not exists pg_trgm with schema extensions;
