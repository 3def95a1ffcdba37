-- Apps that developers register. Other users give an app access on a consent screen; the app then acts as them, within
-- the permissions they saw. Written only by calls.
create table public.oauth_apps (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  homepage text not null,
  redirect_uris text[] not null,
  scopes text[] not null,
  has_secret boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint oauth_apps_name_is_plain check (char_length(btrim(name)) >= 2 and private.is_single_line(name, 60)),
  constraint oauth_apps_homepage_shape check (private.is_single_line(homepage, 300) and homepage ~ '^https://[^[:space:]@\\]{3,}$'),
  -- Exact addresses: https, or this device for programs that people run themselves. No fragment, as RFC 6749 requires.
  constraint oauth_apps_redirect_uris_shape check (
    cardinality(redirect_uris) between 1 and 10 and char_length(array_to_string(redirect_uris, ' ', '?')) <= 3000
    and array_to_string(redirect_uris, ' ', '?')
      ~ '^(https://[^[:space:]/?#@\\]+|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)([/?][^[:space:]#\\]*)?( (https://[^[:space:]/?#@\\]+|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)([/?][^[:space:]#\\]*)?)*$'
  ),
  constraint oauth_apps_scopes_shape check (
    cardinality(scopes) between 1 and 80
    and array_to_string(scopes, ' ', '?') ~ '^[a-z_]{2,40}:(read|write)( [a-z_]{2,40}:(read|write))*$'
  )
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index oauth_apps_user_idx on public.oauth_apps (user_id, created_at desc);

comment on column public.oauth_apps.scopes is 'The most that the app can ask for.';
comment on column public.oauth_apps.has_secret is 'True for apps on a server, which prove themselves with a secret besides PKCE.';

select private.set_up_table('public.oauth_apps', 'select');

create policy "Developers read their apps" on public.oauth_apps
  for select to authenticated using (user_id = (select auth.uid()));

create table private.oauth_app_secrets (
  app_id uuid primary key references public.oauth_apps (id) on delete cascade,
  hash bytea not null,
  created_at timestamptz not null default now()
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_secret
alter table private.oauth_app_secrets enable row level security;
