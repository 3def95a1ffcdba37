import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { numberText, plainText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rfps.module.css';
import type { Bidder, TeamRfp } from './rfps.ts';
import { useScoreRfpBidMutation } from './rfpsApi.ts';

const schema = z.object({
  scores: z.array(
    z.object({
      criterion: z.string(),
      score: numberText(0, 10, 'Enter 0 to 10.').check(
        z.refine((score) => Number.isInteger(score), 'Enter a whole number.'),
      ),
      note: plainText(1000),
    }),
  ),
});

interface ScoreFormProps {
  readonly rfp: TeamRfp;
  readonly bidder: Bidder;
}

/** The user's scores of one bid. Other evaluators can't see them yet. */
export function ScoreForm({ rfp, bidder }: ScoreFormProps) {
  const [score] = useScoreRfpBidMutation();
  const criteria = rfp.criteria.filter(({ is_price: isPrice }) => !isPrice);
  const own = bidder.scores.filter(({ is_mine: isMine }) => isMine);
  const form = useSaveForm({
    schema,
    defaultValues: {
      scores: criteria.map(({ id: criterion }) => {
        const known = own.find((one) => one.criterion === criterion);
        return {
          criterion,
          score: known === undefined ? '' : String(known.score),
          note: known?.note ?? '',
        };
      }),
    },
    save: ({ scores }) => score({ bidder: bidder.id, scores }),
  });
  return (
    <SaveForm
      form={form}
      aria-label={`Scores of ${bidder.name}`}
      action="Save scores"
      failure="Scores not saved"
      size="small"
      intent="none"
      beside={own.length === criteria.length && <span className={ui.note}>Saved</span>}
    >
      {criteria.map(({ id, name }, index) => (
        <div key={id} className={styles.score}>
          <span>{name}</span>
          <WholeNumberField
            label={`${name}, 0 to 10`}
            autoComplete="off"
            {...form.field(`scores.${index}.score`)}
          />
          <TextField
            label={`Note on ${name}`}
            isOptional
            maxLength={1000}
            {...form.field(`scores.${index}.note`)}
          />
        </div>
      ))}
    </SaveForm>
  );
}
