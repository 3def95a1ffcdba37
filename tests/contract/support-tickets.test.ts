import { expect, test, vi } from 'vitest';
import { person, succeed, withRole } from '../security/world.ts';
import { withSecondFactor } from '../support/authenticator.ts';
import {
  anonymous,
  type Client,
  mailTo,
  newUser,
  service,
  uniqueEmail,
} from '../support/backend.ts';
import { collectChanges } from '../support/realtime.ts';
import { signedInAgain } from './mail-links.ts';

const createTicket = (changes: Record<string, unknown> = {}) => ({
  request_id: crypto.randomUUID(),
  name: 'Ada Asker',
  email: uniqueEmail('asker'),
  topic: 'listing',
  message: 'Two photographs of my listing are swapped.',
  seconds: 40,
  ...changes,
});

const send = (client: Client, ticket: ReturnType<typeof createTicket>) =>
  client.rpc('send_ticket', ticket);
const stored = (request_id: string) =>
  succeed(service().from('support_tickets').select().eq('request_id', request_id).single());

/** Tickets are counted per clock hour, so work that crosses an hour is repeated from another address. */
async function withinOneHour<T>(work: (email: string) => Promise<T>): Promise<T> {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const startHour = hour();
  const done = await work(uniqueEmail('asker'));
  return hour() === startHour ? done : work(uniqueEmail('asker'));
}

test("gives a visitor who writes to the team the ticket's number", async () => {
  const ticket = createTicket();
  const number = await succeed(send(anonymous(), ticket));
  expect(number).toBeGreaterThan(1000);
  expect(await stored(ticket.request_id)).toMatchObject({ number, status: 'open', user_id: null });
});

test('emails the team the message with links disabled', async () => {
  const ticket = createTicket({ message: 'Please look at https://evil.example/now for me.' });
  const number = await succeed(send(anonymous(), ticket));
  const mails = async () =>
    (await mailTo('support@havenexchange.example')).filter(
      ({ subject }) => subject === `Ticket ${number}: listing`,
    );
  await expect.poll(mails).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.text).toContain(ticket.email);
  expect(mail?.text).not.toContain('https://evil.example');
});

test('creates one ticket when sent twice', async () => {
  const ticket = createTicket();
  const numbers = await Promise.all([1, 2, 3].map(() => succeed(send(anonymous(), ticket))));
  expect(new Set(numbers).size).toBe(1);
});

test('shows members their own ticket without staff notes', async () => {
  const { client, id } = await newUser();
  const ticket = createTicket();
  await succeed(send(client, ticket));
  const own = await succeed(client.from('support_tickets').select('id, user_id, status'));
  expect(own).toMatchObject([{ user_id: id, status: 'open' }]);

  const staff = await withRole(await person('buyer'), 'support');
  const ticketUpdate = { ticket_id: own[0]?.id ?? '', status: 'answered', note: 'Sorted by hand.' };
  await succeed(staff.client.rpc('handle_ticket', ticketUpdate));
  expect(await stored(ticket.request_id)).toMatchObject({
    status: 'answered',
    handled_at: expect.any(String),
  });
  expect(await succeed(client.from('support_ticket_notes').select())).toEqual([]);
  const seen = staff.client
    .from('support_ticket_notes')
    .select('note')
    .eq('ticket_id', ticketUpdate.ticket_id);
  expect(await succeed(seen)).toEqual([{ note: 'Sorted by hand.' }]);
});

test.each([
  ['the field that people do not see', { website: 'https://buy.example' }],
  ['a form that was open for a second', { seconds: 1 }],
  ['six links', { message: 'http://a.example '.repeat(6) }],
])('treats %s as spam with the same response and no notification', async (_what, changes) => {
  const ticket = createTicket(changes);
  expect(await succeed(send(anonymous(), ticket))).toBeGreaterThan(1000);
  expect((await stored(ticket.request_id)).status).toBe('spam');
});

test("rejects an address's sixth ticket within an hour with its own message", async () => {
  const [sixth, errorCode] = await withinOneHour(async (email) => {
    for (let sent = 0; sent < 5; sent += 1) {
      await succeed(
        send(anonymous(), createTicket({ email: sent % 2 ? email : email.toUpperCase() })),
      );
    }
    const last = createTicket({ email });
    return [last, (await send(anonymous(), last)).error?.code] as const;
  });
  expect(errorCode).toBe('HXTKT');
  const savedTickets = await service()
    .from('support_tickets')
    .select('id')
    .eq('request_id', sixth.request_id);
  expect(savedTickets.data).toEqual([]);
});

