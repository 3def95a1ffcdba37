import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const asVendor = (at: string) =>
  renderApp({
    at,
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': {
        data: {
          ...adasAccount,
          roles: ['vendor'],
          profile: { ...adasAccount.profile, user_type: 'vendor' },
        },
      },
    }),
  });

describe('a vendor', () => {
  it.each([
    '/listings',
    '/listings?search=ohio',
    '/listings/new',
    '/listings/7',
    '/listing/7',
    '/listing/7/public',
    '/property-comparison-tool',
    '/submit-listing',
    '/portfolios',
    '/transactions',
    '/transactions/7',
    '/ai-workflow',
    '/ai-workflow-investors',
    '/ai-workflow-buyer',
    '/ai-workflow-unknown',
    '/dashboard-demo',
    '/agents',
    '/saved-listings',
    '/haven-realty-dashboard',
    '/buyer-dashboard',
    '/seller-dashboard',
    '/operator-dashboard',
    '/investor-dashboard',
    '/admin',
    '/admin/users',
    '/admin-faq',
    '/Agents',
    '/AI-Workflow-Buyer',
    '/%61gents',
    '/agents/',
  ])('is denied at %s', async (path) => {
    const { address } = asVendor(path);
    await screen.findByRole('heading', { name: 'Vendor Access Only' });
    expect(address()).toBe(path);
  });
});
