import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adasData } from '../../../../testing/fakeAccount.ts';
import { renderParts } from '../../../../testing/renderPart.tsx';
import { SellerForm } from './SellerForm.tsx';

it('continues without saving when nothing was filled in', async () => {
  const calls: string[] = [];
  const others = adasData();
  const onDone = vi.fn();
  const { user } = renderParts(
    {
      '/': <SellerForm told={null} send="Continue" skip="Skip" onDone={onDone} onSkip={vi.fn()} />,
    },
    '/',
    (request) => {
      calls.push(request.name);
      return others(request);
    },
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.filter((name) => /seller/.test(name))).toEqual([]);
});
