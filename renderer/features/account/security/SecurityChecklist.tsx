import { TickCircle, WarningSign } from '@blueprintjs/icons';
import { formatDateTime } from '#shared/format/date.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Security.module.css';
import type { SecurityCheck } from './security.ts';

interface Finding {
  readonly isGood: boolean;
  readonly text: string;
}

/** Below this number, the user should generate new codes. */
const FEW_CODES = 3;

function findingsOf(check: SecurityCheck): Finding[] {
  const devices = check.sessions === 1 ? 'this device only' : `${check.sessions} devices`;
  const codes = check.recovery_codes_left;
  return [
    check.email_confirmed
      ? { isGood: true, text: 'Your email is confirmed.' }
      : { isGood: false, text: "Your email isn't confirmed." },
    check.second_factor
      ? { isGood: true, text: 'Two-factor authentication is on.' }
      : {
          isGood: false,
          text: 'Two-factor authentication is off. Your password alone opens your account.',
        },
    ...(check.second_factor
      ? [{ isGood: codes >= FEW_CODES, text: `${codes} of 10 recovery codes left.` }]
      : []),
    { isGood: true, text: `You are signed in on ${devices}.` },
  ];
}

interface SecurityChecklistProps {
  /** Undefined while loading. */
  readonly check: SecurityCheck | undefined;
  readonly checkedAt: number | undefined;
}

/** Security checklist of the account, refreshed every minute. */
export function SecurityChecklist({ check, checkedAt }: SecurityChecklistProps) {
  return (
    <Section
      title="Security check"
      description={
        checkedAt === undefined
          ? 'Runs every minute.'
          : `Runs every minute, last ${formatDateTime(new Date(checkedAt).toISOString())}.`
      }
    >
      <ul className={`${ui.grid8} ${styles.findings}`}>
        {check === undefined
          ? [1, 2, 3].map((line) => (
              <li key={line}>
                <Skeleton width="18rem" />
              </li>
            ))
          : findingsOf(check).map(({ isGood, text }) => (
              <li key={text} data-good={isGood}>
                {isGood ? <TickCircle title="OK" /> : <WarningSign title="Action needed" />}
                <span>{text}</span>
              </li>
            ))}
      </ul>
    </Section>
  );
}
