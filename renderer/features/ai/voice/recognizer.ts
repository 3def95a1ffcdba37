/** What the page needs to know and do to dictate. A test replaces it. */
export interface Dictation {
  /** Whether the browser has recognition on the device at all. Does not start it. */
  isOffered(): boolean;
  /** Whether this page can recognize speech on this device. */
  check(language: string): Promise<DictationState>;
  /** Downloads the browser's language pack; true if it is ready. */
  install(language: string): Promise<boolean>;
  /** Starts listening; returns how to stop. */
  start(language: string, events: DictationEvents): () => void;
}

/**
 * `ready`; `downloadable` if the language pack is missing; `reload` if this document may not use the microphone because
 * it was opened at another address; `unsupported` if the browser doesn't recognize speech on the device.
 */
export type DictationState = 'ready' | 'downloadable' | 'reload' | 'unsupported';

export interface DictationEvents {
  readonly onText: (text: string, isFinal: boolean) => void;
  readonly onEnd: (problem: 'refused' | 'failed' | null) => void;
}

interface Result {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string };
}

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  start(): void;
  stop(): void;
}

interface RecognitionOptions {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

interface RecognitionClass {
  new (): Recognition;
  available?(options: RecognitionOptions): Promise<string>;
  install?(options: RecognitionOptions): Promise<boolean>;
}

const recognitionClass = (): RecognitionClass | undefined =>
  (globalThis as { readonly SpeechRecognition?: RecognitionClass }).SpeechRecognition;

const optionsOf = (language: string): RecognitionOptions => ({
  langs: [language],
  processLocally: true,
});

function allowsMicrophone(): boolean {
  const { featurePolicy } = document as {
    readonly featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature('microphone') !== false;
}

/** The browser's speech recognition, only where it can be told to process on the device. */
export const browserDictation: Dictation = {
  isOffered() {
    const recognition = recognitionClass();
    return recognition?.available !== undefined && 'processLocally' in recognition.prototype;
  },

  async check(language) {
    const recognition = recognitionClass();
    if (recognition?.available === undefined || !this.isOffered()) return 'unsupported';
    if (!allowsMicrophone()) return 'reload';
    const state = await recognition.available(optionsOf(language)).catch(() => 'unavailable');
    if (state === 'available') return 'ready';
    return state === 'downloadable' || state === 'downloading' ? 'downloadable' : 'unsupported';
  },

  install: async (language) =>
    (await recognitionClass()
      ?.install?.(optionsOf(language))
      .catch(() => false)) === true,

  start(language, { onText, onEnd }) {
    const Recognizer = recognitionClass();
    if (Recognizer === undefined) {
      onEnd('failed');
      return () => undefined;
    }
    const recognition = new Recognizer();
    let problem: 'refused' | 'failed' | null = null;
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.processLocally = true;
    recognition.addEventListener('result', (event) => {
      const { resultIndex, results } = event as Event & {
        readonly resultIndex: number;
        readonly results: ArrayLike<Result>;
      };
      for (const result of Array.from(results).slice(resultIndex)) {
        onText(result[0]?.transcript ?? '', result.isFinal);
      }
    });
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { readonly error: string };
      problem = error === 'not-allowed' ? 'refused' : error === 'no-speech' ? null : 'failed';
    });
    recognition.addEventListener('end', () => onEnd(problem));
    recognition.start();
    return () => recognition.stop();
  },
};
