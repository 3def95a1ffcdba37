import type { ReactNode } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { isDataError } from './dataError.ts';

interface CallErrorProps {
  readonly error: unknown;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** Shows why a data call failed, above the submit button. */
export const CallError = ({ error, title = '', children }: CallErrorProps) => (
  <FormError notice={isDataError(error) ? { title, description: dataErrorMessage(error) } : null}>
    {children}
  </FormError>
);
