import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTenant } from './memberships.ts';

it('throws outside the provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useTenant())).toThrow(
    new Error('useTenant must be used within a TenantProvider'),
  );
});
