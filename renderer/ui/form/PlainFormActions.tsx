import { PlainButton } from '../button/PlainButton.tsx';
import ui from '../theme/ui.module.css';

interface PlainFormActionsProps {
  readonly action: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly cancel?: 'Cancel' | 'Close';
  readonly onCancel: () => void;
  readonly className?: string | undefined;
}

/** The buttons that send a form or close it, without Blueprint's code. */
export function PlainFormActions(props: PlainFormActionsProps) {
  const { action, isBusy, isDisabled = false, cancel = 'Cancel', onCancel } = props;
  return (
    <div className={props.className ?? ui.wrap}>
      <PlainButton type="submit" intent="primary" disabled={isDisabled} aria-busy={isBusy}>
        {action}
      </PlainButton>
      <PlainButton variant="minimal" onClick={onCancel}>
        {cancel}
      </PlainButton>
    </div>
  );
}
