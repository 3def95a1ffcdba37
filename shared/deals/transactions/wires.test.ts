import { expect, it } from 'vitest';
import { isAccountNumber, isPhoneNumber, isRoutingNumber } from './wires.ts';

it('accepts a valid nine-digit routing number and an account number of 4 to 17 digits', () => {
  expect(['021000021', '0210 0002 1', '011401533'].filter(isRoutingNumber)).toHaveLength(3);
  expect(['021000022', '000000000', '02100002', 'x21000021', ''].filter(isRoutingNumber)).toEqual(
    [],
  );
  expect(['4821', '0000 1234-5678'].filter(isAccountNumber)).toHaveLength(2);
  expect(['482', '123456789012345678', '12a4'].filter(isAccountNumber)).toEqual([]);
});

it('accepts only US and international phone numbers', () => {
  const real = ['+1 216 555 0130', '(216) 555-0130', '2165550130', '+44 20 7946 0018'];
  expect(real.filter(isPhoneNumber)).toEqual(real);
  const unreal = ['aaaaaaaaaaa', '555 0130', '+1 012 345 6789', '+0 44 20 7946 0018', ''];
  expect(unreal.filter(isPhoneNumber)).toEqual([]);
});
