import { type ReactNode, useState } from 'react';
import { isDataError } from '../../../data/api/dataError.ts';
import { ConfirmIdentityDialog } from '../../account/security/index.ts';

interface RecentSignIn {
  /** Runs a change. If the server wants proof first, asks for it; the user then sends again. */
  readonly watch: <Result extends { readonly error?: unknown }>(result: Result) => Result;
  /** Shown over the form while the user confirms. */
  readonly dialog: ReactNode;
}

/** Asks for a password or code when the server requires a recent sign-in, then repeats the change. */
export function useRecentSignIn(repeat: () => void): RecentSignIn {
  const [isAsking, setAsking] = useState(false);
  return {
    watch: (result) => {
      if (isDataError(result.error) && result.error.code === 'HXAKC') setAsking(true);
      return result;
    },
    dialog: isAsking && (
      <ConfirmIdentityDialog
        onCancel={() => setAsking(false)}
        onConfirmed={() => {
          setAsking(false);
          repeat();
        }}
      />
    ),
  };
}
