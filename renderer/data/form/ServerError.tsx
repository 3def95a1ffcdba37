import type { ReactNode } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { isDataError } from '../api/dataError.ts';

interface ServerErrorProps {
  readonly error: unknown;
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A failed request as a form message. */
export const ServerError = ({ error, title = '', children }: ServerErrorProps) => (
  <FormError notice={isDataError(error) ? { title, description: dataErrorMessage(error) } : null}>
    {children}
  </FormError>
);
