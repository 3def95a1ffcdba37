import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import type { PriceUnit, Request } from './projects.ts';
import { useQuoteProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import {
  getQuoteFormValues,
  PRICE_UNIT_CHOICES,
  parseWholeNumber,
  quoteSchema,
} from './quoteForm.ts';
import { currentServerDay } from './requests.ts';

const CHANGED = 'HXPJC';

const getErrorNotice = (code: string, status = 400): Notice => ({
  title: 'Quote not sent',
  description: dataErrorMessage({ status, code }),
});

interface QuoteFormProps {
  readonly request: Request;
  readonly onSent: () => void;
  /** Omitted if there is nothing else to show instead. */
  readonly onCancel?: () => void;
  /** Other actions for the request. */
  readonly besides: ReactNode;
}

/** Quotes on the version that was read; if the project changes in between, shows that before sending. */
export function QuoteForm({ request, onSent, onCancel, besides }: QuoteFormProps) {
  const { n } = request.project;
  const initialValues = getQuoteFormValues(request);
  const form = useDraftForm(`quote:${request.id}`, quoteSchema, initialValues);
  const { field, values, isSubmitting } = form;
  /** The version shown since the form was opened; null after reporting a change. */
  const [readN, setReadN] = useState<number | null>(n);
  const [quote] = useQuoteProjectMutation();
  useUnsavedWork(JSON.stringify(values) !== JSON.stringify(initialValues));
  const isChanged = readN !== null && readN !== n;

  const send = form.submit(async ({ price, per, weeks, ...terms }) => {
    if (isChanged) {
      setReadN(n);
      return getErrorNotice(CHANGED);
    }
    const { error } = await quote({
      ...terms,
      id: request.id,
      projectN: n,
      price: parseWholeNumber(price),
      per: per as PriceUnit,
      weeks: weeks.trim() === '' ? null : parseWholeNumber(weeks),
    });
    if (error === undefined) form.finish(onSent);
    if (!isDataError(error)) return null;
    if (error.code === CHANGED) setReadN(null);
    return getErrorNotice(error.code, error.status);
  });
  return (
    <Form onSend={send} className={styles.form} takesFocus={onCancel !== undefined}>
      <div className={styles.pair}>
        <MoneyField label="Price ($)" {...field('price')} />
        <SelectField label="Price unit" options={PRICE_UNIT_CHOICES} {...field('per')} />
      </div>
      <TextAreaField
        label="Coverage"
        rows={6}
        hint="What the price includes and excludes."
        {...field('scope')}
      />
      <div className={styles.three}>
        <DateField label="Start date" isOptional {...field('beginsOn')} />
        <WholeNumberField label="Weeks" autoComplete="off" isOptional {...field('weeks')} />
        <DateField
          label="Valid until"
          isOptional
          min={currentServerDay()}
          {...field('holdsUntil')}
        />
      </div>
      <FormError
        notice={form.errorNotice ?? (isChanged ? { ...getErrorNotice(CHANGED), title: '' } : null)}
      />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isSubmitting}>
          {request.status === 'quoted' ? 'Send new quote' : 'Send quote'}
        </Button>
        {onCancel !== undefined && (
          <Button variant="minimal" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {besides}
      </div>
    </Form>
  );
}
