import { beforeAll, expect, test } from 'vitest';
import { askDatabase } from '../security/sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';
import { service } from '../support/backend.ts';

let owner: Person;
let broker: Person;
beforeAll(async () => {
  owner = await tenantOwner();
  broker = await memberOf(owner.tenantId ?? '');
});

const told = async ({ id }: Person) =>
  (
    await succeed(
      service()
        .from('notifications')
        .select('title')
        .eq('user_id', id)
        .in('kind', ['lead_late', 'lead_unanswered'])
        .order('title'),
    )
  ).map(({ title }) => title);

const MINUTE = 60_000;
const lead = (name: string, minutesAgo: number, more: object = {}) =>
  succeed(
    broker.client
      .from('leads')
      .insert({
        name,
        received_at: new Date(Date.now() - minutesAgo * MINUTE).toISOString(),
        ...more,
      })
      .select('id')
      .single(),
  );
const tell = () => askDatabase('select private.tell_of_late_leads()');

test('whoever owns a lead hears once that it waits too long, and their manager when it waits twice as long', async () => {
  await lead('Fresh Fay', 10);
  await lead('Late Lou', 70);
  await lead('Lost Liv', 130);
  await lead('Own Ora', 130, { sharing: 'private' });
  await lead('Called Cal', 130, { status: 'contacted' });
  await lead('Old Olaf', 5 * 24 * 60);
  await tell();
  await tell();
  expect(await told(broker)).toEqual([
    'Late Lou waits for your answer',
    'Lost Liv waits for your answer',
    'Own Ora waits for your answer',
  ]);
  expect((await told(owner)).map((title) => title.replace(/^.* has/, 'X has'))).toEqual([
    'X has not answered Lost Liv',
  ]);
});
