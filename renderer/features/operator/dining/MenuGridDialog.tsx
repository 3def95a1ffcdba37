import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { addDays, formatWeekday } from '../../../workbench/calendar/days.ts';
import { Grid } from '../../../workbench/grid/Grid.tsx';
import type { GridColumn } from '../../../workbench/grid/gridRows.ts';
import styles from './Dining.module.css';
import { useSaveMenuWeekMutation } from './diningApi.ts';
import type { Dish, MenuCycle } from './diningShapes.ts';
import { byName, fromGridRows, mealOf, toGridRows } from './menuGrid.ts';

interface MenuGridDialogProps {
  readonly cycle: MenuCycle;
  readonly week: number;
  readonly dishes: readonly Dish[];
  readonly onClose: () => void;
}

/** The dishes of a week, typed or pasted from a spreadsheet: a row per dish, a column per day. */
export function MenuGridDialog({ cycle, week, dishes, onClose }: MenuGridDialogProps) {
  const ids = byName(dishes);
  const [rows, setRows] = useState(() =>
    toGridRows(cycle, week, new Map(dishes.map(({ id, name }) => [id, name]))),
  );
  const [save, { error, isLoading }] = useSaveMenuWeekMutation();
  const planned = fromGridRows(rows, ids);
  const columns: readonly GridColumn[] = [
    {
      id: 'meal',
      label: 'Meal',
      type: 'text',
      isRequired: true,
      placeholder: 'Lunch',
      check: (cell) =>
        mealOf(cell) === undefined ? 'Enter Breakfast, Lunch, or Dinner.' : undefined,
    },
    ...Array.from({ length: 7 }, (_, at) => ({
      id: `day-${at}`,
      label: formatWeekday(addDays(cycle.starts_on, at)),
      type: 'text' as const,
      check: (cell: string) =>
        ids.has(cell.trim().toLowerCase()) ? undefined : `No dish is named "${cell.trim()}".`,
    })),
  ];
  async function send() {
    if (planned === null) return;
    const result = await save({ cycleId: cycle.id, version: cycle.version, week, dishes: planned });
    if (result.error === undefined) onClose();
  }
  const title = `${cycle.name}, week ${week}`;
  return (
    <Dialog label={title} place="stage" onClose={onClose}>
      <div className={styles.stage}>
        <h2>{title}</h2>
        <Grid
          label="Menu"
          columns={columns}
          rows={rows}
          onChange={setRows}
          addLabel="Add dish"
          hint="The first dish of each course is the default for residents without an order."
        />
        <ServerError error={error} title="Not saved" />
        <div className={ui.actions}>
          <Button
            intent="primary"
            loading={isLoading}
            disabled={planned === null}
            onClick={() => void send()}
          >
            Save week
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
