import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adasData } from '../../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../../testing/fakeHost.ts';
import { renderApp } from '../../../../testing/renderApp.tsx';
import type { Delivery } from './deliveriesApi.ts';
import { deliveryStatusText } from './deliveryLabels.ts';

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
  const requestNames: string[] = [];
  const data = (request: DataRequest) => {
    requestNames.push(request.name);
    if (request.name === 'rpc my_deliveries') return { data: rows };
    if (request.name === 'rpc my_email_status') {
      return { data: [{ email: 'a•••@people.example', email_bounced_at: bounced }] };
    }
    if (request.name === 'rpc retry_my_email') return { data: true };
    return others(request);
  };
  return { data, asked: requestNames };
};

test('shows what was sent where, what is pending and why, and what failed', async () => {
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
      title: 'Someone asks',
    }),
  ];
  renderApp({ at: '/notifications-preferences', host: fakeHost(ada), data: answering(rows).data });
  const log = await screen.findByRole('region', { name: 'Delivery history' });
  await within(log).findByText('Maple Court is public');
  expect(within(log).getByText('Email to a•••@people.example')).toBeVisible();
  expect(within(log).getByText(/^Scheduled for .*, when your quiet hours end$/)).toBeVisible();
  expect(within(log).getByText('Skipped: no phone number on file')).toBeVisible();
});

test('shows a bounce warning first and retries on request', async () => {
  const { data, asked } = answering([], '2026-11-22T23:00:00Z');
  const { user } = renderApp({ at: '/notifications-preferences', host: fakeHost(ada), data });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText("We'll try your email again");
  expect(asked).toContain('rpc retry_my_email');
});

test.each([
  [{ status: 'failed', reason: 'http_422' }, 'Not sent: the provider rejected it'],
  [{ status: 'bounced', reason: 'bounced' }, 'Bounced: your mailbox rejected it'],
  [{ status: 'left_out', reason: 'read' }, 'Skipped: you had already read it'],
  [{ status: 'queued' }, 'Sending'],
])('describes %j as: %s', (own, text) => {
  expect(deliveryStatusText(delivery(own))).toBe(text);
});
