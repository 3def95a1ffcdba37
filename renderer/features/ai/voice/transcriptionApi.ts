import '#shared/texts/ai.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { codeOf } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import * as s from '../../../ui/shape/shape.ts';

const isTranscript = s.object({ text: s.text, model: s.text });

interface RecordingToSend {
  readonly file: File;
  readonly hasNoHealth: boolean;
}

export const { useTranscribeRecordingMutation } = baseApi
  .enhanceEndpoints({ addTagTypes: ['AiSettings'] })
  .injectEndpoints({
    endpoints: (build, { write } = calls(build, ['AiSettings'])) => ({
      transcribeRecording: write(
        isTranscript,
        ({ file, hasNoHealth }: RecordingToSend) =>
          async (client, signal) => {
            const consent = hasNoHealth ? 'no-health' : 'yes';
            const { data, error } = await client.functions.invoke(
              `transcribe-recording?consent=${consent}`,
              { body: file, signal },
            );
            if (!(error?.context instanceof Response)) return { data, error };
            const { status } = error.context;
            return { data: null, error: { code: await codeOf(error.context) }, status };
          },
      ),
    }),
  });
