import { SaveForm, type SaveFormProps } from '../../../../data/form/SaveForm.tsx';
import styles from '../Transactions.module.css';
import { VerificationPrompt } from './VerificationPrompt.tsx';

interface WireFormProps extends Pick<SaveFormProps, 'form' | 'action' | 'children'> {
  readonly label: string;
  readonly onCancel: () => void;
}

/** A form whose save may require a fresh authenticator code. */
export const WireForm = ({ form, label, ...rest }: WireFormProps) => (
  <div className={styles.form}>
    <SaveForm
      {...rest}
      form={{ ...form, error: undefined }}
      aria-label={label}
      size="small"
      failure=""
    />
    <VerificationPrompt error={form.error} title="Not saved" onProven={form.send} />
  </div>
);
