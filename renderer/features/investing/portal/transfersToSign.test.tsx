import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { TransfersToSign } from './TransfersToSign.tsx';

const transfer = {
  id: '00000000-0000-4000-8000-0000000000f3',
  offering: 'Willow Creek',
  sponsor: 'Harbor House',
  rule: '506b',
  from_name: 'Lin Family Trust',
  amount_cents: 300_000,
  interest_cents: 1_200_000,
};

it('asks the receiver of a 506(b) interest about accreditation before the agreement', async () => {
  const calls: unknown[] = [];
  const data = adasData({
    'rpc get_transfer_to_sign': {
      data: { title: 'Transfer agreement', body: 'Text.', sha256: 'f00d', consent: 'I agree.' },
    },
    'rpc sign_transfer': ({ args }) => {
      calls.push(args[0]);
      return { data: 'hash' };
    },
  });
  const { user } = renderPart(<TransfersToSign transfers={[transfer]} />, data);
  expect(screen.getByText(/transfers \$3,000.00 of \$12,000.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read agreement: Willow Creek' }));
  expect(screen.queryByLabelText('Your full name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I am not accredited' }));
  await user.type(await screen.findByLabelText('Your full name'), 'Faye Moss');
  await user.click(screen.getByLabelText('I agree.'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() =>
    expect(calls).toMatchObject([
      { p_transfer_id: transfer.id, p_is_accredited: false, p_name: 'Faye Moss', p_hash: 'f00d' },
    ]),
  );
});
