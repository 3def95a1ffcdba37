import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { withReserve } from '../db/disk-space.ts';
import { requireAdmin } from './bearer.ts';
import type { AuthDeps, AuthService } from './deps.ts';
import { AuthFailure, toFailure, toFailureResponse, toRetryableFailure } from './failure.ts';
import { createLimiter } from './limiter.ts';
import { toLimitKey } from './network-address.ts';
import { createRedirects } from './redirects.ts';
import { quantizeResponseTime } from './response-timing.ts';
import { adminFactorRoutes } from './routes/admin-factors.ts';
import { adminLinkRoutes } from './routes/admin-links.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { disabledEndpointRoutes } from './routes/disabled-endpoints.ts';
import { factorRoutes } from './routes/factors.ts';
import { infoRoutes } from './routes/info.ts';
import { logoutRoutes } from './routes/logout.ts';
import { otpRoutes } from './routes/otp.ts';
import { reauthenticateRoutes } from './routes/reauthenticate.ts';
import { recoverRoutes } from './routes/recover.ts';
import { resendRoutes } from './routes/resend.ts';
import { signUpRoutes } from './routes/sign-up.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';

const BODY_BYTES = 64 * 1024;

/** Routes whose response time must not reveal whether an account exists. */
const DISCREET = ['/signup', '/otp', '/recover', '/resend', '/verify'];

/** Routes that require the secret key. */
const ADMIN = ['/admin/*', '/invite'];

/**
 * Creates the auth service, to be mounted at `/auth/v1` behind the API key check. The front server passes the key it
 * saw in `x-haven-key` and must strip that header from client requests. The cause of a 500 is on `context.error` for
 * the front server to log.
 */
export function createAuth(deps: AuthDeps): Hono {
  const auth: AuthService = {
    ...deps,
    // May use the disk reserve: users who can't sign in can't delete anything either.
    engine: withReserve(deps.engine),
    limiter: createLimiter(deps.limits, deps.engine),
    redirects: createRedirects(deps.siteUrl, deps.redirectAllowList),
  };
  const app = new Hono();
  app.onError((error, c) => {
    const failure = toFailure(error);
    // Clients discard their session on any status that doesn't mean "later".
    const isRenewal = c.req.query('grant_type') === 'refresh_token' && failure.status === 507;
    return toFailureResponse(c, isRenewal ? toRetryableFailure(failure) : failure);
  });
  app.use(async (c, next) => {
    c.header('x-supabase-api-version', '2024-01-01');
    c.header('Cache-Control', 'no-store');
    // A redirect URL contains tokens, which must not leak through the referrer.
    c.header('Referrer-Policy', 'no-referrer');
    await auth.limiter.spend('requestsPerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: (c) =>
        toFailureResponse(
          c,
          new AuthFailure(413, 'validation_failed', 'The request is too large.'),
        ),
    }),
  );
  for (const path of ADMIN) {
    app.use(path, async (c, next) => {
      await requireAdmin(auth, c);
      await next();
    });
  }
  for (const path of DISCREET) app.use(path, quantizeResponseTime(deps.limits.answerBeatMs));
  for (const routes of [
    infoRoutes,
    disabledEndpointRoutes,
    signUpRoutes,
    tokenRoutes,
    logoutRoutes,
    recoverRoutes,
    otpRoutes,
    resendRoutes,
    verifyRoutes,
    userRoutes,
    reauthenticateRoutes,
    factorRoutes,
    adminUserRoutes,
    adminFactorRoutes,
    adminLinkRoutes,
  ]) {
    app.route('/', routes(auth));
  }
  return app;
}
