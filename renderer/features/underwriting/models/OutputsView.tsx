import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { getRecordName } from '#shared/records/row.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { DownloadMemo } from './DownloadMemo.tsx';
import { DownloadWorkbook } from './DownloadWorkbook.tsx';
import styles from './Model.module.css';
import { SharePanel } from './SharePanel.tsx';
import type { ModelEditor } from './useModelEditor.ts';
import { Versions } from './Versions.tsx';

interface OutputsProps {
  readonly row: RecordRow;
  readonly base: number;
  readonly editor: ModelEditor;
}

/** Files of the selected scenario, links to the saved version, and all versions. */
export default function OutputsView({ row, base, editor }: OutputsProps) {
  const name = getRecordName(underwritingModel, row);
  const { selected, scenarios } = editor;
  return (
    <div className={styles.outputs}>
      <section className={ui.stack8} aria-labelledby="files">
        <h2 id="files">Files</h2>
        <p className={ui.note}>
          {selected?.name}. The Excel model has live formulas. The memo shows the saved version.
        </p>
        <div className={styles.choices}>
          {selected !== undefined && (
            <>
              <DownloadWorkbook name={name} scenario={selected} />
              <DownloadMemo modelId={row.id} scenarioId={selected.id} name={name} base={base} />
            </>
          )}
        </div>
      </section>
      <section className={ui.stack8} aria-labelledby="links">
        <h2 id="links">Links</h2>
        <SharePanel modelId={row.id} base={base} scenarios={scenarios} />
      </section>
      <section className={ui.stack8} aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <Versions modelId={row.id} editor={editor} base={base} />
      </section>
    </div>
  );
}
