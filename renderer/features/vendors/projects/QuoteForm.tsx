import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import type { PriceUnit, Request } from './projects.ts';
import { useQuoteProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import {
  getQuoteFormValues,
  PRICE_UNIT_CHOICES,
  parseWholeNumber,
  type QuoteFormValues,
  validateQuote,
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
  const [values, type, reset] = usePersistedText<QuoteFormValues>(
    `quote:${request.id}`,
    initialValues,
  );
  /** The version shown since the form was opened; null after reporting a change. */
  const [readN, setReadN] = useState<number | null>(n);
  const [isSubmitted, setSubmitted] = useState(false);
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const [quote, { isLoading }] = useQuoteProjectMutation();
  useUnsavedWork(JSON.stringify(values) !== JSON.stringify(initialValues));
  const errors = validateQuote(values);
  const shownErrors = isSubmitted ? errors : null;
  const isChanged = readN !== null && readN !== n;

  async function send() {
    setSubmitted(true);
    if (isLoading || Object.values(errors).some((message) => message !== undefined)) return;
    if (isChanged) {
      setReadN(n);
      setErrorNotice(getErrorNotice(CHANGED));
      return;
    }
    setErrorNotice(null);
    const { error } = await quote({
      id: request.id,
      projectN: n,
      price: parseWholeNumber(values.price),
      per: values.per as PriceUnit,
      scope: values.scope.trim(),
      beginsOn: values.beginsOn,
      weeks: values.weeks.trim() === '' ? null : parseWholeNumber(values.weeks),
      holdsUntil: values.holdsUntil,
    });
    if (error === undefined) {
      reset(values);
      onSent();
    } else if (isDataError(error)) {
      if (error.code === CHANGED) setReadN(null);
      setErrorNotice(getErrorNotice(error.code, error.status));
    }
  }
  return (
    <Form onSend={send} className={styles.form} takesFocus={onCancel !== undefined}>
      <div className={styles.pair}>
        <TextField
          label="Price ($)"
          inputMode="numeric"
          autoComplete="off"
          value={values.price}
          error={shownErrors?.price}
          onChange={({ target }) => type({ price: target.value })}
        />
        <SelectField
          label="Price unit"
          options={PRICE_UNIT_CHOICES}
          value={values.per}
          onChange={({ target }) => type({ per: target.value })}
        />
      </div>
      <TextAreaField
        label="Coverage"
        rows={6}
        hint="What the price includes and excludes."
        value={values.scope}
        error={shownErrors?.scope}
        onChange={({ target }) => type({ scope: target.value })}
      />
      <div className={styles.three}>
        <TextField
          label="Start date"
          type="date"
          isOptional
          value={values.beginsOn}
          error={shownErrors?.beginsOn}
          onChange={({ target }) => type({ beginsOn: target.value })}
        />
        <TextField
          label="Weeks"
          inputMode="numeric"
          autoComplete="off"
          isOptional
          value={values.weeks}
          error={shownErrors?.weeks}
          onChange={({ target }) => type({ weeks: target.value })}
        />
        <TextField
          label="Valid until"
          type="date"
          isOptional
          min={currentServerDay()}
          value={values.holdsUntil}
          error={shownErrors?.holdsUntil}
          onChange={({ target }) => type({ holdsUntil: target.value })}
        />
      </div>
      <FormError
        notice={errorNotice ?? (isChanged ? { ...getErrorNotice(CHANGED), title: '' } : null)}
      />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          {request.status === 'quoted' ? 'Send new quote' : 'Send quote'}
        </Button>
        {onCancel !== undefined && (
          <Button variant="minimal" disabled={isLoading} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {besides}
      </div>
    </Form>
  );
}
