import { Tag } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { deviceName } from './device.ts';
import styles from './Security.module.css';
import type { SignIn, SignInOutcome } from './security.ts';

const outcomes: Readonly<Record<SignInOutcome, string>> = {
  signed_in: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  recovery_code: 'Recovery code used',
};

/** Successful and failed sign-ins, newest first. */
export function SignInsSection({ signIns }: { readonly signIns: readonly SignIn[] | undefined }) {
  return (
    <Section title="Recent sign-ins" description="The last 20, including failed ones.">
      <RuledTable className={styles.table}>
        <TableHead columns={['Device', 'When', 'Outcome']} />
        <tbody>
          {signIns === undefined ? (
            <tr>
              <td colSpan={3}>
                <Skeleton width="14rem" />
              </td>
            </tr>
          ) : (
            signIns.map((signIn) => <SignInRow key={signIn.happened_at} signIn={signIn} />)
          )}
        </tbody>
      </RuledTable>
    </Section>
  );
}

function SignInRow({ signIn }: { readonly signIn: SignIn }) {
  const hasFailed = signIn.outcome.startsWith('wrong');
  return (
    <tr>
      <th scope="row">
        {deviceName(signIn.user_agent)}
        {signIn.ip !== null && <span className={styles.place}>{signIn.ip}</span>}
      </th>
      <td>{formatDateTime(signIn.happened_at)}</td>
      <td>
        <Tag minimal intent={hasFailed ? 'danger' : 'none'}>
          {outcomes[signIn.outcome]}
        </Tag>
      </td>
    </tr>
  );
}
