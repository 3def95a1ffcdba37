import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import { z } from '../../../ui/form/schema.ts';

/** The server decides which proof is required; see `ProofFields`. */
const proof = { currentPassword: z.string(), nonce: z.string().check(z.trim()) };

export const passwordChangeSchema = z.object({
  ...proof,
  password: z
    .string()
    .check(
      z.minLength(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`),
      z.maxLength(72, 'Use at most 72 characters.'),
    ),
});

export const emailChangeSchema = z.object({
  ...proof,
  email: z.string().check(z.trim(), z.email('Enter an email like name@company.com.')),
});

export const firstCodeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, 'Enter the 6-digit code.')),
});
