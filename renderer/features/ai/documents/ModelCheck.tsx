import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useAiSettingsQuery } from '../provider/index.ts';
import { type ModelReading, useReadByModelMutation } from './extractionsApi.ts';

export type ModelFindings = Exclude<ModelReading, { readonly refused: string }>;

const REFUSALS: Readonly<Record<string, string>> = {
  health_data:
    'This document has personal or health data, and no agreement with the provider is recorded. The rules’ values stay.',
  limit_reached: 'Your plan’s model limit is reached. The rules’ values stay.',
  budget_reached: 'This month’s model budget is used up. The rules’ values stay.',
  too_long: 'The document is too long for the model. The rules’ values stay.',
  timed_out: 'The model took too long. Try again, or use the rules’ values.',
  address_not_allowed: 'The model’s address is not allowed. Ask an administrator to check it.',
  not_configured: 'The model was switched off. The rules’ values stay.',
};

interface ModelCheckProps {
  /** Null if the model decides. */
  readonly kind: DocumentKind | null;
  /** The model that has read the document already. */
  readonly model: string | null;
  readonly readLines: () => Promise<readonly string[]>;
  readonly onRead: (found: ModelFindings) => void;
}

/** Lets the connected language model read the document too, if the person wants it. Nothing without a model. */
export function ModelCheck({ kind, model, readLines, onRead }: ModelCheckProps) {
  const { data } = useAiSettingsQuery();
  const [read, reading] = useReadByModelMutation();
  const [result, setResult] = useState<string | null>(null);
  const active = data?.active ?? null;
  if (active === null) {
    return model === null ? null : <p className={ui.note}>Checked with {model}.</p>;
  }
  async function check() {
    setResult(null);
    const { data: found } = await read({ kind, lines: await readLines() });
    if (found === undefined) return;
    if ('refused' in found) {
      setResult(REFUSALS[found.refused] ?? 'The model failed. The rules’ values stay.');
      return;
    }
    setResult(describeFound(found));
    onRead(found);
  }
  return (
    <section aria-label="Language model" className={ui.stack8}>
      <div className={ui.actions}>
        <Button size="small" loading={reading.isLoading} onClick={() => void check()}>
          Check with the model
        </Button>
      </div>
      <p className={ui.note}>
        Sends the text, with personal data masked, to {active.host} ({active.model}). How long it
        keeps it: {active.retention}.
      </p>
      <p role="status" className={ui.note}>
        {result ?? (model === null ? '' : `Checked with ${model}.`)}
      </p>
      <ServerError title="Not checked" error={reading.error} />
    </section>
  );
}

function describeFound({ model, fields, dropped }: ModelFindings): string {
  const values = fields.length === 1 ? '1 value' : `${fields.length} values`;
  const left = dropped === 0 ? '' : ` ${dropped} left out because the document doesn’t state them.`;
  return `${model} found ${values} in the document.${left}`;
}
