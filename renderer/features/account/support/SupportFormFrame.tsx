import { Button } from '@blueprintjs/core';
import type { ReactNode, SubmitEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './SupportForm.module.css';

interface SupportFormFrameProps {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly children: ReactNode;
  /** Honeypot field, hidden from people but filled in by bots. */
  readonly website: UseFormRegisterReturn;
  readonly error: unknown;
  readonly isSubmitting: boolean;
  readonly button: string;
  /** True if it replaces the "send another" button and takes its focus. */
  readonly isAnother: boolean;
}

/** Layout of a support message form. */
export function SupportFormFrame({
  onSubmit,
  children,
  website,
  error,
  isSubmitting,
  button,
  isAnother,
}: SupportFormFrameProps) {
  return (
    <Form onSend={onSubmit} takesFocus={isAnother} className={styles.form}>
      {children}
      <div aria-hidden="true" className="visually-hidden">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...website} />
        </label>
      </div>
      <div className={styles.send}>
        <ServerError error={error} />
        <Button type="submit" intent="primary" size="large" loading={isSubmitting}>
          {button}
        </Button>
      </div>
    </Form>
  );
}

/** A full-width field. */
export const WideField = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.wide}>{children}</div>
);

type Field = UseFormRegisterReturn & { readonly error: string | undefined };

interface PersonFieldsProps {
  readonly nameLabel: string;
  readonly name: Field;
  readonly email: Field;
}

/** The sender's name and the reply address. */
export const PersonFields = ({ nameLabel, name, email }: PersonFieldsProps) => (
  <>
    <TextField label={nameLabel} autoComplete="name" {...name} />
    <TextField label="Email" type="email" autoComplete="email" {...email} />
  </>
);
