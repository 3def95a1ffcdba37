import { isUserType, type UserType } from '../../../shared/access/roles.ts';

/** A new sign-up, as described by the client. */
export interface SignUpDetails {
  email: string;
  fullName: string | null;
  userType: UserType | null;
}

/** Reads `{email, fullName?, userType?}`; returns null if a field has the wrong type. */
export function parseSignUpDetails(fields: Record<string, unknown>): SignUpDetails | null {
  const { email, fullName = null, userType = null } = fields;
  if (typeof email !== 'string') return null;
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(address)) return null;
  if (fullName !== null && (typeof fullName !== 'string' || fullName.length > 201)) return null;
  if (userType !== null && !isUserType(userType)) return null;
  return { email: address, fullName, userType };
}
