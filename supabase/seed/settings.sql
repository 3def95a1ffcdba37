-- Configurable settings with defaults. Later changes win; nothing here overwrites them. Addresses and domains
-- use .example, which can't be registered; set your own before going live.
insert into public.system_settings (setting_key, setting_type, setting_value)
values
  ('platform_logo_url', 'branding', '""'),
  ('company_name', 'company', '"Haven Exchange"'),
  ('realty_name', 'company', '"Haven Realty"'),
  ('support_email', 'company', '"support@havenexchange.example"'),

  -- Match confirmed addresses only, and exactly: no subdomains, no look-alikes.
  ('company_email_domains', 'access', '["havenrealty.example"]'),
  ('vendor_email_domains', 'access', '["carevendors.example"]'),
  ('staff_email_roles', 'access', '{
    "ops@havenrealty.example": ["admin"],
    "help@havenrealty.example": ["support"],
    "record@havenrealty.example": ["broker_of_record"]
  }'),

  -- User types that require admin approval at sign-up, such as ["broker", "vendor", "operator"].
  ('approval_required_user_types', 'access', '[]'),

  ('plan_prices_cents', 'billing', '{"basic": 0, "starter": 2900, "professional": 7900, "enterprise": 39900}')
on conflict (setting_key) do nothing;
