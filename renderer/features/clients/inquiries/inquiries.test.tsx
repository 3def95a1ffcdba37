import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Inquiry } from './inquiriesApi.ts';

const inquiry: Inquiry = {
  id: '00000000-0000-4000-8000-0000000000e1',
  asked_at: '2026-03-14T09:00:00Z',
  name: 'Priya Paid',
  company: 'Prairie Care',
  message: 'Is it still for sale?',
  listing_id: '00000000-0000-4000-8000-0000000000e2',
  property_name: 'Maple Court',
  conversation_id: '00000000-0000-4000-8000-0000000000e3',
  last_message_at: '2026-03-15T09:00:00Z',
  cursor: 'c',
};

it('links inquiries to their conversation and filters them by community', async () => {
  const { user, address } = renderApp({
    at: '/broker-leads',
    host: fakeHost(ada),
    data: adasData({
      'rpc find_inquiries': { data: [inquiry] },
      'select saved_views': { data: [] },
    }),
  });
  const row = await screen.findByRole('row', { name: /Priya Paid/ });
  expect(row).toHaveTextContent('Maple CourtIs it still for sale?');
  expect(screen.getByRole('link', { name: 'Priya Paid' })).toHaveAttribute(
    'href',
    `/messages/${inquiry.conversation_id}`,
  );
  await user.keyboard('f');
  await user.click(screen.getByRole('menuitem', { name: 'Community' }));
  await user.click(screen.getByRole('checkbox', { name: 'Maple Court' }));
  expect(address()).toBe(`/broker-leads?listing=${inquiry.listing_id}`);
});
