import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
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

interface Situation {
  readonly at?: string;
  readonly tickets?: readonly Ticket[];
  readonly replies?: Readonly<Record<string, (request: DataRequest) => DataReply>>;
}

const atTicket = `/admin/reports?ticket=${ticket.id}`;

function openReports({ at = '/admin/reports', tickets = [ticket], replies = {} }: Situation = {}) {
  const asked: DataRequest[] = [];
  // One ticket is asked for once its panel is open.
  let place = () => at;
  const answers = adasData({
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
      asked.push(request);
      return replies[request.name]?.(request) ?? answers(request);
    },
  });
  place = view.address;
  const handled = () =>
    asked.filter(({ name }) => name === 'rpc handle_ticket').map(({ args }) => args[0]);
  return { ...view, asked, handled };
}

describe('the queue', () => {
  it('shows what waits, and opens a ticket at an address of its own', async () => {
    const { user, address } = openReports();
    const row = await screen.findByRole('row', { name: /Vic Visitor/ });
    expect(row).toHaveTextContent('1042');
    expect(row).toHaveTextContent('A listing');
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'Vic Visitor' }));
    expect(address()).toBe(atTicket);
  });

  it('says that nothing waits', async () => {
    const { user, address } = openReports({ tickets: [] });
    expect(await screen.findByText('Nothing waits')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all tickets' }));
    expect(address()).toBe('/admin/reports?view=all');
  });

  it('loads on where a full page ended', async () => {
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

  it('shows in chips by what the address narrows it', async () => {
    openReports({
      at: '/admin/reports?status=none_of:spam&topic=listing,billing&created_at=2026-03-01&sort=number',
    });
    await screen.findByRole('row', { name: /Vic Visitor/ });
    expect(screen.getByRole('group', { name: 'Filter About' })).toHaveTextContent(
      'Plans and billing, A listing',
    );
  });

  it('is closed for several at once, and put back by Undo', async () => {
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

  it('offers another try when it cannot be loaded', async () => {
    openReports({
      replies: { 'select support_tickets': () => ({ error: { code: '57014' }, status: 400 }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('a ticket', () => {
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Ticket 1042' }));

  it('shows what was written as words, whatever it looks like', async () => {
    openReports({ at: atTicket });
    expect(await (await panel()).findByText(ticket.message)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('is answered by a mail to one address, whatever was typed as such', async () => {
    openReports({ at: atTicket });
    const link = (await panel()).getByRole('link', { name: 'Answer by e-mail' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:vic%40people\.example%3Fbcc%3Dall\?subject=[^&]*1042\)$/),
    );
  });

  it('is marked answered, with a note for colleagues', async () => {
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

  it('gets a note without being decided, and keeps it until the server has it', async () => {
    const { user, handled } = openReports({
      at: atTicket,
      replies: { 'rpc handle_ticket': () => ({ error: { code: 'HXTKG' }, status: 400 }) },
    });
    const { getByRole, getByLabelText, findByText } = await panel();
    await user.click(getByRole('button', { name: 'Add note' }));
    expect(await findByText('Write the note first.')).toBeVisible();
    await user.type(getByLabelText('Note'), 'Called back.');
    await user.click(getByRole('button', { name: 'Add note' }));
    expect(await findByText('This ticket no longer exists.')).toBeVisible();
    expect(getByLabelText('Note')).toHaveValue('Called back.');
    expect(handled()).toEqual([{ ticket_id: ticket.id, note: 'Called back.' }]);
  });

  it('that is closed can be opened again, and its notes stay', async () => {
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

  it('of somebody who asked for an agent is passed to one of those who sell there', async () => {
    const zoe = {
      id: '00000000-0000-4000-8000-0000000000d1',
      name: 'Zoe Seller',
      brokerage: null,
      listings: 1,
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
    expect(await findByText('Three agents have this request already.')).toBeVisible();
    expect(asks('rpc introduce_to_agent')).toEqual([
      { p_ticket_id: ticket.id, p_broker_id: zoe.id },
    ]);
  });

  it('about anything else is passed to nobody', async () => {
    openReports({ at: atTicket });
    const { findByText, queryByText } = await panel();
    await findByText(ticket.message);
    expect(queryByText('Introduce to an agent')).toBeNull();
  });
});
