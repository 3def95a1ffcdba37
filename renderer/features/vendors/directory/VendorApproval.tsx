import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { REVIEWED_FIELDS, VERIFICATION, type Verification } from '#shared/vendors/vendors.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Vendors.module.css';
import { fieldText, type Revision, type Vendor, type VendorReviewFile } from './vendor.ts';
import {
  useGetVendorReviewQuery,
  useReviewRevisionMutation,
  useReviewVendorMutation,
} from './vendorsApi.ts';

/** Review panel beside a profile for staff; administrators decide whether it becomes public. */
export function VendorApproval({ vendor }: { readonly vendor: Vendor }) {
  const accountStatus = useAccessContext();
  const isAdmin = accountStatus?.roles.includes('admin') === true;
  const [review, { isLoading }] = useReviewVendorMutation();
  const { data: file } = useGetVendorReviewQuery(vendor.id);
  const { id, verification_status: verification, featured } = vendor;
  const decide = (decision: { verification?: string; featured?: boolean }) =>
    void review({ id, ...decision });
  return (
    <section aria-labelledby="review" className={styles.review}>
      <h2 id="review">Review</h2>
      <p>
        {verification === 'verified'
          ? 'This profile is public.'
          : 'Only the vendor and our team can see this profile.'}
      </p>
      {isAdmin && (
        <div className={styles.buttons}>
          {verification !== 'verified' && (
            <Button disabled={isLoading} onClick={() => decide({ verification: 'verified' })}>
              Verify
            </Button>
          )}
          {verification !== 'rejected' && (
            <Button disabled={isLoading} onClick={() => decide({ verification: 'rejected' })}>
              Reject
            </Button>
          )}
          <Button disabled={isLoading} onClick={() => decide({ featured: !featured })}>
            {featured ? 'Unfeature' : 'Feature'}
          </Button>
        </div>
      )}
      {file?.revision?.status === 'pending' && (
        <Changes vendor={vendor} revision={file.revision} isAdmin={isAdmin} />
      )}
      {file && file.history.length > 0 && <History history={file.history} />}
    </section>
  );
}

interface ChangesProps {
  readonly vendor: Vendor;
  readonly revision: Revision;
  readonly isAdmin: boolean;
}

/** The vendor's requested changes beside the current public values. */
function Changes({ vendor, revision, isAdmin }: ChangesProps) {
  const [review, { isLoading }] = useReviewRevisionMutation();
  const decide = (decision: 'approved' | 'rejected') => void review({ id: revision.id, decision });
  const names = Object.keys(REVIEWED_FIELDS) as (keyof typeof REVIEWED_FIELDS)[];
  return (
    <>
      <h3>Pending changes</h3>
      <dl className={`${ui.factRows} ${styles.facts}`}>
        {names
          .filter((name) => revision.changes[name] !== undefined)
          .map((name) => (
            <div key={name}>
              <dt>{REVIEWED_FIELDS[name]}</dt>
              <dd>
                <del>{fieldText(name, vendor[name])}</del>{' '}
                <ins>{fieldText(name, revision.changes[name])}</ins>
              </dd>
            </div>
          ))}
      </dl>
      {isAdmin && (
        <div className={styles.buttons}>
          <Button disabled={isLoading} onClick={() => decide('approved')}>
            Approve changes
          </Button>
          <Button disabled={isLoading} onClick={() => decide('rejected')}>
            Decline changes
          </Button>
        </div>
      )}
    </>
  );
}

/** Past decisions, including those about profiles the owner has since deleted. */
function History({ history }: Pick<VendorReviewFile, 'history'>) {
  return (
    <>
      <h3>Decision history</h3>
      <ul className={styles.claims}>
        {history.map(({ at, details, action }) => (
          <li key={at}>
            {formatDay(at)}: {decisionText(action, details)}
          </li>
        ))}
      </ul>
    </>
  );
}

function decisionText(action: string, details: { readonly [name: string]: unknown }): string {
  const name = typeof details.company_name === 'string' ? details.company_name : 'a profile';
  if (action === 'vendor_delete') return `${name} was deleted`;
  if (details.changes !== undefined) {
    return `changes to ${name} were ${details.changes === 'approved' ? 'approved' : 'declined'}`;
  }
  if (typeof details.credential === 'string') {
    return `${details.credential}: ${String(details.decision)}`;
  }
  const { verification_status: status, featured } = (details.after ?? {}) as {
    readonly verification_status?: Verification;
    readonly featured?: boolean;
  };
  if (status !== undefined) return `${name}: ${VERIFICATION[status].toLowerCase()}`;
  return `${name} was ${featured === true ? 'featured' : 'no longer featured'}`;
}
