import { useRef, useState } from 'react';
import {
  MAX_RECORDING_BYTES,
  NO_HEALTH_CONSENT,
  RECORDING_CONSENT,
  RECORDING_ENDINGS,
} from '#shared/ai/provider/recordings.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import { useAiSettingsQuery } from '../provider/index.ts';
import { useTranscribeRecordingMutation } from './transcriptionApi.ts';

interface RecordingProps {
  readonly onText: (text: string) => void;
}

/** Transcribes a recording by the connected provider after consent. */
export function Recording({ onText }: RecordingProps) {
  const active = useAiSettingsQuery().currentData?.active;
  const [transcribe, { error, isLoading, reset }] = useTranscribeRecordingMutation();
  const [hasAgreed, setAgreed] = useState(false);
  const [hasNoHealth, setNoHealth] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  if (active === undefined) return null;
  if (active === null || active.speech_model === null) {
    return (
      <p className={ui.note}>
        Recordings can't be transcribed: no provider that transcribes them is connected.
      </p>
    );
  }
  const mayHaveHealth = active.takes_health_data;
  const isReady = hasAgreed && (mayHaveHealth || hasNoHealth);

  async function send(file: File) {
    reset();
    setProblem(null);
    if (file.size > MAX_RECORDING_BYTES) {
      setProblem(
        `This file is larger than ${formatBytes(MAX_RECORDING_BYTES)}. Choose a shorter recording.`,
      );
      return;
    }
    const sent = transcribe({ file, hasNoHealth });
    stop.current = () => sent.abort();
    const { data } = await sent;
    stop.current = null;
    if (data === undefined) return;
    announce('Transcript added');
    onText(data.text);
    setAgreed(false);
    setNoHealth(false);
  }

  return (
    <section aria-label="Recording" className={ui.stack12}>
      <p className={ui.note}>
        The recording goes to {active.host} ({active.speech_model}). Kept there: {active.retention}.
        This product doesn't store it.
      </p>
      <Checkbox
        checked={hasAgreed}
        disabled={isLoading}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      >
        {RECORDING_CONSENT}
      </Checkbox>
      {!mayHaveHealth && (
        <Checkbox
          checked={hasNoHealth}
          disabled={isLoading}
          onChange={({ currentTarget }) => setNoHealth(currentTarget.checked)}
        >
          {NO_HEALTH_CONSENT}
        </Checkbox>
      )}
      {isLoading ? (
        <div className={ui.actions} role="status">
          <span className={ui.muted}>Transcribing…</span>
          <PlainButton onClick={() => stop.current?.()}>Cancel transcription</PlainButton>
        </div>
      ) : (
        <DropZone
          label="Choose a recording"
          accept={RECORDING_ENDINGS}
          isDisabled={!isReady}
          hint={`MP3, M4A, WAV, WebM, OGG, or FLAC up to ${formatBytes(MAX_RECORDING_BYTES)}.`}
          onFiles={([file]) => {
            if (file !== undefined) void send(file);
          }}
        />
      )}
      <Problem text={problem} />
      <ServerError title="Not transcribed" error={error} />
    </section>
  );
}
