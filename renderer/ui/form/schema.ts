export { z } from '#shared/zod.ts';
