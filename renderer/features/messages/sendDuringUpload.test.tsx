import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Uploads } from '../../core/files/useUploads.ts';
import { makeStore } from '../../core/store.ts';
import { HostContext } from '../../host/HostContext.tsx';
import { adasData } from '../../testing/fakeAccount.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { fakeHost } from '../../testing/fakeHost.ts';
import { Composer } from './Composer.tsx';
import type { Conversation } from './conversation.ts';
import { newestOf } from './thread.ts';

type State = Uploads['files'][number]['state'];

const uploads = vi.hoisted(() => ({
  state: 'sending',
  cleared: 0,
  change: (): void => undefined,
}));

vi.mock('./attachments/useAttachments.ts', async () => {
  const { useReducer } = await import('react');
  return {
    useAttachments: (): Uploads => {
      const [, again] = useReducer((count: number) => count + 1, 0);
      uploads.change = again;
      const state = uploads.state as State;
      const file = { id: 'f', name: 'plan.pdf', size: 9, state, sent: 1, problem: null };
      const files = uploads.cleared > 0 ? [] : [file];
      return {
        files,
        add: () => undefined,
        remove: () => undefined,
        retry: () => undefined,
        clear: () => {
          uploads.cleared += 1;
        },
        isReady: state === 'ready',
        ready: state === 'ready' ? [{ id: 'f', name: 'plan.pdf' }] : [],
      };
    },
  };
});

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

beforeEach(() => {
  uploads.state = 'sending';
  uploads.cleared = 0;
});

function open() {
  const host = fakeHost();
  const client = fakeDataClient(adasData());
  const store = makeStore({ host, dataClient: async () => client });
  const onSent = vi.fn(async () => undefined);
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <Composer
          conversation={conversation}
          thread={newestOf([])}
          userId="00000000-0000-4000-8000-00000000000a"
          replyTo={null}
          editing={null}
          onTyping={vi.fn()}
          onReply={vi.fn()}
          onEdit={vi.fn()}
          onSent={onSent}
        />
      </Provider>
    </HostContext>,
  );
  return { onSent, user: userEvent.setup() };
}

const turn = (state: State) =>
  act(() => {
    uploads.state = state;
    uploads.change();
  });

const WAITS = /sent when the upload finishes/;

test('Ctrl+Enter during an upload sends the message when the upload finishes', async () => {
  const { onSent, user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'The plan');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  turn('ready');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
});

test('an upload that fails keeps the message unsent', async () => {
  const { onSent, user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'The plan');
  await user.keyboard('{Control>}{Enter}{/Control}');
  turn('failed');
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('The plan');
});
