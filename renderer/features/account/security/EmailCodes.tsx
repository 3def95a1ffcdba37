import { useState } from 'react';
import { authErrorNotice } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { CodeForm } from '../../../ui/form/CodeForm.tsx';
import styles from './Security.module.css';

interface EmailCodesProps {
  readonly from: string;
  readonly to: string;
  readonly onChanged: () => void;
}

/** The two codes for an email change, accepted in either order. */
export function EmailCodes({ from, to, onChanged }: EmailCodesProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState([from, to]);

  async function confirm(email: string, code: string): Promise<Notice | null> {
    const result = await auth.verifyCode({ email, code, type: 'email_change' });
    if (!result.ok) return authErrorNotice(result.failure, 'mail-code');
    setOpen((addresses) => addresses.filter((address) => address !== email));
    if (result.value !== null) {
      dispatch(sessionChanged(result.value));
      onChanged();
    }
    return null;
  }

  return (
    <div className={styles.form}>
      {open.map((address) => (
        <CodeForm
          key={address}
          label={`Code sent to ${address}`}
          action="Confirm"
          onCode={(code) => confirm(address, code)}
        />
      ))}
    </div>
  );
}
