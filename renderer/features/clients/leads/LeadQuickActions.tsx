import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { lead } from '#shared/records/nouns/lead.ts';
import { getFieldValue } from '#shared/records/row.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { saveWithMerge } from '../../../workbench/form/saveWithMerge.ts';
import { ContactActions } from '../../../workbench/record/ContactActions.tsx';
import styles from './Leads.module.css';
import { responseTimeText } from './responseTime.ts';
import { useConversion } from './useLeadActions.ts';

/** Waiting time, contact info, and one-click next steps of a lead. */
export function LeadQuickActions({ row }: { readonly row: RecordRow }) {
  const [now] = useState(() => new Date());
  const [save, { isLoading }] = useSaveRecordMutation();
  const { make, isMaking } = useConversion();
  const status = getFieldValue(row, 'status');
  const wait = responseTimeText(row, now);
  async function setAnswered() {
    await saveWithMerge(lead, row, { status: 'contacted' }, async (version, changes) =>
      save({ noun: lead, id: row.id, version, changes }),
    );
  }
  return (
    <div className={styles.quick}>
      {wait !== null && (
        <span className={`${ui.caption} ${styles.wait}`} data-late={wait.isLate}>
          {wait.words}
        </span>
      )}
      <ContactActions row={row} />
      {status === 'new' && (
        <Button size="small" loading={isLoading} onClick={() => void setAnswered()}>
          Mark as replied
        </Button>
      )}
      {status !== 'converted' && status !== 'unqualified' && (
        <Button
          size="small"
          intent="primary"
          loading={isMaking}
          onClick={() => void make(row, true)}
        >
          Convert to client and deal
        </Button>
      )}
    </div>
  );
}
