import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '../../../session/store.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { fakeDataClient, type ReplyHandler } from '../../../testing/fakeData.ts';
import { fakeHost } from '../../../testing/fakeHost.ts';
import { ConversationSearchResults } from './ConversationSearchResults.tsx';
import type { Conversation } from './conversation.ts';

const conversation: Conversation = {
  id: '00000000-0000-4000-8000-000000000001',
  conversation_type: 'direct',
  subject: null,
  listing_id: null,
  listing_name: null,
  people: [],
  is_muted: false,
  unread_count: 0,
  last_message_at: '2026-11-23T08:00:00Z',
  last_message: null,
  owner_id: null,
  cursor: 'c',
};

function Thread() {
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSearching(true)}>
        Search
      </button>
      {isSearching && (
        <ConversationSearchResults
          conversation={conversation}
          onOpen={() => undefined}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}

function open(data: ReplyHandler) {
  const client = fakeDataClient(data);
  const store = makeStore({ host: fakeHost(), dataClient: async () => client });
  render(
    <Provider store={store}>
      <Thread />
    </Provider>,
  );
  return userEvent.setup();
}

const createMessageRow = (number: number) => ({
  id: `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`,
  sender_id: null,
  message_text: `The rent of ${number}`,
  message_type: 'text',
  metadata: {},
  reply_to: null,
  reactions: {},
  created_at: '2026-11-23T08:00:00Z',
  edited_at: null,
  deleted_at: null,
  forwarded: null,
  is_unread: false,
  cursor: `${number}`,
});

test('pages through search results to the end, newest first', async () => {
  const all = Array.from({ length: 60 }, (_, number) => createMessageRow(number));
  const user = open(({ name, args }) => {
    if (name !== 'rpc conversation_page') return adasData()({ name, args });
    const { before } = args[0] as { readonly before?: string };
    return { data: all.slice(0, before === undefined ? 60 : Number(before)).slice(-50) };
  });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.keyboard('rent');
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('The rent of 59');
  expect(screen.queryByText(/The rent of 9$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/The rent of 0$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('treats keys typed after opening the search as text and returns focus on Escape', async () => {
  const user = open(adasData());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.keyboard('rent');
  expect(screen.getByRole('searchbox')).toHaveValue('rent');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});
