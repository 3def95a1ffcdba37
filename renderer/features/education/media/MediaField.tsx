import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import {
  COURSE_MEDIA_LABELS,
  type CourseMediaKind,
  courseMediaEndings,
  courseMediaType,
  MAX_COURSE_MEDIA_BYTES,
} from '#shared/education/courseMedia.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { FileChooser } from '../../../ui/file/FileChooser.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type CourseMedia, formatVideoTime } from './courseMedia.ts';
import {
  COURSE_MEDIA,
  useAddCourseMediaMutation,
  useCourseMediaQuery,
  useRemoveStrayCourseMediaMutation,
} from './mediaApi.ts';
import { readVideoSeconds } from './readVideoSeconds.ts';

interface MediaFieldProps {
  readonly kind: CourseMediaKind;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** Chooses a video or file of the course, or uploads one. */
export function MediaField({ kind, value, error, onChange }: MediaFieldProps) {
  const { courseId = '' } = useParams();
  const { data: media = [] } = useCourseMediaQuery(courseId);
  const [add] = useAddCourseMediaMutation();
  const [removeStray] = useRemoveStrayCourseMediaMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const { noun, types } = COURSE_MEDIA_LABELS[kind];
  const uploads = useUploads({
    bucket: COURSE_MEDIA,
    folder: courseId,
    largest: MAX_COURSE_MEDIA_BYTES,
    most: 5,
    typeOf: (name) => courseMediaType(kind, name),
    allowed: types,
    refused: "You can't add files to this course.",
    async onArrived({ id, name, source }) {
      const seconds = kind === 'video' ? await readVideoSeconds(source) : null;
      const values = { name, ...(seconds !== null && { seconds }) };
      const { error: refusal } = await add({ id, courseId, values });
      if (refusal !== undefined) {
        return isDataError(refusal) ? dataErrorMessage(refusal) : 'Upload failed. Try again.';
      }
      onChange(id);
      return null;
    },
    onRemoved: (path) => void removeStray(path),
  });
  return (
    <>
      <SelectField
        label={noun}
        error={error}
        value={value}
        options={[
          ['', 'None'],
          ...media
            .filter((one) => one.kind === kind)
            .map((one) => [one.id, `${one.name}, ${describeSize(one)}`] as const),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={ui.actions12}>
        <Button size="small" onClick={() => chooser.current?.click()}>
          Upload {noun.toLowerCase()}
        </Button>
        <span className={ui.note}>{types}, up to 50 MB.</span>
      </div>
      <UploadTray label={`${noun} uploads`} uploads={uploads} />
      <FileChooser
        ref={chooser}
        label={`Upload ${noun.toLowerCase()}`}
        accept={courseMediaEndings(kind)}
        onChoose={uploads.add}
      />
    </>
  );
}

const describeSize = ({ seconds, size }: CourseMedia): string =>
  seconds === null ? formatBytes(size) : formatVideoTime(seconds);
