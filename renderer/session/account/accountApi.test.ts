import { describe, expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { type DataReply, fakeDataClient, type ReplyHandler } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { makeStore } from '../store.ts';
import { accountApi } from './accountApi.ts';

function accountWith(data: ReplyHandler) {
  const host = fakeHost(ada);
  const client = fakeDataClient(data);
  const store = makeStore({ host, dataClient: async () => client });
  return { host, store };
}

const respondWithError = (code: string, status: number, message = '') =>
  adasData({ 'rpc my_account': { error: { code, message }, status } });

describe('account query', () => {
  it.each([
    ['a permission error', respondWithError('42501', 403)],
    ['an expired token', respondWithError('PGRST303', 401, 'JWT expired')],
    ['a token that the gateway refuses', respondWithError('', 401, 'invalid JWT')],
  ])('clears the session on %s', async (_name, data) => {
    const { host, store } = accountWith(data);
    await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    await vi.waitFor(() => expect(host.auth.forget).toHaveBeenCalledOnce());
  });

  it('keeps a session that proved its second factor while the account was loading', async () => {
    let calls = 0;
    const { host, store } = accountWith(
      adasData({
        'rpc my_account': () => {
          calls += 1;
          return calls === 1
            ? { error: { code: '42501', message: '' }, status: 403 }
            : { data: adasAccount };
        },
      }),
    );
    const { data } = await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    expect(data?.profile.id).toBe(ada.userId);
    expect(host.auth.refresh).toHaveBeenCalledOnce();
    expect(host.auth.forget).not.toHaveBeenCalled();
  });

  it.each([
    ['a missing row', respondWithError('PGRST116', 406)],
    ['a slow database', respondWithError('57014', 400)],
  ])('keeps the session on %s', async (_name, data) => {
    const { host, store } = accountWith(data);
    await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    expect(host.auth.forget).not.toHaveBeenCalled();
  });

  it.each([
    ['the line is cut, or the page is left', 0],
    ['too many ask at once', 429],
    ['the server is busy', 503],
  ])("keeps an expired session that isn't renewed yet, because %s", async (_name, status) => {
    const { host, store } = accountWith(respondWithError('PGRST303', 401, 'JWT expired'));
    const failure = { message: '', status, code: 'not_now' };
    vi.spyOn(host.auth, 'refresh').mockResolvedValue({ ok: false, failure });
    const { error } = await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    expect(error).toMatchObject({ code: 'UNREACHABLE' });
    expect(host.auth.forget).not.toHaveBeenCalled();
  });

  it('clears an expired session whose renewal was refused', async () => {
    const { host, store } = accountWith(respondWithError('PGRST303', 401, 'JWT expired'));
    const failure = { message: '', status: 400, code: 'refresh_token_not_found' };
    vi.spyOn(host.auth, 'refresh').mockResolvedValue({ ok: false, failure });
    await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    await vi.waitFor(() => expect(host.auth.forget).toHaveBeenCalledOnce());
  });

  it('shows no toast, because the screen shows the error', async () => {
    const { store } = accountWith(respondWithError('57014', 400));
    await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    expect(store.getState().toasts.shown).toEqual([]);
  });
});

describe('profile update', () => {
  const update = { userId: ada.userId, changes: { first_name: 'Adah' } };

  it('applies optimistically and reverts on rejection', async () => {
    const reply = Promise.withResolvers<DataReply>();
    const data: ReplyHandler = (request) =>
      request.name === 'update profiles' ? reply.promise : adasData()(request);
    const { store } = accountWith(data);
    const name = () =>
      accountApi.endpoints.getMyAccount.select()(store.getState() as never).data?.profile.full_name;

    await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
    const done = store.dispatch(accountApi.endpoints.updateMyProfile.initiate(update));
    expect(name()).toBe('Adah Quill');
    reply.resolve({ error: { code: '23514', message: 'secret' }, status: 400 });
    await done;
    expect(name()).toBe(adasAccount.profile.full_name);
    expect(store.getState().toasts.shown[0]?.description).toMatch(/outside its allowed range/);
  });
});
