import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '../../core/store.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { fakeHost } from '../../testing/fakeHost.ts';
import type { Conversation } from './conversation.ts';
import { SearchInside } from './SearchInside.tsx';

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
        <SearchInside
          conversation={conversation}
          onOpen={() => undefined}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}

test('what is typed after the search was opened are its words and no shortcut, and Escape leads back', async () => {
  const user = userEvent.setup();
  const client = fakeDataClient(adasData());
  const store = makeStore({ host: fakeHost(), dataClient: async () => client });
  render(
    <Provider store={store}>
      <Thread />
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.keyboard('rent');
  expect(screen.getByRole('searchbox')).toHaveValue('rent');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});
