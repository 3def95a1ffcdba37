import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useImportListQuery, useUndoInvestorImportMutation } from './portfolioApi.ts';

/** Earlier imports of an entity, each of which can be undone. */
export function ImportHistory({ entityId }: { readonly entityId: string }) {
  const { data } = useImportListQuery(entityId, { skip: entityId === '' });
  const [undo, undoing] = useUndoInvestorImportMutation();
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section aria-label="Earlier imports" className={ui.stack8}>
      <h3>Earlier imports</h3>
      <ul className={ui.stack8}>
        {data.imports.map((one) => (
          <li key={one.id} className={ui.row}>
            <span>
              {one.file_name}, {one.row_count} rows, {formatDay(one.imported_at)}
            </span>
            {one.undone_at === null ? (
              <Button
                size="small"
                aria-label={`Undo import of ${one.file_name}`}
                disabled={undoing.isLoading}
                onClick={() => void undo(one.id)}
              >
                Undo import
              </Button>
            ) : (
              <span className={ui.muted}>Undone</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
