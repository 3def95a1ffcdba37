import type { Page } from '@playwright/test';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import { authenticator } from '../support/authenticator.ts';
import { expect, newestPage, test } from './desktop.ts';
import { getLinkTokenHash } from './mail.ts';

type Session = Bridge['session'];
type RequestOf<Name extends keyof Session> = Parameters<Session[Name]>[0];

/** Calls the bridge like a page does; fails unless both main and the server accept. */
const caller =
  (page: Page) =>
  async <Name extends keyof Session>(name: Name, request?: RequestOf<Name>): Promise<unknown> => {
    const response = await page.evaluate(
      ([called, payload]) => {
        const { session } = (window as unknown as { haven: { session: object } }).haven;
        return Reflect.get(session, called as string)(...(payload === undefined ? [] : [payload]));
      },
      [name, request] as const,
    );
    expect(response, name).toMatchObject({ ok: true });
    const result = response.value;
    if (result?.ok === undefined) return result ?? null;
    // Includes the actual response, which contains only the reason.
    const why = result.ok ? name : `${name}: ${JSON.stringify(result)}`;
    expect(response, why).toMatchObject({ value: { ok: true } });
    return result.value;
  };

test('signs up, confirms, adds a second factor and recovers an account over the bridge', async ({
  computer,
  workspace,
}) => {
  const page = await newestPage(await computer.launch({ workspace }));
  const call = caller(page);
  const email = 'desk.careful@people.example';
  const credentials = { email, password: 'a long walk by the lake' };

  const details = { ...credentials, firstName: 'Desk', lastName: 'Careful', userType: 'broker' };
  expect(await call('signUp', details)).toMatchObject({ email, session: null });
  const type = 'signup' as const;
  const opened = { email, fullName: 'Desk Careful', needsCode: false };
  const confirmation = { tokenHash: await getLinkTokenHash(workspace, email), type };
  expect(await call('verify', confirmation)).toMatchObject(opened);
  expect(await call('current')).toMatchObject(opened);

  expect(await call('listFactors')).toEqual([]);
  const setUp = (await call('setUpFactor')) as { factorId: string; secret: string };
  const app = authenticator(setUp.factorId, setUp.secret);
  await call('confirmFactor', { factorId: setUp.factorId, code: app.code() });
  expect(await call('listFactors')).toMatchObject([{ id: setUp.factorId }]);
  await call('signOutOthers');
  await call('refresh');
  await call('signOut');
  expect(await call('current')).toBeNull();
  expect(await call('accessToken')).toBeNull();

  expect(await call('signIn', credentials)).toMatchObject({ ...opened, needsCode: true });
  expect(await call('proveFactor', app.code())).toMatchObject(opened);
  await call('removeFactor', setUp.factorId);
  expect(await call('listFactors')).toEqual([]);
  await call('forget');

  await call('requestReset', email);
  const recovery = {
    tokenHash: await getLinkTokenHash(workspace, email),
    type: 'recovery' as const,
  };
  await call('verify', recovery);
  await call('changePassword', { password: 'seven geese over the barn' });
  await call('signOut');
  await call('signIn', { email, password: 'seven geese over the barn' });
  await call('changeEmail', { email: 'desk.moved@people.example' });
  expect(computer.keychain.session().refresh_token).toBeTruthy();
});
