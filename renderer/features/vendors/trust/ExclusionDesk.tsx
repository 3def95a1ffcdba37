import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { EXCLUSION_SOURCES } from '#shared/vendors/exclusionLists.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ListImport } from './ListImport.tsx';
import styles from './Trust.module.css';
import type { Match, MatchStatus } from './trust.ts';
import { useDecideMatchMutation, useExclusionDeskQuery } from './trustApi.ts';

const SHOWN: readonly (readonly [MatchStatus, string])[] = [
  ['open', 'To decide'],
  ['confirmed', 'Confirmed'],
  ['cleared', 'Cleared'],
  ['lifted', 'Lifted'],
];

const NOTHING: Readonly<Record<MatchStatus, string>> = {
  open: 'Vendors and owners whose names resemble an entry appear here.',
  confirmed: 'Confirmed exclusions appear here. Their vendors have no badge.',
  cleared: 'Names that belong to someone else appear here.',
  lifted: 'Exclusions that ended appear here.',
};

/** Exclusion lists and possible matches, for staff. */
export default function ExclusionDesk({ mayDecide }: { readonly mayDecide: boolean }) {
  const [status, setStatus] = useState<MatchStatus>('open');
  const query = useExclusionDeskQuery(status);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
      {({ files, vendors, matches }) => (
        <div className={styles.desk}>
          <ListImport files={files} vendors={vendors} mayDecide={mayDecide} />
          <section aria-labelledby="matches" className={ui.stack12}>
            <div className={styles.headingRow}>
              <h2 id="matches" className={styles.heading}>
                Possible matches
              </h2>
              <SelectField
                label="Status"
                options={SHOWN}
                value={status}
                onChange={({ target }) => setStatus(target.value as MatchStatus)}
              />
            </div>
            {matches.length === 0 ? (
              <EmptyState title="No matches">{NOTHING[status]}</EmptyState>
            ) : (
              <ul className={`${ui.records} ${styles.cards}`} aria-label="Possible matches">
                {matches.map((match) => (
                  <MatchCard key={match.id} match={match} mayDecide={mayDecide} />
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}

function MatchCard({ match, mayDecide }: { readonly match: Match; readonly mayDecide: boolean }) {
  const { entry, status } = match;
  const [decision, setDecision] = useState<MatchStatus | null>(null);
  return (
    <li>
      <div className={ui.titleLine}>
        <h3>{match.checked_name}</h3>
        <Tag minimal intent={match.score >= 90 ? 'danger' : 'warning'}>
          {entry.same_npi ? 'Same NPI' : `${formatWholePercent(match.score)} similar`}
        </Tag>
        {!match.is_listed && <Tag minimal>No longer listed</Tag>}
      </div>
      <Facts>
        <Fact name="Vendor">
          <RouteLink to="vendor" params={{ vendorId: match.vendor_id }}>
            {match.vendor}
          </RouteLink>
          {match.is_owner && ' (owner)'}
        </Fact>
        <Fact name="Listed as">
          {entry.name}
          {entry.npi !== null && `, NPI ${entry.npi}`}
        </Fact>
        <Fact name="List">{EXCLUSION_SOURCES[match.source]}</Fact>
        <Fact name="Place">
          {entry.place || '—'}
          {entry.same_state && ' (vendor works there)'}
        </Fact>
        <Fact name="Reason">{entry.kind || '—'}</Fact>
        <Fact name="Excluded since">
          {entry.excluded_on === null ? '—' : formatCalendarDay(entry.excluded_on)}
        </Fact>
        {match.note !== null && (
          <Fact name="Decision">
            {match.note}
            {match.decided_at !== null && ` (${formatDay(match.decided_at)})`}
          </Fact>
        )}
      </Facts>
      {mayDecide && decision === null && (
        <div className={ui.actions12}>
          {status !== 'confirmed' && (
            <Button size="small" intent="danger" onClick={() => setDecision('confirmed')}>
              Confirm match<span className="visually-hidden"> of {match.checked_name}</span>
            </Button>
          )}
          {status === 'open' && (
            <Button size="small" onClick={() => setDecision('cleared')}>
              Clear match<span className="visually-hidden"> of {match.checked_name}</span>
            </Button>
          )}
          {status === 'confirmed' && !match.is_listed && (
            <Button size="small" onClick={() => setDecision('lifted')}>
              Lift exclusion<span className="visually-hidden"> of {match.checked_name}</span>
            </Button>
          )}
        </div>
      )}
      {decision !== null && (
        <DecisionForm match={match} decision={decision} onClose={() => setDecision(null)} />
      )}
    </li>
  );
}

const ACTIONS: Readonly<Record<MatchStatus, string>> = {
  open: '',
  confirmed: 'Confirm match',
  cleared: 'Clear match',
  lifted: 'Lift exclusion',
};

const schema = z.object({
  note: line(500).check(z.minLength(3, 'Enter how you compared the two.')),
});

interface DecisionFormProps {
  readonly match: Match;
  readonly decision: MatchStatus;
  readonly onClose: () => void;
}

function DecisionForm({ match, decision, onClose }: DecisionFormProps) {
  const [decide] = useDecideMatchMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { note: '' },
    save: ({ note }) => decide({ id: match.id, decision, note }),
    onSaved: onClose,
  });
  return (
    <SaveForm
      form={form}
      action={ACTIONS[decision]}
      intent={decision === 'confirmed' ? 'danger' : 'primary'}
      size="small"
      onCancel={onClose}
      aria-label={`${ACTIONS[decision]}: ${match.checked_name}`}
    >
      <TextField
        label="How you compared the two"
        hint={
          decision === 'confirmed'
            ? `${match.vendor} loses the badge right away. Saved in the audit log.`
            : 'Saved in the audit log.'
        }
        maxLength={500}
        {...form.field('note')}
      />
    </SaveForm>
  );
}
