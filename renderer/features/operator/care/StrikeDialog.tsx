import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { useActing } from '../acting/index.ts';
import { useStrikeCareEntryMutation } from './careApi.ts';

interface StrikeDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Strikes through an entry made in error. It stays in the record with the reason. */
export function StrikeDialog({ id, title, onClose }: StrikeDialogProps) {
  const acting = useActing();
  const [strike] = useStrikeCareEntryMutation();
  return (
    <ReasonDialog
      title={`Strike through: ${title}`}
      action="Strike through"
      failure="Not changed"
      save={(reason) => strike({ id, name: `Struck through: ${title}`, reason, acting })}
      onClose={onClose}
    />
  );
}
