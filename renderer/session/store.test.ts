import { describe, expect, it } from 'vitest';
import { fakeDataClient } from '../testing/fakeData.ts';
import { ada, fakeHost } from '../testing/fakeHost.ts';
import { makeStore } from './store.ts';

const client = fakeDataClient(() => ({}));
const services = { host: fakeHost(), dataClient: async () => client };

describe('store', () => {
  it('starts without a known user', () => {
    expect(makeStore(services).getState().session.status).toBe('loading');
  });

  it('starts with a given test state', () => {
    const store = makeStore(services, {
      session: { status: 'signed-in', session: ada, isRecovering: false },
    });
    expect(store.getState().session.session).toEqual(ada);
  });

  it('is a new instance each time', () => {
    const store = makeStore(services, {
      session: { status: 'signed-in', session: ada, isRecovering: false },
    });
    expect(makeStore(services).getState().session).not.toEqual(store.getState().session);
  });
});
