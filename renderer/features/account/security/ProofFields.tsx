import { Button } from '@blueprintjs/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';

/** Proof required in addition to the session; some servers require both. */
export interface RequiredProof {
  readonly password: boolean;
  readonly code: boolean;
}

interface ProofFieldsProps {
  readonly wanted: RequiredProof;
  readonly password: UseFormRegisterReturn & { readonly error: string | undefined };
  readonly code: UseFormRegisterReturn;
  /** Emails a code to use instead of the password. */
  readonly onSendCode: () => void;
}

/** The current password, or an emailed code for users who don't have it at hand. */
export function ProofFields(props: ProofFieldsProps) {
  const { wanted, password, code, onSendCode } = props;
  return (
    <>
      {wanted.password && (
        <PasswordField label="Current password" purpose="current" {...password} />
      )}
      {wanted.password && !wanted.code && (
        <div>
          <Button size="small" onClick={onSendCode}>
            Send me a code instead
          </Button>
        </div>
      )}
      {wanted.code && (
        <WholeNumberField label="Code from the email" autoComplete="one-time-code" {...code} />
      )}
    </>
  );
}
