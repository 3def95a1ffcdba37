import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ALERT_FIGURES, describeMinutes, describeThreshold } from '#shared/operator/alerts.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Alerts.module.css';
import type { AlertPartProps } from './AlertsPage.tsx';
import { type AlertRule, useAddRecommendedRulesMutation } from './alertsApi.ts';
import { RuleDialog } from './RuleDialog.tsx';

/** Alert rules of a community. */
export function Rules({ communityId, list }: AlertPartProps) {
  const [edited, setEdited] = useState<AlertRule | 'new' | null>(null);
  const [addRecommended, { isLoading }] = useAddRecommendedRulesMutation();
  const free = ALERT_FIGURES.filter(
    ({ value }) => !list.rules.some(({ figure }) => figure === value),
  );
  const actions = list.can_change && free.length > 0 && (
    <div className={ui.actions12}>
      <Button
        size="small"
        intent="primary"
        loading={isLoading}
        onClick={() => addRecommended(communityId)}
      >
        Add recommended rules
      </Button>
      <Button size="small" onClick={() => setEdited('new')}>
        Add rule
      </Button>
    </div>
  );
  return (
    <div className={`${ui.stack12} ${styles.tab}`}>
      {list.rules.length === 0 ? (
        <EmptyState title="No rules yet" action={actions || undefined}>
          {list.can_change
            ? 'A rule notifies its owner when a figure passes its threshold.'
            : 'An executive director adds rules.'}
        </EmptyState>
      ) : (
        <>
          {actions}
          <OperatorTable
            label="Rules"
            columns={['Figure', 'Alerts', 'Owner', 'Escalates', 'Status']}
          >
            {list.rules.map((rule) => (
              <tr key={rule.id}>
                <th scope="row">
                  {list.can_change ? (
                    <OpenButton onClick={() => setEdited(rule)}>
                      {labelOf(ALERT_FIGURES, rule.figure)}
                    </OpenButton>
                  ) : (
                    labelOf(ALERT_FIGURES, rule.figure)
                  )}
                </th>
                <td>{describeThreshold(rule.figure, rule.threshold)}</td>
                <td data-label="Owner">{rule.owner ?? labelOf(POSITIONS, rule.owner_position)}</td>
                <td data-label="Escalates">
                  {rule.escalate_minutes === null
                    ? 'Never'
                    : `After ${describeMinutes(rule.escalate_minutes)}: ${rule.next ?? labelOf(POSITIONS, rule.next_position)}`}
                </td>
                <td>{rule.is_on ? 'On' : 'Off'}</td>
              </tr>
            ))}
          </OperatorTable>
        </>
      )}
      {edited !== null && (
        <RuleDialog
          communityId={communityId}
          rule={edited === 'new' ? null : edited}
          figures={edited === 'new' ? free : ALERT_FIGURES}
          members={list.members}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
