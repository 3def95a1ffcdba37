-- Helpers for policies and triggers. The API never exposes this schema, and USAGE alone grants nothing in it:
-- each function is revoked from everyone and then granted where needed.
create schema private;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- In order of priority, highest first: a user's primary role is the lowest enum value. `support` follows
-- `admin`, because a staff account also keeps the role it signed up with.
create type public.app_role as enum (
  'admin', 'support', 'broker_of_record', 'broker', 'vendor', 'pilot',
  'operator', 'investor', 'seller', 'buyer', 'user'
);

-- Self-selected user types at sign-up. None of them grants a privilege.
create type public.user_type as enum (
  'investor', 'broker', 'vendor', 'operator', 'seller', 'buyer'
);

create type public.approval_status as enum ('pending', 'approved', 'rejected');

-- For searches by parts of words.
create extension if not exists pg_trgm with schema extensions;
