import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import styles from './Rooms.module.css';
import { usePublishNdaMutation } from './roomManagementApi.ts';
import type { RoomView } from './roomShapes.ts';

const ndaSchema = z.object({ body: z.string().check(z.trim(), z.minLength(20)) });

/** The NDA text. A new version must be signed before the next page view. */
export function NdaText({ room }: { readonly room: RoomView }) {
  const [publish] = usePublishNdaMutation();
  const seen = room.nda.n ?? 0;
  const form = useSaveForm({
    schema: ndaSchema,
    defaultValues: { body: room.nda.body ?? '' },
    save: ({ body }) => publish({ roomId: room.id, seen, body }),
  });
  const typed = form.values.body.trim();
  return (
    <SaveForm
      form={form}
      aria-label="NDA text"
      className={styles.form}
      action={`Publish as version ${seen + 1}`}
      failure="Not published"
      isDisabled={typed === (room.nda.body ?? '').trim() || typed.length < 20}
    >
      <TextAreaField
        label={`Version ${seen}`}
        rows={18}
        maxLength={40_000}
        hint="When you publish a new version, everyone must sign it before viewing more pages."
        {...form.field('body')}
      />
    </SaveForm>
  );
}
