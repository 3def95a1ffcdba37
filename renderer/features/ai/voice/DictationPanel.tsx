import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { usePersistedValue } from '../../../session/persisted/usePersistedValue.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import { Recording } from './Recording.tsx';
import type { Dictation, DictationState } from './recognizer.ts';
import { SaveNote } from './SaveNote.tsx';

const LANGUAGE = 'en-US';
/** A long recording has more text than a note can hold. */
const LONGEST = 20_000;

const STATES: Readonly<Record<Exclude<DictationState, 'ready'>, string>> = {
  downloadable: 'Your browser needs its language pack to recognize speech on this device.',
  reload: 'Reload this page to let it use the microphone. No other page can.',
  unsupported:
    "This browser can't recognize speech on this device. Type here, or use your device's own dictation.",
};

const joinText = (before: string, added: string): string =>
  `${before}${before === '' ? '' : ' '}${added.trim()}`.slice(0, LONGEST);

const readConsent = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string'
    ? value.at
    : null;

/** Dictates text on the device after consent, and saves it as a note. */
export function DictationPanel({ dictation }: { readonly dictation: Dictation }) {
  const consent = usePersistedValue('form', 'voice-consent');
  const agreedAt = readConsent(consent.value);
  const [state, setState] = useState<DictationState>(() =>
    dictation.isOffered() ? 'ready' : 'unsupported',
  );
  const [text, setText] = useState('');
  const [heard, setHeard] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isListening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  /** The browser's recognizer is first used here: some builds crash the page when it is asked, so opening doesn't. */
  async function start() {
    setProblem(null);
    const next = await dictation.check(LANGUAGE);
    setState(next);
    if (next !== 'ready') return;
    setListening(true);
    announce('Listening');
    stop.current = dictation.start(LANGUAGE, {
      onText: (words, isFinal) => {
        setHeard(isFinal ? '' : words);
        if (isFinal) {
          setText((before) => joinText(before, words));
        }
      },
      onEnd: (reason) => {
        setListening(false);
        setHeard('');
        stop.current = null;
        if (reason === 'refused')
          setProblem('The browser refused the microphone. Allow it for this page.');
        if (reason === 'failed') setProblem('Dictation stopped. Try again.');
      },
    });
  }
  async function install() {
    setProblem(null);
    if (await dictation.install(LANGUAGE)) setState('ready');
    else setProblem("The language pack couldn't be downloaded. Try again.");
  }
  return (
    <div className={ui.stack16}>
      <section aria-label="Dictation" className={ui.stack12}>
        {state !== 'ready' && <p className={ui.note}>{STATES[state]}</p>}
        {state === 'reload' && (
          <div>
            <PlainButton intent="primary" onClick={() => location.reload()}>
              Reload page
            </PlainButton>
          </div>
        )}
        {state === 'downloadable' && (
          <div>
            <PlainButton intent="primary" onClick={() => void install()}>
              Download language pack
            </PlainButton>
          </div>
        )}
        {state === 'ready' && (
          <>
            <Checkbox
              checked={agreedAt !== null}
              onChange={({ currentTarget }) =>
                consent.keep(currentTarget.checked ? { at: new Date().toISOString() } : null)
              }
            >
              I agree to dictate here, and I tell others in the room before they are heard.
            </Checkbox>
            {agreedAt !== null && (
              <p className={ui.note}>Consent recorded {formatDateTime(agreedAt)}.</p>
            )}
            <div className={ui.actions}>
              <PlainButton
                intent="primary"
                disabled={agreedAt === null}
                onClick={() => (isListening ? stop.current?.() : void start())}
              >
                {isListening ? 'Stop dictation' : 'Start dictation'}
              </PlainButton>
              <span className={ui.muted}>{heard}</span>
            </div>
          </>
        )}
        <Problem text={problem} />
        <TextAreaField
          label="Text"
          rows={8}
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </section>
      <Recording onText={(added) => setText((before) => joinText(before, added))} />
      <SaveNote text={text} onSaved={() => setText('')} />
    </div>
  );
}
