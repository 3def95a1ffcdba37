import type { Model } from '#shared/underwriting/model.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import type { ModelEditor } from './useModelEditor.ts';
import { Versions } from './Versions.tsx';

interface OutputsProps {
  readonly row: RecordRow;
  readonly base: number;
  readonly editor: ModelEditor;
  readonly model: Model;
}

/** Files of the selected scenario, links to it, and saved versions. */
export default function OutputsView({ row, base, editor }: OutputsProps) {
  return (
    <div className={ui.stack16}>
      <section className={ui.stack8} aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <Versions modelId={row.id} editor={editor} base={base} />
      </section>
    </div>
  );
}
