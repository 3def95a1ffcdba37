import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MAX_CAPTION_BYTES } from '#shared/education/courseMedia.ts';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { plainName } from '../../../data/files/prepareFile.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { useAddCourseCaptionsMutation, useCourseMediaQuery } from './mediaApi.ts';

interface CaptionsFieldProps {
  /** The video of the block. */
  readonly mediaId: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Chooses captions of a video, or reads them from a WebVTT file. */
export function CaptionsField({ mediaId, value, onChange }: CaptionsFieldProps) {
  const { courseId = '' } = useParams();
  const { data: media = [] } = useCourseMediaQuery(courseId);
  const [add, { isLoading }] = useAddCourseCaptionsMutation();
  const [problem, setProblem] = useState<string | undefined>();
  const captions = media.find(({ id }) => id === mediaId)?.captions ?? [];

  async function read(file: File) {
    setProblem(undefined);
    if (file.size > MAX_CAPTION_BYTES) return setProblem('Choose a file of up to 400 kB.');
    const id = crypto.randomUUID();
    const name = plainName(file.name) || 'captions.vtt';
    const { error } = await add({ id, mediaId, name, vtt: await file.text() });
    if (error !== undefined) {
      return setProblem(
        isDataError(error) ? dataErrorMessage(error) : 'The captions were not added. Try again.',
      );
    }
    onChange(id);
    announce('Captions added');
  }

  return (
    <>
      <SelectField
        label="Captions"
        value={captions.some(({ id }) => id === value) ? value : ''}
        disabled={mediaId === ''}
        options={[
          ['', 'None'],
          ...captions.map(
            ({ id, name, created_at: at, cues }) =>
              [id, `${name}, ${cues.length} lines, ${formatDay(at)}`] as const,
          ),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormField
        label="Add captions"
        hint="A WebVTT file (.vtt). Required before you ask for a review; it is also the transcript."
        error={problem}
        isOptional
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".vtt"
            disabled={mediaId === '' || isLoading}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file !== undefined) void read(file);
            }}
          />
        )}
      </FormField>
    </>
  );
}
