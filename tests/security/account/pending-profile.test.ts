import { expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { type Person, person, succeed } from '../world.ts';

const answers = { p_first_name: 'Pat', p_last_name: 'Waits', p_company_name: 'Quill Living' };

async function applicant(changes: object): Promise<Person> {
  const someone = await person('buyer');
  await succeed(
    service()
      .from('profiles')
      .update({ requires_approval: true, approval_status: 'pending', ...changes })
      .eq('id', someone.id)
      .select('id'),
  );
  return someone;
}

it('an account pending approval completes its profile and nothing else', async () => {
  const { client, id } = await applicant({});
  await succeed(client.rpc('complete_pending_profile', answers));
  const [profile] = await succeed(
    client.from('profiles').select('full_name, company_name, approval_status').eq('id', id),
  );
  expect(profile).toEqual({
    full_name: 'Pat Waits',
    company_name: 'Quill Living',
    approval_status: 'pending',
  });
  const direct = await client.from('profiles').update({ bio: 'Hello' }).eq('id', id).select('id');
  expect(direct.error?.code).toBe('42501');
  expect((await client.rpc('add_sample_data')).error?.code).toBe('42501');
});

it.each([
  ['rejected', { approval_status: 'rejected' }],
  ['suspended', { suspended_at: '2026-01-01T00:00:00Z' }],
  ['approved', { approval_status: 'approved' }],
])('a %s account cannot use the call of pending accounts', async (_, changes) => {
  const { client } = await applicant(changes);
  expect((await client.rpc('complete_pending_profile', answers)).error?.code).toBe('42501');
});
