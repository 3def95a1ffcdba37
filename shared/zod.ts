import * as z from 'zod/mini';

// The pages' content security policy forbids compiled code, so zod must not try it.
z.config({ jitless: true });

export { z };
