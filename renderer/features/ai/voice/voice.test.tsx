import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderParts } from '../../../testing/renderPart.tsx';
import { DictationPanel } from './DictationPanel.tsx';
import type { Dictation, DictationEvents, DictationState } from './recognizer.ts';

/** A recognizer that hears what the test says. */
function stubDictation(state: DictationState) {
  let events: DictationEvents | null = null;
  const dictation: Dictation = {
    isOffered: () => state !== 'unsupported',
    check: async () => state,
    install: async () => true,
    start: (_language, given) => {
      events = given;
      return () => given.onEnd(null);
    },
  };
  return { dictation, hear: (text: string) => events?.onText(text, true) };
}

it('listens only after consent and adds what it hears to the text', async () => {
  const { dictation, hear } = stubDictation('ready');
  renderParts({ '/': <DictationPanel dictation={dictation} /> }, '/');
  const start = await screen.findByRole('button', { name: 'Start dictation' });
  expect(start).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await screen.findByText(/Consent recorded/)).toBeVisible();
  await userEvent.click(start);
  hear('The roof was replaced in May.');
  await waitFor(() =>
    expect(screen.getByLabelText('Text')).toHaveValue('The roof was replaced in May.'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop dictation' }));
  expect(await screen.findByRole('button', { name: 'Start dictation' })).toBeEnabled();
});

it('offers no dictation where speech would leave the device', async () => {
  renderParts({ '/': <DictationPanel dictation={stubDictation('unsupported').dictation} /> }, '/');
  expect(await screen.findByText(/can't recognize speech on this device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start dictation' })).toBeNull();
});

it('asks for a reload where the document was opened at another address', async () => {
  renderParts({ '/': <DictationPanel dictation={stubDictation('reload').dictation} /> }, '/');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Start dictation' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
});
