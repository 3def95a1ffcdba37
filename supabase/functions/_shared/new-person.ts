import { isUserType, type UserType } from '../../../shared/access/roles.ts';

/** Somebody who has just signed up, as the client describes them. */
export interface NewPerson {
  email: string;
  fullName: string | null;
  userType: UserType | null;
}

/** Reads `{email, fullName?, userType?}`; null when a field is not what it says. */
export function readNewPerson(fields: Record<string, unknown>): NewPerson | null {
  const { email, fullName = null, userType = null } = fields;
  if (typeof email !== 'string') return null;
  const address = email.trim().toLowerCase();
  if (address.length > 254 || !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(address)) return null;
  if (fullName !== null && (typeof fullName !== 'string' || fullName.length > 201)) return null;
  if (userType !== null && !isUserType(userType)) return null;
  return { email: address, fullName, userType };
}
