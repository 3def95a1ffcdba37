import { Button } from '@blueprintjs/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../kit/form/PasswordField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';

/** What a change of how to sign in shows beside the session; some servers want both. */
export interface WantedProof {
  readonly password: boolean;
  readonly code: boolean;
}

interface ProofFieldsProps {
  readonly wanted: WantedProof;
  readonly password: UseFormRegisterReturn;
  readonly passwordError: string | undefined;
  readonly code: UseFormRegisterReturn;
  /** Mails a code that does in the place of the password. */
  readonly onSendCode: () => void;
}

/** The current password, or the code of a letter for who does not have it at hand. */
export function ProofFields(props: ProofFieldsProps) {
  const { wanted, password, passwordError, code, onSendCode } = props;
  return (
    <>
      {wanted.password && (
        <PasswordField
          label="Current password"
          purpose="current"
          error={passwordError}
          {...password}
        />
      )}
      {wanted.password && !wanted.code && (
        <div>
          <Button size="small" onClick={onSendCode}>
            Send me a code instead
          </Button>
        </div>
      )}
      {wanted.code && (
        <TextField
          label="Code from the e-mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...code}
        />
      )}
    </>
  );
}
