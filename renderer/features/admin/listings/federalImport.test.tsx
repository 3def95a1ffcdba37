import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { FederalFiles } from './FederalFiles.tsx';

const file = new File(
  [
    'AREA,AREA_TITLE,AREA_TYPE,PRIM_STATE,I_GROUP,OCC_CODE,TOT_EMP,H_MEDIAN\n',
    '39,Ohio,2,OH,cross-industry,31-1131,"61,840",18.66\n',
  ],
  'state_M2024_dl.csv',
  { type: 'text/csv' },
);
const preview = {
  rows: 1,
  added: 1,
  removed: 0,
  changed: 0,
  replaces: null,
  replaces_sample: false,
};

function open() {
  const calls: string[] = [];
  const respond = adasData({
    'rpc federal_files': { data: [] },
    'rpc stage_federal_rows': () => {
      calls.push('stage');
      return { data: 1 };
    },
    'rpc preview_federal_file': { data: preview },
    'rpc publish_federal_file': () => {
      calls.push('publish');
      return { data: { rows: 1, events: 0 } };
    },
    'rpc discard_federal_file': () => {
      calls.push('discard');
      return { data: null };
    },
  } as never);
  return { ...renderParts({ '/': <FederalFiles mayImport /> }, '/', respond), calls };
}

it('publishes nothing before the preview is confirmed', async () => {
  const { user, calls } = open();
  await user.upload(await screen.findByLabelText('Import file'), file);
  expect(await screen.findByText(/BLS occupational wages \(OEWS\): 1 rows/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check against current file' }));
  expect(await screen.findByText(/Nothing is published yet/)).toBeVisible();
  expect(calls).toEqual(['stage']);
  await user.click(screen.getByRole('button', { name: 'Publish file' }));
  expect(await screen.findByText('Published 1 rows. 0 changes for watchers.')).toBeVisible();
});

it('discards an upload that is canceled', async () => {
  const { user, calls } = open();
  await user.upload(await screen.findByLabelText('Import file'), file);
  await user.click(await screen.findByRole('button', { name: 'Check against current file' }));
  await user.click(await screen.findByRole('button', { name: 'Discard upload' }));
  await waitFor(() => expect(calls).toEqual(['stage', 'discard']));
  expect(screen.getByText('Canceled. Nothing was imported.')).toBeVisible();
});
