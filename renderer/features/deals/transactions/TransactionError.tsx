import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { FormError } from '../../../ui/form/FormError.tsx';

/** A server error as a form message. */
export const TransactionError = ({
  error,
  title,
}: {
  readonly error: unknown;
  readonly title: string;
}) => (
  <FormError notice={isDataError(error) ? { title, description: dataErrorMessage(error) } : null} />
);
