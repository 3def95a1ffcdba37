import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { billingErrorMessage, billingMessages } from '#shared/texts/billing.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useOpenPortalMutation } from './billingApi.ts';
import { useGoToPayment } from './useGoToPayment.ts';

interface ChangeCardButtonProps {
  readonly intent?: 'primary';
}

/** Opens the provider's card page, or explains why it can't. */
export function ChangeCardButton({ intent }: ChangeCardButtonProps) {
  const [openPortal, { isLoading }] = useOpenPortalMutation();
  const goToPayment = useGoToPayment();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  async function open() {
    setErrorMessage(null);
    const { data, error } = await openPortal();
    if (isDataError(error)) setErrorMessage(billingErrorMessage(error));
    else if (data !== undefined && !(await goToPayment(data.url))) {
      setErrorMessage(billingMessages.badAddress);
    }
  }

  return (
    <>
      <Button
        loading={isLoading}
        onClick={() => void open()}
        {...(intent === undefined ? {} : { intent })}
      >
        Change card
      </Button>
      <span role="alert" className={ui.error}>
        {errorMessage}
      </span>
    </>
  );
}
