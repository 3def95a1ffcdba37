import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { sampleConversation } from '../../../testing/fakeConversation.ts';
import type { ReplyHandler } from '../../../testing/fakeData.ts';
import { holdUploads } from '../../../testing/fakeUploads.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { Composer } from './Composer.tsx';
import { newestThread } from './thread.ts';

function openComposer(data: ReplyHandler = adasData()) {
  const onSent = vi.fn(async () => undefined);
  const { user } = renderPart(
    <Composer
      conversation={sampleConversation}
      thread={newestThread([])}
      userId="00000000-0000-4000-8000-00000000000a"
      replyTo={null}
      editing={null}
      onTyping={vi.fn()}
      onReply={vi.fn()}
      onEdit={vi.fn()}
      onSent={onSent}
    />,
    data,
  );
  return { user, onSent };
}

afterEach(() => vi.unstubAllGlobals());

async function writeWithFile() {
  const { finish, fail } = holdUploads();
  const { user, onSent } = openComposer();
  const file = new File(['%PDF-1.7'], 'rent-roll.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Files to attach'), file);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'The rent roll');
  await screen.findByRole('progressbar', { name: /rent-roll/ });
  return { user, onSent, finish, fail };
}

test('sends once when the upload is complete after Ctrl+Enter', async () => {
  const { user, onSent, finish } = await writeWithFile();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Sends when the upload is complete.')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(screen.queryByText('Sends when the upload is complete.')).not.toBeInTheDocument();
});

test('does not send after Escape cancels the queued message', async () => {
  const { user, onSent, finish } = await writeWithFile();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Sends when the upload is complete.');
  await user.keyboard('{Escape}');
  finish();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('The rent roll');
});

test('says why a queued message was not sent when its upload fails', async () => {
  const { user, onSent, fail } = await writeWithFile();
  await user.keyboard('{Control>}{Enter}{/Control}');
  fail();
  expect(await screen.findByText(/^Not sent because an upload failed/)).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});

test('sends a scheduled message later and not immediately', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const others = adasData();
  const requestNames: string[] = [];
  const { user, onSent } = openComposer((request) => {
    requestNames.push(request.name);
    return request.name.endsWith('scheduled_messages') ? { data: [] } : others(request);
  });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Good morning');
  await user.click(screen.getByRole('button', { name: 'Send later' }));
  const schedule = await screen.findByRole('button', { name: 'Schedule' });
  expect(document.querySelector('form form')).toBeNull();
  await user.click(schedule);
  await waitFor(() => expect(requestNames).toContain('insert scheduled_messages'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(onSent).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});
