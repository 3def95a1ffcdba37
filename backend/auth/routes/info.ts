import { Hono } from 'hono';
import type { AuthService } from '../deps.ts';

const SETTINGS = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
};

/** Service name and capabilities. */
export function infoRoutes(_: AuthService): Hono {
  return new Hono()
    .get('/settings', (c) => c.json(SETTINGS))
    .get('/health', (c) =>
      c.json({
        version: 'embedded',
        name: 'GoTrue',
        description: 'The auth service of this backend',
      }),
    );
}