test.each([
  ['a topic that there is not', { topic: 'nonsense' }],
  ['no name', { name: '  ' }],
  ['a name with a line break', { name: 'Ada\nBcc: all@people.example' }],
  ['an address that is none', { email: 'ada@people' }],
  ['a message of nine characters', { message: 'too short' }],
  ['a message of 5001 characters', { message: 'x'.repeat(5001) }],
])('rejects a ticket with %s', async (_what, changes) => {
  expect((await send(anonymous(), createTicket(changes))).error?.code).toBe('23514');
});

test('prevents writing under another name, and lets only staff handle tickets', async () => {
  const { client } = await newUser();
  const ticket = createTicket();
  await succeed(send(client, ticket));
  const { id } = await stored(ticket.request_id);
  const forged = { ...createTicket(), user_id: crypto.randomUUID() };
  expect((await anonymous().rpc('send_ticket', forged as never)).error).not.toBeNull();
  const closing = { ticket_id: id, status: 'closed' };
  expect((await client.rpc('handle_ticket', closing)).error?.code).toBe('42501');
  expect((await anonymous().rpc('handle_ticket', closing)).error?.code).toBe('42501');
  expect((await stored(ticket.request_id)).status).toBe('open');
});

test('counts two concurrent identical tickets once', async () => {
  const [first, errorCode] = await withinOneHour(async (email) => {
    const nervous = createTicket({ email });
    await Promise.all([1, 2, 3].map(() => succeed(send(anonymous(), nervous))));
    for (let sent = 0; sent < 4; sent += 1)
      await succeed(send(anonymous(), createTicket({ email })));
    return [nervous, (await send(anonymous(), createTicket({ email }))).error?.code] as const;
  });
  expect(errorCode).toBe('HXTKT');
  expect(await succeed(send(anonymous(), first))).toBe((await stored(first.request_id)).number);
});

test('changes nothing else of a ticket with a note, even after other changes', async () => {
  const staff = await withRole(await person('buyer'), 'support');
  const ticket = createTicket();
  await succeed(send(anonymous(), ticket));
  const { id } = await stored(ticket.request_id);
  await succeed(
    service().from('support_tickets').update({ status: 'closed' }).eq('id', id).select(),
  );
  await succeed(staff.client.rpc('handle_ticket', { ticket_id: id, note: 'Called back.' }));
  expect(await stored(ticket.request_id)).toMatchObject({ status: 'closed', handled_at: null });
});

test('allows neither writing nor handling with a stolen password without the second factor', async () => {
  const victim = await newUser();
  await succeed(
    service().from('user_roles').insert({ user_id: victim.id, role: 'support' }).select(),
  );
  await withSecondFactor(victim.client);
  const thief = await signedInAgain(victim);
  const ticket = createTicket();
  await succeed(send(thief, ticket));
  const { id, user_id } = await stored(ticket.request_id);
  expect(user_id).toBeNull();
  const closing = { ticket_id: id, status: 'closed' };
  expect((await thief.rpc('handle_ticket', closing)).error?.code).toBe('42501');
});

test('sends a new ticket to staff and its author, and its notes only to staff', async () => {
  const [writer, other] = [await newUser(), await newUser()];
  const staff = await withRole(await person('buyer'), 'support');
  const subscribedTables = [{ table: 'support_tickets' }, { table: 'support_ticket_notes' }];
  const subscriptions = {
    writer: await collectChanges(writer.client, ...subscribedTables),
    other: await collectChanges(other.client, ...subscribedTables),
    staff: await collectChanges(staff.client, ...subscribedTables),
    visitor: await collectChanges(anonymous(), ...subscribedTables),
  };
  const ticket = createTicket();
  await succeed(send(writer.client, ticket));
  const { id } = await stored(ticket.request_id);
  await succeed(
    staff.client.rpc('handle_ticket', { ticket_id: id, status: 'answered', note: 'By telephone.' }),
  );
  const tablesOf = ({ changes }: typeof subscriptions.staff) =>
    changes.map(({ eventType, table }) => `${eventType} ${table}`);
  const ofTicket = ['INSERT support_tickets', 'UPDATE support_tickets'];
  await vi.waitFor(() =>
    expect(tablesOf(subscriptions.staff)).toEqual([...ofTicket, 'INSERT support_ticket_notes']),
  );
  await vi.waitFor(() => expect(tablesOf(subscriptions.writer)).toEqual(ofTicket));
  expect(tablesOf(subscriptions.other)).toEqual([]);
  expect(tablesOf(subscriptions.visitor)).toEqual([]);
  await Promise.all(Object.values(subscriptions).map(({ channel }) => channel.unsubscribe()));
});
