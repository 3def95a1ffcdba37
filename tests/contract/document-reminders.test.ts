import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const COMMUNITY = randomUUID();
const RESIDENT = randomUUID();
const PEOPLE = {
  executive_director: randomUUID(),
  nurse: randomUUID(),
  caregiver: randomUUID(),
  former: randomUUID(),
};

const today = `private.get_community_day('${COMMUNITY}')`;
const send = () => queryDatabase('select private.send_document_reminders()');
const daysNoticed = async (label: string) => {
  await send();
  await send();
  const rows = await queryDatabase(`
    select days from private.resident_document_notices
    where resident_id = '${RESIDENT}' and label = '${label}' order by days desc`);
  return rows.map(({ days }) => days);
};
const notified = async (person: keyof typeof PEOPLE) => {
  const rows = await queryDatabase(`
    select title, message, metadata ->> 'path' as path from public.notifications
    where user_id = '${PEOPLE[person]}' and kind = 'resident_documents_due' order by created_at`);
  return rows as unknown as { title: string; message: string; path: string }[];
};

beforeAll(async () => {
  const people = Object.entries(PEOPLE);
  await queryDatabase(`
    insert into auth.users (id, email) values ${people.map(([name, id]) => `('${id}', '${name}-${id}@example.com')`).join(', ')};
    insert into public.communities (id, owner_id, name, state, time_zone, care_types)
    values ('${COMMUNITY}', null, 'Maple Court', 'OH', 'America/New_York', '{AL}');
    insert into public.community_members (community_id, user_id, position, starts_at, ends_at)
    values ${people
      .map(
        ([name, id]) =>
          `('${COMMUNITY}', '${id}', '${name === 'former' ? 'nurse' : name}', now() - interval '9 days', ${name === 'former' ? "now() - interval '1 day'" : 'null'})`,
      )
      .join(', ')};
    delete from public.document_rules where community_id = '${COMMUNITY}';
    insert into public.document_rules (community_id, label, type) values ('${COMMUNITY}', 'TB test', 'tb_test');
    insert into public.residents (id, community_id, name, status, moved_in_on)
    values ('${RESIDENT}', '${COMMUNITY}', 'Ada Lovelace', 'in_house', current_date - 400);
    insert into public.resident_documents (resident_id, name, type, signed_on, expires_on)
    values ('${RESIDENT}', 'TB test', 'tb_test', current_date - 300, current_date + 100)`);
});

describe('reminders of resident documents', () => {
  const expiresIn = (days: number) =>
    queryDatabase(
      `update public.resident_documents set expires_on = ${today} + ${days} where resident_id = '${RESIDENT}'`,
    );

  it('are sent 30, 7, and 0 days before a document expires, once each', async () => {
    for (const [days, expected] of [
      [31, []],
      [30, [30]],
      [7, [30, 7]],
      [0, [30, 7, 0]],
    ] as const) {
      await expiresIn(days);
      expect(await daysNoticed('TB test'), `${days} days`).toEqual(expected);
    }
    expect(await notified('nurse')).toHaveLength(3);
  });

  it('reach the positions that keep documents now, and name no resident', async () => {
    const [first] = await notified('executive_director');
    expect(first).toEqual({
      title: 'Resident documents to renew at Maple Court',
      message: '1 due within 30 days. Open the compliance list.',
      path: `/operator/properties/${COMMUNITY}?tab=compliance`,
    });
    expect(JSON.stringify(await notified('nurse'))).not.toContain('Ada');
    for (const person of ['caregiver', 'former'] as const) {
      expect(await notified(person)).toEqual([]);
    }
  });

  it('combine several missing documents in one notification', async () => {
    const before = await notified('nurse');
    await queryDatabase(`
      insert into public.document_rules (community_id, label, type)
      values ('${COMMUNITY}', 'Directive', 'directive'), ('${COMMUNITY}', 'Insurance card', 'insurance_card')`);
    expect(await daysNoticed('Directive')).toEqual([0]);
    const after = await notified('nurse');
    expect(after.slice(before.length).map(({ message }) => message)).toEqual([
      '2 due today, expired, or missing. Open the compliance list.',
    ]);
  });

  it('stop for residents who left', async () => {
    await queryDatabase(`
      update public.residents set status = 'discharged' where id = '${RESIDENT}';
      insert into public.document_rules (community_id, label, type) values ('${COMMUNITY}', 'Consent', 'consent')`);
    expect(await daysNoticed('Consent')).toEqual([]);
  });
});
