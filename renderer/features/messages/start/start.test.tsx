import '#shared/messages/conversations.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dataSentence } from '#shared/messages/messages.ts';
import { linkTo } from '#shared/routes.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Loaded ahead, so that the test neither waits for them nor ends before they are there.
import '../../../app/layouts/LateParts.tsx';
import './WriteButton.tsx';

const ID = '00000000-0000-4000-8000-00000000000e';
const zoe = {
  id: ID,
  name: 'Zoe Seller',
  brokerage: 'Cedar & Main',
  listings: 3,
  states: ['OH'],
  property_types: ['ccrc'],
  practice: null,
  markets: [],
};

it('who may not start a conversation is told why, keeps what was written and is led to the plans', async () => {
  const code = 'HXMPL';
  const data = adasData({
    'rpc get_agent': { data: zoe },
    'select listings': { data: [] },
    'rpc start_conversation': { error: { code }, status: 403 },
  });
  const { user } = renderApp({ at: linkTo('agent', { agentId: ID }), host: fakeHost(ada), data });
  await user.click(await screen.findByRole('button', { name: 'Message Zoe Seller' }));
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'May we visit?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(dataSentence({ status: 403, code }));
  expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute(
    'href',
    linkTo('userPricing'),
  );
  expect(field).toHaveValue('May we visit?');
});
