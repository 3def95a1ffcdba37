import '#shared/texts/conversations.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { linkTo } from '#shared/routes.ts';
import { conversationFailures } from '#shared/texts/conversations.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { adasData } from '../../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../../testing/fakeHost.ts';
import { renderApp } from '../../../../testing/renderApp.tsx';
// Preloads these parts so that the test neither waits for them nor ends before they load.
import '../../../../app/layouts/DeferredParts.tsx';
import './StartDialog.tsx';
import './WriteButton.tsx';

const ID = '00000000-0000-4000-8000-00000000000e';
const zoe = {
  id: ID,
  name: 'Zoe Seller',
  brokerage: 'Cedar & Main',
  listings: 3,
  sold: 2,
  licensed_in: ['OH'],
  states: ['OH'],
  property_types: ['ccrc'],
  practice: null,
  markets: [],
  closed: { count: 0, last: [] },
};

it("explains why a conversation can't be started, keeps the text and links to the plans", async () => {
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
  const reason = dataErrorMessage({ status: 403, code });
  const toast = await screen.findByText(conversationFailures.create(reason));
  expect(toast).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
    'href',
    linkTo('userPricing'),
  );
  expect(field).toHaveValue('May we visit?');
});

const people = [
  { id: '00000000-0000-4000-8000-0000000000b1', name: 'Ben', company: null },
  { id: '00000000-0000-4000-8000-0000000000b2', name: 'Cleo', company: 'Cedar & Main' },
];

it('messages one known person privately, groups several, and keeps the selected people visible', async () => {
  const respond = adasData({
    'rpc my_conversations': { data: [] },
    'rpc start_conversation': { data: ID },
    'select conversation_messages': { data: null, count: 1 },
  });
  const handleRequest = vi.fn((request: Parameters<typeof respond>[0]) => {
    if (request.name !== 'rpc known_people') return respond(request);
    const { search } = request.args[0] as { readonly search?: string };
    return { data: people.filter(({ name }) => search === undefined || name.includes(search)) };
  });
  const { user } = renderApp({ at: linkTo('messages'), host: fakeHost(ada), data: handleRequest });
  await user.click(await screen.findByRole('button', { name: 'New' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Cleo/ }));
  await user.type(dialog.getByRole('searchbox'), 'Ben');
  await user.click(await dialog.findByRole('checkbox', { name: /^Ben/ }));
  expect(dialog.getByRole('checkbox', { name: /^Cleo/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Begin group of 3' })).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^Cleo/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Only us two');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(handleRequest.mock.calls.map(([{ name }]) => name)).toContain('rpc start_conversation'),
  );
  const [start] =
    handleRequest.mock.calls.find(([{ name }]) => name === 'rpc start_conversation') ?? [];
  expect(start?.args[0]).toEqual({ message: 'Only us two', person_id: people[0]?.id });
});
