import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Trust.module.css';
import { useRouteProjectMutation } from './trustApi.ts';

export interface RouteProjectProps {
  readonly projectId: string;
  readonly most: number;
  readonly onSent: () => void;
}

const COUNTS = [1, 2, 3, 4, 5];

/** Lets the exchange pick vendors for a project. */
export default function RouteProject({ projectId, most, onSent }: RouteProjectProps) {
  const counts = COUNTS.filter((count) => count <= most);
  const [count, setCount] = useState(Math.min(3, most));
  const [route, { isLoading, error }] = useRouteProjectMutation();
  if (counts.length === 0) return null;

  async function send() {
    const result = await route({ id: projectId, count });
    if (result.error === undefined) onSent();
  }
  return (
    <section aria-labelledby="route" className={styles.route}>
      <div>
        <h2 id="route" className={styles.heading}>
          Let the exchange choose
        </h2>
        <p className={ui.note}>
          We pick vendors of this trade and state by position and free capacity, in turn.
        </p>
      </div>
      <div className={styles.routeForm}>
        <SelectField
          label="Vendors"
          options={counts.map((one) => [String(one), String(one)] as const)}
          value={String(count)}
          onChange={({ target }) => setCount(Number(target.value))}
        />
        <Button loading={isLoading} onClick={() => void send()}>
          Send to vendors
        </Button>
      </div>
      <ServerError error={error} title="Not sent" />
    </section>
  );
}
