import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { sampleConversation } from '../../../testing/fakeConversation.ts';
import type { ReplyHandler } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { ConversationSearchResults } from './ConversationSearchResults.tsx';

function Thread() {
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSearching(true)}>
        Search
      </button>
      {isSearching && (
        <ConversationSearchResults
          conversation={sampleConversation}
          onOpen={() => undefined}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}

const open = (data: ReplyHandler) => renderPart(<Thread />, data).user;

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
