import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Delivery } from './deliveriesApi.ts';
import { deliveryState } from './deliveryWords.ts';

const delivery = (own: Partial<Delivery>): Delivery => ({
  id: crypto.randomUUID(),
  kind: 'listing_approved',
  channel: 'email',
  title: 'Maple Court is public',
  status: 'sent',
  waits_for: null,
  reason: null,
  sent_to: 'a•••@people.example',
  due_at: '2026-11-23T08:00:00Z',
  created_at: '2026-11-22T23:00:00Z',
  sent_at: '2026-11-23T08:00:05Z',
  cursor: 'c',
  ...own,
});

const answering = (rows: readonly Delivery[], bounced: string | null = null) => {
  const others = adasData();
  const asked: string[] = [];
  const data = (request: DataRequest) => {
    asked.push(request.name);
    if (request.name === 'rpc my_deliveries') return { data: rows };
    if (request.name === 'rpc my_reach') {
      return { data: [{ email: 'a•••@people.example', email_bounced_at: bounced }] };
    }
    if (request.name === 'rpc retry_my_email') return { data: true };
    return others(request);
  };
  return { data, asked };
};

test('the log says what went where, what waits for what, and why something did not go', async () => {
  const rows = [
    delivery({}),
    delivery({
      status: 'waiting',
      waits_for: 'quiet_hours',
      sent_at: null,
      sent_to: null,
      title: 'New Document Uploaded',
    }),
    delivery({
      status: 'left_out',
      reason: 'no_address',
      channel: 'sms',
      sent_to: null,
      title: 'Somebody asks',
    }),
  ];
  renderApp({ at: '/notifications-preferences', host: fakeHost(ada), data: answering(rows).data });
  const log = await screen.findByRole('region', { name: 'What was sent to you' });
  await within(log).findByText('Maple Court is public');
  expect(within(log).getByText('E-mail to a•••@people.example')).toBeVisible();
  expect(within(log).getByText(/^Goes .*, when your quiet hours end$/)).toBeVisible();
  expect(within(log).getByText('Left out: no phone number is known')).toBeVisible();
});

test('a mailbox that sends letters back is told on top, and tried again when its owner says so', async () => {
  const { data, asked } = answering([], '2026-11-22T23:00:00Z');
  const { user } = renderApp({ at: '/notifications-preferences', host: fakeHost(ada), data });
  await user.click(await screen.findByRole('button', { name: 'Try it again' }));
  await screen.findByText('Your address is tried again');
  expect(asked).toContain('rpc retry_my_email');
});

test.each([
  [{ status: 'failed', reason: 'http_422' }, 'Not sent: whoever carries it refused it'],
  [{ status: 'bounced', reason: 'bounced' }, 'Came back: your mailbox did not take it'],
  [{ status: 'left_out', reason: 'read' }, 'Left out: you had read it'],
  [{ status: 'queued' }, 'On its way'],
])('of %j it says: %s', (own, sentence) => {
  expect(deliveryState(delivery(own))).toBe(sentence);
});
