import { expect, test } from 'vitest';
import { mailTo, newUser, service } from '../support/backend.ts';

async function admin() {
  const person = await newUser();
  const result = await service().from('user_roles').insert({ user_id: person.id, role: 'admin' });
  expect(result.error).toBeNull();
  return person;
}

test('lets an administrator send the signed agreement email to themselves once a minute, and shows that it was sent', async () => {
  const { client, email } = await admin();
  expect((await client.rpc('send_sample_of_agreement')).data).not.toBeNull();
  const [newestEmail] = await mailTo(email);
  expect(newestEmail?.subject).toBe('You signed a nondisclosure agreement');
  const { data: emails } = await client.rpc('list_emails_to', { email: email.toUpperCase() });
  expect(emails).toContainEqual(
    expect.objectContaining({ template: 'agreement_signed', given_up_at: null }),
  );
});

test("shows an administrator an address's confirmation status, and nothing for an unknown address", async () => {
  const { client } = await admin();
  const unconfirmedUser = await newUser({ confirmed: false });
  const { data } = await client.rpc('check_email_confirmation', { email: unconfirmedUser.email });
  expect(data).toEqual([expect.objectContaining({ confirmed_at: null, came_back_at: null })]);
  expect(
    (await client.rpc('check_email_confirmation', { email: 'unknown@people.example' })).data,
  ).toEqual([]);
});

test('shows an administrator which condition keeps someone from signing for a brokerage', async () => {
  const { client } = await admin();
  const { email } = await newUser();
  const { data } = await client.rpc('check_broker_of_record', { email });
  expect(data).toEqual([
    expect.objectContaining({
      is_admitted: true,
      holds_role: false,
      workspace: null,
      is_named: false,
    }),
  ]);
});
