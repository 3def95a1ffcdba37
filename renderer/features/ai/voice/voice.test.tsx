import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
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

it('hides dictation if speech would leave the device', async () => {
  renderParts({ '/': <DictationPanel dictation={stubDictation('unsupported').dictation} /> }, '/');
  expect(await screen.findByText(/can't recognize speech on this device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start dictation' })).toBeNull();
});

it('asks for a reload if the document was opened at another URL', async () => {
  renderParts({ '/': <DictationPanel dictation={stubDictation('reload').dictation} /> }, '/');
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Start dictation' }));
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
});

const settings = {
  active: {
    scope: 'workspace',
    host: 'models.example',
    model: 'model-2026-01',
    retention: '30 days',
    speech_model: 'speech-2026-01',
    takes_health_data: false,
  },
  installation: null,
  workspace: null,
  usage: {
    plan: 'basic',
    tokens: 0,
    tokens_per_month: 100_000,
    calls_per_hour: 20,
    cost_micros: 0,
    unpriced_tokens: 0,
  },
};

const dictation = stubDictation('unsupported').dictation;

it('transcribes a recording only after both confirmations and adds it to the text', async () => {
  const sent: unknown[] = [];
  const { user } = renderParts(
    { '/': <DictationPanel dictation={dictation} /> },
    '/',
    adasData({
      'rpc get_ai_settings': { data: settings },
      'function transcribe-recording?consent=no-health': ({ args }) => {
        sent.push(args[0]);
        return { data: { text: 'The roof was replaced in May.', model: 'speech-2026-01' } };
      },
    }),
  );
  const region = await screen.findByRole('region', { name: 'Recording' });
  expect(region).toHaveTextContent('The recording goes to models.example (speech-2026-01).');
  const choose = screen.getByRole('button', { name: 'Choose a recording' });
  expect(choose).toBeDisabled();
  await user.click(screen.getByLabelText('Everyone in the recording agreed to its transcription.'));
  expect(choose).toBeDisabled();
  await user.click(screen.getByLabelText('The recording has no health information.'));
  const file = new File(['ID3'], 'tour.mp3', { type: 'audio/mpeg' });
  await user.upload(region.querySelector('input[type=file]') as HTMLInputElement, file);
  await waitFor(() =>
    expect(screen.getByLabelText('Text')).toHaveValue('The roof was replaced in May.'),
  );
  expect(sent).toHaveLength(1);
});

it("says that recordings aren't transcribed if no provider supports it", async () => {
  renderParts(
    { '/': <DictationPanel dictation={dictation} /> },
    '/',
    adasData({
      'rpc get_ai_settings': {
        data: { ...settings, active: { ...settings.active, speech_model: null } },
      },
    }),
  );
  expect(await screen.findByText(/no provider that transcribes them/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recording' })).toBeNull();
});
