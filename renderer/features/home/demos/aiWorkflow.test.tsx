import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './AiWorkflowPage.tsx';

const rows = ['Maple Court', 'Elm Grove'].map((name, index) => ({
  id: `dec0de00-0000-4000-8000-00000000020${index}`,
  property_name: name,
  location: 'Westerville, OH',
  property_type: 'memory-care',
  is_confidential: false,
  price: 9_000_000,
  total_beds: 40,
  total_units: 36,
  occupancy_rate: 91.7,
  cap_rate: 7.5,
  staleness: 0,
  status: 'active',
  created_at: '2026-03-14T09:00:00Z',
  listing_images: [],
}));

const plan = {
  subscribed: true,
  subscription_tier: 'professional',
  is_trial: false,
  subscription_end: null,
};

type ContactReplyHandler = (request: DataRequest) => DataReply;

function open(path: string, brokers: ContactReplyHandler = () => ({ data: { is_new: true } })) {
  const requests: DataRequest[] = [];
  const rest = adasData({
    'rpc my_account': { data: { ...adasAccount, subscription: plan } },
    'rpc find_listings': { data: { rows, previous: null, next: null } },
    'rpc listing_figures': { data: { count: 2, is_exact: true, facets: {}, read_as: {} } },
  });
  const view = renderApp({
    at: path,
    host: fakeHost(ada),
    data: (request) => {
      requests.push(request);
      return request.name === 'rpc contact_broker' ? brokers(request) : rest(request);
    },
  });
  const argsOf = (name: string) =>
    requests.filter((one) => one.name === name).map(({ args }) => args);
  return { ...view, argsOf };
}

const SAY = 'say=memory+care+in+Ohio+under+15+million';

it.each([['/ai-workflow'], ['/demos/ai-search']])(
  'searches publicly for a sentence at %s and continues in the list',
  async (path) => {
    const { argsOf } = open(`${path}?${SAY}`);
    expect(await screen.findByRole('link', { name: 'Maple Court' })).toBeVisible();
    expect(argsOf('rpc find_listings')).toContainEqual([
      expect.objectContaining({
        facets: ['state:OH', 'type:memory-care', 'price:-15000000'],
        search: '',
      }),
    ]);
    expect(screen.getByRole('link', { name: /^View all results/ })).toHaveAttribute(
      'href',
      '/investment-opportunities?state=OH&type=memory-care&price=-15000000',
    );
  },
);

it('sends one email to several brokers with a plan and reports each result', async () => {
  const { user, argsOf } = open(`/ai-workflow?${SAY}`, ({ args }) => ({
    data: { is_new: JSON.stringify(args).includes(rows[0]?.id ?? '') },
  }));
  const part = await screen.findByRole('region', { name: 'Contact brokers' });
  const brokers = within(part);
  expect(brokers.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await user.click(brokers.getByLabelText(/^Maple Court/));
  await user.click(brokers.getByLabelText(/^Elm Grove/));
  await user.click(brokers.getByRole('button', { name: 'Send 2 messages' }));
  expect(await brokers.findByText('Enter a message.')).toBeVisible();
  await user.type(brokers.getByLabelText('Message'), 'Is the license transferable?');
  await user.click(brokers.getByRole('button', { name: 'Send 2 messages' }));
  const sent = await brokers.findByRole('list', { name: 'Sent messages' });
  expect(sent).toHaveTextContent('Maple CourtSent.');
  expect(sent).toHaveTextContent(
    'Elm GroveNot sent again. You already contacted this broker about it.',
  );
  expect(argsOf('rpc contact_broker')).toEqual(
    rows.map(({ id }) => [{ listing_id: id, message: 'Is the license transferable?' }]),
  );
  await waitFor(() => expect(sent).toHaveFocus());
});

it('keeps a rejected email and shows the reason', async () => {
  const { user } = open(`/ai-workflow?${SAY}`, () => ({
    error: { code: 'HXCON', message: 'x' },
    status: 400,
  }));
  const brokers = within(await screen.findByRole('region', { name: 'Contact brokers' }));
  await user.click(brokers.getByLabelText(/^Elm Grove/));
  await user.type(brokers.getByLabelText('Message'), 'Hello');
  await user.click(brokers.getByRole('button', { name: 'Send message' }));
  const sent = await brokers.findByRole('list', { name: 'Sent messages' });
  expect(sent).not.toHaveTextContent('Sent.');
  expect(brokers.getByLabelText('Message')).toHaveValue('Hello');
  expect(brokers.getByLabelText(/^Elm Grove/)).toBeChecked();
});
