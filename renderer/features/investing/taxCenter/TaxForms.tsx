import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { TAX_FORMS } from '#shared/investing/taxForms.ts';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import { RemoveButton } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { OfferingFileButton } from '../syndication/index.ts';
import { AddFormDialog } from './AddFormDialog.tsx';
import {
  useDownloadTaxFileMutation,
  useOpenTaxDocumentMutation,
  useRemoveTaxDocumentMutation,
} from './taxApi.ts';
import type { DeliveredForm, TaxDocument } from './taxShapes.ts';
import type { TaxTabProps } from './taxTab.ts';

const formLabel = (value: string): string =>
  TAX_FORMS.find((form) => form.value === value)?.label ?? value;

/** K-1s, 1099s, and other forms of a year, with who opened each. */
export function TaxForms({ entityId, year, center, picker }: TaxTabProps) {
  const [isAdding, setAdding] = useState(false);
  const { change } = useUrlSearch();
  const last = center.years.find((one) => one < year);
  const [open] = useOpenTaxDocumentMutation();
  const [download] = useDownloadTaxFileMutation();
  const [remove] = useRemoveTaxDocumentMutation();
  async function save(id: string) {
    const opened = await open(id);
    if (opened.data === undefined) return;
    const file = await download(opened.data.path);
    if (file.data !== undefined) saveUrl(opened.data.name, file.data);
  }
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {picker}
        <Button size="small" intent="primary" onClick={() => setAdding(true)}>
          Add tax form
        </Button>
      </div>
      <DeliveredForms forms={center.delivered} />
      {center.documents.length === 0 ? (
        center.delivered.length === 0 && (
          <EmptyState
            title={`No forms for ${year}`}
            action={
              last !== undefined && (
                <Button onClick={() => change([['year', String(last)]])}>Show {last}</Button>
              )
            }
          >
            Add K-1s and 1099s as PDF. Opening a form records a delivery receipt.
          </EmptyState>
        )
      ) : (
        <ColumnTable<TaxDocument>
          className={styles.list}
          rows={center.documents}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Form',
              cell: (row) => `${formLabel(row.form)}${row.is_corrected ? ', corrected' : ''}`,
            },
            { label: 'Issuer', cell: ({ issuer }) => issuer },
            {
              label: 'File',
              cell: ({ id, name, size }) => (
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Download ${name}`}
                  onClick={() => void save(id)}
                >
                  {name} <span className={ui.caption}>{formatBytes(size)}</span>
                </Button>
              ),
            },
            {
              label: 'Added',
              cell: ({ added_at, added_by }) => (
                <>
                  {formatDay(added_at)} <span className={ui.caption}>{added_by}</span>
                </>
              ),
            },
            { label: 'Opened', cell: (row) => <Receipts receipts={row.receipts} /> },
            {
              label: 'Change',
              cell: ({ id, name }) => <RemoveButton name={name} onRemove={() => void remove(id)} />,
            },
          ]}
        />
      )}
      <p className={ui.caption}>
        Partnerships send K-1s with Form 1065, due March 15 or September 15 with an extension (IRC
        §6031(b), §6072(b)). A corrected form replaces nothing here: both stay, with their receipts.
      </p>
      {isAdding && (
        <AddFormDialog entityId={entityId} year={year} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** Forms that sponsors delivered for the user's interests. */
function DeliveredForms({ forms }: { readonly forms: readonly DeliveredForm[] }) {
  if (forms.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="From sponsors">
      <h2 className={ui.caption}>From sponsors</h2>
      <ColumnTable<DeliveredForm>
        className={styles.list}
        rows={forms}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Form', cell: ({ form }) => formLabel(form) },
          {
            label: 'Issuer',
            cell: ({ issuer, offering }) => (
              <>
                {issuer} <span className={ui.caption}>{offering}</span>
              </>
            ),
          },
          { label: 'File', cell: (file) => <OfferingFileButton file={file} needsReceipt /> },
          {
            label: 'Investor',
            cell: ({ entity, is_assigned }) =>
              is_assigned ? (
                entity
              ) : (
                <>
                  {entity}{' '}
                  <RouteLink className={ui.caption} to="investorPortal">
                    Link to an entity
                  </RouteLink>
                </>
              ),
          },
          { label: 'Added', cell: ({ added_at }) => formatDay(added_at) },
          { label: 'Opened', cell: ({ receipts }) => <Receipts receipts={receipts} /> },
        ]}
      />
    </section>
  );
}

function Receipts({ receipts }: Pick<TaxDocument, 'receipts'>) {
  const last = receipts.at(-1);
  if (last === undefined)
    return (
      <span className={styles.state} data-state="due">
        Not opened
      </span>
    );
  return (
    <details>
      <summary>
        {last.opener}, {formatDay(last.opened_at)}
      </summary>
      <ol className={styles.notes}>
        {receipts.map(({ opener, opened_at }) => (
          <li key={opened_at}>
            {opener} <span className={ui.caption}>{formatDateTime(opened_at)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
