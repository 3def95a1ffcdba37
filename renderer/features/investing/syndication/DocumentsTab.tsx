import { formatDay } from '#shared/format/date.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { RemoveButton } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AddOfferingFile, OfferingFileButton } from './OfferingFiles.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering } from './syndicationShapes.ts';

/** Documents for everyone who can see the offering. */
export function DocumentsTab({ offering }: { readonly offering: Offering }) {
  const [attach] = syndicationApi.useAttachOfferingFileMutation();
  const [remove] = syndicationApi.useRemoveOfferingFileMutation();
  return (
    <div className={ui.stack12}>
      {offering.is_sponsor && (
        <div className={ui.actions12}>
          <AddOfferingFile
            offeringId={offering.id}
            label="Add document"
            attach={({ id, name }) =>
              attach({ p_offering_id: offering.id, p_file_id: id, p_name: name })
            }
          />
        </div>
      )}
      {offering.documents.length === 0 ? (
        <EmptyState title="No documents yet">
          {offering.is_sponsor
            ? 'Add the memorandum, operating agreement, and model. Investors confirm that they read them.'
            : 'The sponsor hasn’t added documents yet.'}
        </EmptyState>
      ) : (
        <ul className={styles.bands}>
          {offering.documents.map((file) => (
            <li key={file.id}>
              <div className={ui.actions}>
                <OfferingFileButton file={file} />
                <span className={ui.caption}>Added {formatDay(file.added_at)}</span>
                {offering.is_sponsor && (
                  <RemoveButton name={file.name} onRemove={() => void remove({ p_id: file.id })} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
