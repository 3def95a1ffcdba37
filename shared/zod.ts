import * as z from 'zod/mini';

// The content security policy of pages forbids compiled code, so zod must not try it.
z.config({ jitless: true });

export { z };
