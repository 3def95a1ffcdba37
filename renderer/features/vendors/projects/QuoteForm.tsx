import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
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

const refusalOf = (code: string, status = 400): Notice => ({
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
  const begin = getQuoteFormValues(request);
  const [words, type, beginAnew] = usePersistedText<QuoteFormValues>(`quote:${request.id}`, begin);
  /** The version shown since the form was opened; null after reporting a change. */
  const [readN, setReadN] = useState<number | null>(n);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Notice | null>(null);
  const [quote, { isLoading }] = useQuoteProjectMutation();
  useUnsavedWork(JSON.stringify(words) !== JSON.stringify(begin));
  const faults = validateQuote(words);
  const told = isTried ? faults : null;
  const isChanged = readN !== null && readN !== n;

  async function send() {
    setTried(true);
    if (isLoading || Object.values(faults).some((fault) => fault !== undefined)) return;
    if (isChanged) {
      setReadN(n);
      setRefused(refusalOf(CHANGED));
      return;
    }
    setRefused(null);
    const { error } = await quote({
      id: request.id,
      projectN: n,
      price: parseWholeNumber(words.price),
      per: words.per as PriceUnit,
      scope: words.scope.trim(),
      beginsOn: words.beginsOn,
      weeks: words.weeks.trim() === '' ? null : parseWholeNumber(words.weeks),
      holdsUntil: words.holdsUntil,
    });
    if (error === undefined) {
      beginAnew(words);
      onSent();
    } else if (isDataError(error)) {
      if (error.code === CHANGED) setReadN(null);
      setRefused(refusalOf(error.code, error.status));
    }
  }
  return (
    <Form onSend={send} className={styles.form} takesFocus={onCancel !== undefined}>
      <div className={styles.pair}>
        <TextField
          label="Price ($)"
          inputMode="numeric"
          autoComplete="off"
          value={words.price}
          error={told?.price}
          onChange={({ target }) => type({ price: target.value })}
        />
        <SelectField
          label="Price unit"
          options={PRICE_UNIT_CHOICES}
          value={words.per}
          onChange={({ target }) => type({ per: target.value })}
        />
      </div>
      <TextAreaField
        label="Coverage"
        rows={6}
        hint="What the price includes and excludes."
        value={words.scope}
        error={told?.scope}
        onChange={({ target }) => type({ scope: target.value })}
      />
      <div className={styles.three}>
        <TextField
          label="Start date"
          type="date"
          isOptional
          value={words.beginsOn}
          error={told?.beginsOn}
          onChange={({ target }) => type({ beginsOn: target.value })}
        />
        <TextField
          label="Weeks"
          inputMode="numeric"
          autoComplete="off"
          isOptional
          value={words.weeks}
          error={told?.weeks}
          onChange={({ target }) => type({ weeks: target.value })}
        />
        <TextField
          label="Valid until"
          type="date"
          isOptional
          min={currentServerDay()}
          value={words.holdsUntil}
          error={told?.holdsUntil}
          onChange={({ target }) => type({ holdsUntil: target.value })}
        />
      </div>
      <FormError notice={refused ?? (isChanged ? { ...refusalOf(CHANGED), title: '' } : null)} />
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
