import { expect, it } from 'vitest';
import { isAccountNumber, isRoutingNumber } from './wires.ts';

it('a routing number has nine digits that fit each other, and an account 4 to 17', () => {
  expect(['021000021', '0210 0002 1', '011401533'].filter(isRoutingNumber)).toHaveLength(3);
  expect(['021000022', '000000000', '02100002', 'x21000021', ''].filter(isRoutingNumber)).toEqual(
    [],
  );
  expect(['4821', '0000 1234-5678'].filter(isAccountNumber)).toHaveLength(2);
  expect(['482', '123456789012345678', '12a4'].filter(isAccountNumber)).toEqual([]);
});
