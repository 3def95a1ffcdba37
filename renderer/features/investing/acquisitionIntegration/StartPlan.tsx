import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCalendarDay } from '#shared/format/date.ts';
import { INTEGRATION_TEMPLATE } from '#shared/investing/integrationTemplate.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import {
  useListPlannableClosingsQuery,
  useStartIntegrationPlanMutation,
} from './integrationApi.ts';

/** The caller's purchases without a plan. Shown only if there are any. */
export function StartPlan() {
  const { currentData: closings = [] } = useListPlannableClosingsQuery();
  const [start, { isLoading, error }] = useStartIntegrationPlanMutation();
  const navigate = useNavigate();
  const ids = useRef(new Map<string, string>());
  if (closings.length === 0) return null;
  async function open(transactionId: string) {
    const id = ids.current.get(transactionId) ?? crypto.randomUUID();
    ids.current.set(transactionId, id);
    const result = await start({ id, transactionId, items: INTEGRATION_TEMPLATE });
    if (result.error === undefined) void navigate(linkTo('integrationPlan', { id }));
  }
  return (
    <section className={styles.closings} aria-label="Closings without a plan">
      {closings.map(({ id, name, closing_on, status }) => (
        <div key={id} className={styles.bar}>
          <span>
            <strong>{name}</strong>{' '}
            <span className={ui.caption}>
              {status === 'closed' ? 'closed' : 'closes'} {formatCalendarDay(closing_on)}
            </span>
          </span>
          <Button
            size="small"
            loading={isLoading}
            aria-label={`Start plan for ${name}`}
            onClick={() => void open(id)}
          >
            Start plan
          </Button>
        </div>
      ))}
      <ServerError error={error} title="Not started" />
    </section>
  );
}
