import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './ColumnsButton.module.css';
import type { ListView } from './useListView.ts';

/** Configures a list's columns, their order, and row density. */
export function ColumnsButton<Row>({ view }: { readonly view: ListView<Row> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="minimal"
        className={styles.open ?? ''}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Columns
      </Button>
      {isOpen && (
        <Dialog label="Columns" place="side" onClose={() => setOpen(false)}>
          <div className={styles.dialog}>
            <h2>Columns</h2>
            <ul>
              {view.placed.map(({ column: { id, label }, isShown }, index) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={isShown}
                      disabled={index === 0}
                      onChange={() => view.show(id, !isShown)}
                    />
                    {label}
                  </label>
                  <Button
                    variant="minimal"
                    icon={<ArrowUp />}
                    aria-label={`Move ${label} left`}
                    disabled={index < 2}
                    onClick={() => view.move(id, -1)}
                  />
                  <Button
                    variant="minimal"
                    icon={<ArrowDown />}
                    aria-label={`Move ${label} right`}
                    disabled={index === 0 || index === view.placed.length - 1}
                    onClick={() => view.move(id, 1)}
                  />
                </li>
              ))}
            </ul>
            <label>
              <input
                type="checkbox"
                checked={view.isDense}
                onChange={() => view.setDense(!view.isDense)}
              />
              Dense rows
            </label>
            <div className={ui.row}>
              <Button onClick={() => setOpen(false)}>Done</Button>
              <Button variant="minimal" onClick={view.reset}>
                Reset
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
