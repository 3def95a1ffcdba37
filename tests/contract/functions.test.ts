import { expect, test } from 'vitest';
import { anonymous, backend, mailTo, newUser, uniqueEmail } from '../support/backend.ts';

const sendConfirmation = (email: string) =>
  anonymous().functions.invoke('send-user-confirmation-email', {
    body: { email, fullName: 'Fay Function', userType: 'buyer' },
  });

test("resends a pending account's confirmation email through the function", async () => {
  const { email } = await newUser({ confirmed: false });
  const { data, error } = await sendConfirmation(email);
  expect(error).toBeNull();
  expect(data).toEqual({ sent: true });
  const [mail] = await mailTo(email);
  expect(mail?.subject).toBe('Confirm your email address for Haven Exchange');
});

test("doesn't reveal whether an address has an account", async () => {
  const stranger = uniqueEmail('stranger');
  expect((await sendConfirmation(stranger)).data).toEqual({ sent: true });
  expect(await mailTo(stranger)).toEqual([]);
});

test('rejects an invalid body with a message', async () => {
  const { data, error } = await anonymous().functions.invoke('send-user-confirmation-email', {
    body: { email: 'not an address' },
  });
  expect(data).toBeNull();
  expect(error?.context.status).toBe(400);
  expect(await error?.context.json()).toEqual({
    error: 'Send email, and optionally fullName and userType, as JSON.',
  });
});

test.each([
  'no-such-function',
  '../auth/v1/admin',
  '_shared',
  'send-user-confirmation-email/index',
])('has no function named %s', async (name) => {
  const response = await fetch(`${backend().url}/functions/v1/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { apikey: backend().publishableKey },
  });
  expect(response.status).toBe(404);
});

test('lets a function report an unsupported method itself', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
    const { data, error } = await anonymous().functions.invoke('send-user-confirmation-email', {
      method,
    });
    expect(data).toBeNull();
    expect(error?.context.status, method).toBe(405);
  }
});
