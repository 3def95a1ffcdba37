import { type Context, Hono } from 'hono';
import { AuthFailure } from '../failure.ts';

/** GoTrue features this product disables; clients get the same errors as from a project without them. */
const FAILURES = {
  anonymous: () =>
    new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  linking: () => new AuthFailure(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  phoneCode: () => new AuthFailure(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  phonePassword: () => new AuthFailure(422, 'phone_provider_disabled', 'Phone logins are disabled'),
  phoneUnknown: () => new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid'),
  provider: () => new AuthFailure(400, 'provider_disabled', 'This provider is not enabled'),
  single: () => new AuthFailure(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  web3: () => new AuthFailure(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
};

const GRANTS: Readonly<Record<string, () => AuthFailure>> = {
  id_token: FAILURES.provider,
  web3: FAILURES.web3,
};

const PHONE = /^\+?[1-9]\d{1,14}$/;

/** Fields that identify the request; the route itself validates the body. */
async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  try {
    return Object(JSON.parse(await c.req.text()));
  } catch {
    return {};
  }
}

const isPhone = (fields: Record<string, unknown>): boolean =>
  Boolean(fields.phone) && !fields.email;

/** Mounted before the routes that share its paths. */
export function disabledEndpointRoutes(): Hono {
  const routes = new Hono();
  const rejectWith = (createFailure: () => AuthFailure) => () => {
    throw createFailure();
  };
  routes.get('/user/identities/authorize', rejectWith(FAILURES.linking));
  routes.delete('/user/identities/:id', rejectWith(FAILURES.linking));
  routes.post('/sso', rejectWith(FAILURES.single));
  routes.post('/signup', async (c, next) => {
    const { email, phone } = await fieldsOf(c);
    if (email === undefined && phone === undefined) throw FAILURES.anonymous();
    await next();
  });
  routes.post('/otp', async (c, next) => {
    if (isPhone(await fieldsOf(c))) throw FAILURES.phoneCode();
    await next();
  });
  routes.post('/token', async (c, next) => {
    const type = c.req.query('grant_type') ?? '';
    const createFailure = Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
    if (createFailure) throw createFailure();
    if (type === 'password' && isPhone(await fieldsOf(c))) throw FAILURES.phonePassword();
    await next();
  });
  routes.post('/verify', async (c, next) => {
    const fields = await fieldsOf(c);
    if (!isPhone(fields)) return next();
    if (PHONE.test(String(fields.phone))) throw FAILURES.phoneUnknown();
    const message = 'Invalid phone number format (E.164 required)';
    throw new AuthFailure(400, 'validation_failed', message);
  });
  return routes;
}
