import { Button } from '@blueprintjs/core';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { EntryView } from './EntryView.tsx';
import type { Consent, PortfolioConsentEntry } from './presence.ts';
import { useAnswerConsentMutation } from './presenceApi.ts';

export interface PortfolioConsentProps {
  readonly projectId: string;
  readonly vendor: string;
  readonly entry: PortfolioConsentEntry;
}

const STATUS: Readonly<Partial<Record<Consent, string>>> = {
  unnamed: 'You allowed this without your name. It is public.',
  named: 'You allowed this with your name. It is public.',
  refused: 'You declined. Only the vendor sees it.',
  withdrawn: 'You withdrew your consent. It is no longer public.',
};

/** The client's decision about a portfolio entry of their project. */
export default function PortfolioConsent({ projectId, vendor, entry }: PortfolioConsentProps) {
  const [answer, { isLoading, error }] = useAnswerConsentMutation();
  const { consent, n } = entry;
  const send = (next: Consent) => void answer({ projectId, n, consent: next });
  const isPublic = consent === 'unnamed' || consent === 'named';
  return (
    <div className={ui.stack12}>
      <p>{STATUS[consent] ?? `${vendor} asks to show this on its public profile.`}</p>
      <div>
        <strong>{entry.title}</strong>
        <EntryView entry={entry} />
      </div>
      <ServerError error={error} title="Not saved" />
      <div className={ui.actions12}>
        {isPublic ? (
          <Button loading={isLoading} onClick={() => send('withdrawn')}>
            Withdraw consent
          </Button>
        ) : (
          <>
            <Button intent="primary" loading={isLoading} onClick={() => send('unnamed')}>
              Allow without name
            </Button>
            <Button disabled={isLoading} onClick={() => send('named')}>
              Allow with name
            </Button>
            {consent === 'asked' && (
              <Button variant="minimal" disabled={isLoading} onClick={() => send('refused')}>
                Decline
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
