import { beforeAll, describe, expect, test } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed, tenantOwner } from '../security/world.ts';
import { service } from '../support/backend.ts';

let broker: Person;
let seller: Person;
let sellersAddress: string;

const listNotices = async ({ id }: Person, kind: string) =>
  (
    await succeed(
      service()
        .from('notifications')
        .select('title, message')
        .eq('user_id', id)
        .eq('kind', kind)
        .order('created_at'),
    )
  ).map(({ title, message }) => `${title}: ${message}`);

async function startWithSeller(property_name: string) {
  const { id } = await succeed(
    broker.client.from('transactions').insert({ property_name }).select('id').single(),
  );
  const join = async (role: string, name: string, email?: string) =>
    await succeed(
      broker.client
        .from('transaction_parties')
        .insert({ transaction_id: id, role, name, ...(email !== undefined && { email }) })
        .select('id')
        .single(),
    );
  await join('seller', 'Edna Elm', sellersAddress);
  return { id, join };
}

beforeAll(async () => {
  [broker, seller] = await Promise.all([tenantOwner(), person('seller')]);
  const { data } = await service().auth.admin.getUserById(seller.id);
  sellersAddress = data.user?.email ?? '';
});

describe('transaction notifications', () => {
  test('report who joins or leaves the user’s own side, but no bidders and not the user', async () => {
    const { join } = await startWithSeller('Maple Glen');
    const counsel = await join('seller_counsel', 'Elm Law');
    await join('bidder', 'Tallgrass');
    await join('lender', 'Prairie Bank');
    await succeed(
      broker.client.from('transaction_parties').delete().eq('id', counsel.id).select('id'),
    );
    expect(await listNotices(seller, 'transaction_party')).toEqual([
      'Elm Law joined Maple Glen: Seller counsel.',
      'Elm Law left Maple Glen: Seller counsel.',
    ]);
    expect(await listNotices(broker, 'transaction_party')).toEqual([]);
  });

  test('report an approaching date once to those concerned, and never a completed one', async () => {
    const { id } = await startWithSeller('Oak Terrace');
    const near = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const set = (keys: string[], values: object) =>
      succeed(
        service()
          .from('transaction_dates')
          .update(values)
          .eq('transaction_id', id)
          .in('key', keys)
          .select('id'),
      );
    await set(['diligence', 'licence', 'psa'], { due_on: near });
    await queryDatabase('select private.send_date_reminders()');
    // The user who set such a near date knows it.
    expect(await listNotices(seller, 'transaction_date_soon')).toEqual([]);
    await set(['psa'], { done_on: near });
    await set(['diligence', 'licence', 'psa'], { reminded_for: null });
    await queryDatabase('select private.send_date_reminders()');
    await queryDatabase('select private.send_date_reminders()');
    expect(await listNotices(seller, 'transaction_date_soon')).toEqual([
      expect.stringMatching(/^Soon: Due diligence ends, Oak Terrace: On \w+, \w+ \d+\.$/),
    ]);
    expect(await listNotices(broker, 'transaction_date_soon')).toHaveLength(2);
  });

  test("are sent by email and text as the user's settings say", async () => {
    const listChannels = async (kind: string) =>
      (await succeed(seller.client.rpc('next_delivery_time', { kind })))
        .filter(({ at }) => at !== null)
        .map(({ channel }) => channel);
    const choose = (choices: object) =>
      succeed(
        seller.client
          .from('notification_preferences')
          .upsert({ user_id: seller.id, ...choices })
          .select('user_id'),
      );
    expect(await listChannels('transaction_party')).toEqual(['desktop']);
    expect(await listChannels('transaction_date_soon')).toEqual(['email', 'desktop']);
    await choose({
      ...{ participant_activity: true, milestone_reminders: false },
      ...{ sms_notifications: true, sms_project_deadlines: true },
    });
    expect(await listChannels('transaction_party')).toEqual(['email', 'desktop']);
    expect(await listChannels('transaction_date_soon')).toEqual(['sms', 'desktop']);
  });
});
