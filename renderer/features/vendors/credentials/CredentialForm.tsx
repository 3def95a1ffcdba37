import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import {
  COVERAGES,
  CREDENTIAL_EXTENSIONS,
  CREDENTIAL_HINTS,
  CREDENTIAL_KINDS,
  type CredentialKind,
  EXPIRING_KINDS,
  MAX_CREDENTIAL_BYTES,
  STATE_KINDS,
} from '#shared/vendors/credentials.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import styles from './Credentials.module.css';
import { credentialSchema, getCredentialDefaults, toNewCredential } from './credentialForm.ts';
import {
  CREDENTIAL_FILES,
  type OwnCredential,
  useRemoveStrayCredentialMutation,
  useSubmitCredentialMutation,
} from './credentialsApi.ts';

interface CredentialFormProps {
  readonly userId: string;
  /** The credential of the same type that this one replaces. */
  readonly renewed: OwnCredential | null;
  readonly onDone: () => void;
}

const ONLY = 'Only PDF and image files (JPEG, PNG, WebP) are accepted.';

const isAcceptedType = ({ name }: File): boolean => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (CREDENTIAL_EXTENSIONS as readonly string[]).includes(ending);
};

/** Stays open with all input and uploads until the server accepts it. */
export function CredentialForm({ userId, renewed, onDone }: CredentialFormProps) {
  const [submit, { error: submitError }] = useSubmitCredentialMutation();
  const [removeStray] = useRemoveStrayCredentialMutation();
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const uploads = useUploads({
    bucket: CREDENTIAL_FILES,
    folder: userId,
    largest: MAX_CREDENTIAL_BYTES,
    most: 1,
    refused: "Your account can't submit credentials right now.",
    onRemoved: (path) => void removeStray(path),
  });
  const { field, register, handleSubmit, values, finish, isSubmitting, isDirty } = useDraftForm(
    `paper ${renewed?.id ?? ''}`,
    credentialSchema,
    getCredentialDefaults(renewed),
  );
  const { kind = '' as CredentialKind } = values;
  const [file] = uploads.ready;
  useUnsavedWork(isDirty || uploads.files.length > 0);
  const done = () => finish(onDone);

  const noFile = uploads.files.length === 0 ? 'Add the file.' : 'Wait until the upload finishes.';
  const save = handleSubmit(
    async (values) => {
      setFileProblem(file === undefined ? noFile : null);
      if (file === undefined) return;
      const { error } = await submit(toNewCredential(values, file));
      if (error === undefined) done();
    },
    () => setFileProblem(file === undefined ? noFile : null),
  );

  return (
    <Form onSend={save} className={styles.form} aria-label="Add credential" takesFocus>
      <SelectField
        label="Type"
        options={[['', 'Choose a type'], ...Object.entries(CREDENTIAL_KINDS)]}
        hint={CREDENTIAL_HINTS[kind as CredentialKind]}
        {...field('kind')}
      />
      {kind === 'insurance' && (
        <SelectField
          label="Coverage"
          options={[['', 'Choose a coverage'], ...Object.entries(COVERAGES)]}
          {...field('coverage')}
        />
      )}
      {STATE_KINDS.has(kind) && (
        <SelectField
          label="State"
          options={[['', 'Choose a state'], ...stateOptions]}
          {...field('state')}
        />
      )}
      <TextField
        label={kind === 'insurance' ? 'Carrier' : 'Issued by'}
        isOptional
        {...field('issuer')}
      />
      <TextField
        label={kind === 'insurance' ? 'Policy number' : 'Number'}
        isOptional
        {...field('number')}
      />
      <DateField label="Issued on" isOptional {...field('issuedOn')} />
      <DateField
        label="Expires on"
        isOptional={!EXPIRING_KINDS.has(kind)}
        {...field('expiresOn')}
      />
      {kind === 'insurance' && (
        <label className={`${ui.line} ${styles.check} ${styles.wide}`}>
          <input type="checkbox" {...register('insured')} />
          Names additional insureds
        </label>
      )}
      <div className={styles.wide}>
        <DropZone
          label="Choose file"
          accept={CREDENTIAL_EXTENSIONS.map((ending) => `.${ending}`).join(',')}
          isDisabled={uploads.files.length > 0}
          hint={`PDF or image up to ${formatBytes(MAX_CREDENTIAL_BYTES)}. Only you and our team can see it.`}
          onFiles={(chosen) => {
            setFileProblem(chosen.every(isAcceptedType) ? null : ONLY);
            uploads.add(chosen.filter(isAcceptedType));
          }}
        />
        <UploadTray label="File" uploads={uploads} />
        {fileProblem !== null && (
          <p role="alert" tabIndex={-1} data-refusal className={styles.problem}>
            {fileProblem}
          </p>
        )}
      </div>
      <div className={styles.wide}>
        <ServerError title="Credential not submitted" error={submitError} />
      </div>
      <div className={`${ui.actions12} ${styles.wide}`}>
        <Button type="submit" intent="primary" loading={isSubmitting}>
          Submit for review
        </Button>
        <Button variant="minimal" disabled={isSubmitting} onClick={done}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
