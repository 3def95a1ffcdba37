import { TableHead } from '../../../ui/table/TableHead.tsx';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import { countItems } from './checklistOptions.ts';
import type { OwnChecklist } from './complianceShapes.ts';

interface ChecklistPrintProps {
  readonly checklist: OwnChecklist;
  readonly onClose: () => void;
}

/** Prints the saved version of a checklist with boxes to fill in by hand. */
export function ChecklistPrint({ checklist, onClose }: ChecklistPrintProps) {
  const { name, version, items } = checklist;
  return (
    <PrintDialog
      title="Print checklist"
      onClose={onClose}
      paper={
        <PrintLayout
          title={name}
          lines={[
            `Version ${version}, ${countItems(items.length)}`,
            'Community: ______________________   Date: ______________   Checked by: ______________________',
          ]}
        >
          <table aria-label="Checklist">
            <TableHead
              columns={['Pass', 'Fail', 'N/A', 'Tag', 'What to check', 'Rule or source', 'Notes']}
            />
            <tbody>
              {items.map(({ id, tag, label, source }) => (
                <tr key={id}>
                  <td>☐</td>
                  <td>☐</td>
                  <td>☐</td>
                  <td>{tag}</td>
                  <th scope="row">{label}</th>
                  <td>{source}</td>
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </PrintLayout>
      }
    >
      <p role="status">Printing {countItems(items.length)}.</p>
    </PrintDialog>
  );
}
