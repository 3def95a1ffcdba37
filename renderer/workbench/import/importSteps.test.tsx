import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import type { ImportFileInfo } from './importSession.ts';

const facts: ImportFileInfo = {
  names: ['people.csv'],
  index: 0,
  encoding: 'UTF-8',
  formulas: 0,
  head: ['Name'],
  count: 1,
  unit: 'row',
  samples: [['Nora Reyes']],
};

/** Answers every request with the file's metadata; `isReading` leaves requests pending. */
let isReading = false;
class FileWorker extends EventTarget {
  postMessage({ id }: { readonly id: number }) {
    if (isReading) return;
    this.dispatchEvent(new MessageEvent('message', { data: { id, answer: facts } }));
  }
  terminate() {
    isReading = false;
  }
}

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  isReading = false;
  vi.stubGlobal('Worker', FileWorker);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const steps = (
    <ImportSteps
      noun={contact}
      destination={{ stage: vi.fn(), take: vi.fn() }}
      duplicates={[['skip', 'Skip them']]}
      besides={null}
      done="Done."
      undo={() => null}
      onClose={onClose}
    />
  );
  renderParts({ '/': steps }, '/');
  return userEvent.setup();
}

/** Simulates the cancel event browsers send on Escape when nothing in the dialog has focus; jsdom doesn't. */
const requestClose = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const chooseFile = async (user: ReturnType<typeof open>) => {
  const file = new File(['Name\nNora Reyes'], 'people.csv', { type: 'text/csv' });
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file input.');
  await user.upload(input, file);
};

it('closes on Escape before a file is chosen', async () => {
  open();
  await screen.findByRole('heading', { name: /^Import/ });
  requestClose();
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before Escape discards an import, and keeps it on a second Escape', async () => {
  const user = open();
  await chooseFile(user);
  await screen.findByText('Nora Reyes');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard this import?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep working' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Nora Reyes')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('asks while the file is still loading, then discards the import on confirmation', async () => {
  isReading = true;
  const user = open();
  await chooseFile(user);
  await screen.findByRole('progressbar', { name: 'Reading file' });
  requestClose();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Discard import' }));
  expect(onClose).toHaveBeenCalledOnce();
});
