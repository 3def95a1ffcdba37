import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { residentAllergy } from '#shared/records/nouns/residentAllergy.ts';
import { HostContext } from '../../host/HostContext.tsx';
import { startSession } from '../../session/auth/index.ts';
import { makeStore } from '../../session/store.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { type DataRequest, fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { NestedList } from './NestedList.tsx';

const RESIDENT = '00000000-0000-4000-8000-0000000000b1';
const allergy = {
  id: '00000000-0000-4000-8000-0000000000c1',
  version: 1,
  owner_id: null,
  sharing: 'team',
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  deleted_at: null,
  resident_id: RESIDENT,
  substance: 'Penicillin',
  reaction: 'Rash',
  severity: 'severe',
};

function open(props: { readonly canAdd?: boolean; readonly canChange?: boolean } = {}) {
  const calls: DataRequest[] = [];
  const answers = adasData({
    'select resident_allergies': { data: [allergy] },
    'upsert resident_allergies': { data: { ...allergy, substance: 'Latex' } },
  });
  const host = fakeHost(ada);
  const client = fakeDataClient((request) => {
    calls.push(request);
    return answers(request);
  });
  const store = makeStore({ host, dataClient: async () => client });
  startSession(store, host.auth);
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <NestedList noun={residentAllergy} parentId={RESIDENT} {...props} />
      </Provider>
    </HostContext>,
  );
  return { calls, user: userEvent.setup() };
}

it('lists the records below a parent', async () => {
  open();
  expect(await screen.findByRole('rowheader', { name: 'Penicillin' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Severe' })).toBeVisible();
});

it('hides edit actions from users without the right', async () => {
  open();
  await screen.findByRole('rowheader', { name: 'Penicillin' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('adds a record with its parent', async () => {
  const { calls, user } = open({ canAdd: true });
  await user.click(await screen.findByRole('button', { name: 'Add allergy' }));
  await user.type(screen.getByRole('textbox', { name: 'Substance' }), 'Latex');
  await user.click(screen.getByRole('button', { name: 'Add allergy' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'upsert resident_allergies')?.args[0])
    .toMatchObject({ substance: 'Latex', resident_id: RESIDENT });
});
