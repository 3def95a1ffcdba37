import { USER_TYPES } from '#shared/access/roles.ts';
import { z } from '../../../ui/form/schema.ts';
import { newPassword, requiredLine } from '../../../ui/form/textSchemas.ts';

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email.'),
    z.email('Enter an email like name@company.com.'),
  );

export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

/** For every form that sends email to an address. */
export const emailSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

export const recoveryCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'Enter one of your recovery codes.')),
});

export const signUpSchema = z.object({
  firstName: requiredLine(100, 'Enter your first name.'),
  lastName: requiredLine(100, 'Enter your last name.'),
  email,
  password: newPassword,
  userType: z.enum(USER_TYPES, 'Choose what describes you best.'),
});

export type SignUpValues = z.infer<typeof signUpSchema>;
