create table public.system_settings (
  setting_key text primary key,
  setting_type text not null,
  setting_value jsonb not null,

  constraint system_settings_key_shape check (setting_key ~ '^[a-z][a-z0-9_]{1,62}$'),
  constraint system_settings_type_shape check (setting_type ~ '^[a-z][a-z0-9_]{1,62}$'),
  constraint system_settings_value_length check (
    char_length(setting_value::text) <= 65536 and private.has_bounded_numbers(setting_value)
  ),
  -- The only value visitors can read.
  constraint system_settings_logo_is_picture check (
    setting_key <> 'platform_logo_url'
    or (setting_type = 'branding'
      and jsonb_typeof(setting_value) = 'string'
      and setting_value #>> '{}' ~ '^$|^(https?://|/[^/])|^data:image/webp;base64,[A-Za-z0-9+/]+={0,2}$')
  )
);
-- Triggers in other files:
--   account/accounts/audit_log.sql: log_setting_change

comment on table public.system_settings is
  'User-editable configuration. Never store keys or passwords here.';

select private.set_up_table('public.system_settings', 'select, insert, delete, update (setting_type, setting_value)');
grant select on table public.system_settings to anon;

create policy "Visitors read the logo" on public.system_settings
  for select to anon
  using (setting_key = 'platform_logo_url' and setting_type = 'branding');

create policy "Everyone reads the logo, administrators read settings" on public.system_settings
  for select to authenticated
  using (
    (setting_key = 'platform_logo_url' and setting_type = 'branding')
    or (select private.is_admin())
  );

create policy "Administrators add settings" on public.system_settings
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change settings" on public.system_settings
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators remove settings" on public.system_settings
  for delete to authenticated
  using ((select private.is_admin()));

-- Only for triggers and definer functions: clients can't read settings by name.
create function private.setting(p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.setting_value from public.system_settings s where s.setting_key = p_key);
end $$;

select private.add_condition_guard(
  'public.system_settings',
  'case when (select private.is_admin()) then true else setting_key = ''platform_logo_url'' end'
);
