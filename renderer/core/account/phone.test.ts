import { describe, expect, it } from 'vitest';
import { isTollFree } from './phone.ts';

describe('a phone number', () => {
  it.each(['800-555-0100', '+1 (888) 555 0100', '18775550100', '833.555.0100'])(
    'is refused when it is toll-free: %s',
    (phone) => expect(isTollFree(phone)).toBe(true),
  );

  it.each(['', '617-555-0100', '+44 800 555 0100', '80055501', '+1 (312) 800-0100'])(
    'is accepted otherwise: %s',
    (phone) => expect(isTollFree(phone)).toBe(false),
  );
});
