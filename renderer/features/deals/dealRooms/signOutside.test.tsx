import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { AGREEMENT } from './agreement.ts';
// Preloaded so that the first test doesn't wait for it.
import './AgreementPage.tsx';

const outside = {
  id: '00000000-0000-4000-8000-0000000000d1',
  kind: 'buyer_agreement',
  body: AGREEMENT,
  room_id: null,
  nda: null,
  email: 'ada@people.example',
  state: 'sent',
  service: 'Dropbox Sign',
  fault: null,
  asked_at: '2026-11-20T09:00:00Z',
  sent_at: '2026-11-20T09:00:01Z',
};

function open(replies: Readonly<Record<string, DataReply>>) {
  const respond = adasData({ 'rpc my_signatures': { data: [] }, ...replies });
  const view = renderApp({
    at: '/buyer/agreement',
    host: fakeHost(ada),
    data: respond,
  });
  return { ...view, asked: view.requests };
}

describe('external signing service', () => {
  it("isn't offered when none is configured", async () => {
    open({ 'function sign-outside': { data: { service: null } } });
    expect(await screen.findByRole('button', { name: 'Sign' })).toBeVisible();
    expect(screen.queryByText(/Or sign with/)).toBeNull();
  });

  it('sends the text and the typed name, and requires a name', async () => {
    const { user, asked } = open({
      'function sign-outside': { data: { service: 'Dropbox Sign' } },
      'rpc my_outside_signings': { data: [] },
    });
    await screen.findByRole('heading', { name: 'Or sign with Dropbox Sign' });
    await user.click(screen.getByRole('button', { name: 'Email it to me to sign' }));
    expect(screen.getByText('Enter your name as you sign it.')).toBeVisible();
    await user.type(screen.getByLabelText('Your full name for Dropbox Sign'), 'Ada Quill');
    expect(JSON.stringify(asked)).not.toContain('"ask"');
    await user.click(screen.getByRole('button', { name: 'Email it to me to sign' }));
    await waitFor(() =>
      expect(JSON.stringify(asked.map(({ args }) => args))).toContain('"name":"Ada Quill"'),
    );
  });

  it.each([
    [{ state: 'sent' }, /Sign using the email from Dropbox Sign/],
    [{ state: 'waiting', fault: 'timeout' }, /We'll retry automatically/],
    [{ state: 'failed', fault: 'other_signer' }, /Someone else signed it there/],
    [{ state: 'declined' }, /You declined/],
    [{ state: 'cancelling' }, /Canceling\. It still counts/],
  ])('describes its status: %o', async (changes, message) => {
    open({
      'function sign-outside': { data: { service: 'Dropbox Sign' } },
      'rpc my_outside_signings': { data: [{ ...outside, ...changes }] },
    });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
