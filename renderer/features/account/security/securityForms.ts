import { z } from '../../../ui/form/schema.ts';
import { newPassword } from '../../../ui/form/textSchemas.ts';

/** The server decides which proof is required; see `ProofFields`. */
const proof = { currentPassword: z.string(), nonce: z.string().check(z.trim()) };

export const passwordChangeSchema = z.object({
  ...proof,
  password: newPassword,
});

export const emailChangeSchema = z.object({
  ...proof,
  email: z.string().check(z.trim(), z.email('Enter an email like name@company.com.')),
});
