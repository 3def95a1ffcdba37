import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { LICENSE_TYPES } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import type { ComplianceProps } from './CompliancePage.tsx';
import type { License } from './complianceShapes.ts';
import { LicenseDialog } from './LicenseDialog.tsx';
import { LicensePanel } from './LicensePanel.tsx';

const NINETY_DAYS = 90 * 86_400_000;

/** State of a license on a day. */
function stateOfLicense({ expires_on, is_renewed }: License, today: string): string {
  if (is_renewed) return 'renewed';
  if (expires_on === null) return 'current';
  if (expires_on < today) return 'expired';
  return Date.parse(expires_on) - Date.parse(today) <= NINETY_DAYS ? 'expiring' : 'current';
}

const LICENSE_STATES = [
  { value: 'expired', label: 'Expired' },
  { value: 'expiring', label: 'Expires soon' },
  { value: 'current', label: 'Current' },
  { value: 'renewed', label: 'Renewed' },
];

/** Licenses of a community with their renewals. */
export function Licenses({ communityId, data }: ComplianceProps) {
  const { params, change } = useUrlSearch();
  const [isAdding, setAdding] = useState(false);
  const licenses = data.licenses ?? [];
  const shown = licenses.filter((license) => !license.is_renewed);
  const open = licenses.find(({ id }) => id === params.get('license'));
  const differs = shown.find(
    ({ type, number, capacity }) =>
      type === 'operating' &&
      ((data.license_number !== null && number !== null && number !== data.license_number) ||
        (data.licensed_beds !== null && capacity !== null && capacity !== data.licensed_beds)),
  );
  const add = (
    <Button size="small" intent="primary" onClick={() => setAdding(true)}>
      Add license
    </Button>
  );
  return (
    <div className={`${ui.stack12} ${styles.tab}`}>
      {shown.length === 0 ? (
        <EmptyState title="No licenses yet" action={add}>
          Add licenses with their expiration to be reminded 90 days before.
        </EmptyState>
      ) : (
        <>
          <div className={operator.bar}>
            {add}
            <span role="status" className={ui.caption}>
              {shown.length === 1 ? '1 license' : `${shown.length} licenses`}
            </span>
            <span className={ui.end}>
              <SaveCsv
                name="Licenses"
                head={['License', 'Type', 'Number', 'Issuer', 'Capacity', 'Issued', 'Expires']}
                rows={() =>
                  shown.map((one) => [
                    one.name,
                    labelOf(LICENSE_TYPES, one.type),
                    one.number,
                    one.issuer,
                    one.capacity,
                    one.issued_on,
                    one.expires_on,
                  ])
                }
              />
            </span>
          </div>
          {differs !== undefined && (
            <p className={ui.warning}>
              {differs.name}: number or capacity differs from the community record (
              {data.license_number ?? 'no number'}, {data.licensed_beds ?? '—'} beds).
            </p>
          )}
          <OperatorTable
            label="Licenses"
            columns={['License', 'Number', { number: 'Capacity' }, 'Expires', 'Status', 'Renewal']}
          >
            {shown.map((license) => {
              const state = stateOfLicense(license, data.today);
              const done = license.steps.filter(({ done_on }) => done_on !== null).length;
              return (
                <tr key={license.id}>
                  <th scope="row">
                    <OpenButton onClick={() => change([['license', license.id]])}>
                      {license.name}
                    </OpenButton>
                    <span className={ui.subline}>{license.issuer}</span>
                  </th>
                  <td data-label="Number">{license.number ?? '—'}</td>
                  <td className={operator.number} data-label="Capacity">
                    {license.capacity ?? '—'}
                  </td>
                  <td data-label="Expires">
                    {license.expires_on === null ? '—' : formatCalendarDay(license.expires_on)}
                  </td>
                  <td data-state={state} className={styles.state}>
                    {labelOf(LICENSE_STATES, state)}
                  </td>
                  <td data-label="Renewal">
                    {license.steps.length === 0 ? '—' : `${done} of ${license.steps.length} steps`}
                  </td>
                </tr>
              );
            })}
          </OperatorTable>
        </>
      )}
      {open !== undefined && (
        <LicensePanel
          communityId={communityId}
          license={open}
          today={data.today}
          onClose={() => change([['license', null]])}
        />
      )}
      {isAdding && <LicenseDialog communityId={communityId} onClose={() => setAdding(false)} />}
    </div>
  );
}
