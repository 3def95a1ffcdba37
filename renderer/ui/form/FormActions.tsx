import { Button } from '@blueprintjs/core';
import ui from '../theme/ui.module.css';

interface FormActionsProps {
  readonly action: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel: () => void;
  readonly className?: string | undefined;
}

/** The buttons that send a form or close it. */
export const FormActions = ({
  action,
  isBusy = false,
  isDisabled = false,
  onCancel,
  className = ui.wrap,
}: FormActionsProps) => (
  <div className={className}>
    <Button type="submit" intent="primary" disabled={isDisabled} loading={isBusy}>
      {action}
    </Button>
    <Button variant="minimal" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
