import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Ticket } from './tickets.ts';

const ticket: Ticket = {
  id: '00000000-0000-4000-8000-0000000000c1',
  request_id: '00000000-0000-4000-8000-0000000000c2',
  number: 1042,
  user_id: null,
  name: 'Vic Visitor',
  email: 'vic@people.example?bcc=all',
  topic: 'listing',
  message: '<img src=x onerror=alert(1)> Two photographs are swapped.',
  status: 'open',
  handled_at: null,
  created_at: '2026-03-14T09:00:00Z',
};

interface ReportsOptions {
  readonly at?: string;
  readonly tickets?: readonly Ticket[];
  readonly replies?: Readonly<Record<string, (request: DataRequest) => DataReply>>;
}

const atTicket = `/admin/reports?ticket=${ticket.id}`;

function openReports({
  at = '/admin/reports',
  tickets = [ticket],
  replies = {},
}: ReportsOptions = {}) {
  const requests: DataRequest[] = [];
  // The ticket is fetched once its panel opens.
  let place = () => at;
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['support'], primary_role: 'support' } },
    'select support_tickets': () => ({
      data: place().includes('ticket=') ? tickets[0] : tickets,
    }),
    'select support_ticket_notes': {
      data: [{ id: 'n1', note: 'Called back.', created_at: ticket.created_at, author: null }],
    },
  });
  const view = renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      requests.push(request);
      return replies[request.name]?.(request) ?? respond(request);
    },
  });
  place = view.address;
  const handled = () =>
    requests.filter(({ name }) => name === 'rpc handle_ticket').map(({ args }) => args[0]);
  return { ...view, asked: requests, handled };
}

describe('ticket queue', () => {
  it('shows open tickets and opens one at its own URL', async () => {
    const { user, address } = openReports();
    const row = await screen.findByRole('row', { name: /Vic Visitor/ });
    expect(row).toHaveTextContent('1042');
    expect(row).toHaveTextContent('A listing');
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Vic Visitor' }));
    expect(address()).toBe(atTicket);
  });

  it('shows an empty state when no tickets are open', async () => {
    const { user, address } = openReports({ tickets: [] });
    expect(await screen.findByText('No open tickets')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all tickets' }));
    expect(address()).toBe('/admin/reports?view=all');
  });

  it('loads the next page', async () => {
    const full = Array.from({ length: TICKETS_PAGE_SIZE }, (_, index) => ({
      ...ticket,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      number: 2000 - index,
    }));
    const { user, asked } = openReports({ tickets: full });
    const pages = () => asked.filter(({ name }) => name === 'select support_tickets');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(pages()).toHaveLength(2));
  });

  it("shows the URL's filters as chips", async () => {
    openReports({
      at: '/admin/reports?status=none_of:spam&topic=listing,billing&created_at=2026-03-01&sort=number',
    });
    await screen.findByRole('row', { name: /Vic Visitor/ });
    expect(screen.getByRole('group', { name: 'Filter About' })).toHaveTextContent(
      'Plans and billing, A listing',
    );
  });

  it('closes several tickets at once and restores them with Undo', async () => {
    const { user, handled } = openReports();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Vic Visitor' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 ticket closed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(handled()).toEqual([
        { ticket_id: ticket.id, status: 'closed' },
        { ticket_id: ticket.id, status: 'open' },
      ]),
    );
  });

  it('offers a retry when loading fails', async () => {
    openReports({
      replies: { 'select support_tickets': () => ({ error: { code: '57014' }, status: 400 }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('a ticket', () => {
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Ticket 1042' }));

  it('renders message content as plain text', async () => {
    openReports({ at: atTicket });
    expect(await (await panel()).findByText(ticket.message)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('builds a reply to a single address from any typed input', async () => {
    openReports({ at: atTicket });
    const link = (await panel()).getByRole('link', { name: 'Reply by email' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:vic%40people\.example%3Fbcc%3Dall\?subject=[^&]*1042\)$/),
    );
  });

  it('is marked answered with an internal note', async () => {
    const { user, handled } = openReports({ at: atTicket });
    const { findByLabelText, getByRole, getByLabelText } = await panel();
    await user.type(await findByLabelText('Note'), 'Swapped them back.');
    await user.click(getByRole('button', { name: 'Mark answered' }));
    await waitFor(() =>
      expect(handled()).toEqual([
        { ticket_id: ticket.id, status: 'answered', note: 'Swapped them back.' },
      ]),
    );
    await waitFor(() => expect(getByLabelText('Note')).toHaveValue(''));
  });

  it('adds a note without a status change and keeps it until saved', async () => {
    const { user, handled } = openReports({
      at: atTicket,
      replies: { 'rpc handle_ticket': () => ({ error: { code: 'HXTKG' }, status: 400 }) },
    });
    const { getByRole, getByLabelText, findByText } = await panel();
    await user.click(getByRole('button', { name: 'Add note' }));
    expect(await findByText('Enter a note first.')).toBeVisible();
    await user.type(getByLabelText('Note'), 'Called back.');
    await user.click(getByRole('button', { name: 'Add note' }));
    expect(await findByText('This ticket no longer exists.')).toBeVisible();
    expect(getByLabelText('Note')).toHaveValue('Called back.');
    expect(handled()).toEqual([{ ticket_id: ticket.id, note: 'Called back.' }]);
  });

  it('reopens a closed ticket and keeps its notes', async () => {
    const { user, handled } = openReports({
      at: atTicket,
      tickets: [{ ...ticket, status: 'closed' }],
    });
    const { getByRole, findByText } = await panel();
    expect(await findByText('Called back.')).toBeVisible();
    expect(await findByText(/A former colleague/)).toBeVisible();
    await user.click(getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(handled()).toEqual([{ ticket_id: ticket.id, status: 'open' }]));
  });

  it('introduces a sender looking for an agent to an agent of that state', async () => {
    const zoe = {
      id: '00000000-0000-4000-8000-0000000000d1',
      name: 'Zoe Seller',
      brokerage: null,
      listings: 1,
      sold: 0,
      licensed_in: ['OH'],
      states: ['OH'],
      property_types: ['memory-care'],
    };
    const { user, asked } = openReports({
      at: atTicket,
      tickets: [{ ...ticket, topic: 'agent' }],
      replies: {
        'rpc find_agents': () => ({ data: { rows: [zoe], count: 1, next: null } }),
        'rpc introduce_to_agent': () => ({ error: { code: 'HXTKM' }, status: 400 }),
      },
    });
    const { findByRole, findByText, getByLabelText } = await panel();
    await findByRole('button', { name: 'Introduce to Zoe Seller' });
    await user.selectOptions(getByLabelText('Sells in'), 'Ohio');
    const asks = (name: string) =>
      asked.filter((one) => one.name === name).map(({ args }) => args[0]);
    await waitFor(() => expect(asks('rpc find_agents')).toContainEqual({ state: 'OH' }));
    await user.click(await findByRole('button', { name: 'Introduce to Zoe Seller' }));
    expect(await findByText('This request was already sent to three agents.')).toBeVisible();
    expect(asks('rpc introduce_to_agent')).toEqual([
      { p_ticket_id: ticket.id, p_broker_id: zoe.id },
    ]);
  });

  it('offers no introduction for other topics', async () => {
    openReports({ at: atTicket });
    const { findByText, queryByText } = await panel();
    await findByText(ticket.message);
    expect(queryByText('Introduce an agent')).toBeNull();
  });
});
