import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import {
  useAddPackageChunkMutation,
  useCoursePackagesQuery,
  useCreateCoursePackageMutation,
  useFinishCoursePackageMutation,
} from './packagesApi.ts';
import { chunksOf, PackageError, readPackage } from './readPackage.ts';

interface PackageFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** Chooses a package of the course, or imports one from a zip file. */
export function PackageField({ value, error, onChange }: PackageFieldProps) {
  const { courseId = '' } = useParams();
  const { data: packages = [] } = useCoursePackagesQuery(courseId);
  const { upload, progress, failure } = usePackageImport(courseId, onChange);
  return (
    <>
      <SelectField
        label="Package"
        error={error}
        value={value}
        options={[
          ['', 'None'],
          ...packages.map(
            ({ id, name, created_at: at }) => [id, `${name}, ${formatDay(at)}`] as const,
          ),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormField
        label="Import a package"
        hint="A SCORM 1.2 or xAPI zip file of up to 30 MB."
        error={failure}
        isOptional
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".zip"
            disabled={progress !== null}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void upload(file);
            }}
          />
        )}
      </FormField>
      {progress !== null && (
        <p role="status" className={ui.note}>
          {progress}
        </p>
      )}
    </>
  );
}

/** Unpacks a zip file here and sends its files one after the other. */
function usePackageImport(courseId: string, onImported: (id: string) => void) {
  const [progress, setProgress] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [create] = useCreateCoursePackageMutation();
  const [add] = useAddPackageChunkMutation();
  const [finish] = useFinishCoursePackageMutation();

  async function send(file: File): Promise<string> {
    const { standard, launch, files } = readPackage(new Uint8Array(await file.arrayBuffer()));
    const id = crypto.randomUUID();
    const name = file.name.replace(/\.zip$/i, '').slice(0, 120);
    check(await create({ id, courseId, values: { name, standard, launch } }));
    let sent = 0;
    for (const [path, bytes] of files) {
      setProgress(`Importing file ${sent + 1} of ${files.size}`);
      let place = 0;
      for (const body of chunksOf(bytes)) {
        check(await add({ id, path, place, body }));
        place += 1;
      }
      sent += 1;
    }
    check(await finish(id));
    return id;
  }

  async function upload(file: File): Promise<void> {
    setFailure(undefined);
    setProgress('Reading the file');
    try {
      onImported(await send(file));
      announce('Package imported');
    } catch (error) {
      setFailure(
        error instanceof PackageError ? error.message : 'The import failed. Choose the file again.',
      );
    } finally {
      setProgress(null);
    }
  }
  return { upload, progress, failure };
}

/** Throws the server's message if a step failed. */
function check(result: { readonly error?: unknown }): void {
  if (result.error === undefined) return;
  throw new PackageError(
    isDataError(result.error) ? dataErrorMessage(result.error) : 'The import failed.',
  );
}
