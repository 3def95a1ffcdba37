/** Returns the user's token from the request's header. */
export const getBearerToken = (request: Request): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value);
