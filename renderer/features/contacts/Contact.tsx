import { contact } from '#shared/records/nouns/contact.ts';
import type { FormValues } from '#shared/records/schema.ts';
import type { RecordRow } from '../../core/records/row.ts';
import type { RecordPageProps } from '../../kit/work/record/RecordPage.tsx';
import { RecordPage } from '../../kit/work/record/RecordPage.tsx';
import { RecordPanel } from '../../kit/work/record/RecordPanel.tsx';
import { DuplicateHint } from './DuplicateHint.tsx';
import { QuickActs } from './QuickActs.tsx';
import { useContactActs } from './useContactActs.ts';

type ContactProps = Omit<RecordPageProps, 'noun' | 'acts' | 'quick' | 'hint'>;

/** One contact, beside the list or on its own address. */
export function Contact(props: ContactProps) {
  const acts = useContactActs();
  const shared = {
    ...props,
    noun: contact,
    acts,
    quick: (row: RecordRow) => <QuickActs row={row} />,
    hint:
      ({ id }: RecordRow) =>
      (values: FormValues) => <DuplicateHint values={values} ownId={id} />,
  };
  return props.place === 'panel' ? <RecordPanel {...shared} /> : <RecordPage {...shared} />;
}
