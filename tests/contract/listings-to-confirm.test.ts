import { beforeAll, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { newUser, service, skipOnHostedBackend } from '../support/backend.ts';

type Person = Awaited<ReturnType<typeof newUser>>;

let few: Person;
let many: Person;

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const listed = (broker: Person, name: string, confirmed: number) =>
  ({
    broker_id: broker.id,
    property_name: name,
    city: 'Dallas',
    state: 'TX',
    property_type: 'memory-care',
    status: 'active',
    approval_status: 'approved',
    confirmed_on: daysAgo(confirmed),
  }) as const;

beforeAll(async () => {
  [few, many] = await Promise.all([newUser(), newUser()]);
  await service()
    .from('listings')
    .insert([
      listed(few, 'Alder House', 70),
      listed(few, 'Birch House', 20),
      ...Array.from({ length: 12 }, (_, place) => listed(many, `Elm Court ${place}`, 61 + place)),
    ])
    .throwOnError();
});

const requestConfirmations = () =>
  queryDatabase('select private.request_stale_listing_confirmations()');

const listNotices = async (who: Person) => {
  const { data } = await service()
    .from('notifications')
    .select('title, message, metadata')
    .eq('user_id', who.id)
    .in('kind', ['listing_stale', 'listings_stale'])
    .throwOnError();
  return data;
};

it('asks a broker once about all listings unconfirmed for sixty days, in one notification', async () => {
  skipOnHostedBackend('it runs the schedule');
  await requestConfirmations();
  await requestConfirmations();
  expect(await listNotices(few)).toEqual([
    expect.objectContaining({
      title: 'Is Alder House still up to date?',
      message: 'Not confirmed for 60 days. Confirm or update it.',
    }),
  ]);
  expect(await listNotices(many)).toEqual([
    expect.objectContaining({
      title: '12 of your listings wait to be confirmed',
      message:
        'Not confirmed for 60 days or longer, Elm Court 11 the longest. Confirm or update them.',
    }),
  ]);
});
