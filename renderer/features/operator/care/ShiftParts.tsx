import type { ReactNode } from 'react';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Care.module.css';
import type { CareShift } from './careShapes.ts';

type ShiftResident = CareShift['residents'][number];

interface ShiftHeadProps {
  readonly resident: Pick<ShiftResident, 'id' | 'name' | 'unit'>;
  readonly children: ReactNode;
}

/** A resident of a shift, with what stands out. */
export const ShiftHead = ({ resident, children }: ShiftHeadProps) => (
  <header className={styles.head}>
    <h2>
      <Link to={linkTo('operatorResident', { id: resident.id })}>{resident.name}</Link>
    </h2>
    <span className={styles.unit}>{resident.unit ?? '—'}</span>
    {children}
  </header>
);

interface ShiftNotesProps {
  readonly notes: ShiftResident['notes'];
  readonly time: (at: string) => string;
}

export const ShiftNotes = ({ notes, time }: ShiftNotesProps) =>
  notes.map((note) => (
    <li key={note.id}>
      {note.body}{' '}
      <span className={ui.caption}>
        {note.by}, {time(note.at)}
      </span>
    </li>
  ));
