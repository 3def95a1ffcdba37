import { afterEach, expect, test, vi } from 'vitest';
import { fetchWithEarlyResponse } from '../../host/earlyResponse.ts';

const SESSION = { access_token: 'a', expires_in: 3600, user: { id: 'somebody' } };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-session');
  document.documentElement.removeAttribute('data-hydrated');
  delete window.earlySignIn;
});

/** Submits a server-rendered form; returns the network calls and the button. */
async function signInEarly(line = Promise.resolve()) {
  const fetchMock = vi.fn(async (_address: string, _init?: RequestInit) => {
    await line;
    return Response.json(SESSION);
  });
  vi.stubGlobal('fetch', fetchMock);
  const script = document.createElement('script');
  Object.assign(script.dataset, { url: 'https://haven.example', publishableKey: 'key' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => undefined);
  // @ts-expect-error A script of the document, which imports nothing and is imported by nothing else.
  await import('./earlySignIn.js');
  const press = listen.mock.calls.find(([event]) => event === 'click')?.[1] as (
    event: Event,
  ) => void;
  document.body.innerHTML = `<form>
    <input autocomplete="username" value="ada@haven.example">
    <input autocomplete="current-password" value="long enough">
    <button type="submit" data-pressed>Sign in</button></form>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  press({ target: button } as unknown as Event);
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  return { asked: fetchMock, button, body: `${fetchMock.mock.calls[0]?.[1]?.body}` };
}

test('signing in before the app loads gives the app that session', async () => {
  const { button } = await signInEarly();
  await vi.waitFor(() => expect(localStorage.getItem('haven.session')).toContain('"somebody"'));
  expect(window.earlySignIn).toBeUndefined();
  expect(button).not.toHaveAttribute('data-pressed');
});

test('without storage, the app gets the session when it asks', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { asked, button, body } = await signInEarly();
  await vi.waitFor(() => expect(full).toHaveBeenCalled());
  expect(button).toHaveAttribute('data-pressed');
  const response = await fetchWithEarlyResponse('https://haven.example/auth/v1/token', {
    method: 'POST',
    body,
  });
  expect(await response.json()).toEqual(SESSION);
  expect(asked).toHaveBeenCalledOnce();
});

test('if the app loads during the request and the user submits again, it gets the same session', async () => {
  const line = Promise.withResolvers<void>();
  const { asked, body } = await signInEarly(line.promise);
  document.documentElement.dataset.hydrated = '';
  // The app loads its request code while the response arrives and is read.
  const read = vi.spyOn(Response.prototype, 'json');
  line.resolve();
  const sent: Response = await asked.mock.results[0]?.value;
  await sent.clone().text();
  await Promise.all(read.mock.results.map(({ value }) => value));
  const response = await fetchWithEarlyResponse('https://haven.example/auth/v1/token', {
    method: 'POST',
    body,
  });
  expect(await response.json()).toEqual(SESSION);
  expect(asked).toHaveBeenCalledOnce();
  expect(localStorage.getItem('haven.session')).toBeNull();
});
