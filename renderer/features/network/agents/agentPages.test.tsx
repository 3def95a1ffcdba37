import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for them.
import './AgentPage.tsx';
import './AgentsPage.tsx';
import './FindAgentPage.tsx';
import type { Agent } from './agent.ts';

const zoe: Agent = {
  id: 'dec0de00-0000-4000-8000-000000000004',
  name: 'Zoe Seller',
  brokerage: 'Cedar & Main',
  listings: 3,
  sold: 7,
  licensed_in: ['OH'],
  states: ['IN', 'OH'],
  property_types: ['assisted-living', 'ccrc', 'memory-care'],
  practice: null,
  closed: {
    count: 7,
    last: [{ property_type: 'ccrc', location: 'Carmel, IN', beds: 120, month: '2026-09' }],
  },
  markets: [
    { state: 'OH', property_type: 'memory-care', listings: 2 },
    { state: 'IN', property_type: 'ccrc', listings: 1 },
  ],
};

const onePage = { data: { rows: [zoe], count: 1, next: null } };

function open(at: string, replies: Readonly<Record<string, DataReply>> = {}) {
  const respond = adasData({
    'rpc find_agents': onePage,
    'rpc get_agent': { data: zoe },
    'select listings': { data: [] },
    ...replies,
  });
  return renderApp({ at, data: respond, host: fakeHost(null) });
}

describe('agent directory', () => {
  it('shows agents with markets, types, and listing counts', async () => {
    open('/agents');
    const link = await screen.findByRole('link', { name: 'Zoe Seller' });
    const entry = within(link.closest('li') as HTMLElement);
    for (const text of [
      'Cedar & Main',
      '3 communities for sale',
      'Sells in Indiana and Ohio',
      '7 communities sold',
      'Licensed in Ohio',
      'Assisted Living, Life plan (CCRC) and 1 more',
    ]) {
      expect(entry.getByText(text)).toBeVisible();
    }
  });

  it('requests the filters and order from the URL', async () => {
    const { user, askedFor } = open('/agents?state=OH&type=ccrc&type=castle');
    await screen.findByRole('link', { name: 'Zoe Seller' });
    expect(askedFor('rpc find_agents')).toEqual([{ state: 'OH', property_type: 'ccrc' }]);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    await waitFor(() =>
      expect(askedFor('rpc find_agents')).toContainEqual({
        state: 'OH',
        property_type: 'ccrc',
        sort: 'name',
      }),
    );
  });

  it('is the target of /co-broker', async () => {
    const { address } = open('/co-broker');
    await screen.findByRole('link', { name: 'Zoe Seller' });
    expect(address()).toBe('/agents');
  });
});

describe('agent profile', () => {
  it("shows the agent's markets and links to a listing for contact", async () => {
    open(`/agent/${zoe.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoe Seller' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Memory Care 2' })).toBeVisible();
    expect(screen.getByText(/Contact the broker from one of their communities/)).toBeVisible();
  });

  it('shows not found for an agent without listings', async () => {
    open(`/agent/${zoe.id}`, { 'rpc get_agent': { data: null } });
    expect(await screen.findByRole('heading', { name: 'Agent not found' })).toBeVisible();
  });
});

describe('find an agent', () => {
  const answered = '/find-an-agent?goal=sell&type=memory-care&state=OH&when=year';

  it('sends no request before all four answers are given', async () => {
    const { askedFor, user } = open('/find-an-agent?goal=sell&type=memory-care&state=OH');
    await screen.findByText('Answer all four questions');
    expect(askedFor('rpc find_agents')).toEqual([]);
    await user.selectOptions(screen.getByLabelText('When?'), 'Within a year');
    expect(await screen.findByRole('link', { name: 'Zoe Seller' })).toBeVisible();
    expect(askedFor('rpc find_agents')).toEqual([{ state: 'OH', property_type: 'memory-care' }]);
  });

  it('sends the four answers to staff when no agent matches', async () => {
    const { user, askedFor } = open(answered, {
      'rpc find_agents': { data: { rows: [], count: 0, next: null } },
      'rpc send_ticket': { data: 1045 },
    });
    await screen.findByText('No agents sell Memory Care in Ohio right now');
    await user.type(
      screen.getByLabelText('What should the agent know?'),
      'Two wings of twenty units each.',
    );
    await user.type(screen.getByLabelText('Your name'), 'Vic Visitor');
    await user.type(screen.getByLabelText('Email'), 'vic@people.example');
    await user.click(screen.getByRole('button', { name: 'Ask the team' }));
    await screen.findByRole('heading', { name: 'We received your request: ticket 1045' });
    expect(askedFor('rpc send_ticket')).toEqual([
      expect.objectContaining({
        topic: 'agent',
        message: [
          'Looking for an agent',
          'What do you want to do?: Sell a community',
          'With what kind of community?: Memory Care',
          'In which state?: Ohio',
          'When?: Within a year',
          '',
          'Two wings of twenty units each.',
        ].join('\n'),
      }),
    ]);
  });
});
