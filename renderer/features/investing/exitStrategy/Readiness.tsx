import { CHECKLIST_TEMPLATES } from '#shared/deals/transactions/checklists.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';

const IMPORTANT = 4;

/** What buyers ask for first, with links to where it is prepared. */
export function Readiness() {
  const items = CHECKLIST_TEMPLATES.diligence.filter(({ weight }) => weight >= IMPORTANT);
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <section className={styles.section} aria-label="Sale readiness">
      <h2>Sale readiness</h2>
      <p className={ui.caption}>
        The documents that matter most in due diligence. Prepare them before you list.
      </p>
      <dl className={styles.facts}>
        {groups.map((group) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd className={styles.plain}>
              {items
                .filter((item) => item.group === group)
                .map(({ key, title }) => (
                  <span key={key} className={ui.line}>
                    {title}
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={ui.actions}>
        <LinkButton to="sellerPropertyPreparation" size="small">
          Open property preparation
        </LinkButton>
        <LinkButton to="underwritingStatements" size="small">
          Import statements
        </LinkButton>
      </div>
    </section>
  );
}
