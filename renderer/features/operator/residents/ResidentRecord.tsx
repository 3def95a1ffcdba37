import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Tabs } from '../../../workbench/record/Tabs.tsx';
import { ResidentAccount } from '../billing/index.ts';
import { ResidentCare } from '../care/index.ts';
import { useOpenResidentQuery } from '../operatorApi.ts';
import type { OpenResident } from '../resident.ts';
import { usePositions } from '../usePositions.ts';
import { AccessLog } from './AccessLog.tsx';
import { FamilyAccess } from './FamilyAccess.tsx';
import { ResidentData } from './ResidentData.tsx';
import { ResidentHead } from './ResidentHead.tsx';
import { ResidentHistory } from './ResidentHistory.tsx';
import { Stays } from './Stays.tsx';

/** An open record is readable for 15 minutes; this renews it while it's on screen. */
const RENEW_MS = 10 * 60_000;
const MIN_REASON = 10;

interface ResidentRecordProps {
  readonly id: string;
  readonly place: 'page' | 'panel';
  readonly onClose?: () => void;
}

/** A resident's record. Opening it writes to the access log. */
export function ResidentRecord({ id, place, onClose }: ResidentRecordProps) {
  const [reason, setReason] = useState<string | null>(null);
  const query = useOpenResidentQuery({ id, reason }, { pollingInterval: RENEW_MS });
  const headOf = useCallback((row: OpenResident) => ({ title: row.name }), []);
  useRecordHead(place === 'page' ? query.currentData : undefined, headOf);
  const { error } = query;
  if (query.currentData === undefined && isDataError(error) && error.code === '42501') {
    return <BreakGlass isBusy={query.isFetching} wasTried={reason !== null} onOpen={setReason} />;
  }
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
      {(resident) => <Record resident={resident} place={place} onClose={onClose} />}
    </Loaded>
  );
}

interface BreakGlassProps {
  readonly isBusy: boolean;
  readonly wasTried: boolean;
  readonly onOpen: (reason: string) => void;
}

/** Emergency access for caregivers; the server decides who can use it. */
function BreakGlass({ isBusy, wasTried, onOpen }: BreakGlassProps) {
  const [reason, setReason] = useState('');
  const isShort = reason.trim().length < MIN_REASON;
  return (
    <section className={ui.stack16} aria-label="No access">
      <h1>You don't have access to this resident</h1>
      <p>
        The resident isn't in your care right now. In an emergency, caregivers of the community can
        open the record with a reason. The executive director is notified.
      </p>
      <Form
        onSend={async () => (isShort ? undefined : onOpen(reason.trim()))}
        className={ui.stack8}
      >
        <TextField
          label="Reason"
          hint="At least 10 characters."
          value={reason}
          maxLength={300}
          error={wasTried && !isBusy ? "You don't have access to this." : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={ui.actions}>
          <Button type="submit" intent="danger" disabled={isShort} loading={isBusy}>
            Open record
          </Button>
        </div>
      </Form>
    </section>
  );
}

interface RecordProps {
  readonly resident: OpenResident;
  readonly place: 'page' | 'panel';
  readonly onClose?: (() => void) | undefined;
}

function Record({ resident, place, onClose }: RecordProps) {
  const [tab, setTab] = useState('care');
  const { canChange, canRead } = usePositions(resident.community_id);
  const reads = (kind: string) => resident.reads.includes(kind);
  return (
    <article aria-label={resident.name} className={ui.stack16}>
      <ResidentHead resident={resident} place={place} onClose={onClose} />
      <Tabs
        label={`About ${resident.name}`}
        open={tab}
        onOpen={setTab}
        tabs={[
          {
            id: 'care',
            label: 'Record',
            panel: () => <ResidentData resident={resident} />,
          },
          ...(reads('care_needs')
            ? [{ id: 'plan', label: 'Care', panel: () => <ResidentCare resident={resident} /> }]
            : []),
          ...(reads('stay_events')
            ? [{ id: 'stays', label: 'Stays', panel: () => <Stays resident={resident} /> }]
            : []),
          ...(canRead('resident_invoices')
            ? [
                {
                  id: 'billing',
                  label: 'Billing',
                  panel: () => <ResidentAccount id={resident.id} />,
                },
              ]
            : []),
          ...(canChange('resident_contacts')
            ? [
                {
                  id: 'family',
                  label: 'Family access',
                  panel: () => <FamilyAccess residentId={resident.id} />,
                },
              ]
            : []),
          {
            id: 'history',
            label: 'History',
            panel: () => <ResidentHistory residentId={resident.id} />,
          },
          {
            id: 'access',
            label: 'Access log',
            panel: () => <AccessLog residentId={resident.id} />,
          },
        ]}
      />
    </article>
  );
}
