import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { TAX_FORMS } from '#shared/investing/taxForms.ts';
import { toOptions } from '#shared/records/choice.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FileChooser } from '../../../ui/file/FileChooser.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import {
  TAX_DOCUMENTS,
  useAttachTaxDocumentMutation,
  useRemoveStrayTaxFileMutation,
} from './taxApi.ts';

/** Storage limit, the same as in `tax-documents`. */
const LARGEST = 15 * 1024 * 1024;
const PLACES = 5;

const schema = z.object({
  form: z.string(),
  issuer: requiredLine(160, 'Enter who issued the form.').check(
    z.minLength(2, 'Use at least 2 characters.'),
  ),
});

interface AddFormDialogProps {
  readonly entityId: string;
  readonly year: number;
  readonly onClose: () => void;
}

/** Adds a form: what it is, then its file. */
export function AddFormDialog({ entityId, year, onClose }: AddFormDialogProps) {
  const [attach] = useAttachTaxDocumentMutation();
  const [removeStray] = useRemoveStrayTaxFileMutation();
  const [isCorrected, setCorrected] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const form = useSchemaForm(schema, { form: 'k1', issuer: '' });
  const uploads = useUploads({
    bucket: TAX_DOCUMENTS,
    folder: entityId,
    largest: LARGEST,
    most: PLACES,
    refused: "You can't add files to this entity.",
    async onArrived({ id, name }) {
      const values = form.getValues();
      const { error } = await attach({
        entityId,
        fileId: id,
        name,
        values: { year, form: values.form, issuer: values.issuer, is_corrected: isCorrected },
      });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the form. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  return (
    <Dialog label="Add tax form" place="panel" onClose={onClose}>
      <Form
        takesFocus
        className={`${ui.stack16} ${styles.panel}`}
        onSend={() => form.handleSubmit(() => chooser.current?.click())()}
      >
        <h2>Add tax form for {year}</h2>
        <SelectField label="Form" options={toOptions(TAX_FORMS)} {...form.field('form')} />
        <TextField
          label="Issuer"
          hint="The partnership, fund, bank, or agency."
          {...form.field('issuer')}
        />
        <Checkbox checked={isCorrected} onChange={({ target }) => setCorrected(target.checked)}>
          Corrected form
        </Checkbox>
        <UploadTray label="Upload tax form" uploads={uploads} />
        <FileChooser
          ref={chooser}
          label="File of the form"
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          onChoose={uploads.add}
        />
        <div className={ui.actions}>
          <Button type="submit" intent="primary">
            Choose file
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Form>
    </Dialog>
  );
}
