import type { MiddlewareHandler } from 'hono';

/** Says in each answer how long it took here, as browsers show beside what they measure themselves. */
export const tellTime: MiddlewareHandler = async (c, next) => {
  const began = performance.now();
  await next();
  const took = Math.round((performance.now() - began) * 10) / 10;
  c.res.headers.set('server-timing', `total;dur=${took}`);
};
