import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { OwnTicket } from './supportApi.ts';

interface TicketRequest {
  readonly request_id: string;
  readonly seconds: number;
}

const swapped: OwnTicket = {
  id: '00000000-0000-4000-8000-0000000000c1',
  number: 1042,
  topic: 'listing',
  message: 'Two photographs are swapped.',
  status: 'answered',
  created_at: '2026-03-14T09:00:00Z',
};

interface FormOptions {
  readonly at?: string;
  readonly isMember?: boolean;
  readonly tickets?: readonly OwnTicket[];
  /** Responses to consecutive messages; the last one repeats. */
  readonly answers?: DataReply[];
}

function openForm({ at = '/contact', isMember, tickets = [], answers = [] }: FormOptions = {}) {
  const sent: TicketRequest[] = [];
  const rest = adasData({ 'select support_tickets': { data: tickets } });
  const view = renderApp({
    at,
    host: fakeHost(isMember ? ada : null),
    data: (request: DataRequest) => {
      if (request.name !== 'rpc send_ticket') return rest(request);
      sent.push(request.args[0] as TicketRequest);
      return answers[Math.min(sent.length, answers.length) - 1] ?? { data: 1043 };
    },
  });
  const write = async (message: string) => {
    const field = await screen.findByLabelText('Message');
    await view.user.clear(field);
    await view.user.type(field, message);
  };
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send message' }));
  const introduce = async () => {
    await view.user.type(await screen.findByLabelText('Name'), 'Vic Visitor');
    await view.user.type(screen.getByLabelText('Email'), 'vic@people.example');
  };
  return { ...view, sent, write, send, introduce };
}

const cutOff: DataReply = { error: { message: 'Failed to fetch' }, status: 0 };
const QUESTION = 'How do I list a community?';

describe('contact form', () => {
  it("sends a visitor's message and shows its ticket number and the next steps", async () => {
    const { user, sent, write, send, introduce } = openForm();
    await introduce();
    await user.selectOptions(screen.getByLabelText('Topic'), 'Press');
    await write(`  ${QUESTION} `);
    await send();
    const title = await screen.findByRole('heading', {
      name: 'We received your message: ticket 1043',
    });
    expect(title).toHaveFocus();
    expect(screen.getByText(/replies by email to/)).toHaveTextContent('vic@people.example');
    expect(sent).toEqual([
      {
        request_id: expect.any(String),
        name: 'Vic Visitor',
        email: 'vic@people.example',
        topic: 'press',
        message: QUESTION,
        website: '',
        seconds: expect.any(Number),
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('shows missing fields and sends nothing', async () => {
    const { sent, write, send } = openForm();
    await write('Hi 👋👋👋👋👋');
    await send();
    expect(await screen.findByText('Enter your name.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.');
    expect(screen.getByText('Enter your email.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/at least 10 characters/);
    expect(sent).toEqual([]);
  });

  it('prefills the signed-in user', async () => {
    openForm({ isMember: true });
    expect(await screen.findByLabelText('Name')).toHaveValue('Ada Quill');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('has a honeypot field hidden from users and screen readers', async () => {
    openForm();
    const trap = await screen.findByLabelText('Website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  });

  it('shows why it was rejected, keeps the text and resends under the same id', async () => {
    const { sent, write, send } = openForm({ isMember: true, answers: [cutOff, { data: 1043 }] });
    await write(QUESTION);
    await send();
    expect(await screen.findByText(/Can't reach the server/)).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue(QUESTION);
    await send();
    await screen.findByRole('heading', { name: /ticket 1043/ });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  });

  it('sends edited text under a new id so that no change is lost', async () => {
    const { sent, write, send } = openForm({ isMember: true, answers: [cutOff, { data: 1043 }] });
    await write(QUESTION);
    await send();
    await screen.findByText(/Can't reach the server/);
    await write('How do I list two communities?');
    await send();
    await screen.findByRole('heading', { name: /ticket 1043/ });
    expect(sent[1]?.request_id).not.toBe(sent[0]?.request_id);
  });

  it('asks users who send too often to wait', async () => {
    const { write, send } = openForm({
      isMember: true,
      answers: [{ error: { code: 'HXTKT', message: 'secret words' }, status: 400 }],
    });
    await write(QUESTION);
    await send();
    expect(await screen.findByText(/several times within the hour/)).toBeVisible();
    expect(screen.queryByText('secret words')).toBeNull();
  });

  it('resumes after a reload under the same id', async () => {
    const before = openForm({ isMember: true, answers: [cutOff] });
    await before.write(QUESTION);
    await before.send();
    await screen.findByText(/Can't reach the server/);
    before.unmount();
    const { sent, send } = openForm({ isMember: true, at: '/support' });
    expect(await screen.findByLabelText('Message')).toHaveValue(QUESTION);
    await send();
    await screen.findByRole('heading', { name: /ticket 1043/ });
    expect(sent[0]?.request_id).toBe(before.sent[0]?.request_id);
    expect(sessionStorage.getItem('haven.ticketDraft')).toBeNull();
  });

  it("does not show one user's draft to another", async () => {
    const before = openForm({ isMember: true });
    await before.write('My tax number is');
    before.unmount();
    openForm();
    expect(await screen.findByLabelText('Message')).toHaveValue('');
  });
});

describe('support page', () => {
  it('shows members their messages and status', async () => {
    const { user } = openForm({ at: '/support', isMember: true, tickets: [swapped] });
    const ownMessages = within(await screen.findByRole('region', { name: 'Your messages' }));
    expect(await ownMessages.findByText('Answered')).toBeVisible();
    await user.click(ownMessages.getByText('A listing'));
    expect(ownMessages.getByText(swapped.message)).toBeVisible();
  });

  it('does not reveal that a message was flagged as spam', async () => {
    openForm({ at: '/support', isMember: true, tickets: [{ ...swapped, status: 'spam' }] });
    expect(await screen.findByText('Received')).toBeVisible();
    expect(screen.queryByText(/spam/i)).toBeNull();
  });

  it('loads nothing for visitors', async () => {
    openForm({ at: '/support' });
    await screen.findByLabelText('Message');
    await waitFor(() => expect(screen.queryByText('Your messages')).toBeNull());
  });
});
