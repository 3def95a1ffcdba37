import { allScopes, CARE_SCOPE, CARE_SCOPE_DAYS, scopeGroups } from '#shared/api/scopes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Keys.module.css';

interface ScopeFieldsProps {
  readonly scopes: ReadonlySet<string>;
  readonly error?: string | undefined;
  /** Offers health records, which only keys can read. */
  readonly hasCare?: boolean;
  readonly onChange: (scopes: ReadonlySet<string>) => void;
}

/** A key's permissions: read and write for each resource. */
export function ScopeFields({ scopes, error, hasCare = false, onChange }: ScopeFieldsProps) {
  function toggle(scope: string, isOn: boolean) {
    const next = new Set(scopes);
    if (isOn) next.add(scope);
    else next.delete(scope);
    onChange(next);
  }
  const reads = allScopes.filter((scope) => scope.endsWith(':read'));
  return (
    <fieldset className={styles.scopes}>
      <legend>Permissions</legend>
      <div className={ui.actions}>
        <PlainButton onClick={() => onChange(new Set(reads))}>Read all</PlainButton>
        <PlainButton onClick={() => onChange(new Set(allScopes))}>Select all</PlainButton>
        <PlainButton onClick={() => onChange(new Set())}>Clear all</PlainButton>
      </div>
      <Problem text={error} />
      <ul>
        {scopeGroups.map(({ resource, title, isWritable }) => (
          <li key={resource}>
            <span>{title}</span>
            {(isWritable ? ['read', 'write'] : ['read']).map((verb) => {
              const scope = `${resource}:${verb}`;
              return (
                <Checkbox
                  key={verb}
                  checked={scopes.has(scope)}
                  onChange={({ target }) => toggle(scope, target.checked)}
                >
                  {verb === 'read' ? 'Read' : 'Write'}{' '}
                  <span className="visually-hidden">{title}</span>
                </Checkbox>
              );
            })}
          </li>
        ))}
      </ul>
      {hasCare && (
        <Checkbox
          checked={scopes.has(CARE_SCOPE)}
          onChange={({ target }) => toggle(CARE_SCOPE, target.checked)}
        >
          Read health records{' '}
          <span className={ui.caption}>
            By FHIR, logged for each resident. Needs an expiry of up to {CARE_SCOPE_DAYS} days and
            allowed IP addresses.
          </span>
        </Checkbox>
      )}
    </fieldset>
  );
}
