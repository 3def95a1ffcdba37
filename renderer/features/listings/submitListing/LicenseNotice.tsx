import { STATES } from '#shared/listings/states.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useCheckListingLicenseQuery } from './reviewApi.ts';
import styles from './SubmitListing.module.css';

interface LicenseNoticeProps {
  readonly state: string;
  /** Null before the first submission; only a listing has co-brokers. */
  readonly listing: string | null;
}

/** Warns a broker without a license in the listing's state, until a licensed co-broker has signed. */
export function LicenseNotice({ state, listing }: LicenseNoticeProps) {
  const isState = state in STATES;
  const { currentData: check } = useCheckListingLicenseQuery(
    { state, listing },
    { skip: !isState },
  );
  if (check === undefined || !check.needs_license || check.is_licensed) return null;
  const name = STATES[state as keyof typeof STATES];
  if (check.co_broker !== null) {
    return (
      <p className={ui.note} role="status">
        Licensed in {name} through your co-broker {check.co_broker}.
      </p>
    );
  }
  return (
    <div className={styles.told} role="status">
      <p>
        <strong>You have no {name} license on your profile.</strong> You can submit this listing,
        but it's only published once you add your license or a co-broker licensed in {name} has
        signed an agreement.
      </p>
      <div className={styles.buttons}>
        <LinkButton to="profile" size="small">
          Add license
        </LinkButton>
        <LinkButton to="coBrokers" size="small">
          Co-brokers
        </LinkButton>
      </div>
    </div>
  );
}
