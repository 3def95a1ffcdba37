import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { DELIVERED_TAX_FORMS } from '#shared/investing/taxForms.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { RemoveButton } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AddOfferingFile, OfferingFileButton } from './OfferingFiles.tsx';
import { SaveStatement } from './SaveStatement.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, SponsoredSubscription } from './syndicationShapes.ts';

interface DeliveredFilesProps {
  readonly offering: Offering;
  readonly row: SponsoredSubscription;
  readonly name: string;
}

/** Notices and tax forms for one investor, with when each was first opened. */
export function DeliveredFiles({ offering, row, name }: DeliveredFilesProps) {
  const [attach] = syndicationApi.useAttachOfferingFileMutation();
  const [remove] = syndicationApi.useRemoveOfferingFileMutation();
  const current = Number(offering.today.slice(0, 4));
  const [year, setYear] = useState(current - 1);
  const [form, setForm] = useState('k1');
  const add =
    (more: { readonly p_tax_year?: number; readonly p_form?: string }) =>
    ({ id, name: file }: { readonly id: string; readonly name: string }) =>
      attach({
        p_offering_id: offering.id,
        p_file_id: id,
        p_name: file,
        p_subscription_id: row.id,
        ...more,
      });
  return (
    <section className={ui.stack8}>
      <h3>Documents for this investor</h3>
      <div className={ui.actions}>
        <AddOfferingFile offeringId={offering.id} label="Add notice" attach={add({})} />
        <SaveStatement
          subscriptionId={row.id}
          name={name}
          from={`${current - 1}-01-01`}
          to={offering.today}
        />
      </div>
      <div className={ui.actions}>
        <Select
          aria-label="Tax form"
          value={form}
          options={toOptions(DELIVERED_TAX_FORMS)}
          onChange={({ target }) => setForm(target.value)}
        />
        <Select
          aria-label="Tax year"
          value={String(year)}
          options={[0, 1, 2, 3].map((back) => {
            const option = String(current - back);
            return [option, option] as const;
          })}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        <AddOfferingFile
          offeringId={offering.id}
          label="Add tax form"
          attach={add({ p_tax_year: year, p_form: form })}
        />
      </div>
      {row.files.length > 0 && (
        <ul className={styles.bands}>
          {row.files.map((file) => (
            <li key={file.id}>
              <div className={ui.actions}>
                <OfferingFileButton file={file} />
                <RemoveButton name={file.name} onRemove={() => void remove({ p_id: file.id })} />
              </div>
              <p className={ui.caption}>
                {file.kind === 'tax'
                  ? `${labelOf(DELIVERED_TAX_FORMS, file.form)} ${file.tax_year}`
                  : 'Notice'}
                , added {formatDay(file.added_at)}.{' '}
                {file.opened_at === null
                  ? 'Not opened yet.'
                  : `First opened ${formatDay(file.opened_at)}.`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
