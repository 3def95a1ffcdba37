import { useState } from 'react';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rooms.module.css';
import { SignaturePad } from './SignaturePad.tsx';

const schema = z.object({
  name: requiredText('Enter your name as you sign it.', 2),
  agrees: z.literal(true, 'Check the box to sign.'),
});

interface SigningProps {
  readonly consent: string;
  readonly onSign: (
    id: string,
    name: string,
    drawing: string | null,
  ) => PromiseLike<{ readonly error?: unknown }>;
  readonly onSigned?: () => void;
}

/** Typed name, optional drawing, and consent. */
export function SignatureForm({ consent, onSign, onSigned }: SigningProps) {
  const [drawing, setDrawing] = useState<string | null>(null);
  const form = useSaveForm({
    schema,
    defaultValues: { name: '', agrees: false as true },
    save: ({ name }, id) => onSign(id, name, drawing),
    onSaved: onSigned,
  });
  const { error: consentError, ...agrees } = form.field('agrees');
  return (
    <SaveForm
      form={form}
      aria-label="Sign"
      className={styles.form}
      action="Sign"
      failure="Not signed"
    >
      <TextField
        label="Your full name"
        autoComplete="name"
        maxLength={160}
        {...form.field('name')}
      />
      <SignaturePad onDrawn={setDrawing} />
      <label className={styles.consent}>
        <input type="checkbox" {...agrees} />
        {consent}
      </label>
      {consentError !== undefined && <p role="alert">{consentError}</p>}
      <p className={ui.note}>
        Recorded with your signature: your name, email, time, IP address, and the document hash.
      </p>
    </SaveForm>
  );
}
