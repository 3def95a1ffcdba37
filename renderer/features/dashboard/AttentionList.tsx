import { isBuilt, type PathName } from '#shared/routes.ts';
import type { AttentionItem } from '../../core/dashboard/dashboardPart.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import styles from './Dashboard.module.css';

export function AttentionList({ items }: { readonly items: readonly AttentionItem[] }) {
  return (
    <section aria-labelledby="attention-title">
      <h2 id="attention-title">Needs your attention</h2>
      {items.length === 0 ? (
        <p className={styles.nothing}>
          Nothing waits for you. New matters appear here by themselves.
        </p>
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.title} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item: { title, detail, intent, action } }: { readonly item: AttentionItem }) {
  const target: PathName | undefined = action?.to;
  return (
    <li className={styles.item} data-intent={intent}>
      <div>
        <h3>{title}</h3>
        <p>{detail}</p>
      </div>
      {action !== undefined && target !== undefined && isBuilt(target) && (
        <LinkButton to={target} query={action.query ?? {}}>
          {action.label}
        </LinkButton>
      )}
    </li>
  );
}
