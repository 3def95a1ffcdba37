-- What people may configure, with its defaults. Changes made later win: nothing here overwrites.
-- Addresses and domains stand on .example, which nobody can own; set your own before going live.
insert into public.system_settings (setting_key, setting_type, setting_value)
values
  ('platform_logo_url', 'branding', '""'),
  ('company_name', 'company', '"Haven Exchange"'),
  ('realty_name', 'company', '"Haven Realty"'),
  ('support_email', 'company', '"support@havenexchange.example"'),

  -- Count for a confirmed address only, and exactly: no sub-domain, no look-alike.
  ('company_email_domains', 'access', '["havenrealty.example"]'),
  ('vendor_email_domains', 'access', '["carevendors.example"]'),
  ('staff_email_roles', 'access', '{
    "ops@havenrealty.example": ["admin"],
    "help@havenrealty.example": ["support"],
    "record@havenrealty.example": ["broker_of_record"]
  }'),

  -- Which kinds of sign-up wait for an administrator, such as ["broker", "vendor", "operator"].
  ('approval_required_user_types', 'access', '[]'),

  ('plan_prices_cents', 'billing', '{"basic": 0, "starter": 2900, "professional": 7900, "enterprise": 39900}')
on conflict (setting_key) do nothing;
