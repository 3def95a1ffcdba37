import { SCOPES, SEVERITIES } from '#shared/operator/compliance.ts';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';

interface GradeGridProps {
  readonly findings: readonly { readonly grade: string | null }[];
  readonly chosen: string | null;
  readonly onChoose: (grade: string | null) => void;
}

/** Findings by scope and severity, A to L. Each count filters the list to its rows. */
export function GradeGrid({ findings, chosen, onChoose }: GradeGridProps) {
  const countOf = (grade: string) => findings.filter((one) => one.grade === grade).length;
  return (
    <table className={`${operator.table} ${styles.grades}`} aria-label="Scope and severity">
      <TableHead columns={['Severity', ...SCOPES]} />
      <tbody>
        {SEVERITIES.map(({ value, label, grades }) => (
          <tr key={value} data-severity={value}>
            <th scope="row">{label}</th>
            {grades.map((grade) => {
              const count = countOf(grade);
              return (
                <td key={grade} data-has-findings={count > 0}>
                  {count === 0 ? (
                    <span>{grade}</span>
                  ) : (
                    <button
                      type="button"
                      aria-pressed={chosen === grade}
                      aria-label={`Grade ${grade}: ${count} ${count === 1 ? 'finding' : 'findings'}`}
                      onClick={() => onChoose(chosen === grade ? null : grade)}
                    >
                      {grade} <strong>{count}</strong>
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
