import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { useResidentAccountQuery } from './billingApi.ts';
import { ResidentAccount } from './ResidentAccount.tsx';

interface AccountPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A resident's account in a panel. */
export function AccountPanel({ id, onClose }: AccountPanelProps) {
  const { currentData } = useResidentAccountQuery(id);
  const title = currentData?.name ?? 'Account';
  return (
    <PanelDialog
      title={title}
      subtitle={currentData?.unit != null ? `Unit ${currentData.unit}` : undefined}
      onClose={onClose}
    >
      <ResidentAccount id={id} />
    </PanelDialog>
  );
}
