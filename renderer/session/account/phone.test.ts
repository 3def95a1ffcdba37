import { describe, expect, it } from 'vitest';
import { isTollFree } from './phone.ts';

describe('phone number', () => {
  it.each(['800-555-0100', '+1 (888) 555 0100', '18775550100', '833.555.0100'])(
    'rejects a toll-free number: %s',
    (phone) => expect(isTollFree(phone)).toBe(true),
  );

  it.each(['', '617-555-0100', '+44 800 555 0100', '80055501', '+1 (312) 800-0100'])(
    'accepts any other number: %s',
    (phone) => expect(isTollFree(phone)).toBe(false),
  );
});
