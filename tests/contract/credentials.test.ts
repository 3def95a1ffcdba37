import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { COVERAGES, CREDENTIAL_KINDS, credentialName } from '#shared/vendors/credentials.ts';
import { queryDatabase } from '../security/sql.ts';
import { person, succeed } from '../security/world.ts';
import { service, skipOnHostedBackend } from '../support/backend.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const insurance = {
  kind: 'insurance',
  coverage: 'general',
  file_name: 'certificate.pdf',
  file_type: 'application/pdf',
  file_size: 1,
};

async function vendorOf(user_id: string): Promise<string> {
  const row = { user_id, company_name: 'Even Keel', category: 'legal' };
  return (await succeed(service().from('vendors').insert(row).select('id').single())).id;
}

test('notifies the vendor 60, 30 and 7 days before a credential expires and on the day, once each', async () => {
  skipOnHostedBackend('the schedule');
  const owner = await person('vendor');
  const vendor_id = await vendorOf(owner.id);
  const id = randomUUID();
  const row = { ...insurance, id, vendor_id, path: id, status: 'verified', counts: true };
  const rows = service().from('vendor_credentials');
  await succeed(rows.insert({ ...row, decided_on: inDays(-100) }).select('id'));
  const countReminders = async (days: number) => {
    await succeed(
      rows
        .update({ expires_on: inDays(days) })
        .eq('id', id)
        .select('id'),
    );
    await queryDatabase('select private.send_credential_reminders()');
    const notices = service().from('notifications').select('kind').eq('user_id', owner.id);
    const kinds = (await succeed(notices)).map(({ kind }) => kind);
    return [
      kinds.filter((kind) => kind === 'credential_ending').length,
      kinds.filter((kind) => kind === 'credential_ended').length,
    ];
  };
  const course: number[][] = [];
  for (const days of [61, 60, 59, 31, 30, 7, 7, 3, 0, 0, -1])
    course.push(await countReminders(days));
  expect(course.map(([ending, ended]) => `${ending}/${ended}`)).toEqual([
    ...['0/0', '1/0', '1/0', '1/0', '2/0', '3/0', '3/0', '3/0', '3/1', '3/1', '3/1'],
  ]);
});

test('sends no notification if a replacement is already verified', async () => {
  skipOnHostedBackend('the schedule');
  const owner = await person('vendor');
  const vendor_id = await vendorOf(owner.id);
  const credential = (days: number) => {
    const id = randomUUID();
    const verified = { status: 'verified', counts: true, decided_on: inDays(-100) };
    return { ...insurance, ...verified, id, vendor_id, path: id, expires_on: inDays(days) };
  };
  const credentials = [credential(5), credential(300)];
  await succeed(service().from('vendor_credentials').insert(credentials).select('id'));
  await queryDatabase('select private.send_credential_reminders()');
  const notices = service().from('notifications').select('kind').eq('user_id', owner.id);
  expect((await succeed(notices)).filter(({ kind }) => kind?.startsWith('credential'))).toEqual([]);
});

test('uses the same credential names in notifications as on screens', async () => {
  const credentials = [
    ...Object.keys(CREDENTIAL_KINDS)
      .filter((kind) => kind !== 'insurance')
      .map((kind) => ({ kind, coverage: null, state: null })),
    ...Object.keys(COVERAGES).map((coverage) => ({ kind: 'insurance', coverage, state: null })),
  ];
  for (const credential of credentials) {
    const coverage = credential.coverage === null ? 'null' : `'${credential.coverage}'`;
    const [row] = await queryDatabase(
      `select private.credential_name('${credential.kind}', ${coverage}, null) as name`,
    );
    expect(row?.name).toBe(credentialName(credential));
  }
});
